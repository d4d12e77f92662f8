import { readFileSync, readdirSync } from 'node:fs';
import { CATALOGUE, findGame } from '@ponts-bornes/catalogue';
import {
  CHECKS,
  SPECTATOR,
  awaitedSeats,
  below,
  commitmentTo,
  fastRandom,
  drawnParts,
  formatRecord,
  pledgeTo,
  recordOf,
  replayRecord,
  resolveOptions,
  sha256,
  tableStreams,
  toHex,
  utf8,
} from '@ponts-bornes/kernel';
import type { CheckName, Finding, GameRecord, Language, Pledges, RecordedMove, Viewer } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { checkRecord } from './check-record.ts';
import type { Report } from './check-record.ts';
import type { SeenTables } from '../../storage/seen-commitments.ts';

const SECRET = sha256(utf8('a table of friends'));
const COMMITMENT = commitmentTo(SECRET);
const TABLE = 'abcdefghijkmnpqr';
const PARTS = ['part-of-seat-zero', 'part-of-seat-one'] as const;

/** The pledges of two people's devices, with bots at the other seats. */
const pledgesFor = (seats: number): Pledges => ({
  attempt: 1,
  seats: Array.from({ length: seats }, (_, seat) => (seat < 2 ? pledgeTo(PARTS[seat]!) : 'bot')),
  passed: [],
});

/** The device of the person at seat 0. */
const seenBy = (seats: number): SeenTables => ({
  [TABLE]: {
    commitment: COMMITMENT,
    at: 1_700_000_000_000,
    parts: [PARTS[0]],
    pledges: pledgesFor(seats),
    setting: null,
    hasBegun: true,
  },
});

/** A complete random game of two people and bots. */
const played = async (id: string): Promise<GameRecord> => {
  const { meta, load } = findGame(id)!;
  const seats = meta.seats.at(-1)!;
  const { game } = await load();
  const resolved = resolveOptions(meta, seats, {});
  if (!resolved.ok) throw new Error(resolved.refusal.rule);
  const pledges = pledgesFor(seats);
  const entropy = drawnParts(COMMITMENT, pledges, (seat) => PARTS[seat]!);
  const streams = tableStreams(SECRET, entropy);
  const rng = fastRandom(id);
  const state = game.setup(resolved.options, seats, streams(0));
  const moves: RecordedMove[] = [];
  while (game.outcome(state) === null) {
    const seat = awaitedSeats(game, state)[0]!;
    const legal = game.moves(state, seat);
    const move = legal[below(rng, legal.length)]!;
    moves.push({ seat, text: game.format(move) });
    game.play(state, seat, move, streams(moves.length));
  }
  const names = Array.from({ length: seats }, (_, seat) => `N${seat}`);
  const result = game.outcome(state);
  return recordOf(game, { seats, options: resolved.options, secret: SECRET, pledges, entropy, names, moves, result });
};

/** A record's moves without one that a later move depends on, and the index of that later move. */
const withMoveMissing = async (record: GameRecord): Promise<{ moves: readonly RecordedMove[]; at: number }> => {
  const { game } = await findGame(record.game)!.load();
  for (const index of record.moves.keys()) {
    const moves = record.moves.toSpliced(index, 1);
    let at = 0;
    const replayed = replayRecord(game, { ...record, moves }, ({ number }) => void (at = number));
    if (!replayed.ok) return { moves, at };
  }
  throw new Error(`no move of ${record.game} depends on another`);
};

const check = (record: GameRecord, table: string | null = TABLE, seen = seenBy(record.seats)): Promise<Report> =>
  checkText(formatRecord(record), table, seen);

const checkText = (text: string, table: string | null, seen: SeenTables): Promise<Report> =>
  checkRecord({ text, language: 'en', table, seen, reader: SPECTATOR });

const findingsOf = ({ checks }: Report): Record<CheckName, Finding> =>
  Object.fromEntries(checks.map(({ name, finding }) => [name, finding])) as Record<CheckName, Finding>;
const saidOf = ({ checks }: Report, name: CheckName): string => checks.find((one) => one.name === name)!.said;

const ALL_HELD = Object.fromEntries(CHECKS.map((name) => [name, 'held']));

