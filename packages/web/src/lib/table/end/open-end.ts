import type { GameEnding } from '../../boards/kit.ts';
import { loadEnding } from '../../boards/load-ending.ts';
import { speech } from '../../i18n/speech.svelte.ts';
import EndScreen from './EndScreen.svelte';
import { headlineOf } from './headline.ts';
import type { Ended } from './headline.ts';
import { sayHeadline } from './say-headline.ts';

/** The parts of the end screen. */
export interface EndParts {
  readonly EndScreen: typeof EndScreen;
  readonly headline: (ended: Ended, names: readonly string[]) => string;
  /** Null: the game adds nothing. */
  readonly extras: GameEnding | null;
}

/** Loads what a game adds to its end, and the texts; import this module on demand, no table needs it before its end. */
export const openEnd = async (game: string): Promise<EndParts> => {
  // A game ends without its celebration too.
  const extras = await speech.with(
    loadEnding(game).catch(() => null),
    'ending',
  );
  return { EndScreen, extras, headline: (ended, names) => sayHeadline(headlineOf(ended), names) };
};
