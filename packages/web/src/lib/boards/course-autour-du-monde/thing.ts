import type { Seat } from '@ponts-bornes/kernel';

/** What people can ask about: a part of the board. */
export type Thing =
  /** A card of the viewer's, with what it could do now. */
  | { readonly kind: 'card'; readonly title: string; readonly about: readonly string[] }
  | { readonly kind: 'deck' }
  | { readonly kind: 'slot'; readonly slot: 1 | 2 }
  /** A player's passport or plane. */
  | { readonly kind: 'passport' | 'plane'; readonly seat: Seat }
  | { readonly kind: 'city'; readonly code: string }
  /** The button that shows more or less of the map. */
  | { readonly kind: 'extent'; readonly title: string };
