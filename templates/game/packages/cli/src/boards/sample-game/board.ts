import type { View } from '@ponts-bornes/sample-game';
import type { Speech } from '@ponts-bornes/sample-game/speech';
import type { Board } from '../board.ts';
import { labelled } from '../wrap.ts';

/** Sample Game on a terminal: the heaps, then what each seat has taken. */
export const sampleGameBoard: Board<View, Speech> = {
  draw: ({ heaps, taken, toAct }, { speech, names, ink }) =>
    [
      ...heaps.map(({ name, left }) => `  ${ink.strong(name)}  ${'|'.repeat(left).padEnd(MOST)}  ${left}`),
      '',
      ...taken.map((count, seat) => `${toAct.includes(seat) ? '>' : ' '} ${speech.hasTaken(names[seat]!, count)}`),
    ].join('\n'),
  memo: (_view, { speech }) =>
    [...speech.notes.slice(0, -1), speech.typing].flatMap(([term, text]) => labelled(term, text, TERM)).join('\n'),
  spell: (typed) => typed.replaceAll(/\s/g, '').toLowerCase(),
};

const MOST = 5;
const TERM = 14;
