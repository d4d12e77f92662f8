import { flights } from '../../motion/flight.svelte.ts';

/** How cards fly from place to place, keyed by their names: a card lies in one place only. */
export const [send, receive] = flights();
