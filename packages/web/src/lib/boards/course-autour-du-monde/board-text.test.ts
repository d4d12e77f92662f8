import { CONTINENTS, game } from '@ponts-bornes/course-autour-du-monde';
import type { View } from '@ponts-bornes/course-autour-du-monde';
import { SPECTATOR, sha256, tableStreams, utf8 } from '@ponts-bornes/kernel';
import type { Viewer } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { actionOf, cardOffersOf, cityOffersOf } from './action.ts';
import { offersOf, sourcesFor } from './offers.ts';
import { makeBoardText } from './board-text.ts';
import { SPEECH } from '@ponts-bornes/course-autour-du-monde/speech';

const SAID = { fr: await SPEECH.fr(), en: await SPEECH.en() };

const NAMES = ['Camille', 'Aline'];
const FR = makeBoardText(SAID.fr, {});
const EN = makeBoardText(SAID.en, {});

/** A table that plays moves from their texts. */
const tableOf = (seed: string) => {
  const streams = tableStreams(sha256(utf8(seed)));
  const state = game.setup({}, 2, streams(0));
  let number = 0;
  const awaited = (): number => game.view(state, SPECTATOR).toAct[0]!;
  const texts = (): string[] => game.moves(state, awaited()).map((move) => game.format(move));
  return {
    texts,
    awaited,
    view: (viewer: Viewer): View => game.view(state, viewer),
    play: (text: string): void => {
      const move = game.moves(state, awaited()).find((one) => game.format(one) === text);
      if (move === undefined) throw new Error(`not legal: ${text}`);
      number++;
      game.play(state, awaited(), move, streams(number));
    },
  };
};

const started = (seed: string): ReturnType<typeof tableOf> => {
  const table = tableOf(seed);
  table.play('start PAR');
  table.play('start TYO');
  return table;
};

test('a new visa sounds like a stamp', () => {
  const before = started('stamp').view(0);
  const after: View = { ...before, visas: [[...(before.visas[0] ?? []), CONTINENTS[0]], before.visas[1] ?? []] };
  expect([FR.isStamped?.(after, before), FR.isStamped?.(before, before)]).toStrictEqual([true, false]);
});

describe('the prompt', () => {
  test('addresses the acting player and the others', () => {
    const table = tableOf('words');
    const seat = table.awaited();
    const at = { viewer: seat, moves: table.texts(), names: NAMES };
    expect(FR.prompt(table.view(seat), at)).toBe('Choisissez votre ville de départ : il faudra y revenir.');
    const other = { viewer: SPECTATOR, moves: [], names: NAMES } as const;
    expect(EN.prompt(table.view(SPECTATOR), other)).toBe(`${NAMES[seat]} is choosing a home city.`);
  });

  test('[CM-T1] follows a stay', () => {
    const table = started('stay');
    const seat = table.awaited();
    const prompt = (): string => EN.prompt(table.view(seat), { viewer: seat, moves: table.texts(), names: NAMES });
    table.play('stay stock');
    expect(prompt()).toBe('Choose the card for discard slot 1.');
    table.play(table.texts()[0]!);
    expect(prompt()).toBe('Choose the card for discard slot 2: this ends your turn.');
  });
});

