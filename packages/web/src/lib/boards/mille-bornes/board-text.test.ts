import { SPECTATOR, below, fastRandom, resolveOptions, sha256, tableStreams, utf8 } from '@ponts-bornes/kernel';
import type { Language, Viewer } from '@ponts-bornes/kernel';
import { game, meta } from '@ponts-bornes/mille-bornes';
import type { MilleBornesOptions, State, View } from '@ponts-bornes/mille-bornes';
import { describe, expect, test } from 'vitest';
import { NO_STEP, stepBetween } from './steps.ts';
import { makeBoardText } from './board-text.ts';
import { SPEECH } from '@ponts-bornes/mille-bornes/speech';
import { typesetSpeech } from '../../i18n/typeset.ts';

const SAID = { fr: await SPEECH.fr(), en: await SPEECH.en() };

const NAMES = ['Aline', 'Basile', 'Colette', 'Désiré', 'Edmée', 'Firmin', 'Gisèle', 'Hector'];
const LANGUAGES: readonly Language[] = ['fr', 'en'];

interface Moment {
  readonly state: State;
  readonly seat: number;
  readonly moves: readonly string[];
}

/** A complete random game, moment by moment; a test may stop it early. */
function* moments(seats: number, chosen: Partial<MilleBornesOptions>, seed: string): Generator<Moment> {
  const resolved = resolveOptions(meta, seats, chosen);
  if (!resolved.ok) throw new Error('options refused');
  const streams = tableStreams(sha256(utf8(seed)));
  const random = fastRandom(seed);
  const state = game.setup(resolved.options as MilleBornesOptions, seats, streams(0));
  for (let number = 1; game.outcome(state) === null; number++) {
    const seat = game.toAct(state)[0]!;
    const moves = game.moves(state, seat);
    yield { state, seat, moves: moves.map(game.format) };
    const useful = moves.filter((move) => move.kind !== 'discard');
    const from = useful.length > 0 && below(random, 4) > 0 ? useful : moves;
    game.play(state, seat, from[below(random, from.length)]!, streams(number));
  }
  yield { state, seat: 0, moves: [] };
}

const end = (seats: number, chosen: Partial<MilleBornesOptions>, seed: string): View => {
  let last: View | undefined;
  for (const { state } of moments(seats, chosen, seed)) last = game.view(state, SPECTATOR);
  return last!;
};

const textIn = (language: Language, view: View) => makeBoardText(SAID[language], { ...view.options });

test('a distance is a stage in French, typeset or not', () => {
  for (const speech of [SAID.fr, typesetSpeech(SAID.fr)]) {
    expect(speech.one('25', speech.cards['25'])).toMatch(/^une étape de 25[ \u00A0]km$/);
  }
});

describe('[MB-F6] a riposte', () => {
  test('reads the same to everyone else, with or without the safety in hand', () => {
    const told = new Map<string, { readonly prompts: Set<string>; readonly answers: Set<number> }>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      for (const { state, moves } of moments(2, {}, seed)) {
        const view = game.view(state, SPECTATOR);
        if (view.riposte === null) continue;
        const key = JSON.stringify(view.riposte);
        const { prompts, answers } = told.get(key) ?? { prompts: new Set(), answers: new Set() };
        const at = { viewer: SPECTATOR, moves: [], names: NAMES } as const;
        prompts.add(LANGUAGES.map((language) => textIn(language, view).prompt(view, at)).join());
        answers.add(moves.length);
        told.set(key, { prompts, answers });
      }
    }
    const all = [...told.values()];
    expect(all.some(({ answers }) => answers.size === 2)).toBe(true);
    for (const { prompts } of all) expect(prompts.size).toBe(1);
  });

  test('stays in view for more than a second', () => {
    const boardText = makeBoardText(SAID.fr, {});
    const rests = new Map<boolean, number>();
    for (const { state } of moments(2, {}, 'a')) {
      const view = game.view(state, SPECTATOR);
      rests.set(view.riposte !== null, boardText.rest?.(view) ?? 0);
    }
    expect(rests.get(false)).toBe(0);
    expect(rests.get(true)).toBeGreaterThan(1000);
  });

  test('is a formality only without a counter, and the counter is a highlight', () => {
    const boardText = makeBoardText(SAID.fr, {});
    expect(boardText.isFormality?.('ok')).toBe(true);
    expect(boardText.isFormality?.('-25')).toBe(false);
    expect(boardText.isGreat?.('!ace')).toBe(true);
    expect(boardText.isGreat?.('ace')).toBe(false);
  });
});

describe('an attack', () => {
  test('hits every seat of its side, and nobody else', () => {
    const view = end(6, {}, 'hits');
    const boardText = makeBoardText(SAID.fr, {});
    const { letter, seats } = view.sides[1]!;
    const hit = view.handSizes.flatMap((_, seat) => (boardText.hits?.(`stop>${letter}`, view, seat) ? [seat] : []));
    expect(hit).toStrictEqual(seats);
    expect(seats.some((seat) => boardText.hits?.('stop', view, seat))).toBe(false);
  });
});

