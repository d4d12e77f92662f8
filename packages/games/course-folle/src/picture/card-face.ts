import { GOLD, INK, PAPER } from '@ponts-bornes/kernel/picture';
import { LIVERIES } from '../art/liveries.ts';
import { isPlane } from '../art/shown-card.ts';
import type { ShownCard } from '../art/shown-card.ts';
import { HALF_PARTS, STONE_PARTS, edgeOf, stonesOf } from '../art/strip.ts';
import { VEHICLE_PARTS } from '../art/vehicles.ts';
import type { VehicleKind } from '../art/vehicles.ts';

/** Cards are square in a picture. */
export const CARD = 100;

const VEHICLE_PAINTS: Readonly<Record<VehicleKind, string>> = {
  body: `fill="${PAPER}"`,
  dark: `fill="${INK}"`,
  glass: 'fill="#bcd6de"',
  band: `fill="${PAPER}" stroke="none"`,
  wheel: `fill="${PAPER}" stroke-width="4"`,
  ring: 'fill="none" stroke-width="3.2"',
  line: 'fill="none"',
  thick: 'fill="none" stroke-width="3"',
  wave: `fill="none" stroke="${PAPER}" stroke-width="2.6"`,
  puff: `fill="${PAPER}" fill-opacity=".75" stroke="none"`,
};

const STRIP_PAINTS = {
  stone: 'fill="#fffdf7"',
  cap: 'fill="#c4372d"',
  hangar: `fill="${GOLD}"`,
  cab: 'fill="#bcd6de"',
  door: `fill="${INK}" stroke="none"`,
  roof: `fill="${INK}" stroke="none"`,
  mast: 'stroke-width="3"',
} as const;

interface Place {
  /** Whether its half is unmatched and scores nothing. */
  readonly isLoose: boolean;
  /** Whether it has the colour of the seat's character, which scores. */
  readonly isOwn: boolean;
}

/** A card of a course: vehicle, speed, the emblem of its character, and its stretch of road. */
export const cardFace = (card: ShownCard, { isLoose, isOwn }: Place): string => {
  const { colour, on, emblem } = LIVERIES[card.character ?? 'starter'];
  const parts = VEHICLE_PARTS[card.vehicle].map(([kind, d]) => `<path d="${d}" ${VEHICLE_PAINTS[kind]}/>`).join('');
  const owned = isOwn ? `<circle cx="86.600" cy="13.600" r="13" fill="${GOLD}" stroke="${INK}" stroke-width="2"/>` : '';
  return `<rect width="${CARD}" height="72" fill="${colour}"/><circle cx="58" cy="36" r="25" fill="${PAPER}" fill-opacity=".28"/>${GROUNDS[card.vehicle] ?? HILLS}
<g transform="translate(17 ${isPlane(card) ? 24 : 32})" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round">${parts}</g>
<circle cx="17" cy="17" r="13" fill="#fffdf7" stroke="${INK}" stroke-width="2.5"/><text x="17" y="23" font-size="17" text-anchor="middle" fill="${INK}">${card.speed}</text>
${owned}<path transform="translate(77 4) scale(.8)" d="${emblem}" fill="${isOwn ? INK : on}"/>
<g transform="translate(0 70)">${strip(card, isLoose)}</g><rect x=".75" y=".75" width="${CARD - 1.5}" height="${CARD - 1.5}" fill="none" stroke="${INK}" stroke-width="1.5"/>`;
};

const HILLS = `<path fill="${INK}" fill-opacity=".18" d="M0 72V58l18-15 16 13 20-20 22 20 10-7 14 11v12z"/>`;
const GROUNDS: Readonly<Partial<Record<ShownCard['vehicle'], string>>> = {
  boat: `<path fill="${INK}" fill-opacity=".18" d="M0 60c8-4 17-4 25 0s17 4 25 0 17-4 25 0 17 4 25 0v12H0z"/>`,
  plane: `<path fill="${PAPER}" fill-opacity=".55" d="M4 62a7 7 0 0 1 8-9a9 9 0 0 1 17 1a6 6 0 0 1 3 8z"/>`,
};

const strip = (card: ShownCard, isLoose: boolean): string => {
  const stone = STONE_PARTS.map(([kind, d]) => `<path d="${d}" ${STRIP_PAINTS[kind]}/>`).join('');
  const stones = stonesOf(card, CARD).map((x) => `<g transform="translate(${x} 0)">${stone}</g>`);
  const edge = edgeOf(card);
  const half = HALF_PARTS[isPlane(card) ? 'aerodrome' : 'stage']
    .map(([kind, d]) => `<path d="${d}" ${STRIP_PAINTS[kind]}/>`)
    .join('');
  const halves =
    edge === null
      ? ''
      : `<g opacity="${isLoose ? 0.4 : 1}" transform="${edge === 'left' ? 'scale(1)' : `translate(${CARD} 0) scale(-1 1)`}">${half}</g>`;
  return `<rect width="${CARD}" height="30" fill="#f3e7c9"/><path d="M0 0H${CARD}" stroke="${INK}" stroke-width="1.5"/><path d="M0 25H${CARD}V30H0z" fill="${INK}"/><path d="M0 27.600H${CARD}" stroke="${PAPER}" stroke-width="1.3" stroke-dasharray="6 6"/><g stroke="${INK}" stroke-width="1.5">${stones.join('')}${halves}</g>`;
};
