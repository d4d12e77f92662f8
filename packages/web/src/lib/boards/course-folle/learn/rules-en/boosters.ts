import type { Section } from '../../../../learn/rules.ts';
import { DISGUISE_VIEW, SPEED_VIEW, SWAPPED, TURBO_VIEW, playedIn } from '../examples.ts';
import { The, the } from '../names.ts';

const [boosted, faster] = playedIn(TURBO_VIEW);
const [real, disguised, passed] = playedIn(DISGUISE_VIEW);
const bySpeed = playedIn(SPEED_VIEW);

export const boosters: Section = {
  id: 'boosters',
  title: 'The boosters',
  rules: [
    {
      id: 'CF-B7',
      title: 'When they act',
      text: [
        'Pole position and swap act **at once**, at the end of the round that gives them: after the hierarchy has moved [CF-T4] and the played cards have joined the offer [CF-T5].',
        'Turbo, late call, disguise and speed first act **in the next round**, and then are gone.',
        'A card that a swap brought into a hand is played like any other, whatever its colour; if it comes last, its booster goes to whoever played it. A starter has none: if it comes last, nobody is boosted.',
      ],
      ours: {
        kind: 'reading',
        text: 'In the booklet the owner carries out the action “éventuellement”. We read: if there is one. So a booster acts whether its owner likes it or not; only the swap can be declined [CF-B6]. Nor does the booklet say when the other four end: with us they last one round.',
      },
    },
    {
      id: 'CF-B1',
      title: 'Pole position',
      text: [
        'At once you put the vehicle of your choice on top of the hierarchy. The others keep their order. Choosing the one already on top changes nothing, and is allowed.',
      ],
      ours: {
        kind: 'reading',
        text: 'The vehicle of the card left over moves first: the booklet tells of it before the end of the round, and of boosters after.',
      },
    },
    {
      id: 'CF-B2',
      title: 'Turbo',
      text: [
        'In the next round your card counts as the fastest of its vehicle. It passes equal vehicles, never one that stands higher.',
      ],
      figure: {
        name: 'turbo',
        caption: `${The.en(boosted!.name)} has no more than speed ${boosted!.speed}, but the turbo: it goes before ${the.en(faster!.name)}, speed ${faster!.speed}. The plane stays last.`,
      },
    },
    {
      id: 'CF-B3',
      title: 'Late call',
      text: [
        'In the next round you choose your card when all the others have shown theirs. In the fifth round, with one card left, it changes nothing.',
      ],
      ours: {
        kind: 'reading',
        text: 'Your choice is then open at once and can’t be changed: everything else lies open, and there is nobody left to wait for.',
      },
    },
    {
      id: 'CF-B4',
      title: 'Disguise',
      text: [
        'In the next round your card passes for the vehicle on top of the hierarchy. If that changes it, its speed becomes 0: it comes after the real vehicles of that rank, and before all others. If it is that vehicle anyway, it keeps its speed.',
      ],
      figure: {
        name: 'disguise',
        caption: `${The.en(disguised!.name)} is disguised as a train, speed 0. The real train (${the.en(real!.name)}) takes first, then the plane, and ${the.en(passed!.name)} last.`,
      },
      ours: {
        kind: 'reading',
        text: 'The disguise holds for the order only. On offer the card has its own vehicle, speed and stages again: the booklet speaks of a change for the moment.',
      },
      tryIt: 'disguise',
    },
    {
      id: 'CF-B5',
      title: 'Speed first',
      text: ['In the next round speed is compared first, **for everyone**; the hierarchy only settles equal speeds.'],
      figure: {
        name: 'speed',
        caption: `Each card lies in the row of its vehicle, but the order goes by speed: ${bySpeed.map((card) => `${the.en(card.name)} (${card.speed})`).join(', ')}.`,
      },
      tryIt: 'speed',
    },
    {
      id: 'CF-B6',
      title: 'Swap',
      text: [
        'At once you may lay a card of your hand, **but not a train**, in your course, and take a card of your course back in hand. You will play that one later.',
        'You may decline. If there is nothing to swap, nothing happens.',
      ],
      figure: {
        name: 'swap',
        caption: `From hand to course: ${the.en(SWAPPED.lay.name)}. From course to hand: ${the.en(SWAPPED.back.name)}. A train can’t leave the hand this way.`,
      },
      ours: {
        kind: 'reading',
        text: 'The booklet forbids a train only as the card from the hand. So a train may come back from your course.',
      },
      tryIt: 'swap',
    },
  ],
};
