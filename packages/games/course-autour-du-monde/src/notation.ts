import { ROUTES } from './network/network.ts';
import type { City, Route } from './network/network.ts';
import { SOURCES } from './state.ts';
import type { Sources } from './state.ts';
import type { World } from './world.ts';

/** One step of a turn, or the choice of a start city. */
export type Move =
  | { readonly kind: 'start'; readonly city: City }
  | { readonly kind: 'fly'; readonly route: Route }
  | { readonly kind: 'end' }
  | { readonly kind: 'stay'; readonly sources: Sources }
  | { readonly kind: 'drop'; readonly route: Route };

const ALL_ROUTES: readonly Route[] = Array.from({ length: ROUTES }, (_, route) => route);

// Each of these moves exists once, and lists of legal moves point to them.
const FLY = ALL_ROUTES.map((route): Move => Object.freeze({ kind: 'fly', route }));
const DROP = ALL_ROUTES.map((route): Move => Object.freeze({ kind: 'drop', route }));
const STAY = SOURCES.map((_, sources): Move => Object.freeze({ kind: 'stay', sources }));
export const END: Move = Object.freeze({ kind: 'end' });

export const flyMove = (route: Route): Move => FLY[route] as Move;
export const dropMove = (route: Route): Move => DROP[route] as Move;
export const stayMove = (sources: Sources): Move => STAY[sources] as Move;

/** `start PAR`; `fly PAR-NYC` and `end`; `stay first`, `drop PAR-NYC` and `drop NYC-ANC`. */
export interface Notation {
  readonly starts: readonly Move[];
  readonly format: (move: Move) => string;
  readonly parse: (text: string) => Move | null;
}

export const notationOf = (world: World): Notation => {
  const starts: readonly Move[] = Object.freeze(
    world.starts.map((city): Move => Object.freeze({ kind: 'start', city })),
  );
  const format = (move: Move): string => formatted(world, move);
  const byText = new Map([...starts, ...FLY, END, ...STAY, ...DROP].map((move) => [format(move), move]));
  return { starts, format, parse: (text) => byText.get(text) ?? null };
};

const formatted = (world: World, move: Move): string => {
  switch (move.kind) {
    case 'start':
      return `start ${world.codes[move.city]}`;
    case 'fly':
      return `fly ${world.names[move.route]}`;
    case 'end':
      return 'end';
    case 'stay':
      return `stay ${SOURCES[move.sources]}`;
    case 'drop':
      return `drop ${world.names[move.route]}`;
  }
};
