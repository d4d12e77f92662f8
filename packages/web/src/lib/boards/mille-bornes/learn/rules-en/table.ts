import type { Section } from '../../../../learn/rules.ts';

export const CARDS: Section = {
  id: 'cards',
  title: 'The cards',
  rules: [
    {
      id: 'MB-C1',
      title: 'Distances',
      text: ['The game has 106 cards, the same in both editions. 46 of them are distances.'],
      table: {
        head: ['Distance', 'Cards'],
        rows: [
          ['25 km', '10'],
          ['50 km', '10'],
          ['75 km', '10'],
          ['100 km', '12'],
          ['200 km', '4'],
        ],
      },
      ours: {
        kind: 'remade',
        text: 'The drawings are our own. The circuit booklet stars the heroes of a film, who are not ours to use; here it is a race without a name. How many cards there are and what they do comes from the booklets.',
      },
    },
    {
      id: 'MB-C2',
      title: 'Attacks',
      text: ['18 cards. **Circuit:** the red light is a red flag.'],
      table: {
        head: ['Attack', 'Cards', 'Effect'],
        rows: [
          ['Speed limit', '4', '25 and 50 only'],
          ['Red light', '5', 'stops'],
          ['Out of gas', '3', 'stops'],
          ['Flat tyre', '3', 'stops'],
          ['Accident', '3', 'stops'],
        ],
      },
    },
    {
      id: 'MB-C3',
      title: 'Remedies',
      text: ['38 cards. **Circuit:** the green light is a green flag.'],
      table: {
        head: ['Remedy', 'Cards', 'Against'],
        rows: [
          ['End of limit', '6', 'speed limit'],
          ['Green light', '14', 'red light; also to start and to set off again'],
          ['Gas', '6', 'out of gas'],
          ['Spare wheel', '6', 'flat tyre'],
          ['Repairs', '6', 'accident'],
        ],
      },
    },
    {
      id: 'MB-C4',
      title: 'Safeties',
      text: ['Four cards, one of each. In French they are “bottes”.'],
      table: {
        head: ['Safety', 'Protects from'],
        rows: [
          ['Right of way', 'red light and speed limit'],
          ['Fuel tank', 'out of gas'],
          ['Puncture-proof', 'flat tyre'],
          ['Driving ace', 'accident'],
        ],
      },
    },
    {
      id: 'MB-C5',
      title: 'The memo',
      text: [
        'Which remedy and which safety against which attack: the list is at hand at any time, behind the “Help” button of the table. The four memo cards of the box are not dealt.',
      ],
    },
  ],
};

export const PLAYERS: Section = {
  id: 'players',
  title: 'Players and the deal',
  rules: [
    {
      id: 'MB-S1',
      title: '2 to 8 players',
      text: ['It is not played alone, nor by 5, by 7 or by more than 8.'],
      table: {
        head: ['Players', 'Sides'],
        rows: [
          ['2, 3 or 4', 'everybody for themselves'],
          ['6', 'three sides of two'],
          ['8', 'four sides of two'],
        ],
      },
    },
    {
      id: 'MB-S2',
      title: 'Partners',
      text: [
        'Two partners share what lies on the table: one road, one battle pile, one speed pile, one row of safeties. Each keeps a hand of their own.',
      ],
      figure: {
        name: 'seats',
        caption:
          'With six: the sides alternate around the table, A, B, C, then A, B, C again. Partners face each other.',
      },
      ours: {
        kind: 'reading',
        text: 'The booklets say neither how to sit nor whether partners show each other their cards. Here hands stay hidden from everybody and the sides take turns, as in most games played in teams.',
      },
    },
    {
      id: 'MB-S3',
      title: '1000 or 700 km',
      text: [
        'The target is 1000 km. With 4 or 8 players the table may choose 700 km; with any other number it may not.',
      ],
    },
    {
      id: 'MB-S4',
      title: 'The deal',
      text: ['Six cards each; the rest is the draw pile, face down.'],
      ours: {
        kind: 'reading',
        text: 'The booklets do not say who begins. The first player is drawn at random; in later rounds the start passes to the left.',
      },
    },
  ],
};

export const TABLEAU: Section = {
  id: 'tableau',
  title: 'What lies on the table',
  rules: [
    {
      id: 'MB-S5',
      title: 'What a side shows',
      text: [
        'Each side shows:',
        '- its **battle pile**: attacks, remedies, green lights;',
        '- its **speed pile**: limits and ends of limit;',
        '- its distances;',
        '- its safeties, crosswise where they made a coup-fourré.',
        'Of the two piles only the top card counts. The discard pile is open to all, and everybody knows how many cards the draw pile has.',
      ],
      ours: {
        kind: 'reading',
        text: 'Nothing is said about counting the draw pile. Around a real table you see it shrink: here you read its number.',
      },
    },
    {
      id: 'MB-S6',
      title: 'Rolling',
      text: [
        'A side is **rolling** when the top of its battle pile is a green light.',
        'With right of way it is rolling as long as that top is not an attack: a green light, a remedy, or nothing at all.',
      ],
      figure: {
        name: 'rolling',
        caption:
          'Empty pile: stopped. Green light: rolling. Repairs alone: stopped. Repairs together with right of way: rolling.',
      },
      ours: {
        kind: 'reading',
        text: 'That right of way rolls even with an empty pile is not written. But it does without green lights, and no attack is there.',
      },
    },
  ],
};
