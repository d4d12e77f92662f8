import type { Loaded } from '@ponts-bornes/catalogue';
import type { AnyHints, Language, Phrasebook } from '@ponts-bornes/kernel';
import type { Words } from '../boards/kit.ts';
import type { Opening } from './opening.ts';
import type { Sitting } from './sitting.ts';

/** The table that a desk has open. */
export interface OpenTable {
  readonly loaded: Loaded;
  readonly hints: () => Promise<AnyHints>;
  readonly opening: Opening;
  readonly sitting: Sitting;
  readonly speech: (language: Language) => Promise<{ readonly phrasebook: Phrasebook; readonly words: Words }>;
}
