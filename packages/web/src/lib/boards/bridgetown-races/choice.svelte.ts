import { BRIDGES, SPACE_FACTS, STREETS } from '@ponts-bornes/bridgetown-races';
import type { BridgeName, ModeName, Position, Space, SpecialName, View } from '@ponts-bornes/bridgetown-races';
import type { Viewer } from '@ponts-bornes/kernel';
import { placedOn, ridesByVehicle, swapOf, swapText, vehicleOf } from './move-texts.ts';
import type { RideText } from './move-texts.ts';
import { endsOf, going, nextSteps, tripsOf } from './trips.ts';
import type { Trip } from './trips.ts';

/** What somebody is about to decide, made of the texts of their legal moves; a new one for each decision. */
export class Choice {
  readonly rides: ReadonlyMap<string, readonly RideText[]>;
  /** Modes and special actions that may get a coordinator. */
  readonly places: ReadonlySet<string>;
  readonly swaps: ReadonlySet<string>;
  readonly canGoFirst: boolean;
  readonly canPassSwap: boolean;
  readonly #view: View;
  readonly #viewer: Viewer;

  /** The mode or special action on which a coordinator is about to be placed. */
  placing = $state<string | null>(null);
  mode = $state<ModeName | null>(null);
  isDouble = $state(false);
  /** Steps made one by one. */
  steps = $state.raw<readonly Position[]>([]);
  end = $state<Space | null>(null);
  /** Which of the moves that end there; none: the first. */
  picked = $state<string | null>(null);
  isSwapping = $state(false);
  bridges = $state.raw<readonly BridgeName[]>([]);

  constructor(view: View, viewer: Viewer, moves: readonly string[]) {
    this.#view = view;
    this.#viewer = viewer;
    this.rides = ridesByVehicle(moves);
    this.places = new Set(moves.flatMap((text) => placedOn(text) ?? []));
    this.swaps = new Set(moves.filter((text) => swapOf(text) !== null));
    this.canGoFirst = moves.includes('first');
    this.canPassSwap = moves.includes('done');
    this.isSwapping = this.swaps.size > 0 && this.rides.size === 0;
    const modes = this.modes;
    if (modes.length === 1) this.mode = modes[0] ?? null;
  }

  /** The modes by which one may ride. */
  get modes(): readonly ModeName[] {
    return [...new Set([...this.rides.values()].flatMap(([ride]) => ride?.mode ?? []))];
  }

