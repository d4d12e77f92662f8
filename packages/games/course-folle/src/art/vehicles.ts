import type { VehicleName } from '../cards.ts';

/** A path of a drawing, and what it shows. */
export type Part<Kind extends string> = readonly [kind: Kind, d: string];

export type VehicleKind = 'band' | 'body' | 'dark' | 'glass' | 'line' | 'puff' | 'ring' | 'thick' | 'wave' | 'wheel';

/** Vehicles on 64 × 40, wheels at the bottom. */
export const VEHICLE_PARTS: Readonly<Record<VehicleName, readonly Part<VehicleKind>[]>> = {
  train: [
    ['puff', 'M40 4a4 4 0 0 1-6-4a5 5 0 0 1-8-4a4 4 0 0 1 4-5a5 5 0 0 1 9 2a5 5 0 0 1 4 6a4 4 0 0 1-3 5z'],
    ['body', 'M19 14h29a6 6 0 0 1 0 15H4V5h15z'],
    ['dark', 'M1.500 2h20v4h-20zM39 14V9.500h-2.500v-3h11v3H45V14zM7.500 10h8v8h-8z'],
    ['body', 'M25 14a4.500 4.500 0 0 1 9 0z'],
    ['dark', 'M49 29h4l8 9H48z'],
    ['line', 'M2 38.500h60'],
    ['wheel', 'M5 32a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z'],
    ['wheel', 'M21 32a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z'],
    ['wheel', 'M36 32a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z'],
    ['line', 'M11 32h31'],
  ],
  car: [
    [
      'body',
      'M2 31c-.5-7 1-10 9-11l7-8c2-2.500 4-3.500 7-3.500h13c3.500 0 6 1 8 3.500l6 7.500c8 .8 10.500 4 10 11.500z',
    ],
    ['glass', 'M22 13.500c1-1 2-1.500 3.500-1.500H31v8H16.500zM34 12h4c2 0 3.500.5 4.500 2l4.500 6H34z'],
    ['line', 'M32.500 20v10M24 24h4M57 24h4'],
    ['wheel', 'M8.5 32a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0z'],
    ['wheel', 'M42.5 32a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0z'],
  ],
  motorbike: [
    ['ring', 'M4 29a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z'],
    ['ring', 'M42 29a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z'],
    ['thick', 'M13 29l10-12h19l9 12M42 17l-3.500-9H33M23 17l8 12h8l4-10'],
    ['body', 'M26 14.500c4-5 11-5 16 0l-3 6.500H28z'],
    ['dark', 'M7 14c6-3 12-2 18 .5V19H12zM28 23h10v9H28z'],
    ['body', 'M44 9.500a4 4 0 1 1 0 7z'],
  ],
  boat: [
    ['line', 'M49 4v20'],
    ['body', 'M49 4l11 4-11 4z'],
    ['body', 'M15 15h26v10H15z'],
    ['dark', 'M24 3h9v12h-9zM19 18h4v4h-4zM26 18h4v4h-4zM33 18h4v4h-4z'],
    ['band', 'M24 6h9v3h-9z'],
    ['body', 'M2 24h60c-2 6-5 10-9 13H12C7 34 4 30 2 24z'],
    ['line', 'M6 29h52'],
    ['wave', 'M0 38c4-4 8-4 12 0s8 4 12 0 8-4 12 0 8 4 12 0 8-4 16 0'],
  ],
  plane: [
    ['body', 'M3 17L1 3h7l9 10z'],
    ['body', 'M3 17c12-5 28-7 43-5 8 1 14 4 14 7.500S54 26 46 27c-16 2-33-1-43-10z'],
    ['glass', 'M46 12c5 .6 9 2.200 11.500 4.500H46z'],
    ['dark', 'M19 15h4v4h-4zM27 14.300h4v4h-4zM35 14h4v4h-4z'],
    ['dark', 'M24 22h16L26 38h-7z'],
    ['thick', 'M61.500 11v17'],
  ],
};
