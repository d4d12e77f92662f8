/**
 * By number of seats: makes simulated chances match results. Fitted by
 * `pb calibrate course-autour-du-monde --seats 2,3,4,5,6 --games 300 --seed fit --simulations 128`.
 */
export const FIRMNESS: Readonly<Record<number, number>> = { 2: 0.8, 3: 0.8, 4: 0.8, 5: 0.75, 6: 0.95 };
