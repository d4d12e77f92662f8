import type { Section } from '../../../../learn/rules.ts';

export const END: Section = {
  id: 'end',
  title: 'The end of a round',
  rules: [
    {
      id: 'MB-E1',
      title: 'Arriving',
      text: ['A side that reaches the target exactly wins the round at once.'],
    },
    {
      id: 'MB-E2',
      title: 'When the draw pile is empty',
      text: [
        'Play goes on without drawing, and the discard pile is never reshuffled. Whoever has no card left is skipped. A safety or coup-fourré that empties your hand ends your turn, and play passes to your left.',
        '**Classic:** the round ends when no hand holds a card. If the very last card is an attack, its riposte still takes place.',
      ],
      ours: {
        kind: 'reading',
        text: 'The classic booklet ends the round when the game is “blocked”, without saying when that is. We play to the last card: then there is no doubt.',
      },
    },
    {
      id: 'MB-E3',
      title: 'Circuit: no distances left',
      text: ['**Circuit:** the round ends as soon as not a single distance is left, in the draw pile or in any hand.'],
      ours: {
        kind: 'reading',
        text: 'The booklet says: when all distances have been laid. Discarded ones never come back; taken literally, some rounds would not end. We count them as gone.',
      },
    },
    {
      id: 'MB-E4',
      title: 'The farthest',
      text: ['If nobody has arrived, the side with the most kilometres wins the round.'],
      ours: {
        kind: 'reading',
        text: 'Ties are not foreseen. Equal sides share the round; if all are at 0, nobody wins.',
      },
    },
  ],
};

export const MATCH: Section = {
  id: 'match',
  title: 'A round, several, or points',
  rules: [
    {
      id: 'MB-X1',
      title: 'Three ways to play',
      text: [
        'A shared round counts for each side that shares it; sides that reach the number of rounds together share the match. A round without a winner counts for nobody: another is played.',
      ],
      table: {
        head: ['Match', 'Who wins', 'Score'],
        rows: [
          ['One round', 'the winner of the round', 'kilometres'],
          ['Rounds', 'the first to win 2, 3, 4 or 5 rounds, as chosen', 'rounds won'],
          ['Points', 'the highest total, once somebody has 5000 points', 'points'],
        ],
      },
      ours: {
        kind: 'reading',
        text: 'The booklets speak of winning rounds, or of going for 5000 points, without saying how many rounds: the table chooses.',
      },
    },
    {
      id: 'MB-X2',
      title: 'The points of a round',
      text: ['Each side counts:'],
      table: {
        head: ['For', 'Points'],
        rows: [
          ['each kilometre laid', '1'],
          ['each safety laid (left in hand: nothing)', '100'],
          ['each coup-fourré, on top of the safety', '300'],
          ['winning the round, with or without reaching the target', '400'],
          ['winning the round without any 200', '200'],
        ],
      },
      ours: {
        kind: 'reading',
        text: 'The booklets know no shared rounds. Here each sharing side gets the full 400, and the 200 as well if it laid no 200 itself.',
      },
    },
    {
      id: 'MB-X3',
      title: 'Left at the start',
      text: ['For each side that laid no distance at all, every other side scores 500 points.'],
      ours: {
        kind: 'reading',
        text: 'Nothing is said of several sides left at zero. The 500s add up, and sides at zero score from each other.',
      },
    },
    {
      id: 'MB-X4',
      title: 'The end of a points game',
      text: [
        'The game ends after the round in which a side reaches 5000 points. The highest total wins; equal totals share.',
      ],
      ours: {
        kind: 'reading',
        text: 'The booklets say nothing of several sides beyond 5000, nor of equal totals.',
      },
    },
  ],
};
