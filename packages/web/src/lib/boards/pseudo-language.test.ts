import { BRIDGE_TITLES, STREETS } from '@ponts-bornes/bridgetown-races';
import { PLACES } from '@ponts-bornes/course-autour-du-monde';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { SPECTATOR, awaitedSeats, fastRandom, pick, resolveOptions } from '@ponts-bornes/kernel';
import type { AnyGame, Options } from '@ponts-bornes/kernel';
import { pseudoLanguage, untranslated } from '@ponts-bornes/testkit';
import { describe, expect, test } from 'vitest';
import type { BoardText } from './kit.ts';
import { findBoardText } from './board-text.ts';

const MOST_MOVES = 150;
/** Names without letters, so that they match no language. */
const NAMES = ['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8'];

/** Everything a table says in a complete game, including text for screen readers. */
function* said(game: AnyGame, options: Options, boardText: BoardText): Generator<string> {
  const seats = Math.max(...game.meta.seats);
  const names = NAMES.slice(0, seats);
  const rng = fastRandom(`pseudo-language-${game.meta.id}`);
  const state = game.setup(options, seats, rng);
  for (let number = 0; number < MOST_MOVES; number++) {
    const [seat] = awaitedSeats(game, state);
    if (seat === undefined) return;
    const view = game.view(state, seat);
    const moves = game.moves(state, seat);
    const at = { viewer: seat, moves: moves.map((move) => game.format(move)), names };
    yield boardText.prompt(view, at);
    yield boardText.prompt(view, { viewer: SPECTATOR, moves: [], names });
    yield* at.moves.map((text) => boardText.label(text, view, names));
    yield boardText.standing(view, seat);
    yield* boardText.describe(view, at);
    for (const { label, values } of boardText.sheet(view, names).rows) yield [label, ...values].join(' ');
    const before = game.view(state, SPECTATOR);
    game.play(state, seat, pick(rng, moves), rng);
    yield* boardText.aside?.(game.view(state, SPECTATOR), before, names) ?? [];
  }
}

/** Bridges, streets and the codes of cities are the same in every language. */
const PROPER: ReadonlySet<string> = new Set(
  [...Object.values(BRIDGE_TITLES), ...STREETS.map(({ title }) => title), ...PLACES.map(({ code }) => code)].flatMap(
    untranslated,
  ),
);

const foreign = (text: string): readonly string[] => untranslated(text).filter((word) => !PROPER.has(word));

describe.each(CATALOGUE)('in a third language, $meta.id', (entry) => {
  test('prompts, labels, describes and scores without an untranslated word', async () => {
    const [{ game }, english, makeBoardText] = await Promise.all([
      entry.load(),
      entry.loadSpeech('en'),
      findBoardText(entry.meta.id),
    ]);
    const resolved = resolveOptions(entry.meta, Math.max(...entry.meta.seats), {});
    if (!resolved.ok) throw new Error(resolved.refusal.rule);
    const boardText = makeBoardText(pseudoLanguage(english), resolved.options);
    for (const text of said(game, resolved.options, boardText)) expect(foreign(text), text).toStrictEqual([]);
  });
});
