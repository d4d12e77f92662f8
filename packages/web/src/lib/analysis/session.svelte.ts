import { sha256, toHex, utf8 } from '@ponts-bornes/kernel';
import type { GameMeta, Language, Seat } from '@ponts-bornes/kernel';
import type { Desk, Line, Review, Step } from '../desk/desk.ts';
import { openAnalyst } from '../desk/open-analyst.ts';
import { analyses } from '../keep/analyses.ts';
import type { Analysis, News, Point, Sides, Turn, Verdict } from './analysis.ts';
import { opinionOf, upheld } from './opinion.ts';
import type { Opinion } from './opinion.ts';

/** Bumped when analyses are made otherwise: those that were kept are then made anew. */
const VERSION = 2;

export interface SessionParts {
  readonly desk: Desk;
  readonly meta: GameMeta;
  readonly names: readonly string[];
  readonly sides: Sides;
  readonly persons: readonly Seat[];
  readonly lines: readonly Line[];
  readonly language: Language;
  readonly length: number;
}

type Progress =
  | { readonly kind: 'working'; readonly news: News | null }
  | { readonly kind: 'done'; readonly analysis: Analysis }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'broken'; readonly why: string };

/** One look back at a game: what is known of it so far, and what the expert was asked. */
export class Session {
  progress = $state.raw<Progress>({ kind: 'working', news: null });
  points = $state.raw<readonly Point[]>([]);
  story = $state.raw<readonly Step[]>([]);
  review = $state.raw<Review | null>(null);
  /** The number of the move that the expert is asked about. */
  asking = $state<number | null>(null);
  hasFailed = $state(false);
  /** What the expert thought of moves it was asked about, by number. */
  opinions = $state.raw<ReadonlyMap<number, Opinion>>(new Map());
  /** The move that is marked on the board. */
  marked = $state<string | null>(null);

  readonly parts: SessionParts;
  #end = (): void => {};
  #closed = false;

  constructor(parts: SessionParts) {
    this.parts = parts;
  }

  get turns(): readonly Turn[] {
    return this.progress.kind === 'done' ? this.progress.analysis.turns : [];
  }

  get verdicts(): readonly Verdict[] {
    return this.progress.kind === 'done' ? upheld(this.progress.analysis.verdicts, this.opinions) : [];
  }

  /** A side by the names of its seats. */
  nameOf(side: number): string {
    return (this.parts.sides[side] ?? []).map((seat) => this.parts.names[seat] ?? '').join(' + ');
  }

  /** What happened with a move: all that became known then, or else the secret that was chosen. */
  told(number: number): string {
    const known = this.parts.lines.filter((line) => line.number === number && line.seat !== null);
    if (known.length > 0) return known.map(({ sentence }) => sentence).join(' ');
    return this.story[number - 1]?.sentence ?? '';
  }

  async begin(): Promise<void> {
    this.progress = { kind: 'working', news: null };
    try {
      const { desk, language } = this.parts;
      this.story = await desk.story(language);
      const record = await desk.record();
      const { sides, persons } = this.parts;
      const key = toHex(sha256(utf8(JSON.stringify([VERSION, sides, persons, record]))));
      const analysis = (await analyses.get(key).catch(() => undefined)) ?? (await this.#make(record));
      if (this.#isStopped()) return;
      this.points = analysis.points;
      this.progress = { kind: 'done', analysis };
      // Where storage is denied it is made again the next time.
      await analyses.put(key, analysis).catch(() => {});
    } catch (error) {
      if (!this.#isStopped()) this.progress = { kind: 'broken', why: String(error) };
    } finally {
      this.#end();
    }
  }

  cancel(): void {
    this.progress = { kind: 'cancelled' };
    this.#end();
  }

  close(): void {
    this.#closed = true;
    this.#end();
  }

  /** Asks the expert about a move; true when there is an answer. */
  async ask(number: number): Promise<boolean> {
    this.asking = number;
    this.hasFailed = false;
    try {
      const review = await this.parts.desk.review(number, this.parts.language);
      if (this.#closed || this.asking !== number) return false;
      this.review = review;
      this.opinions = new Map(this.opinions).set(number, opinionOf(review));
      this.marked = review.advice[0]?.text ?? null;
      return true;
    } catch {
      this.hasFailed = true;
      return false;
    } finally {
      if (this.asking === number) this.asking = null;
    }
  }

  forgetReview(): void {
    this.review = null;
    this.marked = null;
    this.asking = null;
  }

  #isStopped(): boolean {
    return this.#closed || this.progress.kind === 'cancelled';
  }

  #make(record: string): Promise<Analysis> {
    const { sides, persons } = this.parts;
    return new Promise((resolve, reject) => {
      const { analyst, close } = openAnalyst((why) => reject(new Error(why)));
      // An ended worker answers nothing any more.
      this.#end = () => {
        close();
        reject(new Error('ended'));
      };
      const hear = (news: News): void => {
        // News go another way than the answer, and may come after it.
        if (this.#closed || this.progress.kind !== 'working') return;
        this.points = news.points;
        this.progress = { kind: 'working', news };
      };
      analyst.analyse({ record, sides, persons }, hear).then(resolve, reject);
    });
  }
}
