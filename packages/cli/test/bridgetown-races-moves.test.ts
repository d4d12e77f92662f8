import { describe, expect, test } from 'vitest';
import { MODES, SPACE_FACTS, STREETS, game } from '@ponts-bornes/bridgetown-races';
import type { View } from '@ponts-bornes/bridgetown-races';
import { LANGUAGES, fastRandom, pick } from '@ponts-bornes/kernel';
import type { Language } from '@ponts-bornes/kernel';
import type { Reader } from '../src/boards/board.ts';
import { bridgetownRacesBoard as board } from '../src/boards/bridgetown-races/board.ts';
import { columnsOf } from '../src/boards/wrap.ts';
import { PLAIN } from '../src/ink.ts';
import { SPEECH } from '@ponts-bornes/bridgetown-races/speech';
import type { Speech } from '@ponts-bornes/bridgetown-races/speech';

const SAID = { fr: await SPEECH.fr(), en: await SPEECH.en() };

const LONG_NAMES = ['Maximilien de Robesp', 'Wolfgang Amadeus Moz', 'Wilhelmina Wilhelmin', 'Bartholomew Bartholo'];

const reader = (more: Partial<Reader<Speech>> = {}): Reader<Speech> => ({
  viewer: 0,
  names: LONG_NAMES,
  language: 'fr',
  speech: SAID[more.language ?? 'fr'],
  ink: PLAIN,
  ...more,
});

const START = game.view(game.setup({ streetcarRules: true, specialActions: true }, 2, fastRandom('any')), 0);
const AT_START: View = { ...START, flags: { ...START.flags, fremont: 'red', morrison: 'green', marquam: null } };

const list = (moves: readonly string[], language: Language = 'fr', view: View = AT_START): readonly string[] =>
  board.list!(board.order!(moves), reader({ language }), view);

// Streets may change, so the tests take spaces from the map.
const plainSpace = SPACE_FACTS.find(({ kind }) => kind === 'street');
const end = plainSpace!.name;
const overpass = SPACE_FACTS.find(({ kind }) => kind === 'overpass')!.name;
const [road, otherRoad] = STREETS.filter(({ spaces }) => spaces.includes(overpass));

