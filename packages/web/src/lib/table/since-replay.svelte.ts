import { tick } from 'svelte';
import { motion } from '../board-kit/motion.svelte.ts';
import type { Recalled } from './requests.ts';
import type { Shown } from './shown.ts';
import type { Table } from './table.svelte.ts';

/** Minimum reading time of a sentence, and the time a move stays visible at normal speed, in milliseconds. */
const SHORTEST = 700;
const USUAL = 1300;

/** Replays the others' moves since the viewer's own on the board, at the chosen speed. */
export class SinceReplay {
  readonly #table: Table;
  #past = $state.raw<Recalled | null>(null);
  #at = $state(0);
  /** Whether the past has been requested. */
  isLoading = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The number of the position on the board, from 0, and of the last. */
  get step(): number {
    return this.#at;
  }

  get last(): number {
    return (this.#past?.positions.length ?? 1) - 1;
  }

  /** The past position to show instead of the current one; null if there is no replay. */
  get shown(): Shown | null {
    const [past, now] = [this.#past, this.#table.shown];
    const position = past?.positions[this.#at];
    if (past === null || position === undefined || now === null) return null;
    return { ...now, viewer: past.viewer, view: position.view, moves: [], canTakeBack: false, outcome: null };
  }

  /** The moves that led to this position, and their lines. */
  get news(): ReturnType<Table['between']> {
    const [before, now] = [this.#past?.positions[this.#at - 1], this.#past?.positions[this.#at]];
    return before === undefined || now === undefined
      ? { moves: [], lines: [] }
      : this.#table.between(before.lines, now.lines);
  }

  /** Starts at the position after the viewer's own move. Returns whether there was anything to show. */
  async start(): Promise<boolean> {
    this.isLoading = true;
    const asked = this.#table.shown?.view;
    const past = await this.#table.recall();
    this.isLoading = false;
    // The table has moved on meanwhile.
    if (past === null || past.positions.length < 2 || this.#table.shown?.view !== asked) return false;
    await this.#jump(() => {
      [this.#past, this.#at] = [past, 0];
    });
    this.#goOn();
    return true;
  }

  stop(): void {
    clearTimeout(this.#timer);
    if (this.#past !== null) void this.#jump(() => (this.#past = null));
  }

  #goOn(): void {
    this.#timer = setTimeout(
      () => {
        if (this.#at >= this.last) return this.stop();
        this.#at += 1;
        this.#goOn();
      },
      Math.max(SHORTEST, motion.pause(USUAL)),
    );
  }

  /** Changes the position without movements: nothing was played backwards. */
  async #jump(change: () => void): Promise<void> {
    motion.hurry(true);
    change();
    await tick();
    if (!this.#table.isSkipping) motion.hurry(false);
  }
}
