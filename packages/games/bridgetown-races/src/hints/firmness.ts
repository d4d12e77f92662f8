/**
 * By number of seats: makes simulated chances match results. Fitted by
 * `pb calibrate bridgetown-races --seats 2,3,4 --games 300 --seed fit --simulations 128`.
 */
export const FIRMNESS: Readonly<Record<number, number>> = { 2: 0.75, 3: 0.7, 4: 0.75 };
