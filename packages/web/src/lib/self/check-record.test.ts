import { readFileSync, readdirSync } from 'node:fs';
import { CATALOGUE, findGame } from '@ponts-bornes/catalogue';
import {
  awaitedSeats,
  below,
  commitmentTo,
  fastRandom,
  fixedPart,
  formatRecord,
  recordOf,
  resolveOptions,
  sha256,
  tableStreams,
  toHex,
  utf8,
} from '@ponts-bornes/kernel';
import type { GameRecord, RecordedMove } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { CHECKS, checkRecord } from './check-record.ts';
import type { CheckName, Finding, Report } from './check-record.ts';
import type { SeenTables } from './seen-commitments.ts';

const SECRET = sha256(utf8('a table of friends'));
const COMMITMENT = commitmentTo(SECRET);
const TABLE = 'abcdefghijkmnpqr';
/** The device of who sits at seat 0. */
const SEEN: SeenTables = {
  [TABLE]: { commitment: COMMITMENT, at: 1_700_000_000_000, part: 'part-of-seat-zero', hasBegun: true },
};

/** A whole game of two people and bots, all at random. */
const played = async (id: string): Promise<GameRecord> => {
  const { meta, load } = findGame(id)!;
  const seats = meta.seats.at(-1)!;
  const { game } = await load();
  const resolved = resolveOptions(meta, seats, {});
  if (!resolved.ok) throw new Error(resolved.refusal.rule);
  const entropy = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? 'part-of-seat-zero' : seat === 1 ? 'part-of-seat-one' : fixedPart(COMMITMENT, seat),
  );
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
  return recordOf(game, { seats, options: resolved.options, secret: SECRET, entropy, names, moves, result });
};

const check = (record: GameRecord | string, table: string | null = TABLE, seen = SEEN): Promise<Report> =>
  checkRecord({ text: typeof record === 'string' ? record : formatRecord(record), language: 'en', table, seen });

const findingsOf = ({ checks }: Report): Record<CheckName, Finding> =>
  Object.fromEntries(checks.map(({ name, finding }) => [name, finding])) as Record<CheckName, Finding>;
const saidOf = ({ checks }: Report, name: CheckName): string => checks.find((one) => one.name === name)!.said;

const ALL_HELD = Object.fromEntries(CHECKS.map((name) => [name, 'held']));

describe.each(CATALOGUE)('a record of $meta.id', ({ meta }) => {
  const game = played(meta.id);

  test('that is true is proven, in both languages', async () => {
    const report = await check(await game);
    expect(report).toMatchObject({ verdict: 'proven', game: { id: meta.id, name: meta.name.en } });
    expect(findingsOf(report)).toStrictEqual(ALL_HELD);
    const french = await checkRecord({ text: formatRecord(await game), language: 'fr', table: TABLE, seen: SEEN });
    expect(french.verdict).toBe('proven');
    for (const [at, { said }] of french.checks.entries()) expect(said).not.toBe(report.checks[at]!.said);
  });

  test('with another secret breaks its commitment', async () => {
    const report = await check({ ...(await game), secret: toHex(sha256(utf8('another'))) });
    expect(report.verdict).toBe('wrong');
    expect(findingsOf(report).commitment).toBe('failed');
  });

  test('with another secret and a commitment that fits it is not what the device saw', async () => {
    const other = sha256(utf8('another'));
    const changed = { ...(await game), secret: toHex(other), commitment: commitmentTo(other) };
    const report = await check(changed);
    expect(report.verdict).toBe('wrong');
    expect(findingsOf(report)).toMatchObject({ commitment: 'held', seen: 'failed' });
  });

  test('without what this device added to the luck is wrong', async () => {
    const record = await game;
    const report = await check({ ...record, entropy: record.entropy.with(0, 'chosen-by-the-server') });
    expect(report.verdict).toBe('wrong');
    expect(findingsOf(report)).toMatchObject({ commitment: 'held', parts: 'failed' });
  });

  test('names the move that was changed', async () => {
    const record = await game;
    const at = Math.floor(record.moves.length / 2);
    const { seat } = record.moves[at]!;
    const report = await check({ ...record, moves: record.moves.with(at, { seat, text: 'zzz' }) });
    expect(report.verdict).toBe('wrong');
    expect(findingsOf(report)).toMatchObject({ commitment: 'held', moves: 'failed', result: 'unreached' });
    expect(saidOf(report, 'moves')).toContain(`Move ${at + 1}, by N${seat}, “zzz”: illegal on this deal.`);
  });

  test('names the first move that is not in its place', async () => {
    const record = await game;
    // Secret choices of one moment may come in any order; these are of two.
    const [first, last] = [record.moves[0]!, record.moves.at(-1)!];
    const report = await check({ ...record, moves: [last, ...record.moves.slice(1, -1), first] });
    expect(report.verdict).toBe('wrong');
    expect(saidOf(report, 'moves')).toMatch(/^Move \d+, by N\d/);
  });

  test('that stops before the end has no result', async () => {
    const record = await game;
    const report = await check({ ...record, moves: record.moves.slice(0, -1) });
    expect(findingsOf(report)).toMatchObject({ moves: 'held', result: 'failed' });
  });

  test('that goes on after the end says where', async () => {
    const record = await game;
    const report = await check({ ...record, moves: [...record.moves, record.moves[0]!] });
    expect(saidOf(report, 'moves')).toContain(`Move ${record.moves.length + 1}`);
    expect(findingsOf(report).moves).toBe('failed');
  });

  test('with another winner tells the true one', async () => {
    const record = await game;
    const { winners, scores, reason } = record.result!;
    const others = Array.from({ length: record.seats }, (_, seat) => seat).filter((seat) => !winners.includes(seat));
    const report = await check({ ...record, result: { winners: others, scores, reason } });
    expect(findingsOf(report)).toMatchObject({ moves: 'held', result: 'failed' });
    expect(saidOf(report, 'result')).toContain(`N${winners[0]}`);
  });

  test('of other rules or options is told from a wrong one', async () => {
    const record = await game;
    const rules = await check({ ...record, rules: record.rules + 1 });
    expect(findingsOf(rules)).toMatchObject({ game: 'failed', commitment: 'held', moves: 'unreached' });
    const options = await check({ ...record, options: { ...record.options, wings: true } });
    expect(findingsOf(options)).toMatchObject({ game: 'failed', commitment: 'held', moves: 'unreached' });
  });

  test('that was kept long ago is proven without anything that was seen', async () => {
    const folder = new URL(`../../../../games/${meta.id}/records/corpus/`, import.meta.url);
    const name = readdirSync(folder).find((file) => file.endsWith('.record'));
    const report = await check(readFileSync(new URL(name!, folder), 'utf8'), null, {});
    expect(report.verdict).toBe('proven');
    expect(findingsOf(report).seen).toBe('unknown');
  });
});

