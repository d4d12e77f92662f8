/**
 * By number of seats: makes simulated chances match results. Fitted by
 * `pb calibrate mille-bornes --seats 2,3,4,6,8 --games 300 --seed fit --simulations 128`.
 */
export const FIRMNESS: Readonly<Record<number, number>> = { 2: 0.95, 3: 1.25, 4: 1.4, 6: 0.85, 8: 1.1 };
