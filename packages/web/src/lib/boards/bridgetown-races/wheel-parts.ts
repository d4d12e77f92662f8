import { MODES } from '@ponts-bornes/bridgetown-races/board';
import type { ColourName, ModeName, SpecialName, View } from '@ponts-bornes/bridgetown-races/board';
import type { Speech } from '@ponts-bornes/bridgetown-races/speech';
import type { Seat } from '@ponts-bornes/kernel';
import type { TurnChoice } from './choice.ts';
import type { Point } from '../../board-kit/point.ts';
import { placingText } from './move-texts.ts';
import { alongRim, at, middleOf, sector } from './wheel-shape.ts';
import type { WheelShape } from './wheel-shape.ts';

interface Part {
  readonly path: string;
  /** Path inset for outlines. */
  readonly edge: string;
  readonly isPicked: boolean;
  /** The move that a tap plays; empty if it only selects, null if it does nothing. */
  readonly offer: string | null;
  readonly isHint: boolean;
  readonly label: string;
}

interface ModePart extends Part {
  readonly mode: ModeName;
  readonly colour: ColourName;
  readonly speed: number;
  readonly drawing: Point;
  readonly number: Point;
  readonly coordinators: readonly (Point & { readonly seat: Seat })[];
}

interface SpecialPart extends Part {
  readonly special: SpecialName;
  readonly holder: Seat | null;
  readonly used: boolean;
  readonly middle: Point;
}

interface Reader {
  readonly say: Speech;
  readonly names: readonly string[];
  /** The hinted mode or special action. */
  readonly hinted: string | null;
}

/** Gap for outlines between neighbours. */
const GAP = 4;

export const modeParts = (
  view: View,
  choice: TurnChoice,
  shape: WheelShape,
  { say, names, hinted }: Reader,
): readonly ModePart[] =>
  view.wheel.map(({ mode, colour, speed, seats }, number) => {
    const middle = middleOf(shape, number, MODES.length);
    const drawing = at(shape, middle, shape.drawing);
    const about = [say.modes[mode], say.colours[colour], say.speed(speed)];
    if (seats.length > 0) about.push(say.isOn(seats.map((seat) => names[seat] ?? '')));
    if (hinted === mode) about.push(say.advised);
    return {
      mode,
      colour,
      speed,
      path: sector(shape, number, MODES.length, [shape.hub, shape.rim]),
      edge: sector(shape, number, MODES.length, [shape.hub, shape.rim], GAP),
      drawing: shape.speed === null ? lower(drawing, -7) : drawing,
      number: shape.speed === null ? lower(drawing, 21) : lower(at(shape, middle, shape.speed), 6),
      coordinators: alongRim(shape, middle, seats.length).flatMap((point, index) => {
        const seat = seats[index];
        return seat === undefined ? [] : [{ ...point, seat }];
      }),
      isPicked: choice.draft.placing === mode || choice.draft.mode === mode,
      offer: offerOf(mode, choice, choice.asked.modes.includes(mode)),
      isHint: hinted === mode,
      label: about.join(', '),
    };
  });

export const specialParts = (
  view: View,
  choice: TurnChoice,
  shape: WheelShape,
  { say, names, hinted }: Reader,
): readonly SpecialPart[] =>
  view.specials.map(({ special, holder, used }, number) => {
    const count = view.specials.length;
    const ring = [shape.axle, shape.hub - 3] as const;
    const about = [
      say.specials[special],
      holder === null ? say.free : say.heldBy(names[holder] ?? '', used),
      say.specialWhat[special],
    ];
    return {
      special,
      holder,
      used,
      path: sector(shape, number, count, ring),
      edge: sector(shape, number, count, ring, GAP),
      middle: at(shape, middleOf(shape, number, count), shape.hub * 0.6),
      isPicked: isPicked(special, choice),
      offer: offerOf(special, choice, canUse(special, choice)),
      isHint: hinted === special,
      label: about.join(', '),
    };
  });

const isPicked = (special: SpecialName, { draft }: TurnChoice): boolean => {
  if (draft.placing === special) return true;
  return (special === 'double' && draft.isDouble) || (special === 'swap' && draft.isSwapping);
};

const canUse = (special: SpecialName, { asked, canDouble }: TurnChoice): boolean =>
  asked.modes.length > 0 && ((special === 'double' && canDouble) || (special === 'swap' && asked.swaps.length > 0));

const offerOf = (name: ModeName | SpecialName, { asked, draft }: TurnChoice, isUsable: boolean): string | null => {
  if (asked.places.has(name)) return draft.placing === name ? placingText(name) : '';
  return isUsable ? '' : null;
};

const lower = ({ x, y }: Point, by: number): Point => ({ x, y: y + by });
