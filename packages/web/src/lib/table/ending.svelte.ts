import { untrack } from 'svelte';
import { TOOLS, knowTools } from '../storage/known-tools.svelte.ts';
import { onDemand } from '../ui/on-demand.ts';
import type { EndParts } from './end/open-end.ts';
import type { Table } from './table.svelte.ts';

/** How long the last move stays visible before the result covers it, in milliseconds. */
const REST = 1200;

/** The end of a game: what it shows is loaded on demand. */
export class Ending {
  parts = $state.raw<EndParts | null>(null);
  /** Whether the game ended in front of the viewer, and the result was not seen yet. */
  isFresh = $state(false);

  /** `show` opens the result, once; it can be reopened. */
  constructor(table: Table, game: string, show: () => void) {
    this.isFresh = table.outcome === null;
    const open = onDemand(async () => (await import('./end/open-end.ts')).openEnd(game));
    const isOver = $derived(table.outcome !== null);
    $effect(() => {
      if (!isOver) return;
      knowTools(TOOLS);
      const loading = open().catch(() => null);
      const timer = setTimeout(async () => {
        this.parts = await loading;
        untrack(show);
      }, REST);
      return () => clearTimeout(timer);
    });
  }
}
