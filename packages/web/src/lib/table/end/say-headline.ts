import { speech } from '../../i18n/speech.svelte.ts';
import type { Headline } from './headline.ts';

/** The headline in words, once the end screen is loaded. */
export const sayHeadline = (headline: Headline, names: readonly string[]): string => {
  const seats = 'seats' in headline ? headline.seats : [];
  return speech.of('ending').headlines[headline.kind](seats.map((seat) => names[seat] ?? ''));
};
