import type { Section } from '../../../../learn/rules.ts';

export const SAFETIES: Section = {
  id: 'safeties',
  title: 'Safeties',
  rules: [
    {
      id: 'MB-B1',
      title: 'Laying a safety',
      text: [
        'On your turn, even as your very first card. Then you draw, if there are cards left, and play again: as often as you lay safeties.',
      ],
    },
    {
      id: 'MB-B2',
      title: 'Protected for the round',
      text: [
        'Its attack can no longer touch your side until the round is over. Right of way protects from two: red light and speed limit.',
      ],
    },
    {
      id: 'MB-B3',
      title: 'A safety laid too late',
      text: [
        'If its attack already lies on top of your battle pile, the **whole** battle pile goes to the discard pile. The attack is over, but you need a green light again, unless you have right of way. A coup-fourré costs no green light [MB-F2].',
      ],
      figure: {
        name: 'late',
        caption:
          'An accident on the battle pile, then the driving ace laid on your own turn: the pile is empty, and the side stands still until its next green light.',
      },
      ours: {
        kind: 'reading',
        text: 'After an attack the classic booklet lets you set off only with a green light. The circuit one merely asks that no attack lie on the pile. We play it the same way in both editions.',
      },
      tryIt: 'late-safety',
    },
    {
      id: 'MB-B4',
      title: 'Right of way',
      text: [
        'Once laid, even as a coup-fourré, it removes a red light **and** a limit if both are there. From then on it replaces green lights: you are rolling as long as no empty tank, flat tyre or accident lies on your battle pile, and their remedy is enough to set off again.',
      ],
      figure: {
        name: 'right',
        caption:
          'Before: a red light on the battle pile, a limit on the speed pile. Right of way is laid. After: both piles are free, and the side is rolling without a green light.',
      },
      ours: {
        kind: 'reading',
        text: 'The circuit booklet discards both attacks without saying what becomes of the cards beneath; the classic one is silent. Of the speed pile only the limit on top goes. In a coup-fourré the countered attack goes alone [MB-F2]; an older red light goes with its whole pile [MB-B3], an older limit by itself.',
      },
      tryIt: 'right-of-way',
    },
  ],
};

export const COUP_FOURRE: Section = {
  id: 'coup-fourre',
  title: 'The coup-fourré',
  rules: [
    {
      id: 'MB-F1',
      title: 'Coup-fourré!',
      text: [
        'Your side is attacked, and you hold the safety that answers: lay it **on the spot**, even out of turn. Between partners it is whichever of the two holds it.',
      ],
      tryIt: 'coup-fourre',
    },
    {
      id: 'MB-F2',
      title: 'As if nothing had happened',
      text: [
        'The attack goes to the discard pile and has no effect: whoever was rolling still rolls, without a new green light. The safety is laid crosswise.',
      ],
      figure: {
        name: 'crosswise',
        caption:
          'Two safeties on the table: the fuel tank, laid on its owner’s turn, is upright; puncture-proof, laid as a coup-fourré, lies crosswise.',
      },
    },
    {
      id: 'MB-F3',
      title: 'A full turn',
      text: ['First you draw back to six cards. Then you take a full turn: draw once more, and play.'],
    },
    {
      id: 'MB-F4',
      title: 'Turns are skipped',
      text: [
        'After that it is the turn of the player on **your** left. Those between the attacker and you lose their turn.',
      ],
    },
    {
      id: 'MB-F5',
      title: '400 points',
      text: ['In a points game it is worth 300 more than the safety’s 100.'],
    },
    {
      id: 'MB-F6',
      title: 'The riposte',
      text: [
        'After **every** attack the table pauses for a moment: the riposte. The attack already lies where it hits. Whoever holds the safety chooses: counter or let it pass. Whoever does not can only let it pass. From the other seats nobody can tell the difference.',
        '- Partners are asked at the same time, even one who has no cards left. The first counter, or the last acceptance, closes the riposte.',
        '- An answer is hidden and cannot be taken back. Whoever has answered still seems to be asked, to their partner too.',
        '- At a live table a riposte that nobody counters lasts its full time, a few seconds; none at all when only bots are hit and nobody is watching.',
        '- At a slow table it is settled at once, by everybody’s own “always counter” setting.',
      ],
      ours: {
        kind: 'reading',
        text: 'The booklets have you shout “Coup-fourré!” there and then. Without a voice you need a moment to say it; and that moment must be the same for all, or a pause would give away who holds what.',
      },
    },
    {
      id: 'MB-F7',
      title: 'Against a limit too',
      text: ['Right of way counters a red light or a speed limit: either makes a coup-fourré.'],
      ours: {
        kind: 'reading',
        text: 'The classic booklet speaks only of an attack on the battle pile. But a limit is an attack too, and this safety answers it; we let it count.',
      },
    },
  ],
};
