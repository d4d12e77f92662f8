import { CATALOGUE } from '@ponts-bornes/catalogue';
import { LANGUAGES, SPECTATOR, awaitedSeats, below, fastRandom, resolveOptions } from '@ponts-bornes/kernel';
import type { AnyGame, BaseView, Options, Viewer } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { seatEmblems } from '../ui/marks.ts';
import type { BoardText } from './kit.ts';
import { findBoardText } from './board-text.ts';
import { optionNamesOf } from './option-names.ts';

/** Longer games bring nothing new: every kind of move has occurred by then. */
const MOST_MOVES = 90;
const NAMES = ['Ada', 'Blaise', 'Chloé', 'Denis', 'Émile', 'Flora', 'Gaston', 'Hélène'];

/** Signs of a missing value or an untranslated token. */
const SLIP = /undefined|null|NaN|\[object|\{|\}/;

/** Throws directly: with this many sentences, calling `expect` took four times as long as producing them. */
const clean = (sentence: string, where: string): void => {
  if (SLIP.test(sentence)) throw new Error(`${where}: “${sentence}”`);
};

const whole = (sentence: string, where: string): void => {
  if (sentence.trim() === '') throw new Error(`${where}: empty sentence`);
  clean(sentence, where);
};

/** Describes the table to everyone at it. */
const tell = (
  game: AnyGame,
  state: ReturnType<AnyGame['copy']>,
  boardText: BoardText,
  names: readonly string[],
): void => {
  const viewers: readonly Viewer[] = [SPECTATOR, ...names.keys()];
  for (const viewer of viewers) {
    const view = game.view(state, viewer);
    const moves = viewer === SPECTATOR ? [] : game.moves(state, viewer).map((move) => game.format(move));
    whole(boardText.prompt(view, { viewer, moves, names }), 'prompt');
    const described = boardText.describe(view, { viewer, moves, names });
    expect(described).not.toHaveLength(0);
    for (const sentence of described) whole(sentence, 'describe');
    const labels = moves.map((text) => boardText.label(text, view, names));
    for (const [index, label] of labels.entries()) whole(label, `label of ${moves[index]}`);
    expect(new Set(labels).size, `distinct labels for ${moves.join(' | ')}`).toBe(moves.length);
  }
  const shown = game.view(state, SPECTATOR);
  for (const seat of names.keys()) clean(boardText.standing(shown, seat), 'standing');
  checkSheet(boardText, shown, names);
  const seats = [...names.keys()];
  expect((boardText.sides?.(shown).flat() ?? seats).toSorted(), 'every seat is on one side').toStrictEqual(seats);
  const emblems = seats.flatMap((seat) => boardText.emblems?.(shown, seat) ?? seatEmblems(seat));
  expect(new Set(emblems.map(({ shape }) => shape)).size, 'every shape belongs to one seat').toBe(emblems.length);
};

const checkSheet = (boardText: BoardText, view: BaseView, names: readonly string[]): void => {
  const { rows, columns = names } = boardText.sheet(view, names);
  for (const { label, values } of rows) {
    whole(label, 'row of the sheet');
    expect(values, `row ${label}`).toHaveLength(columns.length);
    for (const value of values) clean(value, `row ${label}`);
  }
};

const playThrough = (
  game: AnyGame,
  boardTexts: readonly BoardText[],
  { seats, options, seed }: { readonly seats: number; readonly options: Options; readonly seed: string },
): void => {
  const rng = fastRandom(seed);
  const state = game.setup(options, seats, rng);
  const names = NAMES.slice(0, seats);
  for (let number = 0; number < MOST_MOVES; number++) {
    for (const boardText of boardTexts) tell(game, state, boardText, names);
    const seat = awaitedSeats(game, state)[0];
    if (seat === undefined) return;
    const before = game.view(state, SPECTATOR);
    const moves = game.moves(state, seat);
    game.play(state, seat, moves[below(rng, moves.length)]!, rng);
    const after = game.view(state, SPECTATOR);
    for (const boardText of boardTexts)
      for (const line of boardText.aside?.(after, before, names) ?? []) whole(line, 'aside');
  }
};

describe.each(CATALOGUE)('the board text of $meta.id', ({ meta, load, loadSpeech }) => {
  test.each(meta.seats)('are complete sentences with distinct move labels for %d seats', async (seats) => {
    const seed = `words-${meta.id}-${seats}`;
    const { game } = await load();
    const resolved = resolveOptions(meta, seats, {});
    expect(resolved.ok, seed).toBe(true);
    if (!resolved.ok) return;
    const makeBoardText = await findBoardText(meta.id);
    const speeches = await Promise.all(LANGUAGES.map(loadSpeech));
    const boardTexts = speeches.map((speech) => makeBoardText(speech, resolved.options));
    playThrough(game, boardTexts, { seats, options: resolved.options, seed });
  });

  test('tells answers from turns if the game has both', async () => {
    const [{ game }, speech, makeBoardText] = await Promise.all([load(), loadSpeech('fr'), findBoardText(meta.id)]);
    const resolved = resolveOptions(meta, meta.seats[0]!, {});
    const boardText = resolved.ok ? makeBoardText(speech, resolved.options) : null;
    expect(boardText?.isAnswer !== undefined).toBe(game.isPatient !== undefined);
  });

  test('name every option and value in both languages', () => {
    const names = optionNamesOf(meta.id);
    for (const language of LANGUAGES) {
      const wanted = meta.options.flatMap((field) =>
        field.kind === 'choice' ? [field.key, ...field.values.map((value) => `${field.key}.${value}`)] : [field.key],
      );
      expect(Object.keys(names[language])).toStrictEqual(expect.arrayContaining(wanted));
    }
  });
});
