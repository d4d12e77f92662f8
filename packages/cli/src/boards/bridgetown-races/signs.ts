import type { ColourName } from '@ponts-bornes/bridgetown-races';
import type { Speech } from '@ponts-bornes/bridgetown-races/speech';
import type { Seat } from '@ponts-bornes/kernel';

/** Not `>`, which marks the seat to act. */
export const START_SIGN = '→';

/** A seat's racer and coordinators. */
export const letterOf = (seat: Seat): string => String.fromCodePoint(65 + seat);

/** Three letters of a colour, different for each one in every language. */
export const shortColour = (colour: ColourName, { colours }: Speech): string => colours[colour].slice(0, 3);
