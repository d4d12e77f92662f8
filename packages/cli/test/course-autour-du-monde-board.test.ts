import { describe, expect, test } from 'vitest';
import { CITIES, CONTINENTS, ROUTE_PAIRS, game } from '@ponts-bornes/course-autour-du-monde';
import type { State, View } from '@ponts-bornes/course-autour-du-monde';
import { LANGUAGES, SPECTATOR, fastRandom, pick } from '@ponts-bornes/kernel';
import type { Rng, Viewer } from '@ponts-bornes/kernel';
import type { Reader } from '../src/boards/board.ts';
import { chainsFrom, mostUseful } from '../src/boards/course-autour-du-monde/chains.ts';
import { PLACES, across, placeOf } from '@ponts-bornes/course-autour-du-monde';
import { neighboursOf } from '../src/boards/course-autour-du-monde/world.ts';
import { courseAutourDuMondeBoard as board } from '../src/boards/course-autour-du-monde/board.ts';
import { columnsOf } from '../src/boards/wrap.ts';
import { PLAIN, inkFor } from '../src/ink.ts';
import { SPEECH } from '@ponts-bornes/course-autour-du-monde/speech';
import type { Speech } from '@ponts-bornes/course-autour-du-monde/speech';

const SAID = { fr: await SPEECH.fr(), en: await SPEECH.en() };

const NAMES_AT = ['Ada', 'Zoé', 'Maximilien de Robesp', 'Wolfgang Amadeus Moz', 'E', 'Wilhelmina Wilhelmin'];
const WIDTH = 78;

const reader = (viewer: Viewer, more: Partial<Reader<Speech>> = {}): Reader<Speech> => ({
  viewer,
  names: NAMES_AT.slice(0, 2),
  language: 'fr',
  speech: SAID[more.language ?? 'fr'],
  ink: PLAIN,
  ...more,
});

const drawn = (view: View, viewer: Viewer = 0, more: Partial<Reader<Speech>> = {}): string[] =>
  board.draw(view, reader(viewer, more)).split('\n');

// Routes may change, so the tests take them from the network.
const ROUTES = ROUTE_PAIRS.map((pair) => pair.join('-'));
const fromParis = neighboursOf('PAR');
const parisTo = (code: string): string => ROUTES.find((route) => across(route, 'PAR') === code)!;

const opening = game.view(game.setup({}, 2, fastRandom('board')), 0);
/** Ada stands in Paris with two flights; one of them leads on. */
const [near, far] = [fromParis[0]!, fromParis[1]!];
const onwards = ROUTES.find((route) => across(route, near) !== null && across(route, 'PAR') === null)!;
const inParis: View = {
  ...opening,
  phase: 'turn',
  toAct: [0],
  starts: ['PAR', 'NYC'],
  cities: ['PAR', 'NYC'],
  visas: [['europe'], ['asia', 'america']],
  hand: [parisTo(near), parisTo(far), onwards],
  handSizes: [3, 15],
  known: [[], [ROUTES[40]!]],
  first: { shows: ROUTES[50]!, size: 4 },
  second: { shows: null, size: 0 },
};

