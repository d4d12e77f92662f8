/**
 * By number of seats: makes simulated chances match results. Fitted by
 * `pb calibrate skybridge --seats 2,3,4 --games 200 --bot strong --seed fit --simulations 128`, and for two seats by
 * `--seats 2 --games 900 --seed fit3`.
 */
export const FIRMNESS: Readonly<Record<number, number>> = { 2: 1.95, 3: 1.2, 4: 1.2 };
