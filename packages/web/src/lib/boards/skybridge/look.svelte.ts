import { recall, remember } from '../../keep/settings.svelte.ts';
import { canDraw, openCity } from './open-city.ts';
import type { MakeCity } from './open-city.ts';

const LOOKS = ['city', 'map'] as const;
export type LookName = (typeof LOOKS)[number];

const KEY = 'ponts-bornes.skybridge.look';

/** Below this there is room for one of city and map only, in pixels. */
const WIDE = 600;
const HIGH = 380;

/** Whether the city, the map or both are shown. The city needs a big library and WebGL: until it is there, or for good, the map is the board. */
export class Look {
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

  /** The city, where it is to be shown. */
  get city(): MakeCity | null {
    return this.#isRoomy || this.#wanted === 'city' ? this.#make : null;
  }

  /** Side by side; room is kept for a city still to come, so that the map need not move. */
  get hasBoth(): boolean {
    return this.#isRoomy && this.#canDraw;
  }

  /** There is room for points and supplies too. */
  get hasLedger(): boolean {
    return this.hasBoth || (this.#isRoomy && !this.isUpright);
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

  /** The board is being played on. */
  touch(): void {
    this.#isTouched = true;
  }

  /** A browser may promise WebGL and then refuse it. */
  fail(): void {
    this.#make = null;
    this.#canDraw = false;
  }

  #arrive(made: MakeCity | null): void {
    if (made === null) return void this.fail();
    this.#make = made;
    // Whoever began to play on the map is not torn from it by a city that comes late.
    if (this.#isTouched) this.#wanted = 'map';
  }
}
