import { LANGUAGES, fastRandom, resolveOptions } from '@ponts-bornes/kernel';
import type { Refusal } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { chooseAll, playAll, position, refusalOf, takeAll } from '../test/position.ts';
import { BOOSTERS, CARDS, cardNames, game as real, meta, phrases } from './index.ts';
import { EN } from './speech/en.ts';
import { FR } from './speech/fr.ts';

const SPEECH = { fr: FR, en: EN };

const NAMES = ['Ada', 'Blaise', 'Chloé'];

const tooMany = (): Refusal => {
  const resolved = resolveOptions(meta, 8);
  if (resolved.ok) throw new Error('eight seats were allowed');
  return resolved.refusal;
};

const choosing = () => position({ characters: 'red orange yellow', offer: 'train-1 car-1 motorbike-1 boat-1' });
const naming = () => playAll(real.setup({ characters: 'chosen' }, 2, fastRandom('names')), '0 =red');
const taking = () => chooseAll(choosing(), 'red-train orange-car yellow-boat');
const late = () =>
  playAll(
    position({
      characters: 'red orange',
      round: 2,
      offer: 'car-1 car-2 boat-1',
      boost: { booster: 'late', seat: 0, card: 'red-plane' },
    }),
    '1 orange-car',
  );
const pole = () =>
  takeAll(
    chooseAll(
      position({ characters: 'red orange', offer: 'car-1 car-2 boat-1', hierarchy: 'car boat plane motorbike train' }),
      'red-train orange-car',
    ),
    'car-1 car-2',
  );
const swap = () =>
  takeAll(
    chooseAll(position({ characters: 'red orange', offer: 'car-1 car-2 boat-1' }), 'red-train orange-plane'),
    'car-1 car-2',
  );

const REFUSALS: readonly Refusal[] = [
  tooMany(),
  refusalOf(naming(), 1, '=red'),
  refusalOf(naming(), 1, 'red-car'),
  refusalOf(choosing(), 0, 'orange-car'),
  refusalOf(choosing(), 0, '+car-1'),
  refusalOf(playAll(choosing(), '0 red-car'), 0, 'red-car'),
  refusalOf(late(), 0, '+car-1'),
  refusalOf(late(), 0, 'orange-boat'),
  refusalOf(taking(), 0, '+plane-1'),
  refusalOf(taking(), 0, 'red-car'),
  refusalOf(pole(), 0, 'red-car'),
  refusalOf(swap(), 1, 'orange-train>car-2'),
  refusalOf(swap(), 1, 'red-car>car-2'),
  refusalOf(swap(), 1, 'orange-car>boat-1'),
  refusalOf(swap(), 1, 'orange-car'),
  refusalOf(choosing(), 0, 'vroum'),
];

test('every rule that refuses is among these examples', () => {
  const rules = new Set(REFUSALS.map(({ rule }) => rule));
  expect([...rules].toSorted()).toStrictEqual(['CF-B1', 'CF-B3', 'CF-B6', 'CF-S1', 'CF-T1', 'CF-T3', 'K-TEXT']);
});

describe.each(LANGUAGES)('%s', (language) => {
  const { move, refusal: sentence, outcome } = phrases(SPEECH[language], {});

  test.each(REFUSALS)('$rule is refused with a complete sentence of its own', (refused) => {
    const text = sentence(refused, NAMES);
    expect(text).toMatch(/^[A-ZÀÉ].*\.$/u);
    expect(text).not.toMatch(/undefined|CF-|null|\[object/);
  });

  test('no two refusals are worded alike', () => {
    expect(new Set(REFUSALS.map((refused) => sentence(refused, NAMES))).size).toBe(REFUSALS.length);
  });

  test('a rule without a sentence is named', () => {
    expect(sentence({ rule: 'CF-X9', data: {} }, NAMES)).toContain('CF-X9');
  });

  test('moves and outcomes name the seats', () => {
    for (const text of ['=red', 'red-car', '+car-1', '^boat', 'red-car>car-1', 'keep', 'nonsense'])
      expect(move(text, 1, NAMES)).toContain('Blaise');
    const shared = outcome({ winners: [0, 2], scores: [7, 3, 7], reason: 'shared' }, NAMES);
    for (const name of [/Ada/, /Chloé/, /Blaise ?: 3/]) expect(shared).toMatch(name);
  });

  test('every card and every booster has a distinct name', () => {
    expect(new Set(CARDS.map(cardNames(SPEECH[language]))).size).toBe(CARDS.length);
    const { boosters } = language === 'fr' ? FR : EN;
    expect(new Set(BOOSTERS.map((booster) => boosters[booster])).size).toBe(BOOSTERS.length);
  });
});

describe('sentences', () => {
  const fr = phrases(FR, {});
  const en = phrases(EN, {});

  test('French uses vous, never tu', () => {
    for (const refused of REFUSALS) expect(fr.refusal(refused, NAMES)).not.toMatch(/\b(tu|te|ton|ta|tes|toi)\b|\bt’/i);
  });

  test('moves', () => {
    expect(fr.move('blue-car', 0, NAMES)).toBe('Ada joue la voiture bleue.');
    expect(fr.move('+green-boat', 1, NAMES)).toBe('Blaise ajoute le bateau vert à son parcours.');
    expect(fr.move('^plane', 2, NAMES)).toBe('Pole position ! Chloé place l’avion en haut de la hiérarchie.');
    expect(en.move('+boat-1', 1, NAMES)).toBe('Blaise adds starter boat 1 to their route.');
    expect(en.move('red-car>train-2', 0, NAMES)).toBe(
      'Ada puts the red car into their route and takes starter train 2 back into their hand.',
    );
    expect(en.move('=violet', 0, NAMES)).toBe('Ada takes the violet character.');
    expect(fr.move('+green-boat', 1, NAMES, 1)).toBe('Vous ajoutez le bateau vert à votre parcours.');
    expect(en.move('keep', 0, NAMES, 0)).toBe('You swap nothing.');
  });

  test('outcomes', () => {
    expect(fr.outcome({ winners: [1], scores: [12, 17], reason: 'stages' }, NAMES)).toBe(
      'La course est finie. Blaise gagne avec 17 étapes (Ada : 12, Blaise : 17).',
    );
    expect(en.outcome({ winners: [0], scores: [9, 9], reason: 'speed' }, NAMES)).toBe(
      'The race is over: level on stages, so speed decides. Ada wins with 9 stages (Ada: 9, Blaise: 9).',
    );
    expect(fr.outcome({ winners: [0, 1], scores: [1, 1], reason: 'shared' }, NAMES)).toBe(
      'La course est finie : égalité aux étapes comme aux vitesses. Ada et Blaise gagnent à égalité avec 1 étape (Ada : 1, Blaise : 1).',
    );
  });
});
