import type { Said } from '@ponts-bornes/protocol';
import { recall, remember } from '../keep/settings.svelte.ts';

const KEY = 'ponts-bornes.muted';
/** Whom one does not read is kept for so many tables. */
const TABLES = 50;
/** So much of what was said is kept in sight. */
const MOST = 300;

/** Whoever said it: a name alone would be anybody's. */
const speakerOf = ({ seat, name }: Pick<Said, 'seat' | 'name'>): string => `${seat ?? 'watching'} ${name}`;

type Muted = readonly (readonly [table: string, speakers: readonly string[]])[];

const readMuted = (): Muted => {
  const kept = recall(KEY);
  return Array.isArray(kept) ? (kept as Muted) : [];
};

/** What is said at a table, and by whom one does not want to read it. */
export class Chat {
  /** How many things were said before those that are here. */
  #before = 0;
  said = $state.raw<readonly Said[]>([]);
  muted = $state.raw<readonly string[]>([]);
  /** How much was read. */
  #read = $state(0);
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
    this.muted = readMuted().find(([id]) => id === table)?.[1] ?? [];
  }

  /** How many things said are known. */
  get count(): number {
    return this.#before + this.said.length;
  }

  get shown(): readonly Said[] {
    return this.said.filter((one) => !this.isMuted(one));
  }

  /** What was said since one last looked, by those whom one reads. */
  get unread(): readonly Said[] {
    return this.said.slice(Math.max(0, this.#read - this.#before)).filter((one) => !this.isMuted(one));
  }

  hear(from: number, said: readonly Said[]): void {
    // Who was away for long is sent the last things alone.
    const known = from > this.count ? [] : this.said.slice(0, Math.max(0, from - this.#before));
    const all = [...known, ...said];
    this.#before = (known.length === 0 ? from : this.#before) + Math.max(0, all.length - MOST);
    this.said = all.slice(-MOST);
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