  readonly #group = $derived.by((): readonly RideText[] =>
    this.mode === null ? [] : (this.rides.get(vehicleOf(this.mode, this.isDouble)) ?? []),
  );
  readonly #trips = $derived.by((): readonly Trip[] =>
    typeof this.#viewer === 'number' ? tripsOf(this.#view, this.#viewer, this.#group) : [],
  );
  readonly #alive = $derived(going(this.#trips, this.steps));
  /** How many spaces the ride has. */
  readonly length = $derived(this.#trips[0]?.way.length ?? 0);
  readonly next = $derived(this.end === null || this.steps.length < this.length ? this.#nextSteps() : NO_STEPS);
  readonly ends = $derived(this.steps.length < this.length ? endsOf(this.#alive) : NO_ENDS);
  /** The moves among which the end leaves a choice. */
  readonly candidates = $derived.by((): readonly string[] =>
    this.end === null ? [] : (endsOf(this.#alive).get(this.end) ?? []),
  );
  /** The move that is about to be played. */
  readonly text = $derived.by((): string | null => {
    if (this.picked !== null && this.candidates.includes(this.picked)) return this.picked;
    return this.candidates[0] ?? null;
  });
  /** The way that is shown. */
  readonly way = $derived.by((): readonly Position[] => {
    const { text } = this;
    if (text === null) return this.steps;
    return this.#alive.find(({ texts }) => texts.includes(text))?.way ?? this.steps;
  });
  /** Where a mode that cannot move leaves its racer. */
  readonly stay = $derived(this.#group.find(({ how }) => how === 'stay')?.text ?? null);
  readonly isStuck = $derived(this.stay !== null);
  readonly swapText = $derived.by((): string | null => {
    const [one, other] = this.bridges;
    return one === undefined || other === undefined ? null : swapText(one, other);
  });
  /** The bridges that may be the next one of a swap. */
  readonly swappable = $derived.by((): ReadonlySet<BridgeName> => {
    const [one] = this.bridges;
    const pairs = [...this.swaps].flatMap((text) => [swapOf(text) ?? []]);
    const fitting = one === undefined ? pairs : pairs.filter((pair) => pair.some((bridge) => bridge === one));
    return this.isSwapping ? new Set(fitting.flat()) : new Set();
  });

  #nextSteps(): ReadonlyMap<Space, Position> {
    return nextSteps(this.#alive, this.steps.length);
  }

  get canDouble(): boolean {
    const { mode } = this;
    const isDoubled = (ride: RideText | undefined): boolean => ride?.isDouble === true;
    if (mode !== null) return this.rides.has(vehicleOf(mode, true));
    return [...this.rides.values()].some(([ride]) => isDoubled(ride));
  }

  get hasDouble(): boolean {
    return [...this.rides.values()].some(([ride]) => ride?.isDouble === true);
  }

  chooseMode(mode: ModeName): void {
    const isSame = this.mode === mode;
    if (!isSame && !this.rides.has(vehicleOf(mode, this.isDouble))) this.isDouble = false;
    this.mode = mode;
    this.isSwapping = false;
    this.#restart();
  }

  toggleDouble(): void {
    this.isDouble = !this.isDouble;
    this.isSwapping = false;
    this.#restart();
  }

  toggleSwap(): void {
    this.isSwapping = !this.isSwapping;
    this.bridges = [];
  }

  #restart(): void {
    this.steps = [];
    this.end = null;
    this.picked = null;
    this.bridges = [];
  }

  /** A tap on a space: the text of the move that it plays, if it is the second one on the chosen end. */
  tap(space: Space): string | null {
    if (this.isSwapping) return this.#tapBridge(space);
    if (space === this.end && this.text !== null) return this.text;
    const step = this.steps.length < this.length ? this.next.get(space) : undefined;
    if (step !== undefined) {
      this.steps = [...this.steps, step];
      this.end = this.steps.length === this.length ? space : null;
      this.picked = null;
    } else if (this.ends.has(space)) {
      this.end = space;
      this.picked = null;
    }
    return null;
  }

  #tapBridge(space: Space): string | null {
    const bridge = BRIDGES[space];
    if (bridge === undefined) return null;
    if (this.bridges.includes(bridge)) {
      if (this.bridges.length === 2 && this.bridges[1] === bridge) return this.swapText;
      this.bridges = this.bridges.filter((other) => other !== bridge);
    } else if (this.swappable.has(bridge)) {
      this.bridges = [...this.bridges.slice(0, 1), bridge];
    }
    return null;
  }

  /** One step back, or the end given up. */
  stepBack(): void {
    if (this.end === null || this.steps.length === this.length) this.steps = this.steps.slice(0, -1);
    this.end = null;
    this.picked = null;
  }

  get canStepBack(): boolean {
    return this.end !== null || this.steps.length > 0;
  }

  /** Escape, or a tap on nothing. */
  cancel(): void {
    if (this.placing !== null) this.placing = null;
    else if (this.bridges.length > 0) this.bridges = [];
    else if (this.isSwapping && this.rides.size > 0) this.isSwapping = false;
    else if (this.canStepBack) this.#restart();
    else if (this.modes.length > 1) this.mode = null;
  }

  /** The text of the move that a tap on a space, which is none, seems to mean. */
  meant(space: Space): string | null {
    if (this.isSwapping) return this.#meantSwap(space);
    const facts = SPACE_FACTS[space];
    if (this.mode === null || facts === undefined) return null;
    const [road] = ROADS.get(space) ?? [''];
    return `ride ${vehicleOf(this.mode, this.isDouble)} ${facts.name}${road}`;
  }

  #meantSwap(space: Space): string | null {
    const bridge = BRIDGES[space];
    const other = this.bridges[0] ?? BRIDGES.find((one) => one !== bridge && this.swappable.has(one));
    return bridge === undefined || other === undefined || other === bridge ? null : swapText(bridge, other);
  }

  placeable(name: ModeName | SpecialName): boolean {
    return this.places.has(name);
  }
}

const NO_STEPS: ReadonlyMap<Space, Position> = new Map();
const NO_ENDS: ReadonlyMap<Space, readonly string[]> = new Map();

/** By overpass, how its positions are told apart. */
const ROADS: ReadonlyMap<Space, readonly string[]> = new Map(
  SPACE_FACTS.flatMap(({ kind, name }, space) => {
    const roads = STREETS.filter(({ spaces }) => spaces.includes(name)).map((street) => `@${street.name}`);
    return kind === 'overpass' ? [[space, roads] as const] : [];
  }),
);
