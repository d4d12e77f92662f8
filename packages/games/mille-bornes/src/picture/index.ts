import { BOARD, INK, PAPER, emblem, tenth } from '@ponts-bornes/kernel/picture';
import type { GamePicture, Looks } from '@ponts-bornes/kernel/picture';
import { CAPS, pictureOf } from '../art/pictures.ts';
import { CARDS, RIGHT_OF_WAY } from '../cards.ts';
import type { CardName } from '../cards.ts';
import type { SideView, View } from '../view.ts';

/** A road for each side, with its car where it has come, and above it what it has laid. */
export const picture: GamePicture<View> = {
  board: ({ sides, options }, looks) => {
    const height = BOARD.height / sides.length;
    const tar = Math.min(height * 0.32, 88);
    const isCircuit = options.edition === 'circuit';
    return sides
      .map((side, at) => {
        const lane = { looks: side.seats.map((seat) => looks[seat]!), height, tar, target: options.target, isCircuit };
        return `<svg y="${tenth(at * height)}" width="${BOARD.width}" height="${tenth(height)}">${drawn(side, lane)}</svg>`;
      })
      .join('\n');
  },
};

/** What all lanes have in common, and the looks of the side's seats. */
interface Lane {
  readonly looks: readonly Looks[];
  readonly height: number;
  /** The height of its road, at the bottom. */
  readonly tar: number;
  readonly target: number;
  readonly isCircuit: boolean;
}

const SAFETIES: readonly CardName[] = CARDS.slice(RIGHT_OF_WAY);
/** In a high lane the distances have a line of their own. */
const HIGH = 250;
const MARGIN = 18;

const drawn = (side: SideView, lane: Lane): string => {
  const sky = lane.height - lane.tar;
  const isHigh = lane.height > HIGH;
  const size = isHigh ? sky * 0.36 : Math.min(sky * 0.5, 56);
  const [first, second] = isHigh ? [sky * 0.25, sky * 0.67] : [sky * 0.4, sky * 0.4];
  return `${country(lane)}${road(side.km, lane)}${names(side, lane, { x: MARGIN, y: first, size })}
${distances(side, { x: isHigh ? MARGIN : 270, y: second, size })}${safeties(side, lane, { x: BOARD.width - MARGIN, y: first, size: size * 0.94 })}`;
};

const country = ({ height, tar }: Lane): string => {
  const low = height - tar;
  return `<rect width="${BOARD.width}" height="${height}" fill="#cfe6ee"/><circle cx="556" cy="${tenth(low - 34)}" r="${tenth(low * 0.24)}" fill="#f9d76b"/>
<g transform="translate(0 ${tenth(low - 48)})"><path fill="#a9c79a" d="M0 28c70-40 120-34 190-12s120-52 210-34 130 40 200 20 130-30 200 26v48H0z"/><path fill="#86ad6b" d="M0 44c90-26 180-12 270-14s170-26 270-12 160 14 260 26v30H0z"/></g>
<path d="M0 ${height}H${BOARD.width}" stroke="${INK}" stroke-width="4"/>`;
};

const CAR = 'M2 20v-7l7-2 6-8h14l8 8 8 2v7z';
const RACING_CAR = 'M2 18l4-8h7l3 4 8-5h5l3 5 14 3v3z';

/** Milestones every hundred kilometres, the finish, and the car. */
const road = (km: number, { looks, height, tar: wide, target, isCircuit }: Lane): string => {
  const tar = tenth(height - wide);
  const scale = tenth(wide * 0.4) / 10;
  // The whole car is in the picture from the start to the finish.
  const edge = 24 * scale + 10;
  const at = (there: number): number => tenth(edge + ((BOARD.width - 2 * edge) * there) / target);
  const stones = Array.from({ length: target / 100 - 1 }, (_, index) => (index + 1) * 100).map(
    (there) =>
      `<g transform="translate(${at(there)} ${tar})"><path d="M-10 0V-13a10 10 0 0 1 20 0V0z" fill="#fffdf6"/><path d="M-10-11V-13a10 10 0 0 1 20 0V-11z" fill="${km >= there ? '#c22a35' : '#f5c02a'}"/></g>`,
  );
  const squares = Array.from({ length: 8 }, (_, index) => {
    const [column, row] = [index % 2, Math.floor(index / 2)];
    return `<rect x="${BOARD.width - 28 + column * 14}" y="${tenth(tar + (row * wide) / 4)}" width="14" height="${tenth(wide / 4)}" fill="${(column + row) % 2 === 0 ? INK : PAPER}"/>`;
  });
  const glass = isCircuit ? 'M3 5h9v4H5z' : 'M16 5h6v6h-11zM24 5h4l6 6H24z';
  return `<rect y="${tar}" width="${BOARD.width}" height="${tenth(wide - 2)}" fill="#4b5466"/><path d="M0 ${tar}H${BOARD.width}" stroke="${PAPER}" stroke-width="3"/><path d="M0 ${tenth(tar + wide / 2)}H${BOARD.width}" stroke="${PAPER}" stroke-width="3" stroke-dasharray="22 20"/>
${squares.join('')}<g stroke="${INK}" stroke-width="2">${stones.join('')}</g>
<g transform="translate(${tenth(at(km) - 24 * scale)} ${tenth(tar + wide * 0.86 - 25 * scale)}) scale(${scale})" stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"><path d="${isCircuit ? RACING_CAR : CAR}" fill="${looks[0]![0].fill}"/><path d="${glass}" fill="#e9f4f8" stroke-width="1"/><circle cx="24" cy="15.500" r="5.600" fill="${PAPER}" stroke="none"/>${emblem(looks[0]!, 24, 15.5, 8)}<g fill="${INK}" stroke="#d5d9e0"><circle cx="12" cy="20" r="5"/><circle cx="36" cy="20" r="5"/></g></g>`;
};

