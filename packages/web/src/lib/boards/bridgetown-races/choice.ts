import { BRIDGES, SPACE_FACTS, STREETS } from '@ponts-bornes/bridgetown-races/board';
import type { BridgeName, ModeName, Position, Space, SpecialName } from '@ponts-bornes/bridgetown-races/board';
import type { TurnOptions } from './asked.ts';
import { placingText, rideText, swapText, vehicleOf } from './move-texts.ts';
import { endsOf, going, nextSteps } from './trips.ts';
import type { Trip } from './trips.ts';

/** The taps so far. */
export interface Draft {
  /** The mode or special action chosen for a coordinator. */
  readonly placing: ModeName | SpecialName | null;
  readonly mode: ModeName | null;
  readonly isDouble: boolean;
  /** Steps tapped one by one. */
  readonly steps: readonly Position[];
  readonly end: Space | null;
  /** Which of the moves ending there; null: the first. */
  readonly picked: string | null;
  readonly isSwapping: boolean;
  /** Bridges chosen for a swap. */
  readonly bridges: readonly BridgeName[];
}

const NO_RIDE = { steps: [], end: null, picked: null, bridges: [] } as const;

/** Preselects whatever has only one option. */
export const firstDraft = ({ modes, swaps }: TurnOptions): Draft => ({
  ...NO_RIDE,
  placing: null,
  mode: modes.length === 1 ? (modes[0] ?? null) : null,
  isDouble: false,
  isSwapping: swaps.length > 0 && modes.length === 0,
});

/** The result of a tap: another draft, or a move. */
export type Tapped = Draft | { readonly play: string };

/** A draft and everything derived from it. */
export class TurnChoice {
  readonly asked: TurnOptions;
  readonly draft: Draft;
  /** Number of spaces in the ride. */
  readonly length: number;
  readonly next: ReadonlyMap<Space, Position>;
  /** Possible ends of the ride after these steps. */
  readonly ends: ReadonlyMap<Space, readonly string[]>;
  /** The moves that share the chosen end. */
  readonly candidates: readonly string[];
  /** The planned ride. */
  readonly text: string | null;
  readonly way: readonly Position[];
  /** The move that stays, for a mode that can't move. */
  readonly stay: string | null;
  readonly #alive: readonly Trip[];

  constructor(asked: TurnOptions, draft: Draft) {
    const { mode, isDouble, steps, end, picked } = draft;
    const vehicle = mode === null ? '' : vehicleOf(mode, isDouble);
    const trips = mode === null ? [] : asked.tripsBy(vehicle);
    const alive = going(trips, steps);
    const length = trips[0]?.way.length ?? 0;
    const isWhole = steps.length === length;
    const ends = endsOf(alive);
    this.asked = asked;
    this.draft = draft;
    this.#alive = alive;
    this.length = length;
    this.next = isWhole ? NO_STEPS : nextSteps(alive, steps.length);
    this.ends = isWhole ? NO_ENDS : ends;
    this.candidates = end === null ? [] : (ends.get(end) ?? []);
    this.text = picked !== null && this.candidates.includes(picked) ? picked : (this.candidates[0] ?? null);
    this.way = this.#shownWay();
    this.stay = asked.rides.get(vehicle)?.find(({ how }) => how === 'stay')?.text ?? null;
  }

