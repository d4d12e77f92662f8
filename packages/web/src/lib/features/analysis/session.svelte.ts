import { sha256, toHex, utf8 } from '@ponts-bornes/kernel';
import type { GameMeta, Language, Seat } from '@ponts-bornes/kernel';
import type { Line } from '../../table/log.ts';
import type { PageWorker } from '../../table/transports/worker/open-worker.ts';
import type { Review, Step } from '../../table/transports/worker/worker-api.ts';
import { openAnalyst } from '../../table/transports/worker/open-analyst.ts';
import { analyses } from '../../storage/analyses.ts';
import type { Analysis, News, ChancePoint, Sides, Turn, Verdict } from '../../storage/analysis.ts';
import { opinionOf, upheld } from './opinion.ts';
import type { Opinion } from './opinion.ts';

/** Increment when the analysis changes, so that stored ones are recomputed. */
const VERSION = 3;

export interface SessionParts {
  readonly worker: Pick<PageWorker, 'story' | 'record' | 'review'>;
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

/** The analysis of one game: its results so far, and the questions to the expert. */
export class Session {
  progress = $state.raw<Progress>({ kind: 'working', news: null });
  points = $state.raw<readonly ChancePoint[]>([]);
  story = $state.raw<readonly Step[]>([]);
  review = $state.raw<Review | null>(null);
  /** The number of the move the expert is thinking about. */
  asking = $state<number | null>(null);
  hasFailed = $state(false);
  opinions = $state.raw<ReadonlyMap<number, Opinion>>(new Map());
  marked = $state<string | null>(null);

  readonly parts: SessionParts;
  /** Aborting it ends the run in progress with its worker. A run that was cancelled stays so when another begins. */
  #run = new AbortController();
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

  /** A side, named by its players. */
  nameOf(side: number): string {
    return (this.parts.sides[side] ?? []).map((seat) => this.parts.names[seat] ?? '').join(' + ');
  }

  /** The log of a move: everything that became public then, or else the secret choice. */
  told(number: number): string {
    const known = this.parts.lines.filter((line) => line.number === number && line.seat !== null);
    if (known.length > 0) return known.map(({ sentence }) => sentence).join(' ');
    return this.story[number - 1]?.sentence ?? '';
  }

  async begin(): Promise<void> {
    const run = new AbortController();
    this.#run = run;
    this.progress = { kind: 'working', news: null };
    try {
      const { worker, sides, persons } = this.parts;
      this.story = await worker.story();
      const record = await worker.record();
      const key = toHex(sha256(utf8(JSON.stringify([VERSION, sides, persons, record]))));
      const kept = await analyses.get(key).catch(() => undefined);
      run.signal.throwIfAborted();
      const analysis = kept ?? (await this.#make(record, run.signal));
      this.points = analysis.points;
      this.progress = { kind: 'done', analysis };
      // If storage is denied, the analysis is recomputed next time.
      await analyses.put(key, analysis).catch(() => {});
    } catch (error) {
      if (!run.signal.aborted) this.progress = { kind: 'broken', why: String(error) };
    } finally {
      run.abort();
    }
  }

  cancel(): void {
    this.progress = { kind: 'cancelled' };
    this.#run.abort();
  }

  close(): void {
    this.#closed = true;
    this.#run.abort();
  }

  /** Asks the expert about a move; true if there is an answer. */
  async ask(number: number): Promise<boolean> {
    this.asking = number;
    this.hasFailed = false;
    try {
      const review = await this.parts.worker.review(number);
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

  #make(record: string, signal: AbortSignal): Promise<Analysis> {
    const { sides, persons } = this.parts;
    return new Promise((resolve, reject) => {
      const { analyst, close } = openAnalyst((why) => reject(new Error(why)));
      // A terminated worker never answers, so settle here.
      signal.addEventListener('abort', () => {
        close();
        reject(new Error('cancelled'));
      });
      const hear = (news: News): void => {
        // Progress takes a different channel than the result, and may arrive after it.
        if (signal.aborted) return;
        this.points = news.points;
        this.progress = { kind: 'working', news };
      };
      analyst.analyse({ record, sides, persons }, hear).then(resolve, reject);
    });
  }
}
