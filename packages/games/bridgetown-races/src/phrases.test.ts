import { LANGUAGES, fastRandom, pick } from '@ponts-bornes/kernel';
import type { Refusal } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { OVERPASSES, beside } from '../test/position.ts';
import { positionName } from './city/city.ts';
import { BRIDGES, MODES, game, phrases } from './index.ts';
import { EN } from './speech/en.ts';
import { FR } from './speech/fr.ts';

const SPEECH = { fr: FR, en: EN };

const NAMED = ['Ada', 'Blaise', 'Chloé', 'Denis'];
const OPTIONS = { streetcarRules: true, specialActions: true };
const fr = phrases(FR, OPTIONS);
const en = phrases(EN, OPTIONS);
const overpass = positionName(OVERPASSES[0] as number);
const [west = ''] = beside('fremont');

/** Texts of every kind and moment, most of them refused. */
const TEXTS = [
  'place taxi',
  'place streetcar',
  'place first',
  'place double',
  'place swap',
  'first',
  'wait',
  'done',
  'nonsense',
  ...BRIDGES.slice(1).map((bridge) => `swap fremont ${bridge}`),
  ...MODES.flatMap((mode) => [
    `ride ${mode} stay`,
    `ride ${mode} walk burnside`,
    ...[west, overpass, ...BRIDGES].flatMap((end) => [`ride ${mode} ${end}`, `ride ${mode} double ${end}`]),
    ...BRIDGES.map((bridge) => `ride ${mode} ${bridge} +${bridge}`),
  ]),
];

const refusalsMet = (): Refusal[] => {
  const met = new Map<string, Refusal>();
  for (let seed = 0; seed < 6; seed++) {
    const random = fastRandom(`refusals ${seed}`);
    const options = { streetcarRules: seed % 4 !== 3, specialActions: seed % 6 !== 5 };
    const state = game.setup(options, 2 + (seed % 3), random);
    for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
      const seat = acting[0] as number;
      const moves = game.moves(state, seat);
      const tried = [
        ...TEXTS,
        ...moves.slice(-12).flatMap((move) => BRIDGES.map((name) => `${game.format(move)} +${name}`)),
      ];
      const open = new Set(moves.map(game.format));
      for (const text of tried.filter((each) => !open.has(each))) {
        const refusal = game.explain(state, seat, text);
        met.set(`${refusal.rule} ${refusal.data['why'] ?? ''}`, refusal);
      }
      game.play(state, seat, pick(random, moves), random);
    }
  }
  return [...met.values()];
};

