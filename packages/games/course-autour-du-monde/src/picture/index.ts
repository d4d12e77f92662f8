import type { Seat } from '@ponts-bornes/kernel';
import { BOARD, INK, PAPER, emblem, pin, tenth } from '@ponts-bornes/kernel/picture';
import type { GamePicture, Looks } from '@ponts-bornes/kernel/picture';
import { CONTINENTS } from '../network/cities.ts';
import type { ContinentName } from '../network/cities.ts';
import { LAND, WORLD, easting, flightBetween, northing, shortest } from '../network/chart.ts';
import type { Point } from '../network/chart.ts';
import { ROUTES, endsOf, placeOf } from '../network/places.ts';
import type { View } from '../view.ts';

/** The world with everybody's last city, and their passports. */
export const picture: GamePicture<View> = {
  board: (view, looks) => `<rect width="${BOARD.width}" height="${BOARD.height}" fill="${SEA}"/>
${map(view)}${pawns(view, looks)}
<rect y="${MAP.height}" width="${BOARD.width}" height="${BOARD.height - MAP.height}" fill="#e3d3ae"/>
<path d="M0 ${MAP.height}H${BOARD.width}" stroke="${INK}" stroke-width="4"/>
${looks.map((one, seat) => passport(view, one, seat)).join('\n')}`,
};

const SEA = '#dbeaec';
/** The map shows the world from here on, which divides the empty Pacific, down to the cape of South America. */
const MAP = { height: 336, west: easting(12) - WORLD / 2, north: northing(80), scale: BOARD.width / WORLD } as const;

interface Tint {
  readonly land: string;
  readonly stamp: string;
  /** Two letters that fit the continent in both languages, and the stamp's outline on a 24-unit square. */
  readonly letters: string;
  readonly outline: string;
}

const TINTS: Readonly<Record<ContinentName, Tint>> = {
  europe: {
    land: '#b7cddd',
    stamp: '#1f5f99',
    letters: 'Eu',
    outline: 'M12 1.500a10.500 10.500 0 1 0 0 21a10.500 10.500 0 1 0 0-21z',
  },
  asia: { land: '#f3dc98', stamp: '#8a6100', letters: 'As', outline: 'M12 1 22 6.500v11L12 23 2 17.500v-11z' },
  america: { land: '#edbfab', stamp: '#a83a26', letters: 'Am', outline: 'M2 3.500h20v17H2z' },
  africa: { land: '#cbd5a4', stamp: '#4d6a22', letters: 'Af', outline: 'M2 3h20v10L12 23 2 13z' },
  oceania: {
    land: '#d3c3e0',
    stamp: '#6d4390',
    letters: 'Oc',
    outline: 'M12 .5C16 3 20 4 23.500 3.500 23 13 19 20 12 23.500 5 20 1 13 .5 3.500 4 4 8 3 12 .5z',
  },
};

/** Land and flights, drawn twice so that they continue at the eastern edge. */
const map = ({ laid }: View): string => {
  const lands = CONTINENTS.map((name) => `<path d="${LAND[name]}" fill="${TINTS[name].land}"/>`).join('');
  const drawn = `<path d="${CONTINENTS.map((name) => LAND[name]).join('')}" fill="none" stroke="#c3d9dd" stroke-width="14" stroke-linejoin="round"/>
<g stroke="#8d8576" stroke-width="1.4" stroke-linejoin="round">${lands}</g>
<g fill="none" stroke="${INK}"><path d="${flights(ROUTES)}" stroke-opacity=".14" stroke-width="2"/><path d="${flights(laid)}" stroke-opacity=".6" stroke-width="4" stroke-dasharray="10 8"/></g>`;
  const { scale, west, north } = MAP;
  const turned = [0, WORLD].map((east) => `<g transform="translate(${east})">${drawn}</g>`).join('');
  return `<g transform="scale(${scale}) translate(${tenth(-west)} ${tenth(-north)})">${turned}</g>`;
};

const pointOf = (code: string): Point => {
  const { lon, lat } = placeOf(code);
  return { x: easting(lon), y: northing(lat) };
};