describe('the board of La Course autour du monde', () => {
  const text = drawn(inParis);
  const map = text.slice(1, 15).join('\n');

  test('has every city once on the map, those without a visa in small letters', () => {
    for (const { code, visa } of PLACES) {
      const shown = visa === null ? code.toLowerCase() : code;
      expect(map.match(new RegExp(`(?<![A-Za-z])${shown}(?![A-Za-z])`, 'g'))).toHaveLength(1);
    }
    for (const continent of CONTINENTS) expect(map).toContain(SAID.fr.continents[continent].toLowerCase());
  });

  test('has north above south, and west before east', () => {
    const rows = text.slice(1, 15);
    const rowOf = (code: string): number => rows.findIndex((row) => row.toUpperCase().includes(code));
    const columnOf = (code: string): number => rows[rowOf(code)]!.toUpperCase().indexOf(code);
    const pairs = CITIES.flatMap((one) => CITIES.map((other) => [one, other] as const));
    const southern = pairs.filter(([one, other]) => one.lat > other.lat + 20);
    const eastern = pairs.filter(([one, other]) => one.lon > other.lon + 25);
    expect(southern.filter(([one, other]) => rowOf(one.code) >= rowOf(other.code))).toStrictEqual([]);
    expect(eastern.filter(([one, other]) => columnOf(one.code) <= columnOf(other.code))).toStrictEqual([]);
  });

  test('marks pawns by letter, and where a card leads from here', () => {
    expect(map).toContain('PAR(A)');
    expect(map).toContain('NYC(B)');
    for (const code of [near, far]) expect(map.toUpperCase()).toContain(`>${code}`);
    expect(map.match(/>/g)).toHaveLength(2);
  });

  test('[CM-T8] shows where each player is, the visas, the hand and the cards known to all', () => {
    expect(text.find((line) => line.includes('Ada'))).toMatch(/^> A Ada +PAR Paris +PAR +Eu ·· ·· ·· ·· {2}3$/);
    expect(text.find((line) => line.includes('Zoé'))).toMatch(/^ {2}B Zoé +NYC New York +NYC +·· As Am ·· ·· {2}15$/);
    expect(text.join('\n')).toContain(`connues de tous : ${ROUTES[40]}`);
    expect(text.join('\n')).toMatch(new RegExp(`^écart 1 +${ROUTES[50]} .*sur 3 cartes`, 'm'));
    expect(text).toContain('écart 2   vide');
  });

  test('has the cards that leave from here first, flown from here, then those that follow', () => {
    const at = text.findIndex((line) => line.startsWith('Votre main, 3 cartes'));
    const cells = text.slice(at + 1, at + 3).map((line) => line.slice(0, 39).trim());
    expect(cells).toStrictEqual([
      expect.stringContaining(`> ${parisTo(near)} Paris → ${SAID.fr.cities[near]}`),
      expect.stringContaining(`> ${parisTo(far)} Paris → ${SAID.fr.cities[far]}`),
    ]);
    expect(text[at + 1]).toContain(`+ ${onwards} `);
    expect(text.some((line) => line.includes(`PAR → ${near}`) && line.includes(` → ${across(onwards, near)}`))).toBe(
      true,
    );
  });

  test('shows the chain of this turn, and that a step can be undone', () => {
    const step = { kind: 'fly', routes: [parisTo(near), onwards] } as const;
    const city = across(onwards, near)!;
    const flying: View = { ...inParis, phase: 'flying', step, cities: [city, 'NYC'], canTakeBack: true, hand: [] };
    const sentence = drawn(flying).slice(-3).join(' ');
    expect(sentence).toContain(`En vol : PAR → ${near} → ${city} (2 cartes à piocher au talon).`);
    expect(sentence).toContain('Aucune de vos cartes ne repart d’ici : arrêtez-vous. u annule une étape.');
    const others = drawn({ ...flying, canTakeBack: false }, 1)
      .slice(-3)
      .join(' ');
    expect(others).toContain('Ada est en vol');
    expect(others).not.toContain('u revient');
  });

  test('shows what a stay will take and put down', () => {
    const step = { kind: 'stay', sources: 'first', dropped: onwards } as const;
    const staying: View = { ...inParis, phase: 'second-drop', step, canTakeBack: true };
    const page = drawn(staying, 0, { language: 'en' }).join(' ');
    expect(page).toContain(`Staying, about to take: ${ROUTES[50]} (slot 1) and one from the deck.`);
    expect(page).toContain(`For discard slot 1: ${onwards} `);
    expect(page).toContain('u undoes a step.');
  });

  test('during a stay shows what the cards will do with those it takes, and without the discard', () => {
    const stay = (dropped: string | null): View => ({
      ...inParis,
      phase: dropped === null ? 'first-drop' : 'second-drop',
      step: { kind: 'stay', sources: 'first', dropped },
      hand: [parisTo(far), onwards],
      first: { shows: parisTo(near), size: 1 },
    });
    const page = drawn(stay(null));
    expect(page).toContain('Depuis Paris, cartes prises comprises (+Am : visa)');
    expect(page.some((line) => line.startsWith(`  PAR → ${near}`) && line.includes(`→ ${across(onwards, near)}`))).toBe(
      true,
    );
    const later = drawn(stay(onwards), 0, { language: 'en' }).join('\n');
    expect(later).toContain('From Paris, with what you take (+Am: visa)');
    expect(later).not.toContain(`→ ${across(onwards, near)}`);
    expect(drawn(stay(null), 1).join('\n')).not.toContain('cartes prises');
  });

  test('[CM-S4] says who begins and why, and what the laid cards are', () => {
    const first = drawn({ ...opening, dealer: 1, toAct: [0] });
    expect(first.join(' ')).toContain('Le sort a désigné le donneur : Zoé ; vous commencez.');
    expect(first[0]).toContain('posées en volant : 0 carte');
    expect(drawn({ ...opening, dealer: 1, toAct: [0] }, 1).join(' ')).toContain(
      'Le sort a désigné le donneur : vous ; Ada, à votre gauche, commence.',
    );
    expect(drawn({ ...opening, dealer: 1, toAct: [0] }, 1, { language: 'en' }).join(' ')).toContain(
      'Dealer, drawn at random: you. Ada, on your left, starts.',
    );
    expect(drawn(inParis).join(' ')).not.toContain('donneur');
    expect(board.memo!(inParis, reader(0))).toMatch(/^Talon +Quand il est vide, les cartes posées en volant/m);
    expect(board.memo!(inParis, reader(0))).not.toContain('« end »');
  });

  test('[CM-T8] tells only the player which cards are new in their hand', () => {
    const before = { ...inParis, hand: inParis.hand.slice(1) };
    const [fresh] = inParis.hand;
    expect(board.drawn!(inParis, reader(0), before)).toStrictEqual([
      expect.stringMatching(new RegExp(`^Nouvelles dans votre main : ${fresh} .*\\.$`)),
    ]);
    expect(board.drawn!(inParis, reader(0, { language: 'en' }), before)[0]).toMatch(`New in your hand: ${fresh}`);
    expect(board.drawn!(inParis, reader(0), inParis)).toStrictEqual([]);
  });

  test('[CM-V3] shows a score in visas', () => {
    const outcome = { winners: [0], scores: [6, 1], reason: 'home' };
    const over: View = { ...inParis, visas: [CONTINENTS, ['europe']], outcome };
    expect([0, 1].map((seat) => board.score!(over, seat, SAID.fr))).toStrictEqual(['5 visas, et le retour', '1 visa']);
    expect([0, 1].map((seat) => board.score!(over, seat, SAID.en))).toStrictEqual(['5 visas, and home', '1 visa']);
  });

  test('says when a player only has to come home', () => {
    const page = drawn({ ...inParis, visas: [CONTINENTS, []] }).join(' ');
    expect(page).toContain('Vous avez les cinq visas : rentrez à Paris pour gagner.');
  });

  test('never relies on colour alone', () => {
    const io = { stdout: { isTTY: true }, env: {} } as unknown as Parameters<typeof inkFor>[0];
    const coloured = drawn(inParis, 0, { ink: inkFor(io) }).join('\n');
    expect(coloured).toContain('\u001b[94mPAR\u001b[0m');
    expect(coloured.replaceAll(/\p{Cc}\[\d+m/gu, '')).toBe(text.join('\n'));
  });

  test.each(LANGUAGES)('the memo has the rules, every city and every line (%s)', (language) => {
    const memo = board.memo!(inParis, reader(0, { language })).split('\n');
    expect(memo.filter((line) => columnsOf(line) > WIDTH || /^\s*[;:!?]/.test(line))).toStrictEqual([]);
    for (const { code } of CITIES) expect(memo.join('\n')).toMatch(new RegExp(`(^| )${code} \\S`, 'm'));
    const codes = memo
      .slice(memo.indexOf('') + 2)
      .join(' ')
      .match(/\b[A-Z]{3}\b/g);
    expect(codes).toHaveLength(CITIES.length + 2 * ROUTES.length);
    expect(memo.length).toBeLessThanOrEqual(50);
  });
});

describe('chains', () => {
  const chains = (hand: readonly string[], visas = CONTINENTS.slice(0, 1)): string[] =>
    chainsFrom({ hand, from: 'PAR', start: 'PAR', visas }).map(
      ({ stops, wins }) => stops.map(({ city }) => city).join(' ') + (wins ? ' !' : ''),
    );

  test('go on as long as a card leads on, each card once', () => {
    expect(chains([parisTo(near), onwards])).toStrictEqual([`PAR ${near} ${across(onwards, near)}`]);
    expect(chains([onwards])).toStrictEqual([]);
  });

  test('[CM-V3] end where they win', () => {
    const third = ROUTES.find((route) => {
      const [one, other] = route.split('-') as [string, string];
      return fromParis.includes(one) && fromParis.includes(other);
    })!;
    const [one, other] = third.split('-') as [string, string];
    const loop = [parisTo(one), third, parisTo(other)];
    expect(chains(loop, [...CONTINENTS])).toStrictEqual([`PAR ${one} ${other} PAR !`, `PAR ${other} ${one} PAR !`]);
  });

  test('are shown with at least one for every first flight', () => {
    const hand = ROUTES.slice(0, 30);
    const all = chainsFrom({ hand, from: 'PAR', start: 'PAR', visas: ['europe'] });
    const firsts = new Set(all.map(({ cards }) => cards[0]));
    const shown = mostUseful(all, firsts.size);
    expect(new Set(shown.map(({ cards }) => cards[0]))).toStrictEqual(firsts);
  });
});

/** Flies when it can, so that a game sees all kinds of turns. */
const someMove = (state: State, seat: number, rng: Rng): ReturnType<typeof game.moves>[number] => {
  const moves = game.moves(state, seat);
  const flights = moves.filter(({ kind }) => kind === 'fly');
  return pick(rng, flights.length > 0 ? flights : moves);
};

describe('all through games', () => {
  test.each(game.meta.seats)('of %i everything fits, and every move has its own line', (seats) => {
    const rng = fastRandom(`fits ${seats}`);
    const state = game.setup({}, seats, rng);
    const names = NAMES_AT.slice(0, seats);
    for (let count = 0; count < 120 && game.outcome(state) === null; count++) {
      const [seat] = game.toAct(state) as [number];
      const moves = game.moves(state, seat).map(game.format);
      for (const language of LANGUAGES) {
        const list = board.list!(moves, reader(seat, { language, names }), game.view(state, seat));
        const page = [...drawn(game.view(state, seat), seat, { language, names }), ...list];
        expect(page.filter((line) => columnsOf(line) > WIDTH)).toStrictEqual([]);
        expect(page.length).toBeLessThanOrEqual(seats <= 3 ? 48 : 54);
        expect(page.join('\n')).not.toMatch(/undefined|null/);
        const told = list
          .flatMap((line) => line.split(/ {2,}(?=\d+\. )/))
          .flatMap((line) => /\d+\. (.*)/.exec(line)?.[1] ?? []);
        expect(new Set(told).size).toBe(moves.length);
      }
      for (const move of moves) expect(board.spell!(move.toLowerCase(), moves)).toBe(move);
      for (const viewer of [(seat + 1) % seats, SPECTATOR] as const) {
        const lines = drawn(game.view(state, viewer), viewer, { names });
        expect(lines.filter((line) => columnsOf(line) > WIDTH)).toStrictEqual([]);
      }
      game.play(state, seat, someMove(state, seat, rng), rng);
    }
  });

  test('[CM-V1] [CM-V2] the board knows which cities give a visa, as the rules do', () => {
    const rng = fastRandom('visas');
    const state = game.setup({}, 6, rng);
    const visited = new Set<string>();
    for (let count = 0; count < 3000 && game.outcome(state) === null; count++) {
      const [seat] = game.toAct(state) as [number];
      const before = game.view(state, SPECTATOR);
      game.play(state, seat, someMove(state, seat, rng), rng);
      const { cities, visas } = game.view(state, SPECTATOR);
      if (cities[seat] === before.cities[seat]) continue;
      const { code, visa } = placeOf(cities[seat]!);
      visited.add(code);
      const had = new Set(before.visas[seat]);
      expect(new Set(visas[seat])).toStrictEqual(visa === null ? had : had.add(visa));
    }
    expect(visited.size).toBeGreaterThan(20);
  });

  test('[CM-T8] what others hold doesn’t change what a player is shown', () => {
    const rng = fastRandom('hidden');
    const state = game.setup({}, 3, rng);
    const names = NAMES_AT.slice(0, 3);
    for (let count = 0; count < 40; count++) {
      const [seat] = game.toAct(state) as [number];
      const other = game.resample(state, 1, rng);
      expect(drawn(game.view(other, 1), 1, { names })).toStrictEqual(drawn(game.view(state, 1), 1, { names }));
      game.play(state, seat, someMove(state, seat, rng), rng);
    }
  });
});

describe('news besides the moves', () => {
  const aside = (view: Partial<View>, before: Partial<View>, language: Reader['language'] = 'fr'): readonly string[] =>
    [board.aside!({ ...inParis, ...view }, reader(SPECTATOR, { language }), { ...inParis, ...before }) ?? []].flat();
  const landed = (code: string, visas: View['visas'][number]): Partial<View> => ({
    phase: 'flying',
    cities: [code, 'NYC'],
    visas: [visas, []],
  });

  test('[CM-V1] a landing, and the visa it gives', () => {
    expect(aside(landed('LON', ['europe']), {})).toStrictEqual(['Ada atterrit à Londres.']);
    expect(aside(landed('CAI', ['europe', 'africa']), {})).toStrictEqual([
      'Ada atterrit au Caire et reçoit le visa d’Afrique.',
    ]);
    expect(aside(landed('CAI', ['europe', 'africa']), {}, 'en')).toStrictEqual([
      'Ada lands in Cairo and gets the Africa visa.',
    ]);
  });

  test('[CM-V2] [CM-V3] the visa of Oceania, the last visa and coming home are special moments', () => {
    expect(aside(landed('SYD', ['europe', 'oceania']), {})).toStrictEqual([
      '*** Ada atterrit à Sydney et reçoit le visa d’Océanie. ***',
    ]);
    const four = CONTINENTS.filter((continent) => continent !== 'asia');
    expect(aside(landed('DEL', CONTINENTS), { visas: [four, []] })).toStrictEqual([
      '*** Ada atterrit à Delhi et reçoit le visa d’Asie. Ada a les cinq visas et n’a plus qu’à rentrer à Paris. ***',
    ]);
    const outcome = { winners: [0], scores: [6, 1], reason: 'home' };
    expect(
      aside(
        { ...landed('PAR', CONTINENTS), phase: 'over', outcome },
        { ...landed('LON', CONTINENTS), phase: 'flying' },
      ),
    ).toStrictEqual(['*** Ada rentre à Paris avec les cinq visas ! ***']);
  });

  test('[CM-T2] the cards that were taken openly', () => {
    const card = ROUTES[50]!;
    const told = aside({ known: [[card], []], stock: 9 }, { phase: 'second-drop', known: [[], []], stock: 10 });
    expect(told).toStrictEqual([
      expect.stringMatching(new RegExp(`^Ada a pris à la vue de tous : ${card} \\S+.*\\.$`)),
    ]);
  });

  test('[CM-T7] a new stock, and what it was made from', () => {
    const laid = ROUTES.slice(0, 12);
    const before = { phase: 'flying', laid, stock: 1, handSizes: [13, 15] } as const;
    const after = { phase: 'turn', laid: [], stock: 11, handSizes: [15, 15] } as const;
    expect(aside(after, before)).toStrictEqual([
      'Le talon était vide : 12 cartes, posées en volant, forment un nouveau talon.',
    ]);
    expect(aside(after, { ...before, laid: laid.slice(8) }, 'en')).toStrictEqual([
      'The deck was empty: 12 cards played in flight or buried in the discard slots have been shuffled into a new one.',
    ]);
    expect(aside({ ...after, laid, stock: 8 }, { ...before, stock: 10 })).toStrictEqual([]);
  });

  test('nothing while a stay is announced', () => {
    expect(aside({ phase: 'first-drop' }, {})).toStrictEqual([]);
    expect(aside({ phase: 'second-drop' }, { phase: 'first-drop' })).toStrictEqual([]);
  });

  test('[CM-S3] the visa of the start', () => {
    const before = { phase: 'start', cities: [null, 'NYC'], visas: [[], []] } as const;
    expect(aside({ phase: 'start' }, before)).toStrictEqual(['Ada reçoit son premier visa : Europe.']);
  });

  test('[CM-S4] who begins and why, once all have a start city', () => {
    const before = { phase: 'start', cities: [null, 'NYC'], visas: [[], []] } as const;
    expect(aside({ dealer: 1 }, before)[1]).toBe('Le sort a désigné le donneur : Zoé ; Ada, à sa gauche, commence.');
    expect(aside({ dealer: 0 }, before, 'en')[1]).toBe('Dealer, drawn at random: Ada. Zoé, on their left, starts.');
  });
});