describe('sentences', () => {
  test.each([
    ['place taxi', 'Ada place un coordinateur : taxi.', 'Ada places a coordinator: taxi.'],
    ['place swap', 'Ada prend l’action spéciale Permutation.', 'Ada takes the special action Swap.'],
    ['first', 'Ada utilise Premier et part avant tout le monde.', 'Ada uses First and goes before everyone else.'],
    ['wait', 'Ada garde Premier pour plus tard.', 'Ada keeps First for later.'],
    [
      'swap fremont morrison',
      'Ada permute les drapeaux du pont Fremont et du pont Morrison.',
      'Ada swaps the flags on Fremont Bridge and Morrison Bridge.',
    ],
    ['done', 'Ada ne permute rien.', 'Ada swaps nothing.'],
    [
      'ride walking fremont +fremont',
      'Ada part à pied et s’arrête au pont Fremont. Drapeau pris : pont Fremont (blanc).',
      'Ada goes on foot and stops at Fremont Bridge. Flag taken: Fremont Bridge (white).',
    ],
    [
      'ride bus double steel +broadway +burnside',
      'Ada part en bus, à vitesse double, et s’arrête au pont Steel. Drapeaux pris : pont Broadway et pont Burnside (rouge).',
      'Ada goes by bus at double speed and stops at Steel Bridge. Flags taken: Broadway Bridge and Burnside Bridge (red).',
    ],
    [
      'ride streetcar walk burnside',
      'Ada ne peut pas avancer (tramway) et fait un pas à pied jusqu’au pont Burnside.',
      'Ada can’t move (streetcar) and walks one step to Burnside Bridge.',
    ],
    [
      'ride streetcar stay',
      'Ada ne peut pas avancer (tramway) et reste sur place.',
      'Ada can’t move (streetcar) and stays put.',
    ],
  ])('of the move %s', (text, french, english) => {
    expect(fr.move(text, 0, NAMED)).toBe(french);
    expect(en.move(text, 0, NAMED)).toBe(english);
  });

  test('name a place by what is around it, and an overpass with the current road', () => {
    expect(en.move(`ride taxi ${overpass}`, 0, NAMED)).toMatch(
      /^Ada goes by taxi and stops on [\w ]+, (?:above|below) [\w ]+\.$/,
    );
    expect(en.move('ride taxi w6', 0, NAMED)).toBe('Ada goes by taxi and stops at the west end of Steel Bridge.');
    expect(fr.move('ride taxi w23', 0, NAMED)).toBe(
      'Ada part en taxi et s’arrête à l’angle de Broadway et de Burnside Road.',
    );
    expect(fr.move('ride taxi w41', 0, NAMED)).toBe(
      'Ada part en taxi et s’arrête sur l’I‑405, entre le pont Fremont et Lovejoy Street.',
    );
    expect(fr.move('nonsense', 1, NAMED)).toBe('Blaise: nonsense');
  });

  test('exist for every refusal, in both languages', () => {
    const met = refusalsMet();
    const rules = new Set(met.map(({ rule }) => rule));
    expect([...rules].toSorted().join(' ')).toBe(
      'BR-F1 BR-F2 BR-F3 BR-F4 BR-F5 BR-M1 BR-M2 BR-M4 BR-M6 BR-P1 BR-P2 BR-P3 BR-R1 BR-R3 BR-R4 BR-R5 BR-R7 BR-V2 K-TEXT',
    );
    for (const language of LANGUAGES) {
      for (const refusal of met) {
        const sentence = phrases(SPEECH[language], OPTIONS).refusal(refusal, NAMED);
        expect(sentence).not.toMatch(/undefined|null|BR-|@/);
        expect(sentence).toMatch(/[.!?]$/);
        // At most one colon, no nested brackets, and no English-only words in French.
        expect(sentence.split(':').length).toBeLessThanOrEqual(2);
        expect(sentence).not.toMatch(/\([^)]*\(/);
        if (language === 'fr') expect(sentence).not.toMatch(/« (?:walk|stay|done|first|wait) »/);
      }
    }
  });

  test('exist for a wrong number of players, and for a rule that refuses nothing', () => {
    expect(fr.refusal({ rule: 'BR-C1', data: { seats: 5 } }, [])).toContain('de 2 à 4');
    expect(en.refusal({ rule: 'BR-C1', data: { seats: 5 } }, [])).toContain('2 to 4');
    expect(en.refusal({ rule: 'BR-X9', data: {} }, [])).toBe('Move refused (rule BR-X9).');
    expect(fr.refusal({ rule: 'BR-X9', data: {} }, [])).toBe('Coup refusé (règle BR-X9).');
  });

  test('exist for every end', () => {
    const full = { winners: [1], scores: [3, 8], reason: 'bridges' };
    expect(fr.outcome(full, NAMED)).toBe('Blaise a traversé les huit ponts et gagne (Ada : 3 drapeaux).');
    expect(en.outcome(full, NAMED)).toBe('Blaise has crossed all eight bridges and wins (Ada: 3 flags).');
    const one = { winners: [0], scores: [1, 0], reason: 'colours' };
    expect(fr.outcome(one, NAMED)).toBe('Après cinq manches, Ada gagne avec 1 couleur (Blaise : 0 couleur).');
    expect(en.outcome(one, NAMED)).toBe('After five rounds Ada wins with 1 colour (Blaise: 0 colours).');
    const shared = { winners: [0, 1], scores: [5, 5], reason: 'colours' };
    expect(fr.outcome(shared, NAMED)).toBe(
      'Après cinq manches, Ada et Blaise partagent la victoire avec 5 couleurs différentes.',
    );
    expect(en.outcome(shared, NAMED)).toBe('After five rounds Ada and Blaise share the win with 5 different colours.');
  });
});
