import { browser } from '$app/environment';
import { recall, remember } from './settings.svelte.ts';

/** The tools of a table that are icons. */
const TABLE_TOOLS = ['table', 'log', 'description', 'memo', 'settings', 'undo', 'hint', 'moves'] as const;
export type TableTool = (typeof TABLE_TOOLS)[number];
/** Those of a board's map: how much it shows, and everybody's cards. */
const MAP_TOOLS = ['extent', 'cards'] as const;
export type MapTool = (typeof MAP_TOOLS)[number];

export const TOOLS = [...TABLE_TOOLS, ...MAP_TOOLS] as const;
type Tool = (typeof TOOLS)[number];

const KEY = 'ponts-bornes.tools';

const read = (): readonly Tool[] => {
  const kept = browser ? recall(KEY) : undefined;
  return Array.isArray(kept) ? TOOLS.filter((tool) => kept.includes(tool)) : [];
};

let known = $state.raw(read());

/** Whether the icon of a tool needs no name beside it: the person has used it, or has finished a game here. */
export const isKnownTool = (tool: Tool): boolean => known.includes(tool);

export const knowTools = (tools: readonly Tool[]): void => {
  if (tools.every(isKnownTool)) return;
  known = TOOLS.filter((tool) => isKnownTool(tool) || tools.includes(tool));
  remember(KEY, known);
};
