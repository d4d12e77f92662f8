import { untrack } from 'svelte';
import type { Component } from 'svelte';
import { onDemand } from '../ui/on-demand.ts';
import type { SinceReplay } from './since-replay.svelte.ts';
import type { Table } from './table.svelte.ts';

const player = onDemand(() => Promise.all([import('./since-replay.svelte.ts'), import('./SinceReplayBar.svelte')]));

/** Replays the moves since the viewer's turn on the board. Loaded on demand; an update ends the replay. */
export class PastOnBoard {
  replay = $state.raw<SinceReplay | null>(null);
  Bar = $state.raw<Component<{ readonly replay: SinceReplay }> | null>(null);
  readonly #table: Table;
  readonly #now = $derived.by(() => this.#table.shown?.view);

  constructor(table: Table) {
    this.#table = table;
    $effect(() => {
      void this.#now;
      untrack(() => this.stop());
    });
  }

  /** The position to show instead of the current one; null if there is none. */
  get shown(): SinceReplay['shown'] {
    return this.replay?.shown ?? null;
  }

  async start(): Promise<void> {
    const [loaded, bar] = await player();
    this.Bar = bar.default;
    this.replay ??= new loaded.SinceReplay(this.#table);
    await this.replay.start();
  }

  stop(): void {
    this.replay?.stop();
  }
}