describe('a record', () => {
  const game = played('mille-bornes');

  test('changed by hand is read on, so that it says where', async () => {
    const record = await game;
    const text = formatRecord(record);
    const { seat, text: move } = record.moves[4]!;
    const report = await check(text.replace(`\n5. ${seat} ${move}\n`, `\n5. ${seat} d:zzz\n`));
    expect(findingsOf(report)).toMatchObject({ text: 'failed', commitment: 'held', moves: 'failed' });
    expect(saidOf(report, 'moves')).toContain('Move 5');
  });

  test('of which only the digest was changed is wrong, and all else of it true', async () => {
    const report = await check(formatRecord(await game).replace(/[0-9a-f]{16}\n$/, '0123456789abcdef\n'));
    expect(report.verdict).toBe('wrong');
    expect(findingsOf(report)).toStrictEqual({ ...ALL_HELD, text: 'failed' });
  });

  test('cut short, or no record at all, is not gone through', async () => {
    for (const text of ['', 'hello', formatRecord(await game).slice(0, 900)]) {
      const report = await check(text);
      expect(report).toMatchObject({ verdict: 'wrong', game: null });
      expect(findingsOf(report)).toStrictEqual({
        ...Object.fromEntries(CHECKS.map((name) => [name, 'unreached'])),
        text: 'failed',
      });
    }
  });

  test('of a game that is not known says which', async () => {
    const report = await check({ ...(await game), game: 'whist' });
    expect(saidOf(report, 'game')).toContain('whist');
    expect(findingsOf(report)).toMatchObject({ game: 'failed', moves: 'unreached' });
  });

  test('of a game that goes on is neither proven nor wrong', async () => {
    const record = await game;
    const begun = { ...record, moves: record.moves.slice(0, 9), result: null };
    const revealed = await check(begun);
    expect(revealed.verdict).toBe('open');
    expect(findingsOf(revealed)).toMatchObject({ moves: 'held', result: 'unknown' });
    const hidden = await check({ ...begun, secret: null });
    expect(hidden.verdict).toBe('open');
    expect(findingsOf(hidden)).toMatchObject({ commitment: 'unknown', moves: 'unreached' });
  });

  test('from a file is known by its commitment, where the device was at the table', async () => {
    expect(findingsOf(await check(await game, null))).toStrictEqual(ALL_HELD);
    expect(findingsOf(await check(await game, 'a-table-never-seen'))).toMatchObject({
      seen: 'unknown',
      parts: 'unknown',
    });
  });

  test('is not held against a part that was added before the game, when the seat may have been left again', async () => {
    const record = await game;
    const seen = { [TABLE]: { ...SEEN[TABLE]!, hasBegun: false } };
    const report = await check({ ...record, entropy: record.entropy.with(0, 'of-somebody-else') }, TABLE, seen);
    expect(findingsOf(report)).toMatchObject({ seen: 'held', parts: 'unknown' });
  });

  test('names the rule of the game by which a move was refused', async () => {
    const record = await game;
    const { seat } = record.moves[0]!;
    const report = await check({ ...record, moves: record.moves.with(0, { seat, text: '-200' }) });
    expect(report.checks.find(({ name }) => name === 'moves')?.rule).toMatch(/^MB-/);
  });

  test('says whose part of the luck was fixed by the commitment', async () => {
    const report = await check(await game, null, {});
    expect(findingsOf(report).parts).toBe('unknown');
    expect(saidOf(report, 'parts')).toContain('N2');
    expect(saidOf(report, 'parts')).not.toContain('N1');
  });
});
