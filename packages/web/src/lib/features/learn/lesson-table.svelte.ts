import type { Language, Outcome, RecordedMove, Seat } from '@ponts-bornes/kernel';
import { motion } from '../../board-kit/motion.svelte.ts';
import { sound } from '../../board-kit/sound.ts';
import type { Line } from '../../table/log.ts';
import type { Shown } from '../../table/shown.ts';
import type { Refused, Table } from '../../table/table.svelte.ts';
import { movesOf, playedBefore } from '../../boards/lesson.ts';
import type { Lesson, LessonStep } from '../../boards/lesson.ts';

/** Pause after each watched move, in milliseconds. */
const REST = 1100;

export interface LessonParts {
  readonly table: Table;
  readonly lesson: Lesson;
  readonly language: Language;
  /** The default answer to a legal move the lesson doesn't accept. */
  readonly notThis: string;
  readonly keep: (index: number) => void;
}

/** A running lesson: its step, its table and the last answer. */
export class LessonTable {
  index = $state(0);
  reply = $state<string | null>(null);
  /** Whether watched moves are playing. */
  isMoving = $state(false);

  readonly #parts: LessonParts;
  #moves: readonly RecordedMove[] = [];
  /** Skips the pause before the next watched move. */
  #hurry: (() => void) | null = null;
  #isHurried = false;
  /** Incremented by each action; a continuation that finds another number after waiting gives up. */
  #turn = 0;

  constructor(parts: LessonParts) {
    this.#parts = parts;
  }

  get lesson(): Lesson {
    return this.#parts.lesson;
  }

  get learner(): Seat {
    return this.lesson.learner;
  }

  /** Null at the end. */
  get step(): LessonStep | null {
    return this.lesson.steps[this.index] ?? null;
  }

  get isDone(): boolean {
    return this.step === null;
  }

  get shown(): Shown | null {
    return this.#parts.table.shown;
  }

  get lines(): readonly Line[] {
    return this.#parts.table.lines;
  }

  get ending(): string {
    return this.#parts.table.ending;
  }

  get outcome(): Outcome | null {
    return this.#parts.table.outcome;
  }

  get refused(): Refused | null {
    return this.#parts.table.refused;
  }

  /** The moves the board offers; empty unless the step asks for one. */
  get moves(): readonly string[] {
    return this.step?.kind === 'do' && !this.isMoving ? (this.shown?.moves ?? []) : [];
  }

  close(): void {
    this.#turn += 1;
    this.#parts.table.close();
  }

  /** Closes the answer. */
  dismiss(): void {
    this.reply = null;
    this.#parts.table.refused = null;
  }

  /** Sets up the table for the start of a step. */
  async goTo(index: number): Promise<void> {
    const turn = ++this.#turn;
    this.isMoving = false;
    await this.#set(playedBefore(this.lesson, index));
    // Watched moves then play visibly.
    if (turn === this.#turn) void this.#begin(index);
  }

  /** Continues to the next step. Plays a pending move for the learner, and skips moves being watched. */
  async goOn(): Promise<void> {
    if (this.isMoving) {
      this.#isHurried = true;
      this.#hurry?.();
      return;
    }
    if (this.step === null) return;
    if (this.step.kind === 'do') await this.#playStep(this.step.moves[0]);
    else await this.#begin(this.index + 1);
  }

  async goBack(): Promise<void> {
    if (this.index > 0) await this.goTo(this.index - 1);
  }

  /** The learner plays a move: accepted, or answered with a reason. */
  async play(text: string): Promise<void> {
    const { step } = this;
    if (step?.kind !== 'do' || this.isMoving) return;
    if (step.moves.includes(text)) {
      await this.#playStep(text);
      return;
    }
    const { language, notThis } = this.#parts;
    this.dismiss();
    this.reply = (step.answers?.[text] ?? step.otherwise)?.[language] ?? notThis;
    sound('refused');
  }

  async whyNot(text: string): Promise<void> {
    this.dismiss();
    await this.#parts.table.whyNot(text);
    if (this.refused !== null) sound('refused');
  }

  async #begin(index: number): Promise<void> {
    this.index = index;
    this.dismiss();
    this.#parts.keep(index);
    if (this.step?.kind === 'watch') await this.#watch(this.step);
  }

  async #playStep(text: string): Promise<void> {
    const turn = ++this.#turn;
    this.isMoving = true;
    const isDone = await this.#set([...this.#moves, { seat: this.learner, text }]);
    if (turn !== this.#turn) return;
    this.isMoving = false;
    if (isDone) await this.#begin(this.index + 1);
  }

  async #watch(step: LessonStep): Promise<void> {
    const turn = ++this.#turn;
    this.isMoving = true;
    this.#isHurried = false;
    for (const move of movesOf(step, this.learner)) {
      await this.#rest();
      if (turn !== this.#turn) return;
      await this.#set([...this.#moves, move]);
    }
    if (turn === this.#turn) this.isMoving = false;
  }

  /** Waits until the last change has been visible long enough, unless the learner skips. */
  #rest(): Promise<void> {
    if (this.#isHurried) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, motion.pause(REST));
      this.#hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Sets up the table after these moves; false if the rules refuse one. */
  async #set(moves: readonly RecordedMove[]): Promise<boolean> {
    this.#moves = moves;
    const { table } = this.#parts;
    const answer = await table.ask({ t: 'set', moves });
    if (answer.t === 'refused') table.refuse(answer.refusal);
    return answer.t === 'done';
  }
}
