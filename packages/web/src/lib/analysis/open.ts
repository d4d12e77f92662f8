import type { Component, ComponentProps } from 'svelte';
import Chart from './Chart.svelte';
import MoveNote from './MoveNote.svelte';
import Notes from './Notes.svelte';
import ReviewPanel from './ReviewPanel.svelte';
import { SAY } from './say.ts';
import { Session } from './session.svelte.ts';
import type { SessionParts } from './session.svelte.ts';

/** All of the analysis that a replay shows; loaded when somebody asks for it. */
export interface OpenAnalysis {
  readonly session: Session;
  readonly Chart: Component<ComponentProps<typeof Chart>>;
  readonly MoveNote: Component<ComponentProps<typeof MoveNote>>;
  readonly Notes: Component<ComponentProps<typeof Notes>>;
  readonly ReviewPanel: Component<ComponentProps<typeof ReviewPanel>>;
  /** The title over what the expert would have played. */
  readonly reviewTitle: (number: number) => string;
}

export const openAnalysis = (parts: SessionParts): OpenAnalysis => ({
  session: new Session(parts),
  Chart,
  MoveNote,
  Notes,
  ReviewPanel,
  reviewTitle: SAY[parts.language].expertTitle,
});
