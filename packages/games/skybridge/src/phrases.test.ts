import { LANGUAGES, resolveOptions } from '@ponts-bornes/kernel';
import type { Refusal } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { position, refusal } from '../test/position.ts';
import { meta, phrases } from './index.ts';
import { EN } from './speech/en.ts';
import { FR } from './speech/fr.ts';

const SPEECH = { fr: FR, en: EN };

const NAMES = ['Ada', 'Blaise', 'Chloé', 'Denis'];

const tooMany = (): Refusal => {
  const resolved = resolveOptions(meta, 5);
  if (resolved.ok) throw new Error('five seats were allowed');
  return resolved.refusal;
};

const on = (placed: string, text: string, seats = 4): Refusal => refusal(position({ seats, placed }), text);

const REFUSALS: readonly Refusal[] = [
  tooMany(),
  on('', 'Tb a1'),
  on('Tr a1, Tr b1, Tr c1, Tr a2', 'Tr b2'),
  on('0:Tw a1', 'Tw b1', 3),
  on('', 'Rw a1', 3),
  on('', 'Br a1'),
  on('', 'Tr a1-b1'),
  on('Tr a1', 'Rr a1'),
  on('Tb a1', 'Tr a1'),
  on('Tb a1, Tb b2', 'Br a1-b2'),
  on('Tb a1', 'Br a1-b1'),
  on('Tb a1, Ly b1', 'Br a1-b1'),
  on('Tb a1, Tb b1, By a1-b1', 'Br a1-b1'),
  on('', 'Rr a1'),
  on('Tb a1, Ry a1', 'Rr a1'),
  on('Tb a1, Ty b1', 'Br b1-a1'),
  on('', 'abc'),
];

const RULES = ['K-TEXT', 'SK-C1', 'SK-C3', 'SK-N1', 'SK-P1', 'SK-P3', 'SK-T1', 'SK-T2', 'SK-T3', 'SK-T4', 'SK-T5'];

test('every rule that refuses is among these examples', () => {
  const rules = new Set(REFUSALS.map(({ rule }) => rule));
  expect([...rules].toSorted()).toStrictEqual([...RULES, 'SK-T6', 'SK-T7']);
});

describe.each(LANGUAGES)('%s', (language) => {
  const { move, refusal: sentence, outcome } = phrases(SPEECH[language], {});

  test.each(REFUSALS)('$rule is refused with a complete sentence of its own', (refused) => {
    const text = sentence(refused, NAMES);
    expect(text).toMatch(/^[A-ZÀÉ].*\.$/u);
    expect(text).not.toMatch(/undefined|SK-|null|\[object/);
  });

  test('no two refusals are worded alike', () => {
    expect(new Set(REFUSALS.map((refused) => sentence(refused, NAMES))).size).toBe(REFUSALS.length);
  });

  test('a rule without a sentence is named', () => {
    expect(sentence({ rule: 'SK-X9', data: {} }, NAMES)).toContain('SK-X9');
  });

  test('moves and outcomes name the seats', () => {
    for (const text of ['Tr a1', 'Lb c3', 'By b1-b2', 'Rw b2', 'nonsense'])
      expect(move(text, 1, NAMES)).toContain('Blaise');
    const shared = outcome({ winners: [0, 2], scores: [7, 3, 7, 0], reason: 'blocked' }, NAMES);
    for (const name of ['Ada', 'Chloé', 'Blaise', 'Denis']) expect(shared).toContain(name);
  });
});

describe('sentences', () => {
  const fr = phrases(FR, {});
  const en = phrases(EN, {});

  test('French uses vous, never tu', () => {
    const sentences = REFUSALS.map((refused) => fr.refusal(refused, NAMES));
    for (const text of sentences) expect(text).not.toMatch(/\b(tu|te|ton|ta|tes|toi)\b|\bt’/i);
    expect(sentences.filter((text) => /\bvous\b/i.test(text)).length).toBeGreaterThan(REFUSALS.length / 2);
  });

  test('placements', () => {
    expect(fr.move('Tr a1', 0, NAMES)).toBe('Ada pose un grand bloc rouge en a1.');
    expect(fr.move('By b1-b2', 1, NAMES)).toBe('Blaise lance le pont jaune entre b1 et b2.');
    expect(fr.move('Rw b2', 3, NAMES)).toBe('Denis ferme la tour b2 avec un toit blanc.');
    expect(en.move('Lb c3', 1, NAMES)).toBe('Blaise places a low blue block on c3.');
    expect(en.move('By b1-b2', 1, NAMES)).toBe('Blaise builds the yellow bridge between b1 and b2.');
    expect(en.move('Rw b2', 3, NAMES)).toBe('Denis closes tower b2 with a white roof.');
  });

  test('refusals include their data', () => {
    const level = on('Tb a1', 'Tr a1');
    expect(fr.refusal(level, NAMES)).toContain('au niveau 0 (b1 c1 a2 b2 c2 a3 b3 c3), pas au niveau 3 en a1');
    const heights = on('Tb a1, Ly b1', 'Br a1-b1');
    expect(en.refusal(heights, NAMES)).toContain('a1 is at level 3, b1 at level 2');
  });

  test('outcomes', () => {
    const won = { winners: [1], scores: [7, 23], reason: 'all-placed' };
    expect(fr.outcome(won, NAMES)).toBe(
      'Toutes les pièces sont posées. Blaise gagne avec 23 points (Ada : 7, Blaise : 23).',
    );
    const shared = { winners: [0, 1], scores: [1, 1], reason: 'blocked' };
    expect(fr.outcome(shared, NAMES)).toBe(
      'Plus personne ne peut poser de pièce. Ada et Blaise gagnent à égalité avec 1 point (Ada : 1, Blaise : 1).',
    );
    expect(en.outcome(shared, NAMES)).toBe(
      'Nobody can place a piece any more. Ada and Blaise share the win with 1 point (Ada: 1, Blaise: 1).',
    );
  });
});