describe.each(CATALOGUE)('a record of $meta.id', ({ meta }) => {
  const game = played(meta.id);

  test('is proven if true, in both languages', async () => {
    const report = await check(await game);
    expect(report).toMatchObject({ verdict: 'proven', game: { id: meta.id, name: meta.name.en } });
    expect(findingsOf(report)).toStrictEqual(ALL_HELD);
    const seen = seenBy((await game).seats);
    const text = formatRecord(await game);
    const french = await checkRecord({ text, language: 'fr', table: TABLE, seen, reader: SPECTATOR });
    expect(french.verdict).toBe('proven');
    for (const [at, { said }] of french.checks.entries()) expect(said).not.toBe(report.checks[at]!.said);
  });

  test('with another secret breaks its commitment', async () => {
    const report = await check({ ...(await game), secret: toHex(sha256(utf8('another'))) });
    expect(report.verdict).toBe('wrong');
    expect(findingsOf(report).commitment).toBe('failed');
  });

  test('with another secret and a matching commitment contradicts what the device saw', async () => {
    const other = sha256(utf8('another'));
    const changed = { ...(await game), secret: toHex(other), commitment: commitmentTo(other) };
    const report = await check(changed);
    expect(report.verdict).toBe('wrong');
    expect(findingsOf(report)).toMatchObject({ commitment: 'held', seen: 'failed' });
  });

  test("without this device's part is wrong", async () => {
    const record = await game;
    const report = await check({ ...record, entropy: record.entropy.with(0, 'chosen-by-the-server') });
    expect(report.verdict).toBe('wrong');
    expect(findingsOf(report)).toMatchObject({ commitment: 'held', parts: 'failed' });
  });

  test('names the changed move', async () => {
    const record = await game;
    const at = Math.floor(record.moves.length / 2);
    const { seat } = record.moves[at]!;
    const report = await check({ ...record, moves: record.moves.with(at, { seat, text: 'zzz' }) });
    expect(report.verdict).toBe('wrong');
    expect(findingsOf(report)).toMatchObject({ commitment: 'held', moves: 'failed', result: 'unreached' });
    expect(saidOf(report, 'moves')).toContain(`Move ${at + 1}, by N${seat}, “zzz”: illegal with this deal.`);
  });

  test('names the first move that is impossible because another is missing', async () => {
    const record = await game;
    const { moves, at } = await withMoveMissing(record);
    const report = await check({ ...record, moves });
    expect(report.verdict).toBe('wrong');
    expect(saidOf(report, 'moves')).toContain(`Move ${at + 1}, by N${moves[at]!.seat}`);
  });

  test('that stops before the end has no result', async () => {
    const record = await game;
    const report = await check({ ...record, moves: record.moves.slice(0, -1) });
    expect(findingsOf(report)).toMatchObject({ moves: 'held', result: 'failed' });
  });

  test('that continues after the end says where', async () => {
    const record = await game;
    const report = await check({ ...record, moves: [...record.moves, record.moves[0]!] });
    expect(saidOf(report, 'moves')).toContain(`Move ${record.moves.length + 1}`);
    expect(findingsOf(report).moves).toBe('failed');
  });

  test('with another winner names the true one', async () => {
    const record = await game;
    const { winners, scores, reason } = record.result!;
    const others = Array.from({ length: record.seats }, (_, seat) => seat).filter((seat) => !winners.includes(seat));
    const report = await check({ ...record, result: { winners: others, scores, reason } });
    expect(findingsOf(report)).toMatchObject({ moves: 'held', result: 'failed' });
    expect(saidOf(report, 'result')).toContain(`N${winners[0]}`);
  });

  test('with other rules or options is distinguished from a wrong one', async () => {
    const record = await game;
    const rules = await check({ ...record, rules: record.rules + 1 });
    expect(findingsOf(rules)).toMatchObject({ game: 'failed', commitment: 'held', moves: 'unreached' });
    const options = await check({ ...record, options: { ...record.options, wings: true } });
    expect(findingsOf(options)).toMatchObject({ game: 'failed', commitment: 'held', moves: 'unreached' });
  });

  test("without pledges is replayed, but its deal isn't called proven", async () => {
    const folder = new URL(`../../../../../games/${meta.id}/records/corpus/`, import.meta.url);
    const name = readdirSync(folder).find((file) => file.endsWith('.record'));
    const report = await checkText(readFileSync(new URL(name!, folder), 'utf8'), null, {});
    expect(report.verdict).toBe('replayed');
    expect(findingsOf(report)).toStrictEqual({ ...ALL_HELD, seen: 'unknown', parts: 'unknown' });
  });
});

