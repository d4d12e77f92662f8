import { CATALOGUE, findGame } from '@ponts-bornes/catalogue';
import { findBot, situationOf } from '@ponts-bornes/bots';
import {
  SPECTATOR,
  awaitedSeats,
  fastRandom,
  recordOf,
  resolveOptions,
  sha256,
  tableStreams,
  utf8,
} from '@ponts-bornes/kernel';
import type { GameRecord, RecordedMove } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { findBoardText } from '../../boards/board-text.ts';
import type { News } from '../../storage/analysis.ts';
import { analyse } from './analyse.ts';
import type { Analysing } from './analyse.ts';
import type { Study } from './weigh.ts';

const QUICK = { points: 9, games: 4 };

interface Played {
  readonly study: Study;
  readonly record: GameRecord;
}

/** A game between careful bots, or its first moves. */
const playedGame = async (id: string, seats: number, most = Infinity): Promise<Played> => {
  const entry = findGame(id)!;
  const [{ game }, hints] = await Promise.all([entry.load(), entry.loadHints()]);
  const resolved = resolveOptions(entry.meta, seats, {});
  if (!resolved.ok) throw new Error(resolved.refusal.rule);
  const { options } = resolved;
  const secret = sha256(utf8(`analysis-${id}`));
  const streams = tableStreams(secret);
  const state = game.setup(options, seats, streams(0));
  const moves: RecordedMove[] = [];
  const bot = findBot('medium')!;
  const rng = fastRandom(id);
  for (let [seat] = awaitedSeats(game, state); seat !== undefined; [seat] = awaitedSeats(game, state)) {
    if (moves.length === most) break;
    const situation = situationOf(game, state, { seat, seats });
    const { index } = bot.choose({ game, hints }, situation, rng);
    game.play(state, seat, game.moves(state, seat)[index]!, streams(moves.length + 1));
    moves.push({ seat, text: situation.moves[index]! });
  }
  const record = recordOf(game, { seats, options, secret, moves, result: game.outcome(state) });
  return { study: { game, hints }, record };
};

/** The clock stands still, so no deadline passes. */
const asked = ({ study, record }: Played): Analysing => ({
  study,
  record,
  sides: Array.from({ length: record.seats }, (_, seat) => [seat]),
  persons: [0],
  plan: QUICK,
  now: () => 0,
});

describe.each(CATALOGUE)('an analysis of $meta.id', ({ meta }) => {
  test('has chances that add up to 1, from the setup to the winners', async () => {
    const played = await playedGame(meta.id, meta.seats[0]!);
    const { points, verdicts, turns } = analyse(asked(played));
    const { moves, result, seats } = played.record;
    expect(points[0]!.number).toBe(0);
    expect(points.length).toBeGreaterThanOrEqual(QUICK.points);
    for (const { chances } of points) expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
    const winners = result!.winners;
    expect(points.at(-1)).toStrictEqual({
      number: moves.length,
      chances: Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
      games: 0,
    });
    for (const { number } of verdicts) expect(moves[number - 1]!.seat).toBe(0);
    for (const { number } of turns) expect(points.some((point) => point.number === number)).toBe(true);
  });
});

describe('an analysis', () => {
  test('is deterministic for a game and plan, and reports its progress', async () => {
    const played = await playedGame('course-folle', 3);
    const heard: News[] = [];
    const first = analyse({ ...asked(played), onNews: (news) => void heard.push(news) });
    expect(analyse(asked(played))).toStrictEqual(first);
    const curve = heard.filter(({ stage }) => stage === 'curve');
    expect(curve.map(({ done }) => done)).toStrictEqual(Array.from({ length: QUICK.points }, (_, at) => at + 1));
    expect(curve.map(({ points }) => points.length)).toStrictEqual(curve.map(({ done }) => done));
    expect(heard.some(({ stage }) => stage === 'moves')).toBe(true);
  });

  test('treats a team as one side', async () => {
    const played = await playedGame('mille-bornes', 6);
    const { game } = played.study;
    const { options, seats, result } = played.record;
    const boardText = (await findBoardText('mille-bornes'))(await findGame('mille-bornes')!.loadSpeech('en'), options);
    const teams = boardText.sides!(game.view(game.setup(options, seats, fastRandom('any')), SPECTATOR));
    expect(teams.map((team) => team.length)).toStrictEqual([2, 2, 2]);
    const { points } = analyse({ ...asked(played), sides: teams });
    for (const { chances } of points) expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
    expect(result!.winners).toHaveLength(2);
    expect(points.at(-1)!.chances).toStrictEqual(teams.map((team) => (result!.winners.includes(team[0]!) ? 1 : 0)));
  });

  test('returns partial results at the deadline', async () => {
    const played = await playedGame('course-folle', 2);
    let time = 0;
    const { points, verdicts } = analyse({ ...asked(played), now: () => (time += 5000) });
    expect(points.length).toBeLessThan(QUICK.points);
    expect(points.at(-1)!.number).toBe(played.record.moves.length);
    expect(verdicts).toStrictEqual([]);
  });

  test('refuses a game in progress', async () => {
    const played = await playedGame('mille-bornes', 2, 10);
    expect(() => analyse(asked(played))).toThrow('only finished games');
  });
});
