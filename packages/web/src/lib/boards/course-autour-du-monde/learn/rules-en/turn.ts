import type { Section } from '../../../../learn/rules.ts';

export const TURN: Section = {
  id: 'turn',
  title: 'On your turn',
  rules: [
    {
      id: 'CM-T5',
      title: 'One or the other',
      text: [
        'Each turn you **fly** [CM-T3] or you **stay** [CM-T1]: exactly one of the two. Staying without an exchange is not allowed, nor is flying and then exchanging.',
        'At this table a turn is played step by step, for all to see:',
        '- to fly: one card, or several in a row, then “Stop”. Each flight moves the pawn and gives its visa at once; the cards are drawn when you stop;',
        '- to stay: announce what you take, then choose the two cards you give. Everything happens with the second one.',
      ],
    },
    {
      id: 'CM-T3',
      title: 'Flying',
      text: [
        'Lay one or more cards that chain **without a gap** from the city where you stand. Your pawn goes to the last city.',
        'Then draw as many cards as you laid, and from the stock only: the slots are for those who stay. The cards you laid go to the table, face up.',
        'The usual mistake: laying a card that leaves from a city you have already left. Only the city you have just landed in counts.',
      ],
      tryIt: 'chain',
    },
    {
      id: 'CM-T4',
      title: 'Both ways',
      text: ['Every route is flown in both directions. The order of the names on the card does not matter.'],
      figure: {
        name: 'both-ways',
        caption:
          'The same card: from Paris you fly it to Johannesburg, from Johannesburg to Paris. The table puts the city you would leave from on top.',
      },
    },
    {
      id: 'CM-T6',
      title: 'Again and again',
      text: [
        'You may come back to a city or a continent, and even go around the world several times. Any number of pawns may be in the same city.',
      ],
    },
    {
      id: 'CM-T1',
      title: 'Staying',
      text: [
        'You keep your city and exchange **two** cards: put two from your hand face up, **one on each slot**, on top of what is there, and take two others [CM-T2].',
        'The first card you give goes on slot 1, the second on slot 2. That choice never matters later: every exchange covers both slots.',
      ],
      tryIt: 'stay',
    },
    {
      id: 'CM-T2',
      title: 'What you take when you stay',
      text: [
        'Two cards, chosen from:',
        '- the one showing in slot 1;',
        '- the one showing in slot 2;',
        '- those on top of the stock, one or two, without looking first.',
        'At most one from each slot. Cards may pile up in a slot: only the top one shows and may be taken. An empty slot offers nothing. And you never take back what you have just put down.',
        'Say all that you take at once. Cards from the slots are taken first; then your two cards are put down; then the stock is drawn from.',
      ],
      figure: {
        name: 'exchange',
        caption:
          'Above, the announcement: the card of slot 1, Anchorage – Tokyo, and one off the stock. In the middle, the two cards given: Madrid – Buenos Aires and London – Sydney. Below, the shoe after the exchange: they lie on the slots, and Rome – Bombay is buried under one of them.',
      },
      ours: {
        kind: 'reading',
        text: 'A card you have just taken from a slot can’t be one of the two you give. The booklet speaks of replacing two cards of one’s hand and leaves the order open; otherwise one could stay and change nothing at all.',
      },
      tryIt: 'open-slots',
    },
    {
      id: 'CM-T7',
      title: 'The empty stock',
      text: [
        'A card must be drawn and the stock is empty: the cards laid in flight, this turn’s included, are shuffled into a new stock. Not earlier: an empty stock may lie there until somebody needs a card.',
        'There is always something to draw: at least 54 cards are in nobody’s hand, two at most show in the slots, and all the others can make up a stock.',
      ],
      ours: {
        kind: 'reading',
        text: 'The booklet takes back only the cards laid on the table. Where people have mostly exchanged, those are too few: when there are fewer than **ten**, we shuffle in the buried cards of the slots as well, all but the two that show. Without that the game could get stuck.',
      },
    },
    {
      id: 'CM-T8',
      title: 'What everybody knows',
      text: [
        'Open to all: the cards laid, how many cards each player holds, the tops of the slots, who took which of them, and the height of every pile. Secret: what is drawn from the stock. Of the cards buried in the slots only the number is known.',
        'A card taken from a slot is shown to the others, on its taker’s passport, for as long as it is held. Your own are in your hand anyway.',
      ],
      ours: {
        kind: 'reading',
        text: 'The booklet does not say. We show what everybody could see, so that nobody has to remember it; but not what a new stock is made of, nor what was buried.',
      },
    },
    {
      id: 'CM-T10',
      title: 'Second thoughts',
      text: [
        'As long as your turn lasts you may take back your last step, and then the one before it: nothing new has been seen. What can’t be taken back: the choice of a start city, the end of a turn, a landing that wins.',
      ],
      ours: {
        kind: 'reading',
        text: 'The booklet does not mention it. Around a table people gladly let you take a card back while nothing has been drawn; so do we.',
      },
    },
  ],
};