describe('the list of moves', () => {
  test('[BR-P1, BR-P2] has modes with colour and speed, special actions with what they do', () => {
    expect(list(['place taxi', 'place walking', 'place double'])).toStrictEqual([
      '  1. taxi (jaune, 4 cases)       2. marche (blanc, 1 case)',
      '  3. Double (vitesse doublée)',
    ]);
    expect(list(['place taxi', 'place swap'], 'en')).toStrictEqual([
      '  1. taxi (yellow, 4 spaces)            2. Swap (the flags of two bridges)',
    ]);
  });

  test('[BR-R5] asks the holder of First', () => {
    expect(list(['first', 'wait'])).toStrictEqual(['  1. Partir maintenant    2. Garder Premier']);
  });

  test('[BR-F1] has rides with flags first, most flags before others, then by mode, then swaps', () => {
    const moves = [
      'swap fremont morrison',
      'ride bus fremont',
      'ride taxi double burnside',
      'ride taxi steel',
      'ride bus steel +broadway',
      'ride taxi fremont +fremont +broadway',
      'ride streetcar stay',
    ];
    expect(list(moves)).toStrictEqual([
      '  Avec drapeau (pont et couleur, comment, jusqu’où) :',
      '  1. Fremont et Broadway (jaune), en taxi → pont Fremont',
      '  2. Broadway (rouge), en bus → pont Steel',
      '  Sans drapeau, en taxi, jusqu’à :',
      '  3. pont Steel',
      '  Sans drapeau, en taxi avec Double, jusqu’à :',
      '  4. pont Burnside',
      '  Sans drapeau, en bus, jusqu’à :',
      '  5. pont Fremont',
      '  6. Rester sur place (tramway à l’arrêt)',
      '  Permuter deux drapeaux :',
      '  7. Fremont (rouge) ↔ Morrison (vert)',
    ]);
  });

  test('[BR-F3] says which of one’s flags a ride would give back', () => {
    const [me, other] = START.players;
    const card = { ...me!.card, morrison: 'red', hawthorne: 'orange' } as const;
    const view: View = { ...AT_START, players: [{ ...me!, card }, other!] };
    const moves = [
      'ride car e12 +morrison +hawthorne',
      'ride car e12 +morrison',
      'ride car e12 +fremont +morrison',
      'ride car e12 +fremont',
    ];
    const french = list(moves, 'fr', view).join(' ').replaceAll(/\s+/g, ' ');
    expect(french).toContain(
      '1. Morrison et Hawthorne (vert, échange contre rouge à Morrison et orange à Hawthorne), ',
    );
    expect(french).toContain('2. Fremont et Morrison (vert, échange contre rouge à Morrison), ');
    expect(french).toContain('3. Morrison (vert, échange contre rouge), en voiture → e12 ');
    expect(french).toContain('4. Fremont (vert), en voiture');
    expect(list(moves, 'en', view).join(' ')).toContain('Morrison (green, exchanged for red), by car');
  });

  test('lists a few ends in words, naming the nearest bridge', () => {
    const far = SPACE_FACTS.find(({ street, kind }) => kind === 'street' && street === 'Grand Avenue')!.name;
    expect(list([`ride taxi ${far}`])[1]).toMatch(new RegExp(`^  1\\. ${far} Grand Avenue, près du pont [A-Z]`));
    expect(list([`ride taxi ${far}`], 'en')[1]).toMatch(/, near [A-Z].* Bridge$/);
  });

  test('has few lines where a ride may end almost anywhere', () => {
    const ends = SPACE_FACTS.filter(({ kind }) => kind !== 'overpass').map(({ name }) => name);
    const lines = list(
      ends.map((name) => `ride taxi double ${name}`),
      'en',
    );
    expect(lines[0]).toBe('  Without a flag, by taxi with Double, to (by nearest bridge):');
    expect(lines.length).toBeLessThan(19);
    expect(lines[1]).toMatch(/^ {4}Fremont: 1\. Fremont Bridge {2}2\. \w+ /);
    expect(lines.join(' ').match(/\d+\. \w+/g)).toHaveLength(ends.length);
    expect(lines.filter((line) => line.length > 78)).toStrictEqual([]);
  });

  test('[BR-M2] says on which road one stops on an overpass', () => {
    const text = list([`ride taxi ${overpass}@${road!.name}`, `ride taxi ${overpass}@${otherRoad!.name}`], 'en');
    expect(text.join('\n')).toContain(`${overpass} on ${road!.title}`);
    expect(text.join('\n')).toContain(`${overpass} on ${otherRoad!.title}`);
  });

  test('[BR-R4, BR-M6] has the end of a turn and a mode that cannot move', () => {
    expect(list(['swap steel marquam', 'done'], 'en')).toStrictEqual([
      '  1. Swap nothing',
      '  Swap two flags:',
      '  2. Steel (blue) ↔ Marquam',
    ]);
    expect(list([`ride streetcar walk ${end}`])[0]).toMatch(
      new RegExp(`^ {2}1\\. Faire un pas jusqu’à ${end} ${plainSpace!.street}`),
    );
  });
});

