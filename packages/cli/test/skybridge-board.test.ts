import { describe, expect, test } from 'vitest';
import { LANGUAGES, SPECTATOR, fastRandom, pick } from '@ponts-bornes/kernel';
import { game } from '@ponts-bornes/skybridge';
import type { State } from '@ponts-bornes/skybridge';
import type { Reader } from '../src/boards/board.ts';
import { skybridgeBoard as board } from '../src/boards/skybridge/board.ts';
import { columnsOf } from '../src/boards/wrap.ts';
import { PLAIN, inkFor } from '../src/ink.ts';
import { SPEECH } from '@ponts-bornes/skybridge/speech';
import type { Speech } from '@ponts-bornes/skybridge/speech';

const SAID = { fr: await SPEECH.fr(), en: await SPEECH.en() };

const LONG_NAMES = ['Maximilien de Robesp', 'Wolfgang Amadeus Moz', 'Wilhelmina Wilhelmin', 'Bartholomew Bartholo'];

const reader = (more: Partial<Reader<Speech>> = {}): Reader<Speech> => ({
  viewer: SPECTATOR,
  names: ['Ada', 'Zoé'],
  language: 'fr',
  speech: SAID[more.language ?? 'fr'],
  ink: PLAIN,
  ...more,
});

const rng = fastRandom('skybridge board');

/** A board after some placements of the seats that have these colours, legal or not. */
const after = (seats: number, placed: string): State => {
  const state = game.setup({}, seats, rng);
  for (const text of placed.split(', ')) {
    const move = game.parse(text)!;
    game.play(state, move.colour % seats, move, rng);
  }
  return state;
};

const draw = (state: State, more: Partial<Reader<Speech>> = {}): string[] =>
  board.draw(game.view(state, SPECTATOR), reader(more)).split('\n');

/** One of everything: bridges of both directions, one over another, roofs, a doubled pair. */
const CITY =
  'Tr a1, Tb b1, By a1-b1, Ty b2, Tw c2, Bb b2-c2, Lr c3, Rw b2, Ty b3, Tr a2, Rr a1, Tw a2, Ry b1, Bw a2-a3';