const flights = (routes: readonly string[]): string =>
  routes
    .map((route) => {
      const [one, other] = endsOf(route);
      const { from, bend, to } = flightBetween(pointOf(one), pointOf(other));
      return `M${tenth(from.x)} ${tenth(from.y)}Q${tenth(bend.x)} ${tenth(bend.y)} ${tenth(to.x)} ${tenth(to.y)}`;
    })
    .join('');

const onMap = (code: string): Point => {
  const { x, y } = pointOf(code);
  const { scale, west, north } = MAP;
  return { x: BOARD.width / 2 + shortest(west + WORLD / 2, x) * scale, y: (y - north) * scale };
};

/** A pin for each seat; in the same city they stand side by side. */
const pawns = ({ cities, starts }: View, looks: readonly Looks[]): string => {
  const homes = [...new Set(starts)].flatMap((code) => (code === null ? [] : [home(onMap(code))]));
  const pins = cities.flatMap((code, seat) => {
    if (code === null) return [];
    const foot = onMap(code);
    const together = cities.flatMap((other, one) => (other === code ? [one] : []));
    const aside = foot.x + (together.indexOf(seat) - (together.length - 1) / 2) * 40;
    return [{ foot, x: Math.min(Math.max(aside, 24), BOARD.width - 24), looks: looks[seat]! }];
  });
  const fromNorth = pins.toSorted((one, other) => one.foot.y - other.foot.y);
  return [...homes, ...fromNorth.map((one) => pin(one.looks, one.foot, one.x))].join('');
};

const home = ({ x, y }: Point): string =>
  `<path d="M-9 9V0H-13L0-13L13 0H9V9z" transform="translate(${tenth(x)} ${tenth(y)})" fill="${PAPER}" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"/>`;

/** A seat's row: its emblem, its home, its visas or their empty places, and the city where it is. */
const passport = ({ visas, starts, cities }: View, looks: Looks, seat: Seat): string => {
  const room = (BOARD.height - MAP.height - 16) / visas.length;
  const height = Math.min(room, 84);
  const y = MAP.height + 8 + ((BOARD.height - MAP.height - 16) / visas.length) * (seat + 0.5);
  const size = Math.min(height * 0.76, 56);
  const [from, to] = [starts[seat] ?? '', cities[seat] ?? ''];
  const stamps = CONTINENTS.map((continent, at) =>
    stamp(continent, { x: 292 + at * 86, y }, size, visas[seat]?.includes(continent) === true),
  );
  const label = (code: string, x: number): string =>
    `<text x="${x}" y="${tenth(y + size * 0.24)}" font-size="${tenth(size * 0.62)}" text-anchor="middle" fill="${INK}">${code}</text>`;
  return `<rect x="14" y="${tenth(y - height / 2 + 3)}" width="${BOARD.width - 28}" height="${tenth(height - 6)}" rx="10" fill="${PAPER}" stroke="${INK}" stroke-width="2.5"/>
${emblem(looks, 54, tenth(y), size * 0.8)}<g transform="translate(112 ${tenth(y)})">${home({ x: 0, y: 2 })}</g>${label(from, 176)}${stamps.join('')}${label(to, 716)}`;
};

const stamp = (continent: ContinentName, { x, y }: Point, size: number, isThere: boolean): string => {
  const { outline, letters, stamp: colour } = TINTS[continent];
  const paint = isThere
    ? `fill="${colour}" stroke="${INK}" stroke-width="1"`
    : `fill="none" stroke="#a39a86" stroke-width="1.4" stroke-dasharray="2.5 2"`;
  const ink = isThere ? '#fff' : '#a39a86';
  return `<g transform="translate(${tenth(x - size / 2)} ${tenth(y - size / 2)}) scale(${tenth((size * 10) / 24) / 10})"><path d="${outline}" ${paint}/><text x="12" y="${continent === 'africa' ? 14 : 15.6}" font-size="10" text-anchor="middle" fill="${ink}">${letters}</text></g>`;
};
