import { recall, remember } from '../../storage/settings.svelte.ts';
import { canDraw, openCity } from './open-city.ts';
import type { MakeCity } from './open-city.ts';

const LOOKS = ['city', 'map'] as const;
export type LookName = (typeof LOOKS)[number];

const KEY = 'ponts-bornes.skybridge.look';

/** Below this width, in pixels, only the city or the map fits. */
const WIDE = 600;
const HIGH = 380;
/** On a narrow board, the height left below a square city that fits the scores. */
const SPARE = 250;

/**
 * Decides between city, map or both. The city needs a large library and WebGL; until it has loaded, or if it can't, the
 * map is the board.
 */
export class CityOrMap {
  width = $state(0);
  height = $state(0);
  #wanted = $state<LookName>(recall(KEY) === 'map' ? 'map' : 'city');
  #make = $state.raw<MakeCity | null>(null);
  #canDraw = $state(canDraw());
  #isTouched = false;
  readonly #isRoomy = $derived(this.width >= WIDE && this.height >= HIGH);

  constructor() {
    $effect(() => {
      if (!this.#canDraw || this.#make !== null || (!this.#isRoomy && this.#wanted === 'map')) return;
      let isGone = false;
      void openCity().then((made) => (isGone ? undefined : this.#arrive(made)));
      return () => (isGone = true);
    });
  }

  /** The city, if it is shown. */
  get city(): MakeCity | null {
    return this.#isRoomy || this.#wanted === 'city' ? this.#make : null;
  }

  /** Side by side. Reserves room for a city that is still loading, so that the map doesn't move. */
  get hasBoth(): boolean {
    return this.#isRoomy && this.#canDraw;
  }

  /** Whether there is room for scores and supplies too. */
  get hasLedger(): boolean {
    return this.hasBoth || (this.#isRoomy && !this.isUpright);
  }

  /** Whether a narrow board has room for the scores in short. */
  get hasBriefLedger(): boolean {
    return !this.#isRoomy && this.height - this.width >= SPARE;
  }

  get isUpright(): boolean {
    return this.height > this.width;
  }

  get canSwitch(): boolean {
    return this.#canDraw && !this.#isRoomy;
  }

  get name(): LookName {
    return this.city === null && !this.hasBoth ? 'map' : 'city';
  }

  choose(to: LookName): void {
    this.#wanted = to;
    this.#isTouched = false;
    remember(KEY, to);
  }

  /** Call this when the player interacts with the board. */
  touch(): void {
    this.#isTouched = true;
  }

  /** A browser may report WebGL support and then refuse a context. */
  fail(): void {
    this.#make = null;
    this.#canDraw = false;
  }

  #arrive(made: MakeCity | null): void {
    if (made === null) return void this.fail();
    this.#make = made;
    // A late city doesn't replace the map once the player has started to use it.
    if (this.#isTouched) this.#wanted = 'map';
  }
}