describe('the board of Skybridge', () => {
  test('shows the plan with row 1 in front, every tower bottom to top, supplies and scores of both colours', () => {
    const state = after(2, 'Tr a1, Tb b1, By a1-b1, Tb c1, Lw c2, Ry a1, Tr c2, Rw b1, Bb c1-c2');
    state.turn = 0;
    expect(draw(state)).toStrictEqual([
      '── dernier coup : Bb c1-c2 (Zoé) ───────────────────────────────────────────────',
      '       a              b              c',
      '   ┌────────┐     ┌────────┐     ┌────────┐    a3  –',
      ' 3 │  0 –   │     │  0 –   │     │  0 –   │    b3  –',
      '   └────────┘     └────────┘     └────────┘    c3  –',
      '',
      '   ┌────────┐     ┌────────┐     ┌────────┐    a2  –',
      ' 2 │  0 –   │     │  0 –   │     │  6 Bb* │    b2  –',
      '   └────────┘     └────────┘     └────────┘    c2  Lw Tr Bb*',
      '                                     ║b',
      '   ┏━━━/y\\━━┓     ┏━━━/w\\━━┓     ┌────────┐    a1  Tr By Ry',
      ' 1 ┃  4 Ry  ┃══y══┃  4 Rw  ┃     │  4 Bb* │    b1  Tb By Rw',
      '   ┗━━━━━━━━┛     ┗━━━━━━━━┛     └────────┘    c1  Tb Bb*',
      '',
      '                                 réserve        si la partie s’arrêtait là',
      '> Ada                  r rouge   T2 L4 B1 R2     0',
      '    total 8            y jaune   T4 L4 B0 R1     8 = a1 4 + b1 4 (pont)',
      '  Zoé                  b bleu    T2 L4 B0 R2     0',
      '    total 4            w blanc   T4 L3 B1 R1     4 = b1 4',
    ]);
  });

  test('[SK-E4] shows both ends of an own bridge as doubled', () => {
    const text = draw(after(4, 'Tr a1, Tr b1, By a1-b1, Lr a1, Ry a1, Ry b1'), { language: 'en', names: LONG_NAMES });
    expect(text.join('\n')).toMatch(/y yellow +T4 L4 B0 R0 +20 = 2×\(a1 6 \+ b1 4\) \(bridge\)$/m);
  });

  test('[SK-T5] shows several bridges over the same two towers', () => {
    const level = draw(after(4, 'Tr a1, Tr b1, By a1-b1, Tr a1, Tr b1, Bb a1-b1')).join('\n');
    expect(level).toContain('│  8 Bb* │═by══│  8 Bb* │');
    expect(level).toContain('a1  Tr By Tr Bb*');
    const upright = draw(after(4, 'Tr a1, Tr a2, By a1-a2, Tr a1, Tr a2, Bb a1-a2')).join('\n');
    expect(upright).toMatch(/^ {7}║by$/m);
  });

  test('breaks a tower that is too high for one line', () => {
    const text = draw(after(4, 'Tr c1, Tb c1, Ty c1, Tw c1, '.repeat(3).slice(0, -2))).join('\n');
    expect(text).toContain('c1  Tr Tb Ty Tw Tr Tb Ty Tw Tr Tb\n');
    expect(text).toMatch(/^ {51}Ty Tw\*$/m);
  });

  test('[SK-P3] shows the neutral blocks of each seat, and what is out of the game', () => {
    const text = draw(game.setup({}, 3, rng), { names: ['Ada', 'Zoé', 'Eve'] }).join('\n');
    expect(text.match(/w blanc {3}T1 L1 B0 R0 {4}neutre, sans points/g)).toHaveLength(3);
    expect(text).toMatch(/^ {2}hors jeu +w blanc {3}T1 L1 B1 R2$/m);
    expect(text).not.toContain('total');
  });

  test('[SK-T1] says who begins, and points at the seat to act', () => {
    const state = game.setup({}, 2, rng);
    const name = ['Ada', 'Zoé'][state.turn]!;
    const [first, ...rest] = draw(state);
    expect(first).toContain(`── ${name} commence ──`);
    expect(rest.filter((line) => line.startsWith('>'))).toStrictEqual([
      expect.stringMatching(new RegExp(`^> ${name} `)),
    ]);
  });

  test('[SK-E1] says whose turn was skipped, and who can place nothing', () => {
    const view = game.view(after(4, 'Tr a1'), SPECTATOR);
    const names = LONG_NAMES.map((name) => name.split(' ')[0]!);
    const aside = (next: number[]): unknown[] =>
      LANGUAGES.map((language) =>
        board.aside!({ ...view, toAct: next }, { viewer: SPECTATOR, names, language, speech: SAID[language] }, view),
      );
    expect(aside([1])).toStrictEqual([null, null]);
    expect(aside([2])).toStrictEqual([
      'Wolfgang ne peut rien poser : tour passé.',
      'Wolfgang can’t place anything: turn skipped.',
    ]);
    expect(aside([0])[0]).toBe('Wolfgang, Wilhelmina et Bartholomew ne peuvent rien poser : tour passé.');
    expect(aside([])).toStrictEqual([null, null]);
    const text = board.draw({ ...view, blocked: [1, 3] }, reader({ names }));
    expect(text.split('\n').at(-1)).toBe('Sans coup permis pour l’instant : Wolfgang et Bartholomew.');
  });

  test('never relies on colour alone', () => {
    const io = { stdout: { isTTY: true }, env: {} } as unknown as Parameters<typeof inkFor>[0];
    const state = after(4, CITY);
    const coloured = draw(state, { ink: inkFor(io), names: LONG_NAMES }).join('\n');
    expect(coloured).toContain('\u001b[31mTr\u001b[0m');
    expect(coloured.replaceAll(/\p{Cc}\[\d+m/gu, '')).toBe(draw(state, { names: LONG_NAMES }).join('\n'));
  });

  test.each([
    ['tra1', 'Tr a1'],
    [' T R A1 ', 'Tr a1'],
    ['bwa1a2', 'Bw a1-a2'],
    ['BB A1 - B1', 'Bb a1-b1'],
    ['Rw  c3', 'Rw c3'],
    ['tall red', 'tall red'],
    ['tra9', 'tra9'],
  ])('reads %j as %j', (typed, spelled) => {
    expect(board.spell!(typed, [])).toBe(spelled);
  });
});

describe('the memo of Skybridge', () => {
  test.each([
    ['fr', ['Toujours au plus bas', 'Tr a1 : grand bloc rouge', 'B  pont  1 étage', 'w blanc'], 'À deux', 'À trois'],
    [
      'en',
      ['Always as low as possible', 'Tr a1: a tall red block', 'B  bridge  1 floor', 'w white'],
      'With two',
      'With three',
    ],
  ] as const)(
    '[SK-C1, SK-T3, SK-N1] explains pieces, the lowest level and the notation (%s)',
    (language, parts, two, three) => {
      const memo = (seats: number): string =>
        board.memo!(game.view(game.setup({}, seats, rng), SPECTATOR), reader({ language }));
      for (const part of parts) expect(memo(4)).toContain(part);
      expect(memo(2)).toContain(two);
      expect(memo(3)).toContain(three);
      for (const seats of game.meta.seats) {
        const lines = memo(seats).split('\n');
        expect(lines.length).toBeLessThanOrEqual(30);
        expect(lines.filter((line) => columnsOf(line) > 80)).toStrictEqual([]);
      }
    },
  );
});

describe('the list of moves', () => {
  const list = (moves: readonly string[], more: Partial<Reader<Speech>> = {}): readonly string[] =>
    board.list!(board.order!(moves), reader(more), game.view(game.setup({}, 2, rng), SPECTATOR));

  test('is a table of pieces and places, bridges by their two places', () => {
    expect(list(['Tr a1', 'Tr c2', 'Br a1-b1', 'Br b1-c1', 'Rr b1', 'Ly c3'])).toStrictEqual([
      '                          a1  b1  c1     a2  b2  c2     a3  b3  c3',
      '  Tr  grand bloc rouge     1   ·   ·      ·   ·   2      ·   ·   ·',
      '  Rr  toit rouge           ·   3   ·      ·   ·   ·      ·   ·   ·',
      '  Ly  petit bloc jaune     ·   ·   ·      ·   ·   ·      ·   ·   4',
      '  Br  pont rouge           5 a1-b1    6 b1-c1',
    ]);
  });

  test('needs no places when only a bridge is left', () => {
    expect(list(['Bw a1-a2'], { language: 'en' })).toStrictEqual(['  Bw  white bridge         1 a1-a2']);
  });
});

describe.each(game.meta.seats)('a game of %i', (seats) => {
  test('fits 80 columns and 40 rows at every turn, and offers every move once', () => {
    const names = LONG_NAMES.slice(0, seats);
    for (let round = 0; round < 20; round++) {
      const chance = fastRandom(`width ${seats} ${round}`);
      const state = game.setup({}, seats, chance);
      for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
        const moves = game.moves(state, seat).map(game.format);
        const offered = board.order!(moves);
        expect(offered.toSorted()).toStrictEqual(moves.toSorted());
        for (const language of LANGUAGES) {
          const list = board.list!(offered, reader({ language }), game.view(state, SPECTATOR));
          const page = [...draw(state, { language, names }), ...list];
          expect(page.filter((line) => columnsOf(line) > 80)).toStrictEqual([]);
          // The sentence of whose turn it is, the hint and the prompt come with it.
          expect(page.length).toBeLessThanOrEqual(37);
          const numbers = list
            .filter((line) => !line.endsWith('a3  b3  c3'))
            .join(' ')
            .match(/\b\d+/g);
          expect(numbers?.map(Number)).toStrictEqual(offered.map((_, index) => index + 1));
        }
        game.play(state, seat, pick(chance, game.moves(state, seat)), chance);
      }
    }
  });
});
