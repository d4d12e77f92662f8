import type { Language, Outcome, Seat } from '@ponts-bornes/kernel';
import type { Desk, Line, Refused } from '../desk/desk.ts';
import type { Opening } from '../desk/opening.ts';
import type { Shown } from '../desk/sitting.ts';
import { pace } from '../motion/pace.svelte.ts';
import { sound } from '../motion/sound.ts';
import { movesOf, playedBefore } from './lesson.ts';
import type { Lesson, LessonStep } from './lesson.ts';

/** How long a move that is watched stays before the next, in milliseconds. */
const REST = 1100;

export interface LessonParts {
  readonly desk: Desk;
  readonly lesson: Lesson;
  readonly opening: Opening;
  readonly language: Language;
  /** What is said to a legal move that is not the lesson's. */
  readonly notThis: string;
  /** Keeps how far somebody is. */
  readonly keep: (index: number) => void;
}

/** A lesson on the way: which step, what the table shows, what was answered. */
export class LessonTable {
  shown = $state.raw<Shown | null>(null);
  index = $state(0);
  reply = $state<string | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** Whether moves are being watched. */
  isMoving = $state(false);
  lines = $state.raw<readonly Line[]>([]);
  ending = $state('');
  broken = $state<string | null>(null);

  readonly #parts: LessonParts;
  /** Ends the wait before the next move that is watched. */
  #hurry: (() => void) | null = null;
  #isHurried = false;
  /** Counts what was begun: whoever comes back later from a wait and finds another number gives up. */
  #turn = 0;
  #closed = false;

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

  get outcome(): Outcome | null {
    return this.shown?.outcome ?? null;
  }

  /** The moves that the board offers: only where something is to be done. */
  get moves(): readonly string[] {
    return this.step?.kind === 'do' && !this.isMoving ? (this.shown?.moves ?? []) : [];
  }

  close(): void {
    this.#closed = true;
  }

  /** Sets the table as it is when a step begins. */
  async goTo(index: number): Promise<void> {
    const { desk, lesson, opening, language } = this.#parts;
    const turn = ++this.#turn;
    this.isMoving = false;
    const opened = await desk.open(opening, playedBefore(lesson, index), language);
    if (turn !== this.#turn || this.#closed) return;
    if (!opened.ok) {
      this.broken = opened.message;
      return;
    }
    await this.#look();
    if (turn !== this.#turn || this.#closed) return;
    // What is to be watched then is seen as it happens.
    void this.#begin(index);
  }

  /** On to the next step; where something is to be done, it is done for the learner; what is watched is cut short. */
  async goOn(): Promise<void> {
    if (this.isMoving) {
      this.#isHurried = true;
      this.#hurry?.();
      return;
    }
    if (this.step === null) return;
    if (this.step.kind === 'do') await this.#playAll(this.step);
    else await this.#begin(this.index + 1);
  }

  async goBack(): Promise<void> {
    if (this.index > 0) await this.goTo(this.index - 1);
  }

  /** The learner plays: what the lesson asks for, or is told why something else now. */
  async play(text: string): Promise<void> {
    const { step } = this;
    if (step?.kind !== 'do' || this.isMoving) return;
    this.refused = null;
    if (step.moves.includes(text)) {
      await this.#playAll(step, text);
      return;
    }
    const { language, notThis } = this.#parts;
    this.reply = (step.answers?.[text] ?? step.otherwise)?.[language] ?? notThis;
    sound('refused');
  }

  async whyNot(text: string): Promise<void> {
    this.reply = null;
    this.refused = await this.#parts.desk.whyNot(this.learner, text);
    if (this.refused !== null) sound('refused');
  }

  async #begin(index: number): Promise<void> {
    this.index = index;
    this.reply = null;
    this.refused = null;
    this.#parts.keep(index);
    if (this.step?.kind === 'watch') await this.#watch(this.step);
  }

  /** Plays what a step asks for, or the move chosen instead, and goes on. */
  async #playAll(step: LessonStep, chosen?: string): Promise<void> {
    const turn = ++this.#turn;
    this.isMoving = true;
    for (const { seat, text } of movesOf(step, this.learner)) {
      const played = await this.#parts.desk.play(seat, chosen ?? text);
      if (!played.ok) {
        this.refused = played.refused;
        break;
      }
    }
    await this.#look();
    if (turn !== this.#turn || this.#closed) return;
    this.isMoving = false;
    if (this.refused === null) await this.#begin(this.index + 1);
  }

  async #watch(step: LessonStep): Promise<void> {
    const turn = ++this.#turn;
    this.isMoving = true;
    this.#isHurried = false;
    for (const { seat, text } of movesOf(step, this.learner)) {
      await this.#rest();
      if (turn !== this.#turn || this.#closed) return;
      await this.#parts.desk.play(seat, text);
      await this.#look();
    }
    this.isMoving = false;
  }

  /** Waits until what was shown last could be seen, unless somebody is in a hurry. */
  #rest(): Promise<void> {
    if (this.#isHurried) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pace.rest(REST));
      this.#hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #look(): Promise<void> {
    const { desk, language } = this.#parts;
    const [shown, lines] = await Promise.all([desk.show(this.learner), desk.log(language, 0)]);
    if (this.#closed) return;
    this.shown = shown;
    this.lines = lines;
    this.ending = shown.outcome === null ? '' : await desk.ending(language);
  }
}
