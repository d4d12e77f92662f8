import { LIVERIES } from '@ponts-bornes/course-folle/art';
import type { Livery } from '@ponts-bornes/course-folle/art';
import type { BoosterName, CharacterName } from '@ponts-bornes/course-folle';
import { seatShape } from '../../ui/marks.ts';
import type { Emblems } from '../../ui/marks.ts';

/** Near each livery's colour, and visible on every background of a page. */
const LINES: Readonly<Record<CharacterName | 'starter', string>> = {
  red: 'light-dark(#c4230b, #f0735c)',
  orange: 'light-dark(#b05808, #e8852a)',
  yellow: 'light-dark(#806600, #edc53a)',
  green: 'light-dark(#2d6c44, #5fae80)',
  blue: 'light-dark(#3f70aa, #74a3d8)',
  violet: 'light-dark(#6c42a5, #ab8ee0)',
  pink: 'light-dark(#b04a75, #e098b2)',
  starter: 'var(--line-strong)',
};

export const liveryOf = (character: CharacterName | null): Livery & { readonly line: string } => {
  const name = character ?? 'starter';
  return { ...LIVERIES[name], line: LINES[name] };
};

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
