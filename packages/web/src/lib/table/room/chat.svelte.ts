import type { Said } from '@ponts-bornes/protocol';
import { recall, remember } from '../../storage/settings.svelte.ts';
import { follow, isMuted, mute, release, unmute } from './muted.ts';
import type { Muted, Speaker } from './muted.ts';

const KEY = 'ponts-bornes.muted';
/** Muted players are stored for this many tables. */
const TABLES = 50;
/** Number of messages kept on the page. */
const MOST = 300;

type Kept = readonly (readonly [table: string, muted: Muted])[];

const readMuted = (): Kept => {
  const kept = recall(KEY);
  return Array.isArray(kept) ? (kept as Kept) : [];
};

/** The chat of a table, and the players muted in it. */
export class Chat {
  /** Number of messages before the available ones. */
  #before = 0;
  said = $state.raw<readonly Said[]>([]);
  muted = $state.raw<Muted>([]);
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
    this.#keep(follow(this.muted, said));
    if (this.#read === null) this.markRead();
  }

  markRead(): void {
    this.#read = this.count;
  }

  isMuted(one: Speaker): boolean {
    return isMuted(this.muted, one);
  }

  mute(one: Speaker, isOn: boolean): void {
    this.#keep((isOn ? mute : unmute)(this.muted, one));
  }

  /** Somebody else may sit there now. */
  release(seat: number): void {
    this.#keep(release(this.muted, seat));
  }

  #keep(muted: Muted): void {
    if (muted.join() === this.muted.join()) return;
    this.muted = muted;
    const tables = readMuted().filter(([id]) => id !== this.#table);
    remember(KEY, [...tables, [this.#table, muted] as const].slice(-TABLES));
  }
}
