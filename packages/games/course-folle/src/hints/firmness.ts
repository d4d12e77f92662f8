/**
 * By number of seats: makes simulated chances match results. Fitted by
 * `pb calibrate course-folle --seats 2,3,4,5,6,7 --games 300 --seed fit --simulations 128`, and for two seats by
 * `--seats 2 --games 1500 --seed fit2`.
 */
export const FIRMNESS: Readonly<Record<number, number>> = { 2: 0.65, 3: 0.5, 4: 0.45, 5: 0.45, 6: 0.45, 7: 0.45 };
