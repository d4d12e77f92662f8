/** The position and size of an element on the screen. */
export interface FlightBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** In pixels. Anything that moves less was only pushed aside by its neighbours. */
const PUSH = 16;
/** Limits the scale at the start of a flight, relative to the final size. */
const LEAST = 0.3;
const MOST = 2.5;

const distance = (from: FlightBox, to: FlightBox): readonly [dx: number, dy: number] => [
  from.left + from.width / 2 - (to.left + to.width / 2),
  from.top + from.height / 2 - (to.top + to.height / 2),
];

/**
 * The old position of a thing whose panel has moved meanwhile: a thing that only goes with its panel doesn't fly. If the
 * panel has grown around it instead, it stays where it was.
 */
export const carried = (from: FlightBox, to: FlightBox, panel: { before: FlightBox; now: FlightBox }): FlightBox => {
  const left = from.left + panel.now.left - panel.before.left;
  const top = from.top + panel.now.top - panel.before.top;
  const along = { ...from, left, top };
  return Math.hypot(...distance(along, to)) < Math.hypot(...distance(from, to)) ? along : from;
};

/**
 * The transform that puts a thing back at its old position; null if it hardly moved or isn't shown. `unit` is the size
 * of the thing's own unit: inside a drawing it isn't a pixel.
 */
export const flightFrom = (from: FlightBox, to: FlightBox, unit = 1): string | null => {
  if (from.width === 0 || to.width === 0 || to.height === 0) return null;
  const [dx, dy] = distance(from, to);
  if (Math.hypot(dx, dy) < PUSH) return null;
  const scale = Math.min(from.width / to.width, from.height / to.height);
  return `translate(${dx / unit}px, ${dy / unit}px) scale(${Math.min(MOST, Math.max(LEAST, scale))})`;
};
