import type { BoosterName, CharacterName } from '@ponts-bornes/course-folle';
import { seatShape } from '../../ui/marks.ts';
import type { Emblems } from '../../ui/marks.ts';

/** Ink and paper of printed things; cards stay light in dark mode. */
const INK = '#1d2430';
const PAPER = '#fffaf0';

interface Livery {
  readonly colour: string;
  /** Text colour on top of it. */
  readonly on: string;
  /** Near it, and visible on every background of a page. */
  readonly line: string;
  /** The character's emblem, a filled shape on a 24-unit square, so that colour is never the only cue. */
  readonly emblem: string;
}

const LIVERIES: Readonly<Record<CharacterName | 'starter', Livery>> = {
  red: {
    colour: '#c4230b',
    on: PAPER,
    line: 'light-dark(#c4230b, #f0735c)',
    emblem: 'M12 21C4 15 2 11.500 2 8a5 5 0 0 1 10-1.500A5 5 0 0 1 22 8c0 3.500-2 7-10 13z',
  },
  orange: {
    colour: '#e8852a',
    on: INK,
    line: 'light-dark(#b05808, #e8852a)',
    emblem:
      'M12 6.500a5.500 5.500 0 1 0 0 11a5.500 5.500 0 1 0 0-11zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM3.500 5l1.500-1.500L7.800 6.300 6.300 7.800zM16.200 17.700l1.500-1.500 2.800 2.800-1.500 1.500zM19 3.500L20.500 5l-2.800 2.800-1.500-1.500zM6.300 16.200l1.500 1.500L5 20.500 3.500 19z',
  },
  yellow: {
    colour: '#edc53a',
    on: INK,
    line: 'light-dark(#806600, #edc53a)',
    emblem: 'M12 1.500l3.100 6.900 7.400.8-5.500 5 1.600 7.400L12 17.800l-6.600 3.800L7 14.200l-5.500-5 7.400-.8z',
  },
  green: {
    colour: '#2d6c44',
    on: PAPER,
    line: 'light-dark(#2d6c44, #5fae80)',
    emblem: 'M3 21C1.500 9 8 2.500 21.500 2.500 22 15.500 15 21.500 6 18.500L15 9 4.500 18z',
  },
  blue: {
    colour: '#4476b1',
    on: PAPER,
    line: 'light-dark(#3f70aa, #74a3d8)',
    emblem: 'M12 1.500c5.200 6.200 7.500 9.500 7.500 13.200a7.500 7.500 0 0 1-15 0c0-3.700 2.300-7 7.500-13.200z',
  },
  violet: {
    colour: '#6c42a5',
    on: PAPER,
    line: 'light-dark(#6c42a5, #ab8ee0)',
    emblem: 'M15.500 2.200a10 10 0 1 0 6.300 13.600A8.300 8.300 0 0 1 15.500 2.200z',
  },
  pink: {
    colour: '#e098b2',
    on: INK,
    line: 'light-dark(#b04a75, #e098b2)',
    emblem:
      'M12 1.500a4.800 4.800 0 0 1 4.600 6 4.800 4.800 0 0 1 0 9 4.800 4.800 0 0 1-9.200 0 4.800 4.800 0 0 1 0-9A4.800 4.800 0 0 1 12 1.500zM12 9.500a2.500 2.500 0 1 0 0 5a2.500 2.500 0 1 0 0-5z',
  },
  starter: {
    colour: '#b3a88f',
    on: INK,
    line: 'var(--line-strong)',
    emblem: 'M4 1.500h2.500V3H21l-4 5 4 5H6.500v9.500H4z',
  },
};

export const liveryOf = (character: CharacterName | null): Livery => LIVERIES[character ?? 'starter'];

/** A seat's emblem: its character's, or no colour at all until it has one. */
export const emblemsOf = (character: CharacterName | null, seat: number): Emblems => {
  const { colour, line, emblem } = liveryOf(character);
  return [{ shape: character === null ? seatShape(seat) : emblem, fill: colour, line }];
};

/** Strokes on a 24-unit square. */
export const BOOSTER_SIGNS: Readonly<Record<BoosterName, string>> = {
  pole: 'M4 3.500h16M12 21V8.500M6.500 13.500L12 8l5.500 5.500',
  turbo:
    'M12.500 2c.5 4.500 5.500 6 5.500 12a6 6 0 0 1-12 0c0-2.500 1.300-4.300 2.600-5.500.2 1.700.9 2.700 2.100 3.200C10.300 8.500 10.800 5 12.500 2z',
  late: 'M5.500 2.500h13M5.500 21.500h13M7.500 2.500C7.500 8 11 9.500 11 12s-3.500 4-3.500 9.500M16.500 2.500C16.500 8 13 9.500 13 12s3.500 4 3.500 9.500',
  disguise:
    'M2.500 7.500C8.500 5.500 15.500 5.500 21.500 7.500c0 6-2 9.500-5.500 9.500-2 0-2.700-2.500-4-2.500S10 17 8 17c-3.500 0-5.500-3.500-5.500-9.500zM7 11.500h3.500M13.500 11.500H17',
  speed: 'M4.500 18.500a9.500 9.500 0 1 1 15 0M12 14.500l4.500-6M12 14.500v.01',
  swap: 'M3.500 8h16M15 3.500L19.500 8 15 12.500M20.500 16h-16M9 11.500L4.500 16 9 20.500',
};
