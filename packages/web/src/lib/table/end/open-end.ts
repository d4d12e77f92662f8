import type { Component, ComponentProps } from 'svelte';
import { loadEnding } from '../../boards/load.ts';
import type { GameEnding } from '../../boards/kit.ts';
import { speech } from '../../i18n/speech.svelte.ts';
import type EndScreen from './EndScreen.svelte';

/** The parts of the end screen. */
export interface EndParts {
  readonly EndScreen: Component<ComponentProps<typeof EndScreen>>;
  /** Null: the game adds nothing. */
  readonly extras: GameEnding | null;
}

/** Loads the end screen and its texts, which no table needs before its end. */
export const openEnd = async (game: string): Promise<EndParts> => {
  const [{ default: Screen }, extras] = await Promise.all([
    speech.with(import('./EndScreen.svelte'), 'ending'),
    // A game ends without its celebration too.
    loadEnding(game).catch(() => null),
  ]);
  return { EndScreen: Screen, extras };
};
