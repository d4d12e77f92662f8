import { CATALOGUE } from '@ponts-bornes/catalogue';
import { LANGUAGES, SPECTATOR, awaitedSeats, below, fastRandom, resolveOptions } from '@ponts-bornes/kernel';
import type { AnyGame, BaseView, Options, Viewer } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import type { Box, Words } from './kit.ts';
import { findWords } from './words.ts';

/** Longer games go on like this; every kind of move has come by then. */
const MOST_MOVES = 90;
const NAMES = ['Ada', 'Blaise', 'Chloé', 'Denis', 'Émile', 'Flora', 'Gaston', 'Hélène'];

const BOXES = import.meta.glob<{ readonly box: Box }>('./*/box.ts', { eager: true });

/** What a sentence must never show: a value that was not there, or a token nobody translated. */
const SLIP = /undefined|null|NaN|\[object|\{|\}/;

/** Thrown by hand: of so many sentences, asking `expect` took four times as long as saying them. */
const clean = (sentence: string, where: string): void => {
  if (SLIP.test(sentence)) throw new Error(`${where}: “${sentence}”`);
};

const whole = (sentence: string, where: string): void => {
  if (sentence.trim() === '') throw new Error(`${where}: nothing is said`);
  clean(sentence, where);
};

/** The same table, told to everybody at it. */
const tell = (game: AnyGame, state: ReturnType<AnyGame['copy']>, words: Words, names: readonly string[]): void => {
  const viewers: readonly Viewer[] = [SPECTATOR, ...names.keys()];
  for (const viewer of viewers) {
    const view = game.view(state, viewer);
    const moves = viewer === SPECTATOR ? [] : game.moves(state, viewer).map((move) => game.format(move));
    whole(words.prompt(view, { viewer, moves, names }), 'prompt');
    const described = words.describe(view, { viewer, moves, names });
    expect(described).not.toHaveLength(0);
    for (const sentence of described) whole(sentence, 'describe');
    const labels = moves.map((text) => words.label(text, view, names));
    for (const [index, label] of labels.entries()) whole(label, `label of ${moves[index]}`);
    expect(new Set(labels).size, `labels tell apart ${moves.join(' | ')}`).toBe(moves.length);
  }
  const shown = game.view(state, SPECTATOR);
  for (const seat of names.keys()) clean(words.standing(shown, seat), 'standing');
  checkSheet(words, shown, names);
  const seats = [...names.keys()];
  expect((words.sides?.(shown).flat() ?? seats).toSorted(), 'every seat has its side').toStrictEqual(seats);
};

const checkSheet = (words: Words, view: BaseView, names: readonly string[]): void => {
  const { rows, columns = names } = words.sheet(view, names);
  for (const { label, values } of rows) {
    whole(label, 'row of the sheet');
    expect(values, `row ${label}`).toHaveLength(columns.length);
    for (const value of values) clean(value, `row ${label}`);
  }
};

const playThrough = (
  game: AnyGame,
  speakers: readonly Words[],
  { seats, options, seed }: { readonly seats: number; readonly options: Options; readonly seed: string },
): void => {
  const rng = fastRandom(seed);
  const state = game.setup(options, seats, rng);
  const names = NAMES.slice(0, seats);
  for (let number = 0; number < MOST_MOVES; number++) {
    for (const words of speakers) tell(game, state, words, names);
    const seat = awaitedSeats(game, state)[0];
    if (seat === undefined) return;
    const before = game.view(state, SPECTATOR);
    const moves = game.moves(state, seat);
    game.play(state, seat, moves[below(rng, moves.length)]!, rng);
    const after = game.view(state, SPECTATOR);
    for (const words of speakers) for (const line of words.aside?.(after, before, names) ?? []) whole(line, 'aside');
  }
};

describe.each(CATALOGUE)('the words of $meta.id', ({ meta, load }) => {
  test.each(meta.seats)('are whole sentences, and labels tell moves apart, for %d seats', async (seats) => {
    const seed = `words-${meta.id}-${seats}`;
    const { game } = await load();
    const resolved = resolveOptions(meta, seats, {});
    expect(resolved.ok, seed).toBe(true);
    if (!resolved.ok) return;
    const speak = await findWords(meta.id);
    const speakers = LANGUAGES.map((language) => speak(language, resolved.options));
    playThrough(game, speakers, { seats, options: resolved.options, seed });
  });

  test('name every option and every choice in both languages', () => {
    const { options: names } = BOXES[`./${meta.id}/box.ts`]!.box;
    for (const language of LANGUAGES) {
      const wanted = meta.options.flatMap((field) =>
        field.kind === 'choice' ? [field.key, ...field.values.map((value) => `${field.key}.${value}`)] : [field.key],
      );
      expect(Object.keys(names[language])).toStrictEqual(expect.arrayContaining(wanted));
    }
  });
});