describe('the board text', () => {
  test('label every legal move distinctly in both languages', () => {
    for (const [seats, chosen] of [
      [3, {}],
      [8, { edition: 'circuit', target: 700 }],
    ] as const) {
      for (const { state, seat, moves } of moments(seats, chosen, `labels-${seats}`)) {
        const view = game.view(state, seat);
        for (const language of LANGUAGES) {
          const labels = moves.map((text) => textIn(language, view).label(text, view, NAMES));
          expect(new Set(labels).size).toBe(moves.length);
          expect(labels.join()).not.toMatch(/undefined|\bnull\b/);
        }
      }
    }
  });

  test('count the distance cards on the table', () => {
    const driven = [...moments(2, {}, 'distances')].map(({ state }) => game.view(state, SPECTATOR));
    const view = driven.find(({ sides }) => sides[0]!.km > 0)!;
    const [km] = Object.entries(view.sides[0]!.distances).find(([, count]) => count > 0)!;
    const said = textIn('en', view).describe(view, { viewer: SPECTATOR, moves: [], names: NAMES });
    expect(said.join(' ')).toContain(`1 × ${km} km`);
  });

  test('reveal no other hand', () => {
    for (const { state } of moments(4, {}, 'secrets')) {
      const viewers: readonly Viewer[] = [SPECTATOR, 0];
      for (const viewer of viewers) {
        const view = game.view(state, viewer);
        const said = textIn('en', view).describe(view, { viewer, moves: [], names: NAMES });
        const mine = said.filter((sentence) => sentence.startsWith('Your hand'));
        expect(mine.length).toBeLessThanOrEqual(viewer === SPECTATOR ? 0 : 1);
      }
    }
  });

  test('show rounds and points beside the kilometres', () => {
    const rounds = end(2, { match: 'rounds', roundsToWin: 2 }, 'standing');
    expect(textIn('fr', rounds).standing(rounds, 0)).toMatch(/^\d+ km, \d\/2$/);
    const points = end(2, { match: 'points' }, 'standing');
    expect(textIn('fr', points).standing(points, 1)).toMatch(/^\d+ km, \d+ pts$/);
    const round = end(2, {}, 'standing');
    expect(textIn('en', round).standing(round, 0)).toBe(`${round.sides[0]!.km} km`);
  });

  test('close a round of a match with a sentence, and report an empty deck once', () => {
    let before: View | null = null;
    const said: string[] = [];
    for (const { state } of moments(8, { match: 'rounds', roundsToWin: 2 }, 'asides')) {
      const view = game.view(state, SPECTATOR);
      if (before !== null) said.push(...(textIn('en', view).aside?.(view, before, NAMES) ?? []));
      before = view;
    }
    expect(said.filter((sentence) => sentence.startsWith('Round '))).toHaveLength(before!.results.length);
    expect(said.filter((sentence) => sentence.includes('draw pile is empty')).length).toBeGreaterThan(0);
  });
});

describe('the score breakdown', () => {
  test('[MB-X2] adds up, line by line and round by round', () => {
    for (const seats of [2, 6]) {
      const view = end(seats, { match: 'points' }, 'sheet');
      const { rows, columns } = textIn('en', view).sheet(view, NAMES);
      expect(columns).toHaveLength(view.sides.length);
      view.sides.forEach((_, side) => {
        const value = (text: string | undefined): number => (text === '–' ? 0 : Number(text));
        let lines = 0;
        let total = 0;
        for (const { label, values, isTotal } of rows) {
          if (label === 'Total') expect(value(values[side])).toBe(total);
          else if (isTotal === true) {
            expect(value(values[side])).toBe(lines);
            total += lines;
            lines = 0;
          } else lines += value(values[side]);
        }
        expect(total).toBe(view.totals[side]);
      });
    }
  });

  test('lists the distances of a single round', () => {
    const view = end(3, {}, 'km');
    const { rows } = textIn('fr', view).sheet(view, NAMES);
    view.sides.forEach(({ km }, side) => {
      const sum = rows.slice(0, 5).reduce((total, { values }) => {
        const [count, each] = (values[side] ?? '').split(/\s×\s/).map(Number);
        return each === undefined ? total : total + (count ?? 0) * each;
      }, 0);
      expect(sum).toBe(km);
      expect(rows[5]!.values[side]).toBe(`${km}\u00a0km`);
    });
  });
});

describe('a step between two views', () => {
  test('names who played the card, and each coup-fourré once', () => {
    let before: View | null = null;
    let coups = 0;
    let counters = 0;
    for (const { state } of moments(8, {}, 'steps')) {
      const view = game.view(state, SPECTATOR);
      if (before !== null) {
        const step = stepBetween(before, view);
        if (before.riposte === null) expect(step.actor).toBe(before.turn);
        if (step.coup !== null) {
          coups += 1;
          expect(view.sides[step.coup]!.seats).toContain(step.actor);
        }
      }
      counters = view.sides.reduce((sum, side) => sum + side.coups.length, 0);
      before = view;
    }
    expect(coups).toBe(counters);
  });

  test('is empty between rounds', () => {
    const view = end(2, { match: 'rounds', roundsToWin: 2 }, 'rounds');
    expect(stepBetween({ ...view, round: view.round - 1 }, view)).toStrictEqual(NO_STEP);
  });
});
