import type { RulesText } from '../../../../learn/rules.ts';
import { AERODROME_PAIR, MISFITS, ORDER_VIEW, STAGE_PAIR, WHOLE_CARD, playedIn } from '../examples.ts';
import { The, the } from '../names.ts';

const [first, second, third] = playedIn(ORDER_VIEW);

export const lead: RulesText['lead'] =
  'Seven characters in a hurry, five vehicles, five rounds. In each round a card played in secret decides who picks first, and the card you pick makes your course longer. The course with most stages wins.';

export const brief: RulesText['brief'] = [
  {
    title: 'The aim',
    text: [
      'The race has **five rounds**. In each you take one card and add it to your **course**. Most stages win.',
      'A **milestone** is one stage. Fast cards have few, slow cards have many: going fast and going far don’t go together.',
    ],
    figure: {
      name: 'card',
      caption: `A race card, ${the.en(WHOLE_CARD.name)}. 1: its speed. 2: its colour and emblem. 3: its stages, a milestone each. 4: a half, at the edge. 5: its booster, in yellow (on a small screen, only its sign).`,
    },
  },
  {
    title: 'Your character and your cards',
    text: [
      'You get a character and the five race cards of its colour: a train, a car, a motorbike, a boat and a plane. Everybody sees what the others still hold.',
      'Two colours are easily mixed up. The **token** before a name only says which **seat** somebody sits in. The colour you play is that of your **portrait** and its emblem. Every card of that colour in your course is worth one stage more.',
    ],
    figure: {
      name: 'colours',
      caption:
        'Aline sits in the seat of the red disc, and plays the green character, whose emblem is a leaf. A green card in her course is worth one stage more; a red card is not.',
    },
  },
  {
    title: 'Choose in secret, then take',
    text: [
      'In the middle, the **hierarchy** ranks the five vehicles from first to last. On its right lies the **offer**: one card more than there are players. Everyone chooses a card of their hand in secret; all are shown together.',
      'The highest vehicle takes first. Among equal vehicles the higher speed goes first. In that order each takes one card of the offer.',
    ],
    figure: {
      name: 'order',
      caption: `Left, three cards that were played. Both cars stand higher than the plane: the faster one takes first (${the.en(first!.name)}, speed ${first!.speed}), then the other (${the.en(second!.name)}, speed ${second!.speed}), and the plane last, for all its speed of ${third!.speed}. Right, the four cards on offer.`,
    },
  },
  {
    title: 'The card left over',
    text: [
      'One card is taken by nobody. It stays on offer, and **its vehicle moves one place up**. If it was on top, it drops to the bottom.',
      'Then the cards that were played join the offer. So the card you play now can be taken in the next round, by you or by somebody else.',
    ],
    figure: {
      name: 'leftover',
      caption:
        'Left, a motorbike was left over: the motorbike passes the car. Right, a train was left over: from the first place it drops to the last.',
    },
  },
  {
    title: 'The booster',
    text: [
      'The card that comes **last** gives whoever played it the **booster** marked in yellow on the card. So coming last is sometimes what you want. Two boosters act at once:',
      '- **pole position**: the vehicle of your choice goes on top of the hierarchy;',
      '- **swap**: a card of your hand (not a train) for one of your course, if you like.',
      'The other four act in the next round:',
      '- **turbo**: your card counts as the fastest of its vehicle;',
      '- **late call**: you choose after you have seen the cards of the others;',
      '- **disguise**: your card counts as the vehicle on top, with speed 0 if it is another one;',
      '- **speed first**: for everyone, speed goes before hierarchy.',
    ],
    figure: {
      name: 'boosters',
      caption:
        'The six boosters and their signs. At once: pole position (an arrow up), swap (two arrows). In the next round: turbo (a flame), late call (an hourglass), disguise (a mask), speed first (a speedometer).',
    },
  },
  {
    title: 'Joining halves',
    text: [
      'Cars and boats show a half milestone at their edge, planes a half aerodrome. A half alone counts nothing. A left and a right one side by side make a stage; two half aerodromes make an **aerodrome, worth four stages**. The table lays your course in its best order by itself.',
    ],
    figure: {
      name: 'halves',
      caption: `${The.en(STAGE_PAIR[0].name)} and ${the.en(STAGE_PAIR[1].name)}: the two half milestones become one, a stage. ${The.en(AERODROME_PAIR[0].name)} and ${the.en(AERODROME_PAIR[1].name)}: an aerodrome, four stages. ${The.en(MISFITS[0].name)} and ${the.en(MISFITS[1].name)}: a half milestone and a half aerodrome don’t fit, nothing.`,
    },
  },
  {
    title: 'The end',
    text: [
      'After the fifth round all hands are empty. Count milestones, joined halves, aerodromes, and one stage for every card of your own colour. The violet character gets one more with at least two starters. If stages are equal, the higher sum of speeds wins.',
      'Now you can play: the table shows what is allowed, and says why when something is not.',
    ],
  },
];