describe('what people type', () => {
  const rides = [`ride taxi ${end}`, `ride taxi double ${end}`, `ride taxi ${end} +marquam`, 'ride bus steel +steel'];
  const swaps = ['swap fremont morrison', 'swap fremont marquam', 'done'];
  const overpasses = [`ride car ${overpass}@${road!.name}`, `ride car ${overpass}@${otherRoad!.name}`];

  test.each([
    [`taxi ${end} sans drapeau`, rides, `ride taxi ${end}`],
    [`TAXI  ${end.toUpperCase()} without flag`, rides, `ride taxi ${end}`],
    [`taxi ${end}`, rides.slice(0, 2), `ride taxi ${end}`],
    [`double taxi ${end}`, rides, `ride taxi double ${end}`],
    [`t ${end} marq`, rides, `ride taxi ${end} +marquam`],
    [`en taxi ${end} + Marquam`, rides, `ride taxi ${end} +marquam`],
    ['bus steel', rides, 'ride bus steel +steel'],
    ['bus', rides, 'ride bus steel +steel'],
    ['moto', ['place taxi', 'place motorcycle'], 'place motorcycle'],
    ['vélo', ['place bicycle', 'place double'], 'place bicycle'],
    ['à pied', ['place bicycle', 'place walking'], 'place walking'],
    ['Premier', ['place first', 'place bus'], 'place first'],
    ['premier', ['first', 'wait'], 'first'],
    ['attendre', ['first', 'wait'], 'wait'],
    ['fre mor', swaps, 'swap fremont morrison'],
    ['marquam fremont', swaps, 'swap fremont marquam'],
    ['permuter Fremont, Morrison', swaps, 'swap fremont morrison'],
    ['rien', swaps, 'done'],
    [`voiture ${overpass} ${road!.name}`, overpasses, overpasses[0]!],
    [`car ${overpass}@${otherRoad!.name}`, overpasses, overpasses[1]!],
    ['rester', ['ride streetcar stay', `ride streetcar walk ${end}`], 'ride streetcar stay'],
    // Two bridges are a swap before they are a ride.
    ['fre mor', ['ride taxi fremont +morrison', ...swaps], 'swap fremont morrison'],
    ['taxi fremont fremont', ['ride taxi fremont', 'ride taxi fremont +fremont'], 'ride taxi fremont +fremont'],
    // Not legal: for the rules to refuse.
    [`bus ${end}`, rides, `ride bus ${end}`],
    [`bus double ${end} marq fremont`, rides, `ride bus double ${end} +fremont +marquam`],
    [`bus ${overpass} ${otherRoad!.name}`, rides, `ride bus ${overpass}@${otherRoad!.name}`],
    ['steel ross island', swaps, 'swap steel rossisland'],
    ['double', ['place taxi', 'place bus'], 'place double'],
    ['permutation', ['place taxi', 'place bus'], 'place swap'],
    ['permutation', ['ride taxi steel'], 'swap fremont broadway'],
    ['premier', ['ride taxi steel'], 'first'],
    ['double', ['ride taxi steel +steel'], 'ride taxi double steel'],
    ['moto', ['ride taxi steel'], 'ride motorcycle steel'],
    ['e1', ['ride taxi steel'], 'ride taxi e1'],
    ['rester', ['ride taxi steel'], 'ride taxi stay'],
    ['rien', ['ride taxi steel'], 'done'],
    ['walk', ['ride taxi steel'], 'ride taxi walk steel'],
    ['à pied e1', ['ride taxi steel'], 'ride walking e1'],
    ['e1', swaps, 'ride streetcar e1'],
    ['taxi', swaps, 'ride taxi fremont'],
    ['burnside', ['place taxi', 'place bus'], 'ride streetcar burnside'],
    // Not understood.
    ['hello', rides, 'hello'],
    ['naito', ['ride taxi steel'], 'naito'],
    ['+', rides, '+'],
    ['en', rides, 'en'],
  ])('%j', (typed, moves, spelled) => {
    expect(board.spell!(typed, moves)).toBe(spelled);
  });

  test.each([
    // A place by itself never loses a flag, nor does a ride whose flag was not named.
    ['burnside', ['ride rollerblades double burnside +burnside', 'ride bicycle double burnside'], [0, 1]],
    ['taxi fremont', ['ride taxi fremont +fremont', 'ride taxi fremont', 'ride taxi double fremont'], [0, 1]],
    [`taxi ${end}`, rides, [0, 2]],
    [`taxi ${end}`, [`ride taxi ${end}`, `ride taxi double ${end} +marquam`], [0, 1]],
    [end, [`ride taxi ${end}`, `ride bus ${end}`, 'ride bus steel'], [0, 1]],
    ['taxi', ['ride taxi steel', 'ride taxi marquam', 'ride bus steel'], [0, 1]],
    ['velo', ['ride bicycle steel', 'ride bicycle marquam', 'done'], [0, 1]],
    ['permutation', swaps, [0, 1]],
    [`voiture ${overpass}`, overpasses, [0, 1]],
  ])('%j fits several moves', (typed, moves, fitting) => {
    expect(board.spell!(typed, moves)).toStrictEqual(fitting.map((index) => moves[index]));
  });

  test.each([
    ['place first', 'premier', 'first'],
    ['place swap', 'permutation', 'swap'],
    ['place motorcycle', 'moto', 'motorcycle'],
    ['first', 'partir', 'now'],
    ['wait', 'attendre', 'wait'],
    ['done', 'rien', 'nothing'],
    ['swap fremont morrison', 'fremont morrison', 'fremont morrison'],
    [`ride bus double ${end} +marquam`, `bus double ${end} marquam`, `bus double ${end} marquam`],
    [`ride streetcar walk ${end}`, `tramway à pied ${end}`, `streetcar walk ${end}`],
    ['ride streetcar stay', 'tramway rester', 'streetcar stay'],
  ])('%s is shown as words that mean it', (move, french, english) => {
    expect(board.example!(move, reader())).toBe(french);
    expect(board.example!(move, reader({ language: 'en' }))).toBe(english);
    for (const words of [french, english]) expect(board.spell!(words, [move, 'ride taxi steel'])).toBe(move);
  });
});

