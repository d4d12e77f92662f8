import type { Seat } from '@ponts-bornes/kernel';
import { BOARD, INK, PAPER, emblem, pin, tenth } from '@ponts-bornes/kernel/picture';
import type { GamePicture, Looks } from '@ponts-bornes/kernel/picture';
import { positionNamed, spaceOf } from '../city/city.ts';
import type { Point } from '../city/river.ts';
import { SPACE_FACTS } from '../city/spaces.ts';
import { ARROW } from '../city/streets.ts';
import { decks, parks, rails, roads, water } from '../map/layers.ts';
import { BRIDGES } from '../parts.ts';
import type { PlayerView, View } from '../view.ts';
import { flag, noFlag } from './flag.ts';

/** The city with the flags on its bridges and the racers, and beside it everybody's card. */
export const picture: GamePicture<View> = {
  board: (view, looks) => `<rect width="${BOARD.width}" height="${BOARD.height}" fill="#e3d3ae"/>
<svg width="${MAP.width}" height="${BOARD.height}">${city()}${flags(view)}${racers(view, looks)}</svg>
<path d="M${MAP.width} 0V${BOARD.height}" stroke="${INK}" stroke-width="4"/>
${view.players.map((player, seat) => card(player, looks[seat]!, { seat, seats: view.players.length })).join('\n')}`,
};

/** The part of the map with the spaces. */
const MAP = { width: 424, west: 34, north: -46, scale: 0.458 } as const;
const LAND = '#f1e8d2';

const onMap = ({ x, y }: Point): Point => ({ x: (x - MAP.west) * MAP.scale, y: (y - MAP.north) * MAP.scale });

const city = (): string => {
  const dots = SPACE_FACTS.filter(({ kind }) => kind !== 'bridge').map(
    ({ x, y }) => `<circle cx="${x}" cy="${y}" r="10"/>`,
  );
  const layers = [parks(), water(), roads(), decks(), rails()];
  return `<rect width="${MAP.width}" height="${BOARD.height}" fill="${LAND}"/><g transform="scale(${MAP.scale}) translate(${-MAP.west} ${-MAP.north})">${layers.join('\n')}<g fill="#fffdf8" stroke="#6d6653" stroke-width="3">${dots.join('')}</g></g>`;
};

const flags = (view: View): string =>
  BRIDGES.map((bridge, space) => {
    const { x, y } = onMap(SPACE_FACTS[space]!);
    const foot = `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="7" fill="${PAPER}" stroke="${INK}" stroke-width="3"/>`;
    const colour = view.flags[bridge];
    return colour === null ? foot : `${foot}${flag(colour, { x, y }, 1)}`;
  }).join('');

const ARROW_SPACE = SPACE_FACTS.find(({ name }) => name === ARROW);

/** Where a racer stands; before the race, at the arrow. */
const pointOf = (racer: string): Point => {
  const { x, y } = SPACE_FACTS[spaceOf(positionNamed(racer))] ?? {
    x: (ARROW_SPACE?.x ?? 0) - 50,
    y: ARROW_SPACE?.y ?? 0,
  };
  return onMap({ x, y });
};

const racers = ({ players }: View, looks: readonly Looks[]): string => {
  const points = players.map(({ racer }) => pointOf(racer));
  const pins = points.map((foot, seat) => {
    const together = points.flatMap(({ x, y }, one) => (x === foot.x && y === foot.y ? [one] : []));
    const aside = foot.x + (together.indexOf(seat) - (together.length - 1) / 2) * 40;
    return { foot, x: Math.min(Math.max(aside, 24), MAP.width - 24), looks: looks[seat]! };
  });
  return pins
    .toSorted((one, other) => one.foot.y - other.foot.y)
    .map((one) => pin(one.looks, one.foot, one.x))
    .join('');
};

/** A seat's card: in river order, the flags it took, or their empty places. */
const card = (
  { card: taken }: PlayerView,
  looks: Looks,
  { seat, seats }: { readonly seat: Seat; readonly seats: number },
): string => {
  const height = Math.min(BOARD.height / seats, 210);
  const middle = (BOARD.height / seats) * (seat + 0.5);
  const [x, y, width] = [MAP.width + 14, middle - height / 2 + 8, BOARD.width - MAP.width - 28];
  const size = (height - 16) / 124;
  const places = BRIDGES.map((bridge, at) => {
    const foot = { x: x + 82 + (at % 4) * 60, y: y + (height - 16) * (at < 4 ? 0.48 : 0.92) };
    const colour = taken[bridge];
    return colour === null ? noFlag(foot, size) : flag(colour, foot, size);
  });
  return `<rect x="${x}" y="${tenth(y)}" width="${width}" height="${tenth(height - 16)}" rx="14" fill="${PAPER}" stroke="${INK}" stroke-width="2.5"/>${emblem(looks, x + 42, tenth(middle), 46)}${places.join('')}`;
};
