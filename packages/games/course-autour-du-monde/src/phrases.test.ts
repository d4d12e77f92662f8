import { LANGUAGES, fastRandom, resolveOptions } from '@ponts-bornes/kernel';
import type { Refusal } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { game, playAll, position, refusalOf } from '../test/position.ts';
import { CITIES, CONTINENTS, meta, phrases } from './index.ts';
import type { State } from './index.ts';
import { EN } from './speech/en.ts';
import { FR } from './speech/fr.ts';

const SPEECH = { fr: FR, en: EN };

const PEOPLE = ['Ada', 'Blaise', 'Chloé'];

const tooMany = (): Refusal => {
  const resolved = resolveOptions(meta, 7);
  if (resolved.ok) throw new Error('seven seats were allowed');
  return resolved.refusal;
};

const turn = (): State => position({ travellers: [{ hand: 'PAR-NYC NYC-ANC CAI-THR' }, {}], first: 'PAR-TYO' });
const staying = (): State => playAll(turn(), 'stay first', 'drop CAI-THR');

const REFUSALS: readonly Refusal[] = [
  tooMany(),
  refusalOf(game.setup({}, 2, fastRandom('deal')), 'end'),
  refusalOf(turn(), 'end'),
  refusalOf(turn(), 'fly PAR-CAI'),
  refusalOf(turn(), 'fly CAI-THR'),
  refusalOf(turn(), 'stay second'),
  refusalOf(position({ travellers: [{}, {}] }), 'stay first'),
  refusalOf(playAll(turn(), 'fly PAR-NYC'), 'stay stock'),
  refusalOf(staying(), 'end'),
  refusalOf(staying(), 'drop CAI-THR'),
  refusalOf(staying(), 'drop PAR-TYO'),
  refusalOf(staying(), 'drop PAR-CAI'),
];

describe.each(LANGUAGES)('%s', (language) => {
  const book = phrases(SPEECH[language], {});

  test('every refusal has its own sentence, without codes', () => {
    const sentences = REFUSALS.map((refusal) => book.refusal(refusal, PEOPLE));
    // A card that is not in hand gives the same sentence, flown or dropped.
    expect(new Set(sentences).size).toBe(REFUSALS.length - 1);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/[.]$/);
      expect(sentence).not.toMatch(/undefined|CM-|[A-Z]{3}/);
    }
  });

  test('every rule that refuses has a sentence, and no other', () => {
    const { refusals } = language === 'fr' ? FR : EN;
    const rules = new Set(REFUSALS.map(({ rule }) => rule));
    expect(Object.keys(refusals).toSorted()).toStrictEqual([...rules].toSorted());
    expect(book.refusal({ rule: 'CM-X1', data: {} }, PEOPLE)).toContain('CM-X1');
  });

  test('all cities and continents have names', () => {
    expect(Object.keys(SPEECH[language].cities)).toHaveLength(CITIES.length);
    expect(Object.keys(SPEECH[language].continents)).toStrictEqual([...CONTINENTS]);
  });
});

describe('sentences', () => {
  const [fr, en] = [phrases(FR, {}), phrases(EN, {})];

  test.each([
    ['start NYC', 'Ada choisit sa ville de départ : New York.', 'Ada chooses a home city: New York.'],
    ['fly CAI-THR', 'Ada pose Le Caire – Téhéran et s’envole.', 'Ada plays Cairo – Tehran and takes off.'],
    ['end', 'Ada s’arrête et pioche une carte par vol.', 'Ada stops and draws a card for each flight.'],
    [
      'stay first',
      'Ada reste sur place et annonce : la carte de l’écart 1 et une du talon.',
      'Ada stays and announces: the card in discard slot 1 and one from the deck.',
    ],
    [
      'stay both',
      'Ada reste sur place et annonce : les cartes des deux écarts.',
      'Ada stays and announces: the cards in both discard slots.',
    ],
    ['drop PAR-NYC', 'Ada écarte Paris – New York.', 'Ada discards Paris – New York.'],
    ['what', 'Ada: what', 'Ada: what'],
  ])('%s', (text, french, english) => {
    expect(fr.move(text, 0, PEOPLE)).toBe(french);
    expect(en.move(text, 0, PEOPLE)).toBe(english);
  });

  test('a player who is home', () => {
    const outcome = { winners: [1], scores: [1, 6, 4], reason: 'home' };
    expect(fr.outcome(outcome, PEOPLE)).toBe(
      'Blaise boucle le tour du monde et gagne (Ada : 1 visa, Chloé : 4 visas).',
    );
    expect(fr.outcome(outcome, PEOPLE, 1)).toBe(
      'Vous bouclez le tour du monde et gagnez (Ada : 1 visa, Chloé : 4 visas).',
    );
    expect(en.outcome(outcome, PEOPLE)).toBe(
      'Blaise completes the trip around the world and wins (Ada: 1 visa, Chloé: 4 visas).',
    );
  });

  test('an écart has its name from the table, and stopping a word that can be typed', () => {
    const empty = { rule: 'CM-T2', data: { why: 'empty', slot: 'second' } };
    expect(fr.refusal(empty, PEOPLE)).toBe('L’écart 2 est vide : il n’y a rien à y prendre.');
    expect(en.refusal(empty, PEOPLE)).toBe('Discard slot 2 is empty: there is nothing to take.');
    const flying = { rule: 'CM-T5', data: { why: 'flying' } };
    expect(fr.refusal(flying, PEOPLE)).toBe('Vous êtes en vol : posez une autre carte, ou arrêtez-vous.');
    expect(en.refusal(flying, PEOPLE)).toContain('or stop.');
  });

  test('a player who can’t fly from there learns where they are', () => {
    const refusal = { rule: 'CM-T3', data: { why: 'chain', route: 'CAI-THR', city: 'PAR' } };
    expect(fr.refusal(refusal, PEOPLE)).toBe(
      'Vous ne pouvez pas poser Le Caire – Téhéran : vous êtes ailleurs (Paris).',
    );
    expect(en.refusal(refusal, PEOPLE)).toBe('You can’t play Cairo – Tehran: you’re elsewhere (Paris).');
  });
});
