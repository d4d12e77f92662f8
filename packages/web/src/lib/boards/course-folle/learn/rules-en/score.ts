import { NAMES, VEHICLES } from '@ponts-bornes/course-folle';
import type { Section } from '../../../../learn/rules.ts';
import type { ShownCard } from '../../cards.ts';
import { capital } from '../../say.ts';
import { AERODROME_PAIR, MISFITS, SCORED, STAGE_PAIR, extremesOf } from '../examples.ts';
import { The, the } from '../names.ts';

const worth = ({ stages, half, vehicle }: ShownCard): string => {
  const whole = stages === 0 ? [] : [`${stages} ${stages === 1 ? 'stage' : 'stages'}`];
  const part = half === null ? [] : [vehicle === 'plane' ? 'a half aerodrome' : 'a half milestone'];
  return [...whole, ...part].join(' and ');
};

export const score: Section = {
  id: 'score',
  title: 'The score',
  rules: [
    {
      id: 'CF-E1',
      title: 'Whole stages',
      text: [
        'After the fifth round every course has five cards. They may lie in any order, and be laid anew at any time. Every whole milestone is one stage.',
      ],
    },
    {
      id: 'CF-E2',
      title: 'Joined halves',
      text: [
        'A left and a right half milestone, side by side, make **one stage**. A car and a boat fit each other just as well as two cars or two boats. Two half aerodromes, left and right, make an **aerodrome: four stages**. A half milestone and a half aerodrome don’t join.',
        'A half on its own counts nothing. A card has one half at most, so it is used once. The table always finds the best order and shows it: halves that join touch each other, the others are pale.',
      ],
      figure: {
        name: 'halves',
        caption: `${The.en(STAGE_PAIR[0].name)} and ${the.en(STAGE_PAIR[1].name)}: one stage. ${The.en(AERODROME_PAIR[0].name)} and ${the.en(AERODROME_PAIR[1].name)}: four stages. ${The.en(MISFITS[0].name)} and ${the.en(MISFITS[1].name)}: nothing.`,
      },
      ours: {
        kind: 'reading',
        text: 'The booklet does not say what a left half is. With us it is the one that lies to the left of the other: it is drawn at the right edge of its card, and two lefts make nothing together.',
      },
      tryIt: 'halves',
    },
    {
      id: 'CF-E3',
      title: 'Your colour',
      text: [
        'Every card of your course in your character’s colour is worth one stage more. The portrait’s colour counts, not that of your seat’s token. On offer, such cards bear a “+1” for you.',
      ],
      figure: {
        name: 'course',
        caption: `The course of the ${NAMES.en.characters[SCORED.owner]} character: ${SCORED.whole} milestones, 4 stages for the aerodrome, 1 for the joined half milestones, ${SCORED.own} for ${SCORED.own} cards of its own colour. ${SCORED.total} stages in all.`,
      },
    },
    {
      id: 'CF-E4',
      title: 'Violet',
      text: [
        'The violet character has one stage more with at least two starters in its course. Just one, even with three or four of them.',
      ],
    },
    {
      id: 'CF-E5',
      title: 'Who wins',
      text: [
        'Most stages win. If they are equal, the higher sum of the speeds of the five cards in the course. If these are equal too, the win is shared.',
      ],
    },
  ],
};

export const numbers: Section = {
  id: 'numbers',
  title: 'For the curious: the numbers',
  rules: [
    {
      id: 'CF-N1',
      title: 'The stages of each vehicle',
      text: [
        'Of each vehicle’s cards, starters included, the slower half is rich and the faster half is poor. Of nine cards the middle one belongs to the slow ones.',
        'Each half is printed left or right.',
      ],
      table: {
        head: ['Vehicle', 'The slower ones', 'The faster ones'],
        rows: VEHICLES.map((vehicle) => {
          const [slow, fast] = extremesOf(vehicle);
          return [capital(NAMES.en.vehicles[vehicle]), worth(slow), worth(fast)];
        }),
      },
      ours: {
        kind: 'remade',
        text: 'The numbers printed on the original cards are lost: the booklet only describes how they are built. We made them anew and balanced them by thousands of simulated games. At first we gave trains 5 and 2 stages: with seven players hardly anybody ever left one.',
      },
    },
    {
      id: 'CF-N2',
      title: 'The speeds',
      text: [
        'Whole numbers from 1 up. All cards of one vehicle have different speeds, starters included. From vehicle to vehicle they overlap, so that “speed first” has ties, which the hierarchy settles.',
      ],
      ours: {
        kind: 'remade',
        text: 'The original speeds are lost. These were searched for by computing, so that no pack is better than the others.',
      },
    },
    {
      id: 'CF-N3',
      title: 'Boosters and halves',
      text: [
        'A pack has five different boosters. Over the 35 race cards each of the six appears five or six times. For each vehicle the race cards have as many left halves as right ones, give or take one.',
      ],
      ours: {
        kind: 'remade',
        text: 'The booklet does not say which card bears which booster. This distribution is ours.',
      },
    },
    {
      id: 'CF-N4',
      title: 'The balance',
      text: [
        'What we ask of these numbers, with our strongest bot in every seat, characters dealt at random, and a shared win counted in parts:',
        '- with 3 to 7 players no character wins more than 4 points above or below its share (6 points with two), over at least 20,000 games for each number of players;',
        '- fewer than 35 % of games with four players end with equal stages;',
        '- every vehicle is taken first in at least 10 % of the offers that have it, and left over in at least 8 %.',
        'Violet’s speeds have the lowest total, by a little, which its bonus repays [CF-E4].',
      ],
      ours: {
        kind: 'remade',
        text: 'The booklet gives no figures to aim at: so we chose what “balanced” means, and measure it. With seven players and our strongest bot it does not hold yet: red wins too often, violet and blue too rarely. The figures measured, with their margins, are published with the program.',
      },
    },
  ],
};
