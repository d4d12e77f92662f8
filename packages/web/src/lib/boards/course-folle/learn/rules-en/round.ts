import type { Section } from '../../../../learn/rules.ts';
import { ORDER_VIEW, playedIn } from '../examples.ts';
import { the } from '../names.ts';

const [first, second, third] = playedIn(ORDER_VIEW);

export const round: Section = {
  id: 'round',
  title: 'A round',
  rules: [
    {
      id: 'CF-T1',
      title: 'Choosing in secret',
      text: [
        'There are five rounds. In each, everyone secretly chooses a card of their hand; when all have chosen, the cards are shown together.',
        'Until then nothing tells of a choice, neither the back of the card nor who has chosen already. Hands are no secret, though: packs are known, and everything else is played openly.',
      ],
      ours: {
        kind: 'reading',
        text: 'You may change your choice as often as you like until the last one arrives. The booklet is silent here; round a table, too, a card lying face down can be taken back. In the fifth round you have one card left, so there is nothing to change.',
      },
    },
    {
      id: 'CF-T2',
      title: 'The order',
      text: [
        'The vehicle highest in the hierarchy goes first. Among equal vehicles the higher speed goes first. A booster can change this order [CF-B7].',
        'Two cards never come equal: all speeds of one vehicle differ [CF-N2], and only one booster acts in a round.',
      ],
      figure: {
        name: 'order',
        caption: `The order: ${the.en(first!.name)} (${first!.speed}), ${the.en(second!.name)} (${second!.speed}), ${the.en(third!.name)} (${third!.speed}). Speed only counts between the two cars.`,
      },
    },
    {
      id: 'CF-T3',
      title: 'Taking a card',
      text: [
        'In that order each takes **one** card of the offer, starter or race card, and adds it to their course. You cannot pass.',
      ],
    },
    {
      id: 'CF-T4',
      title: 'The card left over',
      text: [
        'One card stays. Its vehicle moves up one place in the hierarchy; from the top it drops to the bottom, and the others close up.',
        'So whoever takes last has two powers: to take one of the last two cards, and to decide which vehicle will move.',
      ],
      figure: {
        name: 'leftover',
        caption:
          'Left, a motorbike stayed: it changes places with the car. Right, a train stayed: it drops from the first place to the last.',
      },
      ours: {
        kind: 'reading',
        text: 'The card itself stays on offer. The booklet does not say so, but the counts ask for it: together with the cards just played, the offer must again be one more than the players.',
      },
      tryIt: 'leftover',
    },
    {
      id: 'CF-T5',
      title: 'Played cards join the offer',
      text: [
        'Then the cards just played go over to the right, into the offer, which is again one card more than there are players. You may take your own card back, and it pays [CF-E3].',
      ],
    },
    {
      id: 'CF-T6',
      title: 'The last card gives its booster',
      text: [
        'The race card that came last in the order gives its booster to whoever played it. It goes to the offer like the others, and shows its face again once the booster is spent: vehicle, speed, stages.',
      ],
      ours: {
        kind: 'reading',
        text: 'The booklet says: the lowest card. When a disguise or “speed first” upsets the order, that word is in doubt. We take the last card of the order that was really used: the booster consoles whoever took last.',
      },
    },
    {
      id: 'CF-T7',
      title: 'None in the fifth round',
      text: ['At the end of the fifth round there is no booster: the race is over.'],
      ours: {
        kind: 'reading',
        text: 'The booklet does not mention it. But there is no round left to prepare and no card in hand to swap: none of the six could do anything.',
      },
    },
  ],
};
