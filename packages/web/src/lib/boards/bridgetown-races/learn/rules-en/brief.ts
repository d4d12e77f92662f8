import type { RulesText } from '../../../../learn/rules.ts';

export const brief: RulesText['brief'] = [
  {
    title: 'Eight bridges, eight flags',
    text: [
      'Every bridge flies a coloured flag. Cross a bridge **by the vehicle of its flag’s colour** and the flag is yours: it goes on your card, in the row of that bridge.',
      'Own a flag from each of the eight bridges and you win on the spot. Otherwise, after **five rounds**, the card with the most **different colours** wins.',
    ],
    figure: {
      name: 'city',
      caption:
        'The city, the river running down through it, and the eight bridges with their flags: Fremont green, Broadway green, Steel blue, Burnside orange, Morrison purple, Hawthorne white, Marquam yellow, Ross Island pink. The red arrow on the left is the start.',
    },
  },
  {
    title: 'The transport wheel',
    text: [
      'Eight modes, each with a colour and a speed, the number of spaces in a ride: streetcar blue 5, taxi yellow 4, motorcycle purple 4, bus red 3, car green 3, bicycle orange 2, rollerblades pink 2, walking white 1.',
      'You have **three coordinators**. As a round begins, everybody in turn puts one on the wheel until all are placed: those are your vehicles for the round. Never two of your own on one mode, but modes may be shared with others.',
    ],
    figure: {
      name: 'wheel',
      caption:
        'The wheel: eight modes with their colours and speeds. Two players share the taxi; the circle also has the bus and walking, the square the bicycle. In the hub, the three special actions; the square has taken Double.',
    },
  },
  {
    title: 'The race',
    text: [
      'All start from the red arrow, before Burnside Road. A round has three race turns: in each, one after the other, you use one of your modes, move your racer, and take the coordinator back.',
      'A ride covers **exactly** the speed of the mode, plus one space for each other player who still has a coordinator on it. You can’t stop short, and you can’t double back; turning at crossroads and going round the block are fine. The next round starts from where you are.',
    ],
    figure: {
      name: 'ride',
      caption:
        'By taxi, four spaces: the racer goes straight over the square, crosses Marquam Bridge on the third space and takes its yellow flag in passing. One more space has to be made.',
    },
  },
  {
    title: 'Taking a flag',
    text: [
      'Ride over the bridge or stop on it, by the mode of the right colour. A single ride may take several.',
      '- The bridge on which a ride begins gives nothing.',
      '- If your card already has a flag from that bridge, exchange it or leave it, as you like.',
      '- A bridge whose flag is gone stays empty until the round is over.',
    ],
  },
  {
    title: 'Squares and blue rails',
    text: [
      'A **square** space is an overpass: vehicles go straight on. Only a walker may turn there. Where 1st Avenue passes **under** Burnside Road, nobody changes roads: on the road above, that space does not count.',
      'The **streetcar** runs on the blue rails only. Board it from a space on the rails, from one next to them, or by the stairs of the overpass; that step counts. It alone takes the blue flag, always on Steel. Too far from the rails, or still at the start arrow, walk one step (taking no flag), or stay.',
    ],
    figure: {
      name: 'overpass',
      caption:
        'A vehicle that comes onto the square along Naito Parkway, from the top, leaves it at the bottom. It may not turn towards Burnside Bridge; a walker might.',
    },
  },
  {
    title: 'Three special actions',
    text: [
      'They are in the hub of the wheel, each for whoever gets there first, for the round. One takes up a coordinator, so you have one ride less; and you must place another on a mode at once, if you have one left.',
      '- **First**: in the first or second race turn, go before everybody else.',
      '- **Double**: one ride at twice the speed, without extra spaces.',
      '- **Swap**: before or after a ride, swap the flags of two bridges; blue stays put.',
    ],
  },
  {
    title: 'Five rounds, then colours',
    text: [
      'Between rounds every empty bridge gets a flag from the bag, and whoever has the fewest flags goes first.',
      'After the fifth, count the different colours on each card. Who is equal shares the win.',
    ],
    figure: {
      name: 'cards',
      caption:
        'Two cards at the end. The circle has six flags, two of them purple: five colours. The square has six as well, all different: six colours, and the win.',
    },
  },
];
