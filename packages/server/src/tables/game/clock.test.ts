import { findGame } from '@ponts-bornes/catalogue';
import { UNLIMITED, below, fastRandom, openGameInPlay, resolveOptions, sha256, utf8 } from '@ponts-bornes/kernel';
import type { GameInPlay, LogEntry, Rng } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '@ponts-bornes/protocol';
import { Clock } from './clock.ts';
import { rowOf } from './log-entries.ts';
import { goesOn, phaseOf } from './phase.ts';

const PACE = { kind: 'live', bank: 300, increment: 20, choice: 60, answer: 5 } as const;
const BANK = PACE.bank * 1000;
const INCREMENT = PACE.increment * 1000;
const SEED = process.env['SEED'] ?? 'clock';

/** A table whose seats play, hesitate and take back at random, with its clock as the server keeps it. */
class Hesitant {
  readonly clock = new Clock(PACE, 2);
  readonly used = [0, 0];
  readonly passes = [0, 0];
  backs = 0;
  readonly #inPlay: GameInPlay;
  readonly #rng: Rng;
  readonly #moves: (seat: number) => readonly string[];
  #at = 1_000_000;

  constructor(inPlay: GameInPlay, moves: (seat: number) => readonly string[], rng: Rng) {
    this.#inPlay = inPlay;
    this.#moves = moves;
    this.#rng = rng;
    this.clock.begin(phaseOf(inPlay), this.#at);
  }

  get isOver(): boolean {
    return this.#inPlay.outcome() !== null;
  }

  step(): void {
    const [seat] = this.#inPlay.asked() as [number];
    this.#at += below(this.#rng, 3000);
    const entry = this.#choose(seat);
    const phase = phaseOf(this.#inPlay);
    const row = rowOf(entry, { table_id: '', number: 1, request: null, at: this.#at }, this.clock, {
      phase,
      isStandIn: false,
    });
    this.#inPlay.apply(entry);
    this.clock.spend(row, this.#inPlay.asked());
    this.used[seat]! += row.spent;
    const next = phaseOf(this.#inPlay);
    if (next?.kind !== 'turn' || next.seat !== seat) this.passes[seat]! += 1;
    if (!goesOn(phase, next, { pace: PACE, entry, inPlay: this.#inPlay })) this.clock.begin(next, this.#at);
  }

  left(): readonly (number | null)[] {
    const phase = phaseOf(this.#inPlay);
    return phase === null ? [] : this.clock.read(phase, this.#at).left;
  }

  #choose(seat: number): LogEntry {
    const back = this.#inPlay.backOf(seat);
    if (this.#inPlay.check(back) === null && below(this.#rng, 2) === 0) {
      this.backs += 1;
      return back;
    }
    const texts = this.#moves(seat);
    return { kind: 'move', seat, text: texts[below(this.#rng, texts.length)]! };
  }
}

describe.each(['bridgetown-races', 'course-autour-du-monde'])('the clocks of %s', (id) => {
  test('give an increment when the turn passes, and nothing for a step taken back', async () => {
    const { game } = await findGame(id)!.load();
    const resolved = resolveOptions(game.meta, 2, {});
    if (!resolved.ok) throw new Error(resolved.refusal.rule);
    const deal = {
      game,
      options: resolved.options,
      seats: 2,
      secret: sha256(utf8(SEED)),
      entropy: [],
      secondThoughts: UNLIMITED,
    };
    const inPlay = openGameInPlay(deal);
    const moves = (seat: number): readonly string[] =>
      game.moves(inPlay.state(), seat).map((move) => game.format(move));
    const table = new Hesitant(inPlay, moves, fastRandom(SEED));
    for (let count = 0; count < 400 && !table.isOver; count++) {
      table.step();
      for (const [seat, left] of table.left().entries()) {
        const given = BANK + table.passes[seat]! * INCREMENT;
        // A bank that ran dry has cost less than the clock says, so it may be ahead by what was used then.
        expect(left! + table.used[seat]!).toBeLessThanOrEqual(given + table.passes[seat]!);
      }
    }
    expect(table.backs).toBeGreaterThan(0);
  });
});

describe('the clock of a player who returns', () => {
  const TURN = { kind: 'turn', seat: 0 } as const;
  const MINUTE = 60_000;

  test('has a minute from now on, however long ago the time ran out', () => {
    const clock = new Clock(PACE, 2);
    clock.begin(TURN, 0);
    const at = 2 * BANK;
    const granted = clock.returnTime(0, TURN, at)!;
    clock.apply(granted, TURN, at);
    expect(clock.due).toBe(at + MINUTE);
    expect(clock.read(TURN, at).left[0]).toBe(MINUTE);
    // The whole bank was used, and then a second.
    clock.spend({ seat: 0, spent: clock.spentBy(0, at + 1000) }, [1]);
    expect(clock.read({ kind: 'turn', seat: 1 }, at).left[0]).toBe(MINUTE - 1000 + INCREMENT);
  });

  test('gets nothing with enough time left, and nothing more after a few times, so that nobody stalls a game', () => {
    const clock = new Clock(PACE, 2);
    clock.begin(TURN, 0);
    expect(clock.returnTime(0, TURN, 1000)).toBeNull();
    for (let times = 0; times < LIMITS.returns; times++) {
      const at = 2 * BANK * (times + 1);
      clock.apply(clock.returnTime(0, TURN, at)!, TURN, at);
    }
    expect(clock.returnTime(0, TURN, 9 * BANK)).toBeNull();
    expect(clock.returnTime(1, TURN, 9 * BANK)).toBeNull();
  });
});

describe('a clock at rest', () => {
  const MOMENT = { kind: 'turn', seat: 0 } as const;

  test('resumes with the time that was left, so that resting gains nothing', () => {
    const clock = new Clock(PACE, 2);
    clock.begin(MOMENT, 0);
    expect(clock.rest(true, MOMENT, 12_000)).toBe(true);
    expect(clock.due).toBeNull();
    expect(clock.rest(false, MOMENT, 500_000)).toBe(true);
    expect(clock.due).toBe(500_000 + BANK - 12_000);
  });

  test('has its full time again if it was reopened long after its deadline', () => {
    const clock = new Clock(PACE, 2);
    clock.goOn({ due: null, due_length: 0 }, { phase: MOMENT, from: 5, length: 5, since: 0 });
    clock.rest(true, MOMENT, 2 * BANK);
    clock.rest(false, MOMENT, 3 * BANK);
    expect(clock.due).toBe(4 * BANK);
  });
});