  #shownWay(): readonly Position[] {
    const { text } = this;
    if (text === null) return this.draft.steps;
    return this.#alive.find(({ texts }) => texts.includes(text))?.way ?? this.draft.steps;
  }

  get canDouble(): boolean {
    const { mode } = this.draft;
    return mode === null ? this.asked.hasDouble : this.asked.rides.has(vehicleOf(mode, true));
  }

  get canStepBack(): boolean {
    return this.draft.end !== null || this.draft.steps.length > 0;
  }

  get swapText(): string | null {
    const [one, other] = this.draft.bridges;
    return one === undefined || other === undefined ? null : swapText(one, other);
  }

  /** Bridges that can be tapped next for a swap. */
  get swappable(): ReadonlySet<BridgeName> {
    const [one] = this.draft.bridges;
    const pairs = this.asked.swaps.filter((pair) => one === undefined || pair.includes(one));
    return this.draft.isSwapping ? new Set(pairs.flat()) : new Set();
  }

  /** A tap on a mode or special action to place a coordinator; the second tap places it. */
  tapPlace(name: ModeName | SpecialName): Tapped {
    return this.draft.placing === name ? { play: placingText(name) } : { ...this.draft, placing: name };
  }

  chooseMode(mode: ModeName): Draft {
    const isDouble = this.draft.isDouble && this.asked.rides.has(vehicleOf(mode, true));
    return { ...this.draft, ...NO_RIDE, mode, isDouble, isSwapping: false };
  }

  toggleDouble(): Draft {
    return { ...this.draft, ...NO_RIDE, isDouble: !this.draft.isDouble, isSwapping: false };
  }

  toggleSwap(): Draft {
    return { ...this.draft, ...NO_RIDE, isSwapping: !this.draft.isSwapping };
  }

  pick(text: string): Draft {
    return { ...this.draft, picked: text };
  }

  /** A tap on a space: a step, an end, or the same end again, which makes the ride. */
  tap(space: Space): Tapped {
    const { draft, text } = this;
    if (draft.isSwapping) return this.#tapBridge(space);
    if (space === draft.end && text !== null) return { play: text };
    const step = this.next.get(space);
    if (step !== undefined) {
      const steps = [...draft.steps, step];
      return { ...draft, steps, end: steps.length === this.length ? space : null, picked: null };
    }
    return this.ends.has(space) ? { ...draft, end: space, picked: null } : draft;
  }

  #tapBridge(space: Space): Tapped {
    const { draft, swapText: text } = this;
    const bridge = BRIDGES[space];
    if (bridge === undefined) return draft;
    const [one, other] = draft.bridges;
    if (bridge === other && text !== null) return { play: text };
    if (bridge === one) return { ...draft, bridges: other === undefined ? [] : [other] };
    return this.swappable.has(bridge) ? { ...draft, bridges: [...draft.bridges.slice(0, 1), bridge] } : draft;
  }

  /** Undoes the last step, or deselects the end. */
  stepBack(): Draft {
    const { steps, end } = this.draft;
    const isWhole = steps.length === this.length;
    return { ...this.draft, steps: end === null || isWhole ? steps.slice(0, -1) : steps, end: null, picked: null };
  }

  /** A tap on the background undoes only the last choice, because fingers slip. */
  release(): Draft {
    const { bridges, end } = this.draft;
    if (bridges.length > 0) return { ...this.draft, bridges: bridges.slice(0, -1) };
    return end === null ? { ...this.draft, placing: null } : this.stepBack();
  }

  /** Escape: clears the whole draft, then the mode. */
  cancel(): Draft {
    const { placing, isSwapping, bridges } = this.draft;
    if (placing !== null) return { ...this.draft, placing: null };
    if (bridges.length > 0 || this.canStepBack) return { ...this.draft, ...NO_RIDE };
    return isSwapping && this.asked.modes.length > 0 ? { ...this.draft, isSwapping: false } : firstDraft(this.asked);
  }

  /** The illegal move that a tap on this space probably meant, so that the rule can be explained. */
  meant(space: Space): string | null {
    const { mode, isDouble, isSwapping } = this.draft;
    if (isSwapping) return this.#meantSwap(space);
    const facts = SPACE_FACTS[space];
    if (mode === null || facts === undefined) return null;
    return rideText(mode, isDouble, `${facts.name}${ROADS.get(space) ?? ''}`);
  }

  #meantSwap(space: Space): string | null {
    const bridge = BRIDGES[space];
    const other = this.draft.bridges[0] ?? BRIDGES.find((one) => one !== bridge && this.swappable.has(one));
    return bridge === undefined || other === undefined || other === bridge ? null : swapText(bridge, other);
  }
}

const NO_STEPS: ReadonlyMap<Space, Position> = new Map();
const NO_ENDS: ReadonlyMap<Space, readonly string[]> = new Map();

/** One road for each overpass: a tap on an overpass means any of its roads. */
const ROADS: ReadonlyMap<Space, string> = new Map(
  SPACE_FACTS.flatMap(({ kind, name }, space) => {
    const street = STREETS.find(({ spaces }) => spaces.includes(name));
    return kind === 'overpass' && street !== undefined ? [[space, `@${street.name}`] as const] : [];
  }),
);
