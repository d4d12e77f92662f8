import type { flights } from '../../motion/flight.svelte.ts';

/** How cards fly between hand and shoe. */
export type CardFlights = ReturnType<typeof flights>;