interface Spot {
  readonly x: number;
  /** Its middle. */
  readonly y: number;
  readonly size: number;
}

/** The emblems of a side's seats, and its kilometres. */
const names = ({ km }: SideView, { looks }: Lane, { x, y, size }: Spot): string => {
  const marks = looks.map((one, at) => emblem(one, tenth(x + size * (0.55 + at * 0.76)), tenth(y), tenth(size * 0.66)));
  const width = size * (looks.length * 0.76 + 2.96);
  return `<rect x="${x}" y="${tenth(y - size * 0.55)}" width="${tenth(width)}" height="${tenth(size * 1.1)}" rx="12" fill="${PAPER}" stroke="${INK}" stroke-width="2.5"/>${marks.join('')}<text x="${tenth(x + width - size * 0.22)}" y="${tenth(y + size * 0.25)}" font-size="${tenth(size * 0.62)}" text-anchor="end" fill="${INK}">${km} km</text>`;
};

/** A small milestone card for each distance that was laid, with how often. */
const distances = ({ distances: laid }: SideView, { x, y, size }: Spot): string => {
  const shown = Object.entries(laid).filter(([, count]) => count > 0);
  return shown
    .map(([km, count], at) => {
      const [left, scale] = [x + at * size * 0.84, tenth((size / 60) * 100) / 100];
      return `<g transform="translate(${tenth(left)} ${tenth(y - size / 2)}) scale(${scale})"><path d="M0 60V22a22 22 0 0 1 44 0v38z" fill="#fffdf6" stroke="${INK}" stroke-width="2.5"/><path d="M0 25V22a22 22 0 0 1 44 0v3z" fill="${CAPS[km]}" stroke="${INK}" stroke-width="2.5"/><text x="22" y="19" font-size="15" text-anchor="middle" fill="#fff">×${count}</text><text x="22" y="49" font-size="20" text-anchor="middle" fill="${INK}">${km}</text></g>`;
    })
    .join('');
};

/** The four safeties, or their empty places; one played as a coup-fourré has a gold frame. */
const safeties = ({ safeties: laid, coups }: SideView, { isCircuit }: Lane, { x, y, size }: Spot): string =>
  SAFETIES.map((card, at) => {
    const left = x + 5 - (SAFETIES.length - at) * (size + 5);
    const [scale, isLaid] = [tenth(size * 10) / 1000, laid.includes(card)];
    if (!isLaid)
      return `<rect x="${tenth(left)}" y="${tenth(y - size / 2)}" width="${tenth(size)}" height="${tenth(size)}" rx="${tenth(size * 0.16)}" fill="${PAPER}" fill-opacity=".5" stroke="${INK}" stroke-opacity=".5" stroke-width="2" stroke-dasharray="5 4"/>`;
    const shapes = pictureOf(card, isCircuit).map(([paint, d, width]) =>
      width === undefined
        ? `<path d="${d}" fill="${paint}"/>`
        : `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`,
    );
    const frame = coups.includes(card)
      ? `<rect x="4" y="4" width="92" height="92" rx="14" fill="none" stroke="#f5c02a" stroke-width="8"/>`
      : '';
    return `<g transform="translate(${tenth(left)} ${tenth(y - size / 2)}) scale(${scale})"><rect width="100" height="100" rx="16" fill="#1f4f86" stroke="${INK}" stroke-width="4"/><g transform="translate(12 -1) scale(.76 .8)">${shapes.join('')}</g>${frame}</g>`;
  }).join('');
