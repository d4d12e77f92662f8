import { BRIDGES, SPACE_FACTS, STREETS } from '@ponts-bornes/bridgetown-races/board';
import type { BridgeName, ModeName, Position, Space } from '@ponts-bornes/bridgetown-races/board';
import type { Asked } from './asked.ts';
import { swapText, vehicleOf } from './move-texts.ts';
import { endsOf, going, nextSteps } from './trips.ts';
import type { Trip } from './trips.ts';

/** What was tapped so far. */
export interface Draft {
  /** The mode or special action on which a coordinator is about to be placed. */
  readonly placing: string | null;
  readonly mode: ModeName | null;
  readonly isDouble: boolean;
  /** Steps made one by one. */
  readonly steps: readonly Position[];
  readonly end: Space | null;
  /** Which of the moves that end there; none: the first. */
  readonly picked: string | null;
  readonly isSwapping: boolean;
  /** The bridges of a swap. */
  readonly bridges: readonly BridgeName[];
}

const NO_RIDE = { steps: [], end: null, picked: null, bridges: [] } as const;

/** Where only one thing can be chosen it is. */
export const firstDraft = ({ modes, swaps }: Asked): Draft => ({
  ...NO_RIDE,
  placing: null,
  mode: modes.length === 1 ? (modes[0] ?? null) : null,
  isDouble: false,
  isSwapping: swaps.length > 0 && modes.length === 0,
});

/** What a tap leads to: another draft, or a move. */
export type Tapped = Draft | { readonly play: string };

/** A draft and all that follows from it. */
export class Choice {
  readonly asked: Asked;
  readonly draft: Draft;
  /** How many spaces the ride has. */
  readonly length: number;
  /** Where the next step may lead. */
  readonly next: ReadonlyMap<Space, Position>;
  /** Where the ride may end, from the steps made. */
  readonly ends: ReadonlyMap<Space, readonly string[]>;
  /** The moves among which the end leaves a choice. */
  readonly candidates: readonly string[];
  /** The ride that is about to be made. */
  readonly text: string | null;
  /** The way that is shown. */
  readonly way: readonly Position[];
  /** To stay, where a mode cannot move. */
  readonly stay: string | null;
  readonly #alive: readonly Trip[];

  constructor(asked: Asked, draft: Draft) {
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

  /** The swap that is about to be made. */
  get swapText(): string | null {
    const [one, other] = this.draft.bridges;
    return one === undefined || other === undefined ? null : swapText(one, other);
  }

  /** The bridges that may be the next one of a swap. */
  get swappable(): ReadonlySet<BridgeName> {
    const [one] = this.draft.bridges;
    const pairs = this.asked.swaps.filter((pair) => one === undefined || pair.includes(one));
    return this.draft.isSwapping ? new Set(pairs.flat()) : new Set();
  }

  /** On a mode or a special action, to place a coordinator: the second tap does it. */
  tapPlace(name: string): Tapped {
    return this.draft.placing === name ? { play: `place ${name}` } : { ...this.draft, placing: name };
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

  /** On a space: a step, an end, or the same end again, which makes the ride. */
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

  /** One step back, or the end given up. */
  stepBack(): Draft {
    const { steps, end } = this.draft;
    const isWhole = steps.length === this.length;
    return { ...this.draft, steps: end === null || isWhole ? steps.slice(0, -1) : steps, end: null, picked: null };
  }

  /** A tap on nothing gives up the last thing only: fingers slip. */
  release(): Draft {
    const { bridges, end } = this.draft;
    if (bridges.length > 0) return { ...this.draft, bridges: bridges.slice(0, -1) };
    return end === null ? { ...this.draft, placing: null } : this.stepBack();
  }

  /** Escape: all of it, then the mode. */
  cancel(): Draft {
    const { placing, isSwapping, bridges } = this.draft;
    if (placing !== null) return { ...this.draft, placing: null };
    if (bridges.length > 0 || this.canStepBack) return { ...this.draft, ...NO_RIDE };
    return isSwapping && this.asked.modes.length > 0 ? { ...this.draft, isSwapping: false } : firstDraft(this.asked);
  }

  /** The text of the move that a tap on a space, which is none, seems to mean. */
  meant(space: Space): string | null {
    const { mode, isDouble, isSwapping } = this.draft;
    if (isSwapping) return this.#meantSwap(space);
    const facts = SPACE_FACTS[space];
    if (mode === null || facts === undefined) return null;
    return `ride ${vehicleOf(mode, isDouble)} ${facts.name}${ROADS.get(space) ?? ''}`;
  }

  #meantSwap(space: Space): string | null {
    const bridge = BRIDGES[space];
    const other = this.draft.bridges[0] ?? BRIDGES.find((one) => one !== bridge && this.swappable.has(one));
    return bridge === undefined || other === undefined || other === bridge ? null : swapText(bridge, other);
  }
}

const NO_STEPS: ReadonlyMap<Space, Position> = new Map();
const NO_ENDS: ReadonlyMap<Space, readonly string[]> = new Map();

/** By overpass, a road on it: who taps one means any. */
const ROADS: ReadonlyMap<Space, string> = new Map(
  SPACE_FACTS.flatMap(({ kind, name }, space) => {
    const street = STREETS.find(({ spaces }) => spaces.includes(name));
    return kind === 'overpass' && street !== undefined ? [[space, `@${street.name}`] as const] : [];
  }),
);
