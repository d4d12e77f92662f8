import type { Section } from '../../../../learn/rules.ts';

export const cards: Section = {
  id: 'cards',
  title: 'The cards',
  rules: [
    {
      id: 'CF-C1',
      title: 'Characters and race cards',
      text: [
        'There are seven characters, each with a pack of five **race cards**: train, car, motorbike, boat, plane.',
        'A race card shows its character’s colour, its vehicle, a speed, whole stages and perhaps a half, and on its back a booster. At our table the booster is marked in yellow on the cards in your hand.',
        'A character’s colour has nothing to do with the token of a seat, which stands before the names: that one goes with the seat, whoever sits there and whatever they play.',
      ],
      ours: {
        kind: 'remade',
        text: 'All that is left of the original is its booklet, which names a single colour: violet. Red, orange, yellow, green, blue and pink, the faces and the emblems are ours. So are the numbers [CF-N1].',
      },
    },
    {
      id: 'CF-C2',
      title: 'Hierarchy and starters',
      text: [
        'Five hierarchy cards, one for each vehicle, make the ladder in the middle.',
        'Eight **starters** make the first offer. They have a vehicle, a speed and stages, but no colour and no booster: you know them by their grey-brown ground and their pennant.',
      ],
      table: {
        head: ['Vehicle', 'Starters'],
        rows: [
          ['Train', '2'],
          ['Car', '2'],
          ['Motorbike', '1'],
          ['Boat', '1'],
          ['Plane', '2'],
        ],
      },
    },
    {
      id: 'CF-C3',
      title: 'Where the halves are',
      text: [
        'Only cars, boats and planes show halves. A plane’s is a **half aerodrome**, the other two have a **half milestone**. Trains and motorbikes never have any.',
      ],
    },
  ],
};

export const setup: Section = {
  id: 'setup',
  title: 'Setting up',
  rules: [
    {
      id: 'CF-S1',
      title: 'The players',
      text: [
        'For 2 to 7 players. Each has another character, and takes the five race cards of its colour in hand.',
        'Characters are dealt at random. With the option “chosen” everybody chooses, in the order of the seats; what is taken is no longer free.',
      ],
      ours: {
        kind: 'reading',
        text: 'In the booklet everybody chooses; we keep that as an option, since dealing gets you going sooner. It does not say whether the offer is already in sight while you choose: with us it is drawn after the last choice, so that nobody chooses by it.',
      },
    },
    {
      id: 'CF-S2',
      title: 'The hierarchy at the start',
      text: ['From top to bottom: train, car, motorbike, boat, plane.'],
    },
    {
      id: 'CF-S3',
      title: 'The first offer',
      text: [
        'One starter more than there are players is drawn at random: three cards with two players, eight cards with seven. They lie face up on the right of the hierarchy: that is the **offer**. The other starters are out of the game.',
      ],
    },
  ],
};
