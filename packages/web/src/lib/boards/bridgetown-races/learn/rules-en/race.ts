import type { Section } from '../../../../learn/rules.ts';

export const race: readonly Section[] = [
  {
    id: 'race',
    title: 'Phase 2: the race',
    rules: [
      {
        id: 'BR-R1',
        title: 'Three race turns',
        text: [
          'In each race turn, from the first player clockwise, everybody who has a mode left uses one: the racer moves, and the coordinator comes back to its player.',
          'A coordinator on a special action gives no ride: with one action you have two rides in the round, with two only one.',
        ],
        ours: {
          kind: 'reading',
          text: 'There is no passing: the booklet ends the round once everybody has used all their coordinators, and never speaks of sitting one out.',
        },
      },
      {
        id: 'BR-R2',
        title: 'How long a ride is',
        text: [
          'The base speed of the mode, **plus 1** for each other player who **still** has a coordinator on it. Whoever goes first profits from all the others; the last one has the base speed alone.',
        ],
        figure: {
          name: 'bonus',
          caption:
            'Three players share the taxi, whose speed is 4. The first to go rides 4 + 2 = 6 spaces, the second 4 + 1 = 5, the last 4.',
        },
      },
      {
        id: 'BR-R7',
        title: 'The whole length',
        text: [
          'A ride covers its whole length, no more and no less. To end nearer, take a detour or a loop [BR-M1]; a bridge crossed on the way counts as well [BR-F1].',
        ],
        ours: {
          kind: 'reading',
          text: 'The booklet does not say what happens if no path of that length exists: it would be the longest possible one. Our streets and rails have no dead ends, so it never comes up. If not even one step is possible, see [BR-M6].',
        },
        tryIt: 'exact',
      },
      {
        id: 'BR-R3',
        title: 'Double',
        text: [
          'Used with a ride: **twice the base speed**, without the spaces that others give. A doubled motorcycle goes 8 spaces, even if everybody shares the motorcycle.',
        ],
        tryIt: 'double',
      },
      {
        id: 'BR-R4',
        title: 'Swap',
        text: [
          'Used with a ride: the flags of two bridges change places. Blue can’t be swapped.',
          'If you haven’t swapped before a ride, you are asked after it: two bridges, or nothing. With fewer than two flags to swap, nobody is asked.',
        ],
        ours: {
          kind: 'reading',
          text: 'The booklet wants it to go with the move, and does not say at what moment: so before or after, as you choose. Both bridges must carry a flag, since it is two flags that are swapped, and these may be of one colour.',
        },
        tryIt: 'swap',
      },
      {
        id: 'BR-R5',
        title: 'First',
        text: [
          'At the start of a race turn, whoever holds First may go before the first player. The others follow in their usual order, the holder skipped; in the other race turns all is as before.',
        ],
        ours: {
          kind: 'reading',
          text: 'The booklet does not say when to announce it. You are asked at the start of every race turn in which you have a mode left and wouldn’t go first anyway. As First takes up a coordinator, that means the first two race turns at most.',
        },
        tryIt: 'first',
      },
      {
        id: 'BR-R6',
        title: 'To use or not to use',
        text: [
          'A special action need not be used, and several may go with one ride. Those that were not used come back at the end of the round.',
        ],
        ours: {
          kind: 'reading',
          text: 'The booklet says what to do if you play one, so you may do without; and it does not forbid playing several together. After the fifth round nothing is put back: the table stays as the last ride left it.',
        },
      },
    ],
  },
  {
    id: 'movement',
    title: 'Getting about',
    rules: [
      {
        id: 'BR-M1',
        title: 'Turning, but not back',
        text: [
          'You go from space to space along the streets, and turn as you like at any open crossroads. Within a ride you never go straight back to the space you just left; coming through a space or a bridge again after a loop is fine.',
          'Between rides you may set off in any direction.',
        ],
        figure: {
          name: 'loop',
          caption:
            'By car, three spaces. Broadway Bridge is only two away, but the detour round the corner makes it three: the ride ends exactly on the bridge and takes its green flag.',
        },
      },
      {
        id: 'BR-M2',
        title: 'Overpasses and underpasses',
        text: [
          'On an **overpass**, a square space where two roads cross, you go straight on. Only a walker may turn there.',
          'An **underpass** is a plain space beneath another road: you pass below, and nobody changes roads there. On the road above, that space does not count.',
        ],
        figure: {
          name: 'underpass',
          caption:
            '1st Avenue runs beneath Burnside Road. You follow it from space to space; there is no way up onto Burnside Road from there, not even on foot. And along Burnside Road the space below is not counted.',
        },
        ours: {
          kind: 'reading',
          text: 'Whoever stops on an overpass is still on the road they came by: otherwise stopping there would be a way to turn, which the booklet denies to vehicles.',
        },
        tryIt: 'overpass',
      },
      {
        id: 'BR-M3',
        title: 'Nobody blocks',
        text: ['A space holds any number of racers, and everybody passes freely.'],
        ours: {
          kind: 'reading',
          text: 'The booklet says nothing of blocking, and its examples show none.',
        },
      },
      {
        id: 'BR-M4',
        title: 'The streetcar',
        text: [
          'It runs on the **blue rails** only, which cross Steel Bridge. Board it from a space on the rails or one directly next to them; the overpass has **stairs** for this and counts as next to them. The step onto the rails counts.',
          'The stairs serve boarding only: no other mode may take them.',
        ],
        figure: {
          name: 'stairs',
          caption:
            'Five spaces by streetcar from the overpass: the stairs lead down to the rails on the first, Steel is crossed on the third, and its blue flag taken.',
        },
        ours: {
          kind: 'reading',
          text: 'The booklet shows the stairs without details. So it does not matter which road you are on up there; and from a space on the rails the streetcar follows the rails, never cutting through a street to another piece of them.',
        },
        tryIt: 'stairs',
      },
      {
        id: 'BR-M5',
        title: 'Rails are streets too',
        text: ['All other modes use the rails and Steel Bridge like any street.'],
      },
      {
        id: 'BR-M6',
        title: 'When you cannot set off',
        text: [
          'If the chosen mode cannot move at all, walk **one step** instead, or stay. That happens only to the streetcar, far from the rails or at the start arrow.',
          'Such a step takes no flag, not even a white one.',
        ],
        ours: {
          kind: 'reading',
          text: 'The booklet lets you “walk instead” and stops there. We read: the step may turn at an overpass, like any walker; it gets no extra space and no Double; it takes nothing, because the coordinator used is not the one on walking, even if another of yours is there. Swap goes with the step, and with staying too. You may choose a mode that cannot move on purpose.',
        },
      },
    ],
  },
];
