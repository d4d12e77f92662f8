import { COLOURS, MODES } from '../parts.ts';
import type { ColourName, ModeName } from '../parts.ts';

/** Flags have the same colours by day and night; `on` is legible on each. */
export const PAINT: Readonly<Record<ColourName, { readonly cloth: string; readonly on: string }>> = {
  blue: { cloth: '#2374bb', on: '#ffffff' },
  yellow: { cloth: '#f1c528', on: '#1d2430' },
  purple: { cloth: '#713999', on: '#ffffff' },
  red: { cloth: '#bf2a23', on: '#ffffff' },
  green: { cloth: '#217042', on: '#ffffff' },
  orange: { cloth: '#ef8911', on: '#1d2430' },
  pink: { cloth: '#df99b3', on: '#1d2430' },
  white: { cloth: '#ffffff', on: '#1d2430' },
};

export const colourOf = (mode: ModeName): ColourName => COLOURS[MODES.indexOf(mode)] ?? 'white';

/** Drawing of a vehicle on 40 × 28: fill, wheels (x, y, radius) and lines. */
export interface Drawing {
  readonly body?: string;
  readonly wheels?: readonly (readonly [number, number, number])[];
  readonly rings?: readonly (readonly [number, number, number])[];
  readonly lines?: string;
}

const CAR =
  'M2.5 20v-3.5c0-1.7 1-2.8 2.7-3.1l5.3-.9 4.3-5c.8-1 1.9-1.5 3.2-1.5h7.5c1.3 0 2.4.5 3.2 1.5l4 5.2 3 .8c1.3.4 1.9 1.3 1.9 2.6V20z';
const CAR_WINDOWS = 'M14 12.5l3.3-3.9c.4-.4.8-.6 1.4-.6H21v4.5zM23 8h2.6c.6 0 1 .2 1.4.6l3 3.9H23z';

export const DRAWINGS: Readonly<Record<ModeName, Drawing>> = {
  streetcar: {
    body: 'M7 6.5h26a3 3 0 0 1 3 3V22H4V9.5a3 3 0 0 1 3-3zM7.5 10.5v5H14v-5zM16.7 10.5v5h6.6v-5zM26 10.5v5h6.5v-5z',
    wheels: [
      [11, 23, 2.8],
      [29, 23, 2.8],
    ],
    lines: 'M15 6.5l5-4.5 5 4.5M14 2h12',
  },
  taxi: {
    body: `${CAR}${CAR_WINDOWS}M18 1.5h8V5h-8zM8 15.5v2h2.7v-2zM13.4 15.5v2h2.7v-2zM18.8 15.5v2h2.7v-2zM24.2 15.5v2h2.7v-2z`,
    wheels: [
      [10.5, 20.5, 3.8],
      [29.5, 20.5, 3.8],
    ],
  },
  motorcycle: {
    body: 'M5 11h7.5l3 2.5 3.5-4h6.5c1.6 0 2.3 1 2 2.3L26 18.5c-.3 1-.9 1.5-2 1.5h-8.5c-.5-4-3-6.5-7-6.8L5 13z',
    rings: [
      [8, 20, 4.8],
      [32.5, 20, 4.8],
    ],
    lines: 'M32.5 20L27 5h-3.5M28 8h3',
  },
  bus: {
    body: 'M5.5 3.5h28a3 3 0 0 1 3 3V22h-34V6.5a3 3 0 0 1 3-3zM5.5 7v6H12V7zM14 7v6h6.5V7zM22.5 7v6H28V7zM30 7v9h4V7z',
    wheels: [
      [10.5, 22, 3.5],
      [28.5, 22, 3.5],
    ],
  },
  car: {
    body: `${CAR}${CAR_WINDOWS}`,
    wheels: [
      [10.5, 20.5, 3.8],
      [29.5, 20.5, 3.8],
    ],
  },
  bicycle: {
    rings: [
      [9, 19, 6.5],
      [31, 19, 6.5],
    ],
    lines: 'M9 19l6.5-10H26l5 10M15.5 9L20 19H9M26 9l-6 10M26 9l-1.5-4.5h4M12.5 6.5h6',
  },
  rollerblades: {
    body: 'M12 2h9.5v8.5l7.5 3c2.4 1 3.5 2.6 3.5 5.5v1H12zM12 6v1.5h4V6z',
    wheels: [
      [14, 23.5, 3],
      [20, 23.5, 3],
      [26, 23.5, 3],
      [32, 23.5, 3],
    ],
  },
  walking: {
    wheels: [[21, 4, 3.2]],
    lines: 'M20.5 9.5L19 17l5 4 1.5 5.5M19 17l-2 5-4 4.5M20.5 9.5l-5 2.5-1.5 4.5M20.5 9.5l3.5 4 4 1',
  },
};
