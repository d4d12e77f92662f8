import { ROUTES } from './network/network.ts';
import type { City, Route } from './network/network.ts';
import { SOURCES } from './state.ts';
import type { Sources, SourcesName } from './state.ts';
import type { World } from './world.ts';

/** One step of a turn, or the choice of a start city. */
export type Move =
  | { readonly kind: 'start'; readonly city: City }
  | { readonly kind: 'fly'; readonly route: Route }
  | { readonly kind: 'end' }
  | { readonly kind: 'stay'; readonly sources: Sources }
  | { readonly kind: 'drop'; readonly route: Route };

const ALL_ROUTES: readonly Route[] = Array.from({ length: ROUTES }, (_, route) => route);

// Each of these moves exists once; lists of legal moves share them.
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

const formatted = (world: World, move: Move): string => writeMove(namedMove(world, move));

const namedMove = (world: World, move: Move): NamedMove => {
  switch (move.kind) {
    case 'start':
      return { kind: 'start', city: world.codes[move.city] as string };
    case 'fly':
    case 'drop':
      return { kind: move.kind, route: world.names[move.route] as string };
    case 'stay':
      return { kind: 'stay', sources: SOURCES[move.sources] as SourcesName };
    case 'end':
      return move;
  }
};

/** A move by the names of its parts, for boards and sentences. */
export type NamedMove =
  | { readonly kind: 'start'; readonly city: string }
  | { readonly kind: 'fly' | 'drop'; readonly route: string }
  | { readonly kind: 'stay'; readonly sources: SourcesName }
  | { readonly kind: 'end' };

/** The text of a move, legal or not. */
export const writeMove = (move: NamedMove): string => {
  switch (move.kind) {
    case 'start':
      return `start ${move.city}`;
    case 'fly':
    case 'drop':
      return `${move.kind} ${move.route}`;
    case 'stay':
      return `stay ${move.sources}`;
    case 'end':
      return 'end';
  }
};

/** Reads the form of a move alone: whether its cities and routes exist is known to a world. */
export const readMove = (text: string): NamedMove | null => {
  const [, kind, name = ''] = READABLE.exec(text) ?? [];
  switch (kind) {
    case 'start':
      return { kind, city: name };
    case 'fly':
    case 'drop':
      return { kind, route: name };
    case 'stay': {
      const sources = SOURCES.find((known) => known === name);
      return sources === undefined ? null : { kind, sources };
    }
    default:
      return text === 'end' ? { kind: 'end' } : null;
  }
};

const READABLE = /^(start|fly|drop|stay) ([\w-]+)$/;
