import type { BaseView, Seat } from './contract.ts';

/** The size of the board in a picture of a finished game, in units; the board fills all of it. */
export const BOARD = { width: 780, height: 630 } as const;

/** Ink, paper and gold of a picture. */
export const INK = '#1d2430';
export const PAPER = '#fffaf0';
export const GOLD = '#f2b705';

/** How a seat looks: a colour, and a shape on a 24-unit square that identifies it without the colour. */
export interface Look {
  readonly shape: string;
  readonly fill: string;
}

/** One look; two where the rules give a seat two colours. */
export type Looks = readonly [Look, ...Look[]];

/** Draws the end of a game for the picture of its link, from the spectator's view. Pure. */
export interface GamePicture<View extends BaseView = BaseView> {
  /**
   * The board as SVG elements that fill `BOARD`. Its text consists of numbers and of words that are the same in every
   * language.
   */
  readonly board: (view: View, looks: readonly Looks[]) => string;
  /** The looks of a seat, if the rules give it any; defaults to those of its number. */
  readonly looks?: (view: View, seat: Seat) => Looks;
}

declare const erased: unique symbol;
interface AnyView extends BaseView {
  readonly [erased]: 'view';
}

/** A picture with its types erased, like `AnyGame`: it may only be given views of its own game. */
export type AnyPicture = GamePicture<AnyView>;

/** Erases a picture's own types so that different games fit in one list. */
export const anyPicture = <View extends BaseView>(picture: GamePicture<View>): AnyPicture =>
  picture as unknown as AnyPicture;

/** Shapes that distinguish seats without colour, on a 24-unit square. */
export const MARKS = [
  'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z',
  'M4 4h16v16H4z',
  'M12 2.5 22 20.5H2z',
  'M12 1.5 22.5 12 12 22.5 1.5 12z',
  'M12 1.8l3 6.9 7.5.7-5.7 4.9 1.7 7.3L12 17.8 5.5 21.6l1.7-7.3L1.5 9.4 9 8.7z',
  'M7 2.5h10L22.5 12 17 21.5H7L1.500 12z',
  'M8.500 2h7v6.500H22v7h-6.500V22h-7v-6.500H2v-7h6.500z',
  'M12 1.500c5 6 7.500 9.300 7.500 13a7.500 7.500 0 0 1-15 0c0-3.700 2.500-7 7.500-13z',
] as const;

/** The colours of the seats by day, in the order of `MARKS`. */
export const SEAT_FILLS = [
  '#ad5034',
  '#0c87df',
  '#b07a00',
  '#1f836d',
  '#7b3fa0',
  '#26666e',
  '#863f12',
  '#3b455a',
] as const;

/** The looks of every seat at the end of a game. */
export const looksOf = <View extends BaseView>(
  picture: GamePicture<View>,
  view: View,
  seats: number,
): readonly Looks[] => Array.from({ length: seats }, (_, seat) => picture.looks?.(view, seat) ?? [seatLook(seat)]);

const seatLook = (seat: Seat): Look => ({
  shape: MARKS[seat % MARKS.length] ?? MARKS[0],
  fill: SEAT_FILLS[seat % SEAT_FILLS.length] ?? SEAT_FILLS[0],
});

/** A seat's emblem around a point; of two looks the second is below and behind. */
export const emblem = (looks: Looks, x: number, y: number, size: number): string => {
  const [first, second] = looks;
  const part = ({ shape, fill }: Look, dx: number, dy: number, scale: number): string =>
    `<path d="${shape}" fill="${fill}" transform="translate(${dx} ${dy}) scale(${scale})"/>`;
  const parts =
    second === undefined ? part(first, 0, 0, 1) : `${part(second, 8, 8.5, 0.66)}${part(first, 0, -0.5, 0.66)}`;
  const scale = size / 24;
  return `<g transform="translate(${tenth(x - size / 2)} ${tenth(y - size / 2)}) scale(${scale})" stroke="${INK}" stroke-width="2" stroke-linejoin="round">${parts}</g>`;
};

/** A pin on a map that holds a seat's emblem; beside the point it stands on, pins of several seats have room. */
export const pin = (looks: Looks, foot: { readonly x: number; readonly y: number }, x: number): string => {
  const [low, left, right] = [tenth(foot.y - 36), tenth(x - 17), tenth(x + 17)];
  return `<path d="M${tenth(foot.x)} ${tenth(foot.y)}L${left} ${low}A22 22 0 1 1 ${right} ${low}z" fill="${PAPER}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>${emblem(looks, tenth(x), tenth(foot.y - 47), 26)}`;
};

/** Rounded to one decimal. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A closed shape through these points. */
export const ring = (...points: readonly (readonly [x: number, y: number])[]): string =>
  `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}z`;
