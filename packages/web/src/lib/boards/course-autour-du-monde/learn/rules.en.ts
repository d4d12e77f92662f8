import type { RulesText } from '../../../learn/rules.ts';
import { NETWORK } from './rules-en/network.ts';
import { TURN } from './rules-en/turn.ts';
import { VISAS } from './rules-en/visas.ts';

export const rules: RulesText = {
  lead: 'Set out from Paris, New York or Tokyo and fly around the world. You need a visa from each of the **five continents**, and then to be back in your **start city**. The first one home wins at once.',
  brief: [
    {
      title: 'The goal',
      text: [
        'Your pawn travels from city to city. On every continent it lands on, you get a visa. With all five, **Europe, Asia, America, Africa, Oceania**, fly back to the city you started from: you have won.',
        'Order, direction and detours are up to you.',
      ],
      figure: {
        name: 'tour',
        caption:
          'One trip around the world among many, in seven flights: Paris, New York, Anchorage, Tokyo, Honolulu, Sydney, Johannesburg, Paris. The little house marks the start city.',
      },
    },
    {
      title: 'Getting ready',
      text: [
        'Everybody is dealt cards: fifteen with two players, somewhat fewer with more. A card is an **air route** between two cities, good in both directions. Each city has three letters on it, and the colour and the letters of its continent: Eu, As, Am, Af, Oc.',
        'The rest is the stock, face down, in the **shoe**. Beside it are two empty compartments: the **open slots**.',
        'Look at your hand, then choose where to start: Paris, New York or Tokyo. You get the visa of that continent right away.',
      ],
    },
    {
      title: 'On your turn: fly or stay',
      text: ['You do one **or** the other, never both, and never nothing.'],
    },
    {
      title: 'Flying',
      text: [
        'Lay a card that names the city you are in: your pawn goes to its other city. From there lay another one if you can, and so on, with no gap in the chain.',
        'When you stop, draw as many cards **from the stock** as you laid.',
      ],
      figure: {
        name: 'chain',
        caption:
          'Three cards in a single turn: Paris to New York, New York to Anchorage, Anchorage to Tokyo. Each card leaves from the city where the one before arrived. Gained on the way: the visas of America and Asia.',
      },
    },
    {
      title: 'Staying',
      text: [
        'No useful card? Exchange **two**. Take what you like from the card showing in slot 1, the one showing in slot 2, and the stock: two cards in all, at most one from each slot.',
        'In exchange, give two cards from your hand, one on each slot. The others will see them, and may take them.',
      ],
      figure: {
        name: 'shoe',
        caption:
          'The shoe: on the left the stock with its 61 cards, then the two open slots. Slot 1 shows Anchorage – Tokyo, and the player, who is in Anchorage, wants it: it is ticked. The little plane says that it leaves from where you are. The other card will come off the stock, marked +1.',
      },
    },
    {
      title: 'Visas',
      text: [
        'Every landing gives the visa of its continent, even in passing, in the middle of a chain.',
        'One trap: in **Oceania** only **Darwin and Sydney** give the visa. Honolulu and Papeete are mere stopovers.',
      ],
      figure: {
        name: 'passports',
        caption:
          'Two passports. Aline is in Sydney and started in Paris: all she lacks is Africa. Basile is in London, started in Tokyo and has only Europe and Asia; everybody knows that he took London – New York from a slot.',
      },
    },
    {
      title: 'Winning',
      text: [
        'Five visas are not enough: you must still land in your start city. Passing through earlier does not count. The moment you are there with all five, the game is over.',
        'A pilot’s advice: keep cards that follow each other, look for the missing link, and mind what you throw away.',
      ],
    },
  ],
  sections: [
    {
      id: 'goal',
      title: 'The goal and the players',
      rules: [
        {
          id: 'CM-G1',
          title: 'Full circle',
          text: [
            'Leave your start city by plane, touch Europe, Asia, America, Africa and Oceania (by way of Australia, [CM-V2]), and come back to your start city. Whoever does so first wins at once [CM-V3].',
          ],
        },
        { id: 'CM-G2', title: 'How many play', text: ['2 to 6 players, each for themselves.'] },
      ],
    },
    {
      id: 'setup',
      title: 'Before take-off',
      rules: [
        {
          id: 'CM-S1',
          title: 'The deal',
          text: [
            'Of the 108 route cards everybody gets the same number, depending on how many play. The rest is the stock, face down in the left compartment of the shoe. The other two compartments, the open slots, start empty.',
          ],
          table: {
            head: ['Players', 'Cards each', 'Stock'],
            rows: [
              ['2', '15', '78'],
              ['3', '13', '69'],
              ['4', '12', '60'],
              ['5', '10', '58'],
              ['6', '9', '54'],
            ],
          },
        },
        {
          id: 'CM-S2',
          title: 'The visas',
          text: [
            'As many visas of each continent as there are players. Nobody takes more than one per continent [CM-V1], so there are always enough.',
          ],
        },
        {
          id: 'CM-S3',
          title: 'The start city',
          text: [
            'Everybody picks Paris, New York or Tokyo and gets the visa of that continent: Europe, America or Asia. Several players may pick the same city. That is where you must come back.',
          ],
          ours: {
            kind: 'reading',
            text: 'The booklet lets everybody choose freely but does not say when. Here we choose in turn order, openly, after looking at our hands: choosing blindly would leave it all to luck.',
          },
        },
        {
          id: 'CM-S4',
          title: 'Who begins',
          text: ['The player to the dealer’s left chooses and plays first; play goes on to the left.'],
          ours: {
            kind: 'reading',
            text: 'In the booklet anybody may deal. We draw the dealer by lot, so that nobody picks their own place.',
          },
        },
      ],
    },
    TURN,
    VISAS,
    NETWORK,
  ],
};
