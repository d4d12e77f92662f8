import { describe, expect, test } from 'vitest';
import { BOOSTERS, CARDS, CARD_TABLE, VEHICLES, cardNames, game } from '@ponts-bornes/course-folle';
import type { CardName, View } from '@ponts-bornes/course-folle';
import { LANGUAGES, SPECTATOR, awaitedSeats, fastRandom, pick } from '@ponts-bornes/kernel';
import type { Viewer } from '@ponts-bornes/kernel';
import { courseFolleBoard as board } from '../src/boards/course-folle/board.ts';
import type { Reader } from '../src/boards/board.ts';
import { shownCard, stagesText } from '../src/boards/course-folle/cards.ts';
import { columnsOf } from '../src/boards/wrap.ts';
import { PLAIN, inkFor } from '../src/ink.ts';
import { SPEECH } from '@ponts-bornes/course-folle/speech';
import type { Speech } from '@ponts-bornes/course-folle/speech';

const SAID = { fr: await SPEECH.fr(), en: await SPEECH.en() };

const NAMES = ['Ada', 'Zoé', 'Maximilien de Robesp', 'Wolfgang Amadeus Moz', 'E', 'F', 'Wilhelmina Wilhelmin'];

const reader = (viewer: Viewer, more: Partial<Reader<Speech>> = {}): Reader<Speech> => ({
  viewer,
  names: NAMES.slice(0, 3),
  language: 'fr',
  speech: SAID[more.language ?? 'fr'],
  ink: PLAIN,
  ...more,
});

// Card values may change, so the tests look for cards with the properties they need.
const cardWith = (vehicle: string, half: 'left' | 'right'): CardName =>
  CARDS.find((name) => shownCard(name).vehicle === vehicle && CARD_TABLE[name].half === half)!;
const leftCar = cardWith('car', 'left');
const rightBoat = cardWith('boat', 'right');
const leftPlane = cardWith('plane', 'left');
const rightPlane = cardWith('plane', 'right');

const start = game.view(game.setup({ characters: 'dealt' }, 3, fastRandom('board')), 0);
const score = { whole: 7, pairs: 1, aerodromes: 4, own: 2, bonus: 1, total: 15, speed: 23 };
const none = { cards: [], joints: [], score: { ...score, total: 0 } } as const;

/** A moment with one of everything on the table. */
const rich: View = {
  ...start,
  phase: 'take',
  round: 3,
  toAct: [0],
  characters: ['violet', 'blue', 'red'],
  hierarchy: ['boat', 'train', 'car', 'motorbike', 'plane'],
  offer: ['violet-car', 'train-1', 'pink-boat'],
  hands: [['violet-boat', 'violet-plane'], ['blue-car'], ['red-train', 'plane-2']],
  played: ['violet-train', 'blue-boat', 'red-motorbike'],
  order: [1, 0, 2],
  taken: 1,
  boost: { booster: 'turbo', seat: 1, card: 'red-car' },
  courses: [
    {
      cards: [leftPlane, rightPlane, leftCar, rightBoat, 'train-2'],
      joints: ['aerodrome', null, 'stage', null, null],
      score,
    },
    { cards: [leftCar, rightBoat], joints: ['stage', null], score },
    none,
  ],
};

const drawn = (view: View, viewer: Viewer = 0, more: Partial<Reader<Speech>> = {}): string[] =>
  board.draw(view, reader(viewer, more)).split('\n');

describe('cards', () => {
  test.each(CARDS)('%s shows its half at the edge where the other half would join it', (name) => {
    const { stages, half } = CARD_TABLE[name];
    const [left, right] = shownCard(name).vehicle === 'plane' ? ['[', ']'] : ['(', ')'];
    const expected = { left: `${stages}${left}`, right: `${right}${stages}` };
    expect(stagesText(shownCard(name))).toBe(half === null ? String(stages) : expected[half]);
  });
});

