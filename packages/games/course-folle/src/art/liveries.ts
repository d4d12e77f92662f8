import type { CharacterName } from '../cards.ts';

/** Ink and paper of printed things. */
const INK = '#1d2430';
const PAPER = '#fffaf0';

export interface Livery {
  readonly colour: string;
  /** Text colour on top of it. */
  readonly on: string;
  /** The character's emblem, a filled shape on a 24-unit square, so that colour is never the only cue. */
  readonly emblem: string;
}

export const LIVERIES: Readonly<Record<CharacterName | 'starter', Livery>> = {
  red: {
    colour: '#c4230b',
    on: PAPER,
    emblem: 'M12 21C4 15 2 11.500 2 8a5 5 0 0 1 10-1.500A5 5 0 0 1 22 8c0 3.500-2 7-10 13z',
  },
  orange: {
    colour: '#e8852a',
    on: INK,
    emblem:
      'M12 6.500a5.500 5.500 0 1 0 0 11a5.500 5.500 0 1 0 0-11zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM3.500 5l1.500-1.500L7.800 6.300 6.300 7.800zM16.200 17.700l1.500-1.500 2.800 2.800-1.500 1.500zM19 3.500L20.500 5l-2.800 2.800-1.500-1.500zM6.300 16.200l1.500 1.500L5 20.500 3.500 19z',
  },
  yellow: {
    colour: '#edc53a',
    on: INK,
    emblem: 'M12 1.500l3.100 6.900 7.400.8-5.500 5 1.600 7.400L12 17.800l-6.600 3.800L7 14.200l-5.500-5 7.400-.8z',
  },
  green: {
    colour: '#2d6c44',
    on: PAPER,
    emblem: 'M3 21C1.500 9 8 2.500 21.500 2.500 22 15.500 15 21.500 6 18.500L15 9 4.500 18z',
  },
  blue: {
    colour: '#4476b1',
    on: PAPER,
    emblem: 'M12 1.500c5.200 6.200 7.500 9.500 7.500 13.200a7.500 7.500 0 0 1-15 0c0-3.700 2.300-7 7.500-13.200z',
  },
  violet: {
    colour: '#6c42a5',
    on: PAPER,
    emblem: 'M15.500 2.200a10 10 0 1 0 6.300 13.600A8.300 8.300 0 0 1 15.500 2.200z',
  },
  pink: {
    colour: '#e098b2',
    on: INK,
    emblem:
      'M12 1.500a4.800 4.800 0 0 1 4.600 6 4.800 4.800 0 0 1 0 9 4.800 4.800 0 0 1-9.200 0 4.800 4.800 0 0 1 0-9A4.800 4.800 0 0 1 12 1.500zM12 9.500a2.500 2.500 0 1 0 0 5a2.500 2.500 0 1 0 0-5z',
  },
  starter: {
    colour: '#b3a88f',
    on: INK,
    emblem: 'M4 1.500h2.500V3H21l-4 5 4 5H6.500v9.500H4z',
  },
};