describe('move labels', () => {
  test('name cities in both languages, and the visa a flight gains', () => {
    const view: View = {
      ...started('labels').view(SPECTATOR),
      toAct: [0],
      cities: ['CAI', 'TYO'],
      visas: [['europe'], []],
    };
    expect(FR.label('fly CAI-THR', view, NAMES)).toBe('Voler : Le Caire → Téhéran (visa d’Asie)');
    expect(EN.label('fly ATH-CAI', view, NAMES)).toBe('Fly Cairo → Athens');
    expect(FR.label('start NYC', view, NAMES)).toBe('Partir de New York (visa d’Amérique)');
    expect(EN.label('drop PAR-NYC', view, NAMES)).toBe('Discard Paris – New York');
  });

  test('say if a flight wins', () => {
    const visas: View['visas'] = [['europe', 'asia', 'america', 'africa', 'oceania'], []];
    const view: View = {
      ...started('labels').view(SPECTATOR),
      toAct: [0],
      starts: ['PAR', 'TYO'],
      cities: ['NYC', 'TYO'],
      visas,
    };
    expect(EN.label('fly PAR-NYC', view, NAMES)).toBe('Fly New York → Paris, and win');
  });

  test('contract “Le” and elide “de” in French', () => {
    const view = started('cairo').view(SPECTATOR);
    const at: View = { ...view, cities: ['CAI', 'ATH'], starts: ['PAR', 'ANC'] };
    const told = FR.describe(at, { viewer: SPECTATOR, moves: [], names: NAMES }).join(' ');
    expect(told).toContain('Camille est au Caire');
    expect(FR.label('start ANC', at, NAMES)).toMatch(/^Partir d’Anchorage/);
  });
});

describe('secrets', () => {
  test('a spectator learns nothing about hands', () => {
    const view = started('secret').view(SPECTATOR);
    const told = EN.describe(view, { viewer: SPECTATOR, moves: [], names: NAMES });
    expect(told.some((sentence) => sentence.startsWith('Your hand'))).toBe(false);
  });

  test('a player gets their own hand', () => {
    const table = started('secret');
    const told = EN.describe(table.view(0), { viewer: 0, moves: [], names: NAMES });
    expect(told.at(-1)).toMatch(/^Your hand: .+ – .+\.$/);
  });
});

test('asides report landings and visas', () => {
  const before: View = { ...started('news').view(SPECTATOR), toAct: [0], phase: 'turn' };
  const visas: View['visas'] = [['europe', 'africa'], before.visas[1]!];
  const after: View = { ...before, phase: 'flying', cities: ['CAI', 'TYO'], visas };
  const from: View = { ...before, cities: ['PAR', 'TYO'], visas: [['europe'], before.visas[1]!] };
  expect(FR.aside?.(after, from, NAMES)).toStrictEqual(['Camille atterrit au Caire et reçoit le visa d’Afrique.']);
});

test('the sheet counts visas and the return', () => {
  const view = started('sheet').view(SPECTATOR);
  const sheet = EN.sheet({ ...view, visas: [['europe', 'asia'], ['asia']] }, NAMES);
  expect(sheet.rows.at(-1)).toStrictEqual({ label: 'Points', values: ['2', '1'], isTotal: true });
  expect(sheet.rows[0]!.values).toStrictEqual(['Paris', 'Tokyo']);
  const full = EN.sheet(view, [...NAMES, 'Cy', 'Di']);
  expect(full.rows[0]!.values, 'many columns have room for codes').toStrictEqual(['PAR', 'TYO', '–', '–']);
});

describe('taps', () => {
  test('reach every legal move of a turn through cities, cards, slots or the button', () => {
    const table = started('taps');
    for (let step = 0; step < 60; step++) {
      const seat = table.awaited();
      const view = table.view(seat);
      const moves = table.texts();
      const offers = offersOf(moves);
      const present = view.cities[seat] ?? null;
      const reached = new Set([
        ...cityOffersOf(offers, { view }, present).values(),
        ...cardOffersOf(offers, { view }).values(),
        ...offers.stays.map((sources) => actionOf(offers, { view, sources })),
        ...offers.drops.map((drop) => actionOf(offers, { view, drop })),
        actionOf(offers, { view }),
      ]);
      for (const text of moves) expect(reached).toContain(text);
      table.play(moves[(step * 7) % moves.length]!);
    }
  });

  test('[CM-T2] choose slots for a stay', () => {
    expect(sourcesFor(false, false)).toBe('stock');
    expect(sourcesFor(true, false)).toBe('first');
    expect(sourcesFor(false, true)).toBe('second');
    expect(sourcesFor(true, true)).toBe('both');
  });
});
