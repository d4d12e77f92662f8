import { describe, expect, test } from 'vitest';
import { ARROW, BRIDGES, BRIDGE_TITLES, SPACE_FACTS, STREETS, game } from '@ponts-bornes/bridgetown-races';
import type { State, View } from '@ponts-bornes/bridgetown-races';
import { LANGUAGES, SPECTATOR, fastRandom } from '@ponts-bornes/kernel';
import type { Reader } from '../src/boards/board.ts';
import { MAP_WIDTH, cityLayout } from '../src/boards/bridgetown-races/layout.ts';
import { flawsOf } from '../src/boards/bridgetown-races/links.ts';
import { bridgetownRacesBoard as board } from '../src/boards/bridgetown-races/board.ts';
import { columnsOf } from '../src/boards/wrap.ts';
import { PLAIN, inkFor } from '../src/ink.ts';
import { SPEECH } from '@ponts-bornes/bridgetown-races/speech';
import type { Speech } from '@ponts-bornes/bridgetown-races/speech';

const SAID = { fr: await SPEECH.fr(), en: await SPEECH.en() };

const NAMES = ['Ada', 'Zoé', 'Eve', 'Noé'];

const reader = (more: Partial<Reader<Speech>> = {}): Reader<Speech> => ({
  viewer: 0,
  names: NAMES,
  language: 'fr',
  speech: SAID[more.language ?? 'fr'],
  ink: PLAIN,
  ...more,
});

const OPTIONS = { streetcarRules: true, specialActions: true };

const setup = (seed: string, seats = 3, options: Partial<typeof OPTIONS> = {}): State =>
  game.setup({ ...OPTIONS, ...options }, seats, fastRandom(seed));

const start = game.view(setup('board'), SPECTATOR);
const [black] = start.players;

const draw = (view: View, more: Partial<Reader<Speech>> = {}): string[] => board.draw(view, reader(more)).split('\n');
const mapOf = (view: View, more: Partial<Reader<Speech>> = {}): string =>
  draw(view, more)
    .slice(1, 1 + cityLayout().height)
    .map((line) => line.slice(0, MAP_WIDTH))
    .join('\n');

/** A view in which racers stand on these spaces. */
const racing = (places: readonly string[], more: Partial<View> = {}): View => ({
  ...start,
  players: places.map((racer, seat) => ({ ...black!, ...start.players[seat], racer })),
  ...more,
});

/** The wheel with these seats on some of its modes. */
const wheelWith = (seats: Readonly<Record<string, readonly number[]>>): View['wheel'] =>
  start.wheel.map((mode) => ({ ...mode, seats: seats[mode.mode] ?? [] }));

const cardWith = (card: Partial<View['flags']>): View['flags'] => ({ ...black!.card, ...card });

describe('the map of Bridgetown', () => {
  test('[BR-N1] draws every street with signs of its own, on no other street and no space', () => {
    expect(flawsOf(cityLayout())).toStrictEqual([]);
  });

  test('a wrong drawing is detected', () => {
    const { spots, links } = cityLayout();
    const [first, second] = links;
    const over = { ...first!, strokes: [...first!.strokes, second!.strokes[0]!] };
    expect(flawsOf({ spots, links: [over, ...links.slice(1)] })).toHaveLength(1);
    expect(flawsOf({ spots, links: [{ ...first!, strokes: [] }] })).toStrictEqual([
      `${first!.ends.join('-')} is not drawn`,
    ]);
  });

  test.each(LANGUAGES)('[BR-C2] names every space and bridge once (%s)', (language) => {
    const text = mapOf(start, { language });
    const words = text.match(/[a-z]+\d+/g)!;
    const spaces = SPACE_FACTS.filter(({ kind }) => kind !== 'bridge').map(({ name }) => name);
    expect(words.toSorted()).toStrictEqual(spaces.toSorted());
    for (const title of Object.values(BRIDGE_TITLES)) expect(text.split(title)).toHaveLength(2);
    expect(text).toContain(`→${ARROW}`);
    expect(text).toContain('#');
    expect(text).toContain(':');
  });

  test('[BR-M2] marks overpasses and underpasses, and explains the marks', () => {
    const text = mapOf(start);
    const [overpass, underpass] = ['overpass', 'underpass'].map(
      (kind) => SPACE_FACTS.find((facts) => facts.kind === kind)!.name,
    );
    expect(text).toContain(`^${overpass}`);
    expect(text).toContain(`(${underpass})`);
    expect(draw(start).join('\n')).toContain(`^${overpass} passage supérieur`);
    expect(draw(start, { language: 'en' }).join('\n')).toContain(`(${underpass}) under a road`);
  });

  test.each([
    ['fr', 'violet', 'vide'],
    ['en', 'purple', 'none'],
  ] as const)(
    '[BR-F5] writes the colour of each flag on its bridge, or that there is none (%s)',
    (language, purple, none) => {
      const flags = Object.fromEntries(BRIDGES.map((bridge) => [bridge, 'purple'])) as View['flags'];
      expect(mapOf({ ...start, flags }, { language }).split(purple)).toHaveLength(9);
      expect(mapOf({ ...start, flags: { ...flags, steel: null } }, { language })).toContain(`#${none}#`);
    },
  );

  test.each(SPACE_FACTS.map(({ name }) => name))('shows racers on %s, alone or all together', (name) => {
    const street = STREETS.find(({ spaces }) => spaces.includes(name))!;
    const isOverpass = SPACE_FACTS.find((facts) => facts.name === name)!.kind === 'overpass';
    const place = isOverpass ? `${name}@${street.name}` : name;
    const flags = Object.fromEntries(BRIDGES.map((bridge) => [bridge, 'red'])) as View['flags'];
    expect(mapOf(racing([place, 'start'], { flags }))).toContain('[A]');
    expect(mapOf(racing([place, place, place, place], { flags }))).toContain('[ABCD]');
  });
});

