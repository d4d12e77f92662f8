import { createHash } from 'node:crypto';
import { findPicture } from '@ponts-bornes/catalogue/pictures';
import type { ShownPosition } from '@ponts-bornes/kernel';
import type { Meters } from '../metrics/meters.ts';
import { SerialQueue } from '../tables/runtime/serial-queue.ts';
import { openPainter } from './painter.ts';

/** Change it with the drawings, so that caches fetch pictures again. */
const DRAWINGS = 1;
/** Pictures in memory: about 150 kB each. They are not stored, because they name people and are quickly drawn again. */
const MOST_KEPT = 100;
/** Pictures that may wait to be drawn, one at a time. */
const MOST_WAITING = 20;

/** What is known of a picture before the game is opened. */
export interface Pictured {
  readonly id: string;
  readonly game: string;
  /** The name of the game in the language of the table. */
  readonly title: string;
  /** By seat. */
  readonly names: readonly string[];
}

interface PictureParts {
  /** The end of a game as spectators see it; null if the rules can't replay it any more. */
  readonly ending: (id: string) => Promise<Pick<ShownPosition, 'view' | 'outcome'> | null>;
  readonly report: (table: string, error: unknown) => void;
  readonly meters: Pick<Meters, 'pictured'>;
}

/** Two pictures with the same version are the same. */
export const versionOf = ({ id, game, title, names }: Pictured): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWINGS, id, game, title, names]))
    .digest('base64url')
    .slice(0, 16);

/** Draws finished games on demand, each once, and keeps the latest pictures in memory. */
export class Pictures {
  readonly #parts: PictureParts;
  readonly #painter = openPainter();
  readonly #queue = new SerialQueue();
  /** By version, the least recently used first. */
  readonly #kept = new Map<string, Promise<Buffer | null>>();

  constructor(parts: PictureParts) {
    this.#parts = parts;
  }

  /** The PNG; null if the game has no drawing, drawing failed, or too many are waiting. Rejects if the store fails. */
  of(pictured: Pictured): Promise<Buffer | null> {
    const version = versionOf(pictured);
    const kept = this.#kept.get(version) ?? this.#start(pictured, version);
    if (kept === null) return Promise.resolve(null);
    this.#kept.delete(version);
    this.#kept.set(version, kept);
    for (const oldest of this.#kept.keys()) if (this.#kept.size > MOST_KEPT) this.#kept.delete(oldest);
    return kept;
  }

  close(): Promise<void> {
    return this.#painter.close();
  }

  #start(pictured: Pictured, version: string): Promise<Buffer | null> | null {
    const { meters } = this.#parts;
    if (this.#queue.length >= MOST_WAITING) {
      meters.pictured('refused');
      return null;
    }
    const drawing = this.#queue.take(() => this.#draw(pictured));
    drawing.catch(() => this.#kept.delete(version));
    return drawing;
  }

  /** A drawing that fails would fail again, so it is kept as such. */
  async #draw({ id, game, title, names }: Pictured): Promise<Buffer | null> {
    const { ending, report, meters } = this.#parts;
    const seen = await ending(id);
    if (seen === null || findPicture(game) === undefined) return null;
    try {
      const png = await this.#painter.paint({ game, title, names, ...seen });
      meters.pictured('drawn');
      return png;
    } catch (error) {
      meters.pictured('failed');
      report(id, error);
      return null;
    }
  }
}
