import type { RulesText } from '../../../learn/rules.ts';

export const rules: RulesText = {
  lead: 'Together you build a city of nine towers. Everybody lays blocks, builds a bridge and closes towers with roofs. In the end the floors under your roofs are yours, and the highest total wins.',
  brief: [
    {
      title: 'Your pieces',
      text: [
        'Each colour has eleven pieces: **four tall blocks** (3 floors), **four low blocks** (2 floors), **one bridge** (1 floor) and **two roofs** (no floors).',
        'On your turn you place one piece, whichever you like. There is no passing.',
      ],
      figure: { name: 'pieces', caption: 'The four kinds of pieces: tall block, low block, bridge and roof.' },
    },
    {
      title: 'A colour never touches itself',
      text: [
        'A piece never lies **on** a piece of its own colour. Side by side doesn’t matter: the foundations stand apart.',
      ],
    },
    {
      title: 'Blocks go as low as they can',
      text: [
        'A block goes to the lowest tower it is allowed on. As long as a foundation is empty, that means an empty foundation.',
        'If the lowest tower shows the block’s colour, it doesn’t count for this block: take the next lowest with another colour on top.',
      ],
      figure: {
        name: 'lowest',
        caption: 'A yellow block has to go to b2, which has only 2 floors: every other tower has 3 or more.',
      },
    },
    {
      title: 'A bridge joins two towers of the same height',
      text: [
        'It goes at any level, on two neighbouring towers (never diagonally) that have been built and are equally high. It adds a floor to both.',
      ],
      figure: {
        name: 'bridge',
        caption:
          'The red bridge can only go between a1 and b1: two towers of 3 floors, with yellow and blue tops. Between a1 and a2 it would touch red; between b1 and c1, or b1 and b2, the heights differ.',
      },
    },
    {
      title: 'A roof closes the tower and makes it yours',
      text: [
        'It goes on any tower that has been built, at any height, if the top is of another colour. Nothing will ever be added to it.',
      ],
    },
    {
      title: 'The end and the score',
      text: [
        'When nobody can place anything, each colour counts the floors of the towers under its roofs, whatever the colours of the blocks.',
        '- Your bridge starts from a tower of yours: the tower at the other end counts too.',
        '- Both towers of your bridge are yours: their floors count **double**.',
        'With two players each has two colours, and each colour counts by itself; your score is the sum of both.',
      ],
      figure: {
        name: 'doubled',
        caption: 'Red roofs at both ends of the red bridge: 8 and 9 floors make 17, counted twice: 34 points.',
      },
    },
  ],
  sections: [
    {
      id: 'pieces',
      title: 'Board and pieces',
      rules: [
        {
          id: 'SK-C1',
          title: 'Nine foundations, four colours',
          text: [
            'The board has nine foundations in a square, called a1 to c3: letters run from left to right, numbers from front to back. There are four colours of eleven pieces. A foundation has no floors.',
            'Once you have placed all your pieces of a kind, there are no more.',
          ],
          table: {
            head: ['Piece', 'In each colour', 'Floors'],
            rows: [
              ['Tall block', '4', '3'],
              ['Low block', '4', '2'],
              ['Bridge', '1', '1'],
              ['Roof', '2', '0'],
            ],
          },
          figure: {
            name: 'colours',
            caption: 'Colours can also be told by their sign: red circle, blue square, yellow triangle, white diamond.',
          },
          ours: {
            kind: 'remade',
            text: 'The original rules don’t name the colours: red, blue, yellow and white are ours, and so are their signs, so that one can play without telling colours apart.',
          },
        },
        {
          id: 'SK-C2',
          title: 'A tower and its height',
          text: [
            'A tower is everything stacked on one foundation. Its height is its number of floors. A piece is placed at the level the tower has just before it.',
          ],
        },
        {
          id: 'SK-C3',
          title: 'A bridge is part of two towers',
          text: [
            'A bridge rests on two towers at once, belongs to both, and gives each of them a floor. All other pieces rest on one tower.',
          ],
        },
      ],
    },
    {
      id: 'placing',
      title: 'Placing a piece',
      rules: [
        {
          id: 'SK-T1',
          title: 'Taking turns',
          text: [
            'The first player is drawn by lot, then turns go to the left. A turn is one piece of your own, placed. You can’t pass while any of your pieces can be placed.',
          ],
        },
        {
          id: 'SK-T2',
          title: 'Two pieces of one colour never touch',
          text: ['No piece lies directly on a piece of its own colour.'],
          ours: {
            kind: 'reading',
            text: 'The original says “in contact” and no more. The foundations stand apart, so only stacking is contact. And where it speaks of “the player’s” colour we read the colour of the piece: the only reading that works when a player has two.',
          },
        },
        {
          id: 'SK-T3',
          title: 'A block goes as low as it can',
          text: [
            'Of the towers without a roof whose top is not of the block’s colour, only the lowest are allowed. If there are several, choose.',
            'So a low tower with the block’s colour on top is passed over: the block goes to the lowest of the others, sometimes much higher.',
          ],
          figure: {
            name: 'passed',
            caption:
              'The same city with a red block: b2, the lowest, shows red. So the red block goes on a tower of 3 floors with another colour on top. The one with 5 floors is too high.',
          },
          tryIt: 'lowest',
        },
        {
          id: 'SK-T4',
          title: 'Where a bridge goes',
          text: [
            'On two towers side by side, both without a roof, equally high, each with at least one piece, and both with tops of another colour than the bridge. At any level.',
            'With two players the bridge may rest on your other colour; with three, on the neutral blocks.',
          ],
          tryIt: 'bridge',
        },
        {
          id: 'SK-T5',
          title: 'Bridge on bridge',
          text: [
            'Two bridges may overlap on one tower. But a bridge may not lie right on top of another, over the same two foundations.',
          ],
          figure: {
            name: 'overlap',
            caption:
              'On b2 the red bridge rests on the white one and leads to c2; the white one leads from a2 to b2. That is allowed: they don’t cover the same two towers.',
          },
          ours: {
            kind: 'reading',
            text: '“Exactly one above the other”: we forbid it as long as the first bridge is the top of both its towers. With blocks in between nothing stands against it.',
          },
        },
        {
          id: 'SK-T6',
          title: 'Where a roof goes',
          text: [
            'On any tower that has been built and has no roof, with a top of another colour, at any level and at any time.',
          ],
          ours: {
            kind: 'reading',
            text: 'The rules say nothing of a roof on a bare foundation. A tower without floors would be worth nothing: we ask for at least one piece.',
          },
        },
        {
          id: 'SK-T7',
          title: 'A roof closes the tower',
          text: [
            'Nothing is ever added to a tower under a roof, not even a bridge. It belongs to the colour of the roof.',
          ],
          figure: {
            name: 'roof',
            caption: 'a2 is Red’s, with 5 floors. c2 is Blue’s, with 7. b2 is still open.',
          },
        },
      ],
    },
    {
      id: 'end',
      title: 'The end and the score',
      rules: [
        {
          id: 'SK-E1',
          title: 'When nothing can be placed',
          text: [
            'Whoever can’t place anything is skipped, without having to say so; so somebody may play several times in a row. The game ends when nobody can place anything.',
          ],
          ours: {
            kind: 'reading',
            text: 'What others place may open a spot again: then you get your turn back. The original simply lets the others go on.',
          },
        },
        {
          id: 'SK-E2',
          title: 'The towers under your roofs',
          text: [
            'A colour scores every floor of every tower that carries one of its roofs, whatever the colours of the blocks.',
          ],
        },
        {
          id: 'SK-E3',
          title: 'A bridge that starts at home',
          text: [
            'If your bridge joins a tower of yours to another, the floors of that other tower count for you too, whoever owns it. One tower may count for several players.',
          ],
          ours: {
            kind: 'reading',
            text: 'The rules say that the colour of the other tower’s roof doesn’t matter: we also count it when it has none.',
          },
          tryIt: 'joined',
        },
        {
          id: 'SK-E4',
          title: 'Both ends yours: double',
          text: [
            'If both towers of your bridge carry your roofs, you score twice the sum of their floors, the floor of the bridge included in each. Towers of 7 and 8 floors then make 30 points; with only one end yours they would make 15.',
          ],
          tryIt: 'double',
        },
        {
          id: 'SK-E5',
          title: 'Who wins',
          text: ['The highest score wins.'],
          ours: { kind: 'reading', text: 'The rules have no tie-break: equal scores share the win.' },
        },
      ],
    },
    {
      id: 'players',
      title: 'With two, three or four',
      rules: [
        {
          id: 'SK-P1',
          title: 'How many players',
          text: ['Two, three or four.'],
          ours: {
            kind: 'reading',
            text: 'The box has four colours and rules for two and three: that is all it allows.',
          },
        },
        {
          id: 'SK-P2',
          title: 'Two players: two colours each',
          text: [
            'The first seat plays red and yellow, the second blue and white. Each turn you place a piece of either.',
            'The colours count by themselves: a yellow bridge doesn’t join red roofs. Your score is the sum of both.',
          ],
          ours: {
            kind: 'reading',
            text: 'The original only says to add up the points. We let the colours alternate around the table, and let you choose the colour each turn, as one would with the real box.',
          },
        },
        {
          id: 'SK-P3',
          title: 'Three players: neutral blocks',
          text: [
            'Each has a colour, and also gets a tall and a low white block, to be placed at will like one’s own. Red, blue and yellow play; the rest of white is out of the game. The floors of these blocks count for whoever closes the tower; white itself has no roof and no score.',
          ],
        },
        {
          id: 'SK-P4',
          title: 'Four players: a colour each',
          text: ['Red, blue, yellow, white, in the order of the seats.'],
          ours: {
            kind: 'reading',
            text: 'Colours follow the seats, whoever is drawn to begin: one keeps one’s colour from game to game.',
          },
        },
      ],
    },
    {
      id: 'notation',
      title: 'For the curious',
      rules: [
        {
          id: 'SK-N1',
          title: 'Writing a move',
          text: [
            'Piece, colour, place: “Tr a1” is a tall red block on a1. T tall, L low, B bridge, R roof; r, b, y, w for red, blue, yellow and white.',
            'A bridge names its two places, the one further left, or lower on the plan, first: “Bw a1-b1”.',
          ],
          ours: {
            kind: 'remade',
            text: 'The box has no notation. Only one order is accepted, so that a move is written in one way only.',
          },
        },
      ],
    },
  ],
};
