import type { Section } from '../../../../learn/rules.ts';

export const NETWORK: Section = {
  id: 'network',
  title: 'For the curious: the network of routes',
  rules: [
    {
      id: 'CM-N1',
      title: 'Cities and routes',
      text: [
        '108 routes, all different, between 45 real cities at their true coordinates. Each city belongs to one continent; Honolulu and Papeete are in Oceania, without a visa [CM-V2].',
        'At the table, tap a city on the map: its routes appear.',
      ],
      figure: {
        name: 'network',
        caption:
          'In full lines, the five routes that the booklet names: Paris – New York, New York – Anchorage, Anchorage – Tokyo, Tokyo – Honolulu, Cairo – Tehran. With Sydney and Darwin, nine cities are named in all. Dotted, the 103 routes that we drew.',
      },
      ours: {
        kind: 'remade',
        text: 'The booklet names only nine cities and five routes. The others were printed on the cards, and we have no list of them: to us it is lost. So we drew the rest of the network around what the booklet names. Whoever owns the original box will find other cards in it.',
      },
    },
    {
      id: 'CM-N2',
      title: 'Plausible flights',
      text: [
        'These are long flights as they existed around 1980, not random pairs. At least three routes leave from every city; take away any one route, and you can still get everywhere.',
      ],
      ours: {
        kind: 'remade',
        text: 'We chose among the direct services of the time, whatever technical stops they made. Three routes per city: enough for nobody to be trapped, few enough for every card to matter.',
      },
    },
    {
      id: 'CM-N3',
      title: 'Three starts of equal worth',
      text: [
        'Paris, New York and Tokyo have nine routes each, and the same chances: with two, three, four and six players any two starts must stay within 2 points of each other, and each place in turn order within 3 points of its fair share. Here are the wins by start, scaled to 100%:',
      ],
      table: {
        head: ['Players', 'Paris', 'New York', 'Tokyo'],
        rows: [
          ['2', '33.5%', '33.6%', '32.9%'],
          ['3', '33.9%', '33.6%', '32.5%'],
          ['4', '33.3%', '33.8%', '32.9%'],
          ['5', '33.6%', '33.3%', '33.1%'],
          ['6', '33.9%', '33.3%', '32.8%'],
        ],
      },
      ours: {
        kind: 'remade',
        text: 'One swapped route moves a start by one or two points, so we chose the routes by playing. Measured over 100,000 games for each number of players, between bots of equal strength, starts dealt evenly, dealer by lot: at most 1.4 points between two starts, 1.8 points for a place. With our strong bot, over only 10,000 games, the figures are close to these: 1.3 and 2.1.',
      },
    },
    {
      id: 'CM-N4',
      title: 'How long a game is',
      text: [
        'Among competent players the winner usually takes 10 to 25 turns: it is the median that must lie there, for every number of players. Here it is:',
      ],
      table: {
        head: ['Players', 'Half the games end within', 'Nine in ten within'],
        rows: [
          ['2', '13 turns', '18 turns'],
          ['3', '12 turns', '17 turns'],
          ['4', '12 turns', '23 turns'],
          ['5', '17 turns', '29 turns'],
          ['6', '20 turns', '34 turns'],
        ],
      },
      ours: {
        kind: 'remade',
        text: 'The length depends on the network, which is ours: we wanted it short enough for an evening, long enough for a real journey. Measured over the same 100,000 games.',
      },
    },
  ],
};
