import type { Component, ComponentProps } from 'svelte';
import Chart from './Chart.svelte';
import MoveNote from './MoveNote.svelte';
import Notes from './Notes.svelte';
import ReviewPanel from './ReviewPanel.svelte';
import { Session } from './session.svelte.ts';
import type { SessionParts } from './session.svelte.ts';
import { messages } from '../../i18n/messages.ts';

/** The analysis parts of a replay; loaded on demand. */
export interface OpenAnalysis {
  readonly session: Session;
  readonly Chart: Component<ComponentProps<typeof Chart>>;
  readonly MoveNote: Component<ComponentProps<typeof MoveNote>>;
  readonly Notes: Component<ComponentProps<typeof Notes>>;
  readonly ReviewPanel: Component<ComponentProps<typeof ReviewPanel>>;
  /** The title of the expert's answer. */
  readonly reviewTitle: (number: number) => string;
}

export const openAnalysis = (parts: SessionParts): OpenAnalysis => ({
  session: new Session(parts),
  Chart,
  MoveNote,
  Notes,
  ReviewPanel,
  reviewTitle: messages(parts.language, 'analysis').expertTitle,
});
