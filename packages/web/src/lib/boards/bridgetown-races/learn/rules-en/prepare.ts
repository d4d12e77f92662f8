import type { Section } from '../../../../learn/rules.ts';

export const prepare: readonly Section[] = [
  {
    id: 'parts',
    title: 'What is in the box',
    rules: [
      {
        id: 'BR-C1',
        title: 'Players',
        text: [
          '2 to 4 players. Each has a **racer** on the map, **three coordinators** for the wheel, and a **card** with a slot for every bridge.',
          'The booklet makes them black, gold, blue-grey and red; on screen everybody has the colour and shape of their seat.',
        ],
      },
      {
        id: 'BR-C2',
        title: 'The eight bridges',
        text: [
          'From the top of the river down: Fremont, Broadway, Steel, Burnside, Morrison, Hawthorne, Marquam, Ross Island. Where a rule says “from the top down”, this is the order.',
        ],
        ours: {
          kind: 'reading',
          text: 'The booklet names only Steel and a Burnside road, and the drawing of the board has not come down to us. The other six are the bridges of central Portland, in the river’s true order.',
        },
      },
      {
        id: 'BR-C3',
        title: 'The eight modes',
        text: [
          'Each mode has a flag colour and a base speed in spaces. Two modes of the same speed still take different flags.',
        ],
        table: {
          head: ['Mode', 'Flag', 'Speed'],
          rows: [
            ['Streetcar', 'blue', '5'],
            ['Taxi', 'yellow', '4'],
            ['Motorcycle', 'purple', '4'],
            ['Bus', 'red', '3'],
            ['Car', 'green', '3'],
            ['Bicycle', 'orange', '2'],
            ['Rollerblades', 'pink', '2'],
            ['Walking', 'white', '1'],
          ],
        },
        ours: {
          kind: 'remade',
          text: 'The original wheel is not in the booklet, which gives every mode but the rollerblades, the speeds of taxi and walking, and the streetcar’s blue. Published reviews give the speeds of streetcar, motorcycle and bicycle, and the colours of taxi, motorcycle, bus and walking. The speeds of bus, car and rollerblades and the remaining colours were filled in by us.',
        },
      },
      {
        id: 'BR-C4',
        title: 'Flags and special actions',
        text: [
          '40 flags, five of each of the eight colours. In the hub of the wheel, three special actions: **First**, **Double** and **Swap**.',
        ],
      },
    ],
  },
  {
    id: 'setup',
    title: 'Setting up',
    rules: [
      {
        id: 'BR-S1',
        title: 'The bag',
        text: ['All five blue flags are laid aside, however many play. Of the seven other colours the bag gets:'],
        table: {
          head: ['Players', 'Flags of each colour', 'In the bag'],
          rows: [
            ['2', '3', '21'],
            ['3', '4', '28'],
            ['4', '5', '35'],
          ],
        },
      },
      {
        id: 'BR-S2',
        title: 'A flag on every bridge',
        text: [
          'A blue flag goes on Steel. Then, from the top of the river down and skipping Steel, every bridge gets a flag drawn from the bag.',
          'In the setup only: a third flag of one colour goes back into the bag, and another is drawn.',
          'Flags are drawn one at a time, each flag in the bag as likely as any other; so is every draw of the game.',
        ],
      },
      {
        id: 'BR-S3',
        title: 'The start',
        text: [
          'Racers wait off the map, at the arrow before Burnside Road: the first step enters the first space of that road. The arrow is not a space: no boarding the streetcar there, and no coming back.',
          'The first player of round one is drawn by lot.',
        ],
        figure: {
          name: 'start',
          caption:
            'A ride of four spaces from the arrow: the first space of Burnside Road counts as one, and the road runs straight on towards the river.',
        },
      },
    ],
  },
  {
    id: 'transport',
    title: 'Phase 1: choosing transport',
    rules: [
      {
        id: 'BR-P1',
        title: 'Placing coordinators',
        text: [
          'Starting with the first player and going clockwise, everybody places one coordinator, round and round until all are on the wheel.',
          'Players may share a mode, and even gain spaces by it [BR-R2]; but never two coordinators of the same player.',
        ],
      },
      {
        id: 'BR-P2',
        title: 'One action, one player',
        text: [
          'A special action takes one coordinator in all: whoever comes first has it, alone, for the whole round.',
        ],
      },
      {
        id: 'BR-P3',
        title: 'An action, then a mode',
        text: [
          'Whoever takes a special action must place another coordinator at once, on a mode. So two actions in a row are impossible.',
          'If the action took your last coordinator, there is nothing more to place.',
        ],
      },
    ],
  },
];