describe('the board of Bridgetown Races', () => {
  test('[BR-P1] shows round, what is done, the first player, and who is to act', () => {
    const first = NAMES[start.firstPlayer]!;
    const [heading, ...lines] = draw(start);
    expect(heading).toContain(`── Manche 1 sur 5 · choix des transports · premier : ${first} ──`);
    expect(lines.join('\n')).toContain(`> ${'ABC'[start.firstPlayer]} ${first}`);
    expect(lines.join('\n').match(/au départ/g)).toHaveLength(3);
    const race = draw({ ...start, raceTurn: 2, toAct: [1], moved: [0, 2] }, { language: 'en' });
    expect(race[0]).toContain('Round 1 of 5 · race, turn 2 of 3');
    expect(race.join('\n')).toMatch(/\* A Ada\n[^]*> B Zoé\n[^]*\* C Eve/);
  });

  test('[BR-C3, BR-C4] shows the wheel with colours, speeds and coordinators, and who holds what', () => {
    const text = draw({
      ...start,
      wheel: wheelWith({ taxi: [0, 2], walking: [1] }),
      specials: [
        { special: 'first', holder: 1, used: true },
        { special: 'double', holder: null, used: false },
        { special: 'swap', holder: 2, used: false },
      ],
    }).join('\n');
    expect(text).toMatch(/tramway bleu {6}5$/m);
    expect(text).toMatch(/taxi jaune {8}4 AC$/m);
    expect(text).toMatch(/marche blanc {6}1 B$/m);
    expect(text).toMatch(/Premier {6}B, utilisée$/m);
    expect(text).toMatch(/Double {7}libre$/m);
    expect(text).toMatch(/Permutation {2}C$/m);
  });

  test('[BR-V1, BR-V2] has no special actions and no blue supply where there are none', () => {
    const lighter = setup('lighter', 2, { streetcarRules: false, specialActions: false });
    const text = draw(game.view(lighter, SPECTATOR)).join('\n');
    expect(text).not.toContain('Actions spéciales');
    expect(text).not.toContain('bleus à part');
    expect(text).toMatch(/ble \d/);
  });

  test('[BR-C1] shows each card by bridge, and how many flags and colours are on it', () => {
    const [one, two, three] = start.players;
    const players = [
      { ...one!, card: cardWith({ fremont: 'yellow', rossisland: 'white' }), flags: 2, colours: 2 },
      two!,
      { ...three!, card: cardWith({ fremont: 'green' }), flags: 1, colours: 1 },
    ];
    const text = draw({ ...start, players }, { language: 'en' }).join('\n');
    expect(text).toMatch(/Cards {6}A {3}B {3}C$/m);
    expect(text).toMatch(/Fremont {3}yel {2}· {2}gre$/m);
    expect(text).toMatch(/Ross Isl\. whi {2}· {3}·$/m);
    expect(text).toMatch(/flags {6}2 {3}0 {3}1$/m);
    expect(text).toMatch(/colours {4}2 {3}0 {3}1$/m);
  });

  test.each(game.meta.seats)('the map and what stands beside it are two columns apart (%i)', (seats) => {
    const view = game.view(setup('apart', seats), SPECTATOR);
    const beside = draw(view).slice(1, 1 + cityLayout().height);
    expect(beside.filter((line) => line.slice(MAP_WIDTH, MAP_WIDTH + 2).trim() !== '')).toStrictEqual([]);
  });

  test('shows everyone’s result at the end', () => {
    const players = [
      { ...black!, colours: 5, flags: 6 },
      { ...black!, colours: 1, flags: 1 },
    ];
    const reached = (seat: number): string[] =>
      LANGUAGES.map((each) => board.score!({ ...start, players }, seat, SAID[each]));
    expect(reached(0)).toStrictEqual(['5 couleurs, 6 drapeaux', '5 colours, 6 flags']);
    expect(reached(1)).toStrictEqual(['1 couleur, 1 drapeau', '1 colour, 1 flag']);
  });

  test('[BR-S3] says that the start is off the map', () => {
    expect(draw(start).join('\n')).toContain('→ départ, hors du plan');
    expect(draw(start).join('\n')).toContain(`au départ, avant ${ARROW}`);
    expect(draw(start, { language: 'en' }).join('\n')).toContain('→ start, off the map');
  });

  test('three letters tell all colours apart in both languages', () => {
    for (const language of LANGUAGES) {
      const short = Object.values(SAID[language].colours).map((colour) => colour.slice(0, 3));
      expect(new Set(short).size).toBe(short.length);
    }
  });

  test('says which mode takes which flags while transport is chosen', () => {
    const flags = cardWith({ steel: 'blue', fremont: 'red', marquam: 'red' });
    expect(draw({ ...start, flags }).at(-1)).toBe('Drapeaux : tramway (bleu) Steel ; bus (rouge) Fremont, Marquam.');
    expect(draw({ ...start, flags }, { language: 'en' }).at(-1)).toBe(
      'Flags: streetcar (blue) Steel; bus (red) Fremont, Marquam.',
    );
  });

  test('[BR-R2, BR-R3, BR-F3] says how far one’s modes go, and which flags would be exchanged', () => {
    const view: View = {
      ...racing(['e1', 'e2', 'e3'], { raceTurn: 1 }),
      wheel: wheelWith({ taxi: [0, 1, 2], bus: [0], car: [1] }),
      flags: cardWith({ fremont: 'red', steel: 'blue', morrison: 'green' }),
      specials: [{ special: 'double', holder: 0, used: false }],
    };
    const players = view.players.map((player) => ({
      ...player,
      card: cardWith({ fremont: 'green', morrison: 'red' }),
    }));
    const text = draw({ ...view, players }).join(' ');
    expect(text).toContain('Vos déplacements, en cases : taxi 4+2 = 6, bus 3. Avec Double : taxi 8, bus 6.');
    expect(text).toContain('Fremont : vous pouvez échanger votre vert contre le drapeau rouge.');
    expect(text).not.toContain('Morrison : vous pouvez');
    expect(draw(view, { viewer: SPECTATOR }).join(' ')).not.toContain('déplacements');
  });

  test('never relies on colour alone', () => {
    const io = { stdout: { isTTY: true }, env: {} } as unknown as Parameters<typeof inkFor>[0];
    const view = racing(['e1', 'w5', 'e3']);
    const coloured = draw(view, { ink: inkFor(io) }).join('\n');
    expect(coloured).toContain('\u001b[');
    expect(coloured.replaceAll(/\p{Cc}\[\d+m/gu, '').replaceAll(/ +$/gm, '')).toBe(draw(view).join('\n'));
  });
});

describe('the memo of Bridgetown Races', () => {
  test.each([
    [
      'fr',
      [
        'huit drapeaux',
        'la victoire est partagée',
        `y entrer par ${ARROW} coûte une case`,
        'sans demi-tour',
        'faites un pas à pied, sans drapeau, ou restez',
        'Lui seul prend le drapeau bleu',
        'les bleus ne sont pas dans le sac',
        'passe sous la rue dessinée',
        'un tour de course de moins',
        'aussitôt un autre sur un mode, sauf si c’était le dernier',
        'inutile si vous partez déjà en premier',
      ],
    ],
    [
      'en',
      [
        'eight flags',
        'in a tie, the win is shared',
        `entering it by ${ARROW} takes one space`,
        'can’t double back',
        'walk one step, taking no flag, or stay',
        'It alone takes the blue flag',
        'blue flags are not in the bag',
        'passes under the road',
        'one race turn fewer',
        'Place another on a vehicle at once, unless',
        'no use if you go first anyway',
      ],
    ],
  ] as const)('has the rules and all streets (%s)', (language, parts) => {
    const lines = board.memo!(start, reader({ language })).split('\n');
    const text = lines.map((line) => line.trim()).join(' ');
    for (const part of parts) expect(text).toContain(part);
    for (const { title, spaces } of STREETS) expect(text).toContain(`${title} ${spaces.join(' ')}`);
    expect(lines.length).toBeLessThanOrEqual(60);
    expect(lines.filter((line) => columnsOf(line) > 80)).toStrictEqual([]);
  });
});

test.each([
  ['fr', 'Le tramway +Il va partout', 'Permutation'],
  ['en', 'The streetcar +It goes anywhere', 'Swap'],
] as const)('[BR-V1, BR-V2] the memo of a lighter game has its own rules (%s)', (language, anywhere, swap) => {
  const options = { streetcarRules: false, specialActions: false };
  const memo = board.memo!({ ...start, options }, reader({ language }));
  expect(memo).toMatch(new RegExp(`^${anywhere}`, 'm'));
  expect(memo).not.toMatch(new RegExp(`^${swap}`, 'm'));
});
