import type { Said } from '@ponts-bornes/protocol';
import { recall, remember } from '../../storage/settings.svelte.ts';

const KEY = 'ponts-bornes.muted';
/** Muted players are stored for this many tables. */
const TABLES = 50;
/** Number of messages kept on the page. */
const MOST = 300;

/** Identifies the author by seat and name, because a name alone is not unique. */
const speakerOf = ({ seat, name }: Pick<Said, 'seat' | 'name'>): string => `${seat ?? 'watching'} ${name}`;

type Muted = readonly (readonly [table: string, speakers: readonly string[]])[];

const readMuted = (): Muted => {
  const kept = recall(KEY);
  return Array.isArray(kept) ? (kept as Muted) : [];
};

/** The chat of a table, and the players muted in it. */
export class Chat {
  /** Number of messages before the available ones. */
  #before = 0;
  said = $state.raw<readonly Said[]>([]);
  muted = $state.raw<readonly string[]>([]);
  /** Number of messages read. Null before the first batch, which was said before the viewer came. */
  #read = $state.raw<number | null>(null);
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
    this.muted = readMuted().find(([id]) => id === table)?.[1] ?? [];
  }

  /** Total number of messages. */
  get count(): number {
    return this.#before + this.said.length;
  }

  get shown(): readonly Said[] {
    return this.said.filter((one) => !this.isMuted(one));
  }

  /** Unread messages from players who aren't muted. */
  get unread(): readonly Said[] {
    return this.said.slice(Math.max(0, (this.#read ?? 0) - this.#before)).filter((one) => !this.isMuted(one));
  }

  hear(from: number, said: readonly Said[]): void {
    // After a long absence the server sends only the last messages.
    const known = from > this.count ? [] : this.said.slice(0, Math.max(0, from - this.#before));
    const all = [...known, ...said];
    this.#before = (known.length === 0 ? from : this.#before) + Math.max(0, all.length - MOST);
    this.said = all.slice(-MOST);
    if (this.#read === null) this.markRead();
  }

  markRead(): void {
    this.#read = this.count;
  }

  isMuted(one: Pick<Said, 'seat' | 'name'>): boolean {
    return this.muted.includes(speakerOf(one));
  }

  mute(one: Pick<Said, 'seat' | 'name'>, isMuted: boolean): void {
    const speaker = speakerOf(one);
    const others = this.muted.filter((each) => each !== speaker);
    this.muted = isMuted ? [...others, speaker] : others;
    const tables = readMuted().filter(([id]) => id !== this.#table);
    remember(KEY, [...tables, [this.#table, this.muted] as const].slice(-TABLES));
  }
}
