import { BRIDGES, BRIDGE_TITLES, STREETS } from '@ponts-bornes/bridgetown-races';
import { PLACES } from '@ponts-bornes/course-autour-du-monde';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { SPECTATOR, awaitedSeats, fastRandom, pick, resolveOptions } from '@ponts-bornes/kernel';
import type { AnyGame, BaseSpeech, Options, Refusal, Seat } from '@ponts-bornes/kernel';
import { CARDS } from '@ponts-bornes/mille-bornes';
import { pseudoLanguage, untranslated } from '@ponts-bornes/testkit';
import { describe, expect, test } from 'vitest';
import type { Reader } from '../src/boards/board.ts';
import { boardOf } from '../src/boards/index.ts';
import { PLAIN } from '../src/ink.ts';

/** Every kind of move has occurred by then. */
const MOST_MOVES = 150;
/** Names without letters belong to no language. */
const NAMES = ['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8'];

/** Notation and street names are the same in every language. */
const NOTATION: Readonly<Record<string, readonly string[]>> = {
  'course-autour-du-monde': PLACES.flatMap(({ code }) => [code, code.toLowerCase()]),
  'mille-bornes': CARDS,
  'bridgetown-races': [...BRIDGES, ...Object.values(BRIDGE_TITLES), ...STREETS.map(({ title }) => title)].flatMap(
    untranslated,
  ),
};

/** Racers and coordinators of several seats. */
const SEAT_LETTERS = /^[A-F]+$/;

/** The words of a text that a third language would have to translate. A name may be cut short. */
const foreign = (text: string, id: string): readonly string[] =>
  untranslated(text).filter(
    (word) => !SEAT_LETTERS.test(word) && NOTATION[id]?.some((known) => known.startsWith(word)) !== true,
  );

/** Everything the terminal shows during a whole game. */
function* shown(game: AnyGame, options: Options, speech: BaseSpeech): Generator<string> {
  const seats = Math.max(...game.meta.seats);
  const names = NAMES.slice(0, seats);
  const rng = fastRandom(`pseudo-language-${game.meta.id}`);
  const state = game.setup(options, seats, rng);
  const board = boardOf(game.meta.id);
  const readerAt = (viewer: Seat): Reader => ({ viewer, names, language: speech.language, speech, ink: PLAIN });
  for (let number = 0; number < MOST_MOVES; number++) {
    const [seat] = awaitedSeats(game, state);
    if (seat === undefined) return;
    const view = game.view(state, seat);
    const moves = game.moves(state, seat);
    const texts = moves.map((move) => game.format(move));
    yield board.draw(view, readerAt(seat));
    yield board.memo?.(view, readerAt(seat)) ?? '';
    yield (board.list?.(board.order?.(texts) ?? texts, readerAt(seat), view) ?? []).join('\n');
    yield board.score?.(view, seat, speech) ?? '';
    const before = game.view(state, SPECTATOR);
    game.play(state, seat, pick(rng, moves), rng);
    yield [board.aside?.(game.view(state, SPECTATOR), readerAt(seat), before) ?? []].flat().join('\n');
    yield (board.drawn?.(game.view(state, seat), readerAt(seat), view) ?? []).join('\n');
  }
}

describe.each(CATALOGUE)('in a third language, $meta.id', (entry) => {
  const open = async () => {
    const [{ game, phrases }, english] = await Promise.all([entry.load(), entry.loadSpeech('en')]);
    const speech = pseudoLanguage(english);
    const resolved = resolveOptions(entry.meta, Math.max(...entry.meta.seats), {});
    if (!resolved.ok) throw new Error(resolved.refusal.rule);
    return { game, phrases, speech, options: resolved.options };
  };

  test('has a terminal board without an untranslated word', async () => {
    const { game, options, speech } = await open();
    for (const text of shown(game, options, speech)) expect(foreign(text, entry.meta.id), text).toStrictEqual([]);
  });

  test('has moves, refusals, outcomes and reasons without an untranslated word', async () => {
    const { game, phrases, options, speech } = await open();
    const { move, refusal, outcome } = phrases(speech, options);
    const seats = Math.max(...entry.meta.seats);
    const rng = fastRandom(`pseudo-log-${entry.meta.id}`);
    const state = game.setup(options, seats, rng);
    for (let number = 0; number < 1000; number++) {
      const [seat] = awaitedSeats(game, state);
      if (seat === undefined) break;
      const chosen = pick(rng, game.moves(state, seat));
      expect(foreign(move(game.format(chosen), seat, NAMES), entry.meta.id), game.format(chosen)).toStrictEqual([]);
      game.play(state, seat, chosen, rng);
    }
    const ended = game.outcome(state);
    if (ended !== null) expect(untranslated(outcome(ended, NAMES))).toStrictEqual([]);
    const { refusals } = speech as BaseSpeech & { readonly refusals: Readonly<Record<string, unknown>> };
    for (const rule of [...Object.keys(refusals), 'unknown']) {
      const refused: Refusal = { rule, data: {} };
      expect(untranslated(refusal(refused, NAMES)), rule).toStrictEqual([]);
    }
    expect(Object.values(speech.reasons).flatMap(untranslated)).toStrictEqual([]);
  });
});