describe('a record', () => {
  const game = played('mille-bornes');

  test('that was edited is read to the end, to report where', async () => {
    const record = await game;
    const text = formatRecord(record);
    const { seat, text: move } = record.moves[4]!;
    const changed = text.replace(`\n5. ${seat} ${move}\n`, `\n5. ${seat} d:zzz\n`);
    const report = await checkText(changed, TABLE, seenBy(record.seats));
    expect(findingsOf(report)).toMatchObject({ text: 'failed', commitment: 'held', moves: 'failed' });
    expect(saidOf(report, 'moves')).toContain('Move 5');
  });

  test('of a game with other options than this device saw is wrong, and says so', async () => {
    const record = await game;
    const seen = seenBy(record.seats)[TABLE]!;
    const { game: id, options, seats } = record;
    const checkedWith = (setting: NonNullable<typeof seen.setting>): Promise<Report> =>
      checkText(formatRecord(record), TABLE, { [TABLE]: { ...seen, setting } });
    expect((await checkedWith({ game: id, options, seats })).verdict).toBe('proven');
    const other = await checkedWith({ game: id, options: { ...options, other: 1 }, seats });
    expect(other.verdict).toBe('wrong');
    expect(saidOf(other, 'seen')).toContain('other options');
  });

  test('with only its digest changed is wrong, and everything else holds', async () => {
    const changed = formatRecord(await game).replace(/[0-9a-f]{16}\n$/, '0123456789abcdef\n');
    const report = await checkText(changed, TABLE, seenBy((await game).seats));
    expect(report.verdict).toBe('wrong');
    expect(findingsOf(report)).toStrictEqual({ ...ALL_HELD, text: 'failed' });
  });

  test('that is truncated or unreadable is not replayed', async () => {
    for (const text of ['', 'hello', formatRecord(await game).slice(0, 900)]) {
      const report = await checkText(text, TABLE, {});
      expect(report).toMatchObject({ verdict: 'wrong', game: null });
      expect(findingsOf(report)).toStrictEqual({
        ...Object.fromEntries(CHECKS.map((name) => [name, 'unreached'])),
        text: 'failed',
      });
    }
  });

  test('of an unknown game names it', async () => {
    const report = await check({ ...(await game), game: 'whist' });
    expect(saidOf(report, 'game')).toContain('whist');
    expect(findingsOf(report)).toMatchObject({ game: 'failed', moves: 'unreached' });
  });

  test('of a game in progress is neither proven nor wrong', async () => {
    const record = await game;
    const begun = { ...record, moves: record.moves.slice(0, 9), result: null };
    const revealed = await check(begun);
    expect(revealed.verdict).toBe('open');
    expect(findingsOf(revealed)).toMatchObject({ moves: 'held', result: 'unknown' });
    const hidden = await check({ ...begun, secret: null });
    expect(hidden.verdict).toBe('open');
    expect(findingsOf(hidden)).toMatchObject({ commitment: 'unknown', moves: 'unreached' });
  });

  test('from a file is recognised by its commitment if the device was at the table', async () => {
    expect(findingsOf(await check(await game, null))).toStrictEqual(ALL_HELD);
    expect(findingsOf(await check(await game, 'a-table-never-seen'))).toMatchObject({
      seen: 'unknown',
      parts: 'held',
    });
  });

  test('ignores a part from before the game, because the person may have left', async () => {
    const record = await game;
    const [own] = Object.values(seenBy(record.seats));
    const seen = { [TABLE]: { ...own!, pledges: null, hasBegun: false } };
    expect(findingsOf(await check({ ...record, pledges: null }, TABLE, seen)).parts).toBe('unknown');
    const begun = { [TABLE]: { ...seen[TABLE], parts: ['another-part'], hasBegun: true } };
    expect(findingsOf(await check({ ...record, pledges: null }, TABLE, begun)).parts).toBe('failed');
  });

  test('names the game rule that refused a move', async () => {
    const record = await game;
    const { seat } = record.moves[0]!;
    const report = await check({ ...record, moves: record.moves.with(0, { seat, text: '-200' }) });
    expect(report.checks.find(({ name }) => name === 'moves')?.rule).toMatch(/^MB-/);
  });

  test('names the people for whom the deal is proven, and the bots', async () => {
    const report = await check(await game, null, {});
    expect(saidOf(report, 'parts')).toMatch(/^Proven for N0 and N1: .* The parts of N2, /);
    expect(report.said).toBe('The game checks out, and the deal is proven for N0 and N1');
  });
});

describe('the sentences of a check', () => {
  const game = played('skybridge');
  const sentences = async (
    names: readonly string[],
    language: Language,
    reader: Viewer,
  ): Promise<(name: CheckName) => string> => {
    const text = formatRecord({ ...(await game), names });
    const report = await checkRecord({ text, language, table: null, seen: {}, reader });
    return (name) => saidOf(report, name);
  };

  test('number a player who is stored under a default name', async () => {
    const { result } = await game;
    const names = ['Joueur', 'Player', 'Pilote', 'Pilot'];
    const said = (await sentences(names, 'fr', SPECTATOR))('result');
    expect(said).toContain(`Joueur ${result!.winners[0]! + 1}`);
  });

  test('address the only person of a game played on this device', async () => {
    const { result } = await game;
    const names = ['Joueur', 'Aline', 'Basile', 'Colette'];
    const [winner] = result!.winners;
    expect((await sentences(names, 'fr', winner!))('result')).toContain('Vous gagnez');
    expect((await sentences(names, 'en', winner!))('result')).toContain('You win');
  });
});
