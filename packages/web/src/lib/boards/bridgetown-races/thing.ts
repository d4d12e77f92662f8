import type { MapTool } from '../../storage/known-tools.svelte.ts';
import type { ModeName, SpecialName } from '@ponts-bornes/bridgetown-races/board';

/** What people can ask about: a part of the board. */
export type Thing =
  | { readonly kind: 'space'; readonly name: string; readonly isOffered?: boolean }
  | { readonly kind: 'mode'; readonly mode: ModeName }
  | { readonly kind: 'special'; readonly special: SpecialName }
  | { readonly kind: 'round' | 'bag' | 'card' }
  | { readonly kind: 'tool'; readonly tool: MapTool; readonly title: string };
