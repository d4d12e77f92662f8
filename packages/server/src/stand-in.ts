import type { LevelName } from '@ponts-bornes/kernel';

/** The level of the bot that plays for an absent person where nobody chose one. */
export const STAND_IN: LevelName = 'medium';
