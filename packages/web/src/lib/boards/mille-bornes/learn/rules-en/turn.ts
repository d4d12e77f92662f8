import type { Section } from '../../../../learn/rules.ts';

export const TURN: Section = {
  id: 'turn',
  title: 'A turn',
  rules: [
    {
      id: 'MB-T1',
      title: 'Draw, then one thing',
      text: [
        'A turn begins with a card from the draw pile, if there is one left: you hold seven. Then you play a card from your hand, or discard one. As long as the pile lasts you end with six.',
        'At this table the card is drawn for you.',
      ],
    },
    {
      id: 'MB-T2',
      title: 'Discarding',
      text: ['Any card may be discarded, even when another could be played.'],
      ours: {
        kind: 'reading',
        text: 'The classic booklet allows it to whoever cannot or will not play. The circuit one speaks only of those who have nothing to lay; we leave the choice in both editions.',
      },
    },
    {
      id: 'MB-T3',
      title: 'No card without effect',
      text: [
        'A card that would do nothing can only be discarded. That goes for:',
        '- a remedy when its attack is not on top of your battle pile,',
        '- a green light while you are rolling, or when you have right of way,',
        '- an end of limit when nothing limits you.',
        '**Circuit:** the house rule of [MB-T6] makes an exception for the green flag.',
      ],
    },
    {
      id: 'MB-T4',
      title: 'The green light',
      text: [
        'It goes on an empty battle pile, on a red light or on a remedy. Never straight on an empty tank, a flat tyre or an accident: the remedy comes first.',
      ],
    },
    {
      id: 'MB-T5',
      title: 'The remedy',
      text: [
        'It goes on the attack it matches, when that lies on top of your battle pile. It mends, but it does not set you rolling: on a later turn you still need a green light, unless you have right of way [MB-S6].',
      ],
      figure: {
        name: 'repair',
        caption:
          'Turn by turn, on the battle pile: the accident stops you, repairs cover it, the green light sets you rolling, and on the turn after that you drive 100.',
      },
      tryIt: 'after-repair',
    },
    {
      id: 'MB-T6',
      title: 'The end of limit',
      text: [
        'It goes on the limit on your speed pile and lifts it. Nothing else changes: if you were rolling you still are, without a new green light; if you were stopped you still are.',
        '**Circuit, house rule** (off unless chosen): after an end of limit only 25 and 50 until your side lays a green flag. It may then do so even while rolling, or on a red flag, but not on another attack.',
        '- Any green flag will do, also the one that starts you or that follows a remedy.',
        '- Right of way ends the wait.',
        '- A new limit takes its place: the wait comes back only with the end of that limit.',
      ],
      ours: {
        kind: 'reading',
        text: 'The circuit booklet contradicts itself: one sentence asks for a green flag after the end of limit, another says that it cancels the limit. We follow the second, which is the classic rule too, and keep the first as a house rule. Its details are ours, so that no green flag is ever laid without effect.',
      },
      tryIt: 'end-of-limit',
    },
  ],
};

export const DISTANCES: Section = {
  id: 'distances',
  title: 'Distances',
  rules: [
    {
      id: 'MB-D1',
      title: 'Only while rolling',
      text: ['A distance is laid only while you are rolling [MB-S6]: any value you like, one card a turn.'],
    },
    {
      id: 'MB-D2',
      title: 'Under a limit',
      text: ['Under a speed limit only distances of 25 and 50 can be laid.'],
      figure: {
        name: 'limit',
        caption: 'With a limit on the speed pile: 25 and 50 pass; 75, 100 and 200 wait for the end of limit.',
      },
    },
    {
      id: 'MB-D3',
      title: 'Two 200s at most',
      text: ['A side lays at most two 200s in a round, partners together. A third is refused.'],
    },
    {
      id: 'MB-D4',
      title: 'Landing exactly',
      text: [
        'The total never passes the target: it must be reached exactly. At 950 of 1000 only 25 and 50 are of use. There is no extension.',
      ],
      figure: {
        name: 'exact',
        caption: 'At 925 km: 25 and 50 bring you closer, 75 wins, 100 and 200 would go past and are refused.',
      },
      tryIt: 'exact',
    },
  ],
};

export const ATTACKS: Section = {
  id: 'attacks',
  title: 'Attacks',
  rules: [
    {
      id: 'MB-A1',
      title: 'Stopping who rolls',
      text: [
        'Red light, out of gas, flat tyre and accident go on the battle pile of an opponent **who is rolling**. Never two at once: whoever is stopped no longer rolls.',
      ],
    },
    {
      id: 'MB-A2',
      title: 'A limit for anybody',
      text: [
        'A limit goes on the speed pile of any opponent, started or not, stopped or not, unless a limit is already on top of it. It adds to the four other attacks.',
      ],
      tryIt: 'limit-anyone',
    },
    {
      id: 'MB-A3',
      title: 'Nothing passes a safety',
      text: [
        'An attack cannot be laid on a side that shows the safety against it. Right of way stops red lights and limits.',
      ],
    },
    {
      id: 'MB-A4',
      title: 'Attacking right of way',
      text: [
        'Out of gas, flat tyre and accident are left. They go on top of its last battle card, whatever that is, green light or remedy, and even on an empty pile, provided it is rolling [MB-S6].',
      ],
    },
    { id: 'MB-A5', title: 'Never your own', text: ['Nobody attacks their own side.'] },
  ],
};
