import { counted } from '@ponts-bornes/kernel';
import type { Speech } from './speech.ts';

const matches = (count: number): string => counted('en', count, 'match', 'matches');

export const EN: Speech = {
  language: 'en',
  takes: (name, count, heap) => `${name} takes ${matches(count)} from heap ${heap}.`,
  wins: (name) => `The last match is taken: ${name} wins.`,
  refusals: {
    'SG-P1': ({ seats }) => `Sample Game is for 2 players, not ${seats}.`,
    'SG-T1': ({ heap, take, left }) =>
      `You can’t take ${take} from heap ${heap}: it has ${matches(Number(left))} left.`,
    'SG-T2': ({ heap }) => `Heap ${heap} is empty.`,
  },
  unexplained: (rule) => `This move is refused by rule ${rule}.`,
  reasons: {
    'takes-last': 'it takes the last match and wins',
    balances: 'every move of the rival can then be answered',
  },
  label: (count, heap) => `Take ${matches(count)} from heap ${heap}`,
  yourTurn: 'Your turn: take matches from one heap.',
  waitFor: (name) => `Waiting for ${name}.`,
  over: 'The last match is taken.',
  heap: (heap) => `Heap ${heap}`,
  matches,
  holds: (heap, count) => `Heap ${heap}: ${count === 0 ? 'empty' : matches(count)}.`,
  hasTaken: (name, count) => `${name} has taken ${matches(count)}.`,
  taken: 'Matches taken',
  advised: 'advised',
  notes: [
    ['Turn', 'Take one or more matches from one heap.'],
    ['End', 'The player who takes the last match wins.'],
    ['On the screen', 'Tap a match: it is taken with those after it.'],
  ],
  typing: ['Moves', 'b3: three matches from heap b.'],
};