describe('the board of Course folle', () => {
  const text = drawn(rich);
  const lineWith = (part: string): string => text.find((line) => line.includes(part))!;

  test('has the ladder in the middle, played cards to the left with their place, the offer to the right', () => {
    const rungs = text.filter((line) => /│ \d [a-z]/.test(line));
    expect(rungs.map((line) => /│ (\d \S+)/.exec(line)![1])).toStrictEqual([
      '1 bateau',
      '2 train',
      '3 voiture',
      '4 moto',
      '5 avion',
    ]);
    const [boat, train, car] = rungs;
    const { speed } = CARD_TABLE['blue-boat'];
    expect(boat).toMatch(
      new RegExp(`^✓ 1\\. Zoé +bleu +${speed} .*│ 1 bateau +│ +rose +${CARD_TABLE['pink-boat'].speed} `),
    );
    expect(train).toMatch(/^> 2\. Ada +violet .*│ 2 train +│ +départ 1 /);
    expect(car).toMatch(/^ +│ 3 voiture +│ +violet +\d+ .*\+1$/);
  });

  test('says what the acting booster does, and what the last card of the order will give', () => {
    expect(text.join(' ')).toContain('Turbo. La carte de Zoé compte comme la plus rapide');
    const booster = SAID.fr.boosters[CARD_TABLE['red-motorbike'].booster!];
    expect(text.join(' ')).toContain(`Dernière carte : Maximilien de Robesp aura « ${booster} ».`);
  });

  test('[CF-T7] round 5 announces no booster', () => {
    expect(drawn({ ...rich, round: 5 }).join(' ')).not.toContain('Dernière carte');
  });

  test('lays the own course as cards: joined halves touch, others lie apart', () => {
    const stages = (name: CardName): number => CARD_TABLE[name].stages;
    const line = lineWith('[]');
    expect(line).toContain(`${stages(leftPlane)} [] ${stages(rightPlane)}`);
    expect(line).toContain(`${stages(leftCar)} () ${stages(rightBoat)}`);
    expect(line).toContain('│ │');
  });

  test('a long name and a speed of two digits stay apart', () => {
    const fast = CARDS.find((name) => name.endsWith('-motorbike') && CARD_TABLE[name].speed > 9)!;
    const courses = [{ cards: [fast], joints: [null], score }, none, none];
    expect(drawn({ ...rich, courses }, 0, { language: 'en' })).toContain(`│ motorbike ${CARD_TABLE[fast].speed}│`);
  });

  test('a half without its other half keeps its distance', () => {
    const course = { cards: [leftCar, leftPlane], joints: [null, null], score };
    const line = drawn({ ...rich, courses: [course, none, none] }).find((each) => each.endsWith('['))!;
    expect(line).toContain('( │');
  });

  test('has every score line by line under its heading, and joined halves in the courses of others', () => {
    expect(text).toContain('                       étapes  entières  demies  aéro  couleur  violet  vitesses');
    expect(lineWith('Zoé          bleu')).toMatch(/bleu +15 +7 +1 +4 +2 +1 +23$/);
    const joined = `voiture ${CARD_TABLE[leftCar].stages}()${CARD_TABLE[rightBoat].stages} bateau`;
    expect(lineWith(joined)).toContain(`main (vitesses) : voiture ${CARD_TABLE['blue-car'].speed}`);
  });

  test('[CF-C1] shows the own hand with its boosters, and marks the secret choice', () => {
    const { speed, booster } = CARD_TABLE['violet-boat'];
    const line = new RegExp(`^\\* bateau violet +${speed} +\\S+ +${SAID.fr.boosters[booster!]} +\\(choisie\\)$`);
    expect(drawn({ ...rich, phase: 'choose', chosen: 'violet-boat' }).find((each) => line.test(each))).toBeDefined();
  });

  test('spectators see every course and no section of their own', () => {
    const seen = drawn(rich, SPECTATOR).join('\n');
    for (const part of ['Ada', 'Zoé', 'Ada prend une carte de l’offre.']) expect(seen).toContain(part);
    expect(seen).not.toContain('Votre');
  });

  test('never relies on colour alone', () => {
    const io = { stdout: { isTTY: true }, env: {} } as unknown as Parameters<typeof inkFor>[0];
    const coloured = drawn(rich, 0, { ink: inkFor(io) }).join('\n');
    expect(coloured).toContain('\u001b[');
    expect(coloured.replaceAll(/\p{Cc}\[\d+m/gu, '')).toBe(text.join('\n'));
  });

  test.each(BOOSTERS.flatMap((booster) => LANGUAGES.map((language) => ({ booster, language }))))(
    'explains $booster while it acts ($language)',
    ({ booster, language }) => {
      const boost = { booster, seat: 1, card: 'blue-car' } as const;
      const lines = drawn({ ...rich, boost }, 0, { language });
      expect(lines.join(' ')).toContain(SAID[language].acts[booster]({ name: 'Zoé', isYou: false }));
    },
  );

  test.each([
    ['choose', {}, 'Choisissez une carte en secret'],
    ['choose', { chosen: 'violet-boat' }, 'Votre choix est fait'],
    ['choose', { boost: { booster: 'late', seat: 0, card: 'violet-car' } }, 'vous choisirez quand les autres'],
    ['late', {}, 'jouez une carte de votre main, à découvert'],
    ['late', { toAct: [1] }, 'Zoé a le dernier mot'],
    ['take', {}, 'Prenez une carte de l’offre'],
    ['take', { toAct: [1] }, 'Zoé prend une carte'],
    ['pole', {}, 'placez un véhicule en haut'],
    ['swap', {}, 'Échangez une carte, ou gardez tout.'],
    ['character', {}, 'Choisissez votre personnage.'],
  ] as const)('in the phase %s with %j says what is expected', (phase, more, sentence) => {
    const view: View = { ...rich, phase, ...more };
    expect(drawn(view).at(-1)).toContain(sentence);
  });

  test('[CF-B1 … CF-B6] the memo has the six boosters, and fits', () => {
    for (const language of LANGUAGES) {
      const memo = board.memo!(rich, reader(0, { language }));
      for (const booster of BOOSTERS) expect(memo).toContain(SAID[language].boosters[booster]);
      expect(memo.split('\n').filter((line) => columnsOf(line) > 80 || /^\s*[;:!?]/.test(line))).toStrictEqual([]);
    }
  });
});

describe('news besides the moves', () => {
  const aside = (view: Partial<View>, before: Partial<View>): unknown =>
    board.aside!({ ...rich, ...view }, reader(SPECTATOR), { ...rich, ...before });

  test('[CF-T2] the order, once all cards lie open', () => {
    expect(aside({}, { phase: 'choose' })).toBe(
      'Chacun prend une carte, dans cet ordre : Zoé, Ada, Maximilien de Robesp.',
    );
  });

  test('[CF-T4, CF-T6] what is left over, what moves, and who is boosted', () => {
    const before = { offer: ['train-1', 'pink-boat'], boost: null } as const;
    const after = { phase: 'choose', round: 4, offer: ['pink-boat', 'blue-car'] } as const;
    expect(aside(after, before)).toBe(
      'Le bateau rose reste dans l’offre. Le bateau passe du haut tout en bas dans la hiérarchie. Coup de pouce pour Zoé : turbo.',
    );
    expect(aside({ ...after, boost: null }, { ...before, hierarchy: VEHICLES })).toBe(
      'Le bateau rose reste dans l’offre. Le bateau monte d’un rang dans la hiérarchie.',
    );
  });

  test('[CF-T1] nothing while choices are secret', () => {
    expect(aside({ phase: 'choose' }, { phase: 'choose' })).toBeNull();
  });
});

describe('moves', () => {
  const listed = (moves: readonly string[]): readonly string[] => board.list!(moves, reader(0), rich);

  test('stand side by side with their numbers', () => {
    expect(listed(['red-train', 'red-car', 'car-1'])).toStrictEqual([
      '  1. train rouge           2. voiture rouge         3. voiture de départ 1',
    ]);
    expect(listed(['^train', '^boat'])).toStrictEqual(['  1. train    2. bateau']);
  });

  test('[CF-B6] swaps have a line for each card of the hand', () => {
    const moves = ['red-car>train-1', 'red-car>boat-1', 'red-boat>train-1', 'red-boat>boat-1', 'keep'];
    expect(listed(moves)).toStrictEqual([
      '  voiture rouge contre      1. train de départ 1   2. bateau de départ 1',
      '  bateau rouge contre       3. train de départ 1   4. bateau de départ 1',
      '  5. ne rien échanger',
    ]);
  });

  test('[CF-S1] characters are offered with their packs', () => {
    const { speed, stages } = CARD_TABLE['violet-train'];
    const [heads, , violet] = listed(['=red', '=violet']);
    expect(heads).toMatch(/^ {2}vitesse, étapes +train +voiture +moto +bateau +avion$/);
    expect(violet).toMatch(new RegExp(`^ {2}2\\. violet +${speed} +${stages} `));
  });

  const HAND = ['red-train', 'red-car', 'blue-boat', 'motorbike-1'];
  const OFFER = ['+green-train', '+pink-train', '+orange-car', '+car-2', '+plane-1'];
  const SWAPS = ['red-car>green-train', 'red-car>plane-1', 'keep'];
  test.each([
    ['Red Car', HAND, 'red-car'],
    ['redcar', HAND, 'red-car'],
    ['voiture rouge', HAND, 'red-car'],
    ['Bateau', HAND, 'blue-boat'],
    ['bleu', HAND, 'blue-boat'],
    ['moto starter 1', HAND, 'motorbike-1'],
    ['starter', HAND, 'motorbike-1'],
    ['avion jaune', HAND, 'yellow-plane'],
    ['+ red car', HAND, '+red-car'],
    ['pink train', OFFER, '+pink-train'],
    ['train vert', OFFER, '+green-train'],
    ['train', OFFER, '+train'],
    ['car 2', OFFER, '+car-2'],
    ['car1', OFFER, '+car-1'],
    ['voit starter', OFFER, '+car-2'],
    ['voiture de départ', OFFER, '+car-2'],
    ['Bateau', ['^train', '^boat'], '^boat'],
    ['violette', ['=red', '=violet'], '=violet'],
    ['voiture rouge > avion', SWAPS, 'red-car>plane-1'],
    ['red car>boat 1', SWAPS, 'red-car>boat-1'],
    ['Garder', SWAPS, 'keep'],
    ['hello', HAND, 'hello'],
    ['', HAND, ''],
    ['red blue car', HAND, 'red blue car'],
  ])('reads %j among %j as %j', (typed, moves, meant) => {
    expect(board.spell!(typed, moves)).toBe(meant);
  });
});

describe('all through random games', () => {
  test.each(
    game.meta.seats.flatMap((seats) => (['dealt', 'chosen'] as const).map((characters) => ({ seats, characters }))),
  )('of $seats, characters $characters, everything fits', ({ seats, characters }) => {
    const rng = fastRandom(`fits ${seats}`);
    const names = NAMES.slice(0, seats);
    const state = game.setup({ characters }, seats, rng);
    const check = (viewer: Viewer): void => {
      for (const language of LANGUAGES) {
        const one = reader(viewer, { language, names });
        const lines = drawn(game.view(state, viewer), viewer, { language, names });
        const moves = typeof viewer === 'number' ? game.moves(state, viewer).map(game.format) : [];
        const offered = moves.length === 0 ? [] : board.list!(moves, one, game.view(state, viewer));
        expect([...lines, ...offered].filter((line) => columnsOf(line) > 80)).toStrictEqual([]);
        expect(lines.length).toBeLessThanOrEqual(seats <= 4 ? 40 : 54);
      }
    };
    for (let awaited = awaitedSeats(game, state); awaited.length > 0; awaited = awaitedSeats(game, state)) {
      const seat = pick(rng, awaited);
      check(seat);
      game.play(state, seat, pick(rng, game.moves(state, seat)), rng);
    }
    check(0);
    check(SPECTATOR);
  });

  test('[CF-T1] a choice changes nothing that others are shown, until all have chosen', () => {
    const rng = fastRandom('secret');
    const state = game.setup({ characters: 'dealt' }, 3, rng);
    const others = (): readonly string[] =>
      [1, 2, SPECTATOR].map((viewer) => drawn(game.view(state, viewer as Viewer), viewer as Viewer).join('\n'));
    const before = others();
    game.play(state, 0, pick(rng, game.moves(state, 0)), rng);
    expect(others()).toStrictEqual(before);
  });

  test('the names of cards in lists are those of the rules', () => {
    for (const language of LANGUAGES) {
      const [line] = board.list!(['violet-motorbike'], reader(0, { language }), rich);
      expect(line).toBe(`  1. ${cardNames(SAID[language])('violet-motorbike')}`);
    }
  });
});
