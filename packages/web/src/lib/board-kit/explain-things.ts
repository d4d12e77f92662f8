import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { explained } from './explained.ts';

const KEY = Symbol('things');

type Explained = Parameters<typeof explained>;

/** Makes an element explain a thing of the board; nothing in a figure, which has no table around it. */
export type ExplainThing<Thing> = (thing: Thing, manner?: Explained[1]) => Attachment<Element> | undefined;

/** Lets all parts of a board explain themselves: a part says which thing it shows, the board knows what that is. */
export const explainThings = <Thing>(read: (thing: Thing) => ReturnType<Explained[0]>): ExplainThing<Thing> => {
  const explain: ExplainThing<Thing> = (thing, manner) => explained(() => read(thing), manner);
  setContext(KEY, explain);
  return explain;
};

export const useThings = <Thing>(): ExplainThing<Thing> =>
  getContext<ExplainThing<Thing> | undefined>(KEY) ?? (() => undefined);