describe.each(game.meta.seats)('a game of %i', (seats) => {
  const names = LONG_NAMES.slice(0, seats);
  const games = Array.from({ length: 3 }, (_, number) => number);

  test.each(games)('fits 78 columns, has a line for every move, and understands its words (%i)', (number) => {
    const chance = fastRandom(`bridgetown board ${seats} ${number}`);
    const options = { streetcarRules: number !== 1, specialActions: number !== 2 };
    const state = game.setup(options, seats, chance);
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      const legal = game.moves(state, seat);
      const moves = legal.map(game.format);
      const offered = board.order!(moves);
      expect(offered.toSorted()).toStrictEqual(moves.toSorted());
      for (const language of LANGUAGES) {
        const at = reader({ language, viewer: seat, names });
        const lines = board.list!(offered, at, game.view(state, seat));
        const page = [...board.draw(game.view(state, seat), at).split('\n'), ...lines];
        expect(page.filter((line) => columnsOf(line) > 78)).toStrictEqual([]);
        expect(meanings(lines).size).toBe(moves.length);
      }
      for (const move of [pick(chance, moves), pick(chance, moves), offered[0]!]) {
        expect([board.spell!(move.replace(/^(?:ride|place) /, ''), moves)].flat()).toContain(move);
        expect([board.spell!(board.example!(move, reader()), moves)].flat()).toContain(move);
      }
      game.play(state, seat, pick(chance, legal), chance);
    }
  });
});

/** What each number stands for, with the heading it is under: no two alike. */
const meanings = (lines: readonly string[]): ReadonlySet<string> => {
  let heading = '';
  const found: string[] = [];
  for (const line of lines) {
    const cells = Array.from(line.matchAll(/(?<= |^)\d+\. (.+?)(?= {2,}|$)/g), ([, words]) => words!);
    if (cells.length > 0) found.push(...cells.map((cell) => `${heading} ${cell.trim()}`));
    else if (/^ {5}/.test(line)) found.push(`${found.pop()} ${line.trim()}`);
    else heading = line.trim();
  }
  return new Set(found);
};

test('every mode has a word in each list', () => {
  for (const language of LANGUAGES) {
    expect(
      list(
        MODES.map((mode) => `place ${mode}`),
        language,
      )
        .join(' ')
        .match(/\d+\. /g),
    ).toHaveLength(8);
  }
});
