import type { Section } from '../../../../learn/rules.ts';

export const win: readonly Section[] = [
  {
    id: 'flags',
    title: 'Flags',
    rules: [
      {
        id: 'BR-F1',
        title: 'Taking a flag',
        text: [
          'Cross a bridge, or end on it, by the mode of its flag’s colour: the flag goes to that bridge’s slot on your card. One ride may take several, all of its colour.',
        ],
        figure: {
          name: 'double',
          caption:
            'A doubled motorcycle, eight spaces: it crosses Hawthorne on the third, follows the bank, and ends on Morrison. Both purple flags are taken.',
        },
      },
      {
        id: 'BR-F2',
        title: 'Not where you start',
        text: [
          'The bridge on which a ride begins doesn’t give its flag, even if you come back over it after a loop, and even if a swap has just put the right colour there.',
        ],
      },
      {
        id: 'BR-F3',
        title: 'Exchanging',
        text: [
          'If that bridge’s slot on your card is already full, you may exchange: the old flag goes back into the bag (a blue one to the blue supply), the new one takes its place. Or leave the bridge as it is. You decide bridge by bridge, for flags of one colour too.',
          'Exchange to gain a colour, and not to lose the only one you have.',
        ],
        ours: {
          kind: 'reading',
          text: 'An empty slot takes the flag automatically: the booklet speaks of a choice only for exchanges. If you don’t want it, go another way.',
        },
      },
      {
        id: 'BR-F4',
        title: 'The blue flag',
        text: ['Only the streetcar takes blue. Blue flags lie on Steel alone, and Steel holds nothing but blue flags.'],
      },
      {
        id: 'BR-F5',
        title: 'An empty bridge',
        text: ['A bridge whose flag was taken stays empty until the end of the round: first come, first served.'],
      },
    ],
  },
  {
    id: 'end',
    title: 'Rounds and winning',
    rules: [
      {
        id: 'BR-E1',
        title: 'The end of a round',
        text: [
          'The boat moves on one stop. Then:',
          '- Whoever has **the fewest flags** is first player. Among equals, the one closest to the old first player, clockwise.',
          '- A blue flag goes on Steel, if it is empty and there is one left.',
          '- From the top down, every other empty bridge gets a flag from the bag. The limit of two per colour no longer applies.',
          'The bag never runs out: it begins with as many flags as the bridges and all cards can hold beside Steel; and five blue ones are enough for four cards and Steel.',
        ],
        ours: {
          kind: 'reading',
          text: 'The booklet does not say whether the old first player is close to themselves. We count them as the farthest: among equals, the role moves on.',
        },
      },
      {
        id: 'BR-E2',
        title: 'Eight flags',
        text: ['Whoever has eight flags on their card, one per bridge, **wins at once**, before anything else.'],
        ours: {
          kind: 'reading',
          text: 'The booklet says “immediately”; we say what that means. The ride that takes the eighth flag goes to its end with all its flags. No swap is asked any more, coordinators stay where they are, and a Double that went with the ride counts as used.',
        },
      },
      {
        id: 'BR-E3',
        title: 'Most colours',
        text: [
          'After five rounds the card with the most **different colours** wins, however many flags it has. Those who are equal share the win: about every second game ends that way.',
        ],
        ours: {
          kind: 'reading',
          text: 'The fifth round ends without what [BR-E1] asks for: no flag is drawn any more, since nobody could use it.',
        },
        tryIt: 'colours',
      },
    ],
  },
  {
    id: 'lighter',
    title: 'For a lighter game',
    rules: [
      {
        id: 'BR-V1',
        title: 'A free streetcar',
        text: [
          'Without “The streetcar keeps to its rails”, the streetcar goes anywhere, like the others. Blue flags go into the bag (3, 4 or 5, like every colour) and onto any bridge; Steel gets any flag, in its place in the order. The setup’s limit of two per colour includes blue, and blue can be swapped.',
        ],
      },
      {
        id: 'BR-V2',
        title: 'Without special actions',
        text: [
          'The hub of the wheel stays empty: everybody places all three coordinators on modes. Can be combined with [BR-V1].',
        ],
      },
    ],
  },
  {
    id: 'city',
    title: 'For the curious: our city',
    rules: [
      {
        id: 'BR-N1',
        title: 'The streets',
        text: [
          'A likeness of Portland: the Willamette from top to bottom, a street along each bank, Burnside Road running through from the arrow, two overpasses and an underpass, a loop of rails on each bank joined over Steel, and one flight of stairs. Every bridge is one space. Spaces are drawn where they lie, and only those joined by a line are neighbours.',
        ],
        ours: {
          kind: 'remade',
          text: 'The drawing of the original board has not come down to us, and the booklet shows only corners of it. The river, its banks and the names are Portland’s; **the 103 spaces, the streets that join them and the rails are ours**.',
        },
      },
      {
        id: 'BR-N2',
        title: 'Everywhere can be reached',
        text: [
          'Every mode but the streetcar can reach any space from any other, there is no dead end, and each bridge can be reached from every other one.',
        ],
        ours: {
          kind: 'remade',
          text: 'We laid the streets out that way, so that [BR-R7] always has an answer.',
        },
      },
      {
        id: 'BR-N3',
        title: 'A balanced city',
        text: [
          'Distances are tuned so that with four players a card ends with 5 to 6 flags, 1 to 15 games in 100 are won by eight flags, every seat wins as often as the others within 3 points, and beginning is worth no more than 5.',
        ],
        ours: {
          kind: 'remade',
          text: 'Measured over 20,000 games each with 2, 3 and 4 players who plan their rounds. With four: 5.55 flags per card, 1.9% of wins by eight flags, every seat within 0.1 points of its fair share, and 3.6 points more for who begins. A first draft showed that the length of the banks decides: eight more spaces along them brought wins by eight flags down from 19% to 9%.',
        },
      },
    ],
  },
];
