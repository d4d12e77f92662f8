/** A browser engine for tests. Only its own file knows its protocol. */
export interface Engine {
  readonly name: EngineName;
  readonly version: string;
  /** Opens a tab with empty storage, as on somebody's first visit. */
  readonly open: (visit: Visit) => Promise<Tab>;
  readonly close: () => Promise<void>;
}

export const ENGINE_NAMES = ['firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

/** The visitor's settings as the browser reports them. */
export interface Visit {
  readonly size: Size;
  readonly language: 'fr-FR' | 'en-GB';
  readonly scheme: 'light' | 'dark';
  /** Runs in each document before the page's own scripts. */
  readonly script: string;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The values that cross from the page to the test: `undefined` does not survive. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface Tab {
  readonly goto: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Runs a function in the page and returns its result, or what its promise resolves to. */
  readonly evaluate: <Answer extends Json | void, Given extends readonly Json[]>(
    act: (...given: Given) => Answer | Promise<Answer>,
    ...given: Given
  ) => Promise<Answer>;
  /** A key by its `KeyboardEvent.key`, prefixed with `Shift+` if Shift is held. */
  readonly press: (key: string) => Promise<void>;
  readonly click: (at: Point) => Promise<void>;
  readonly drag: (from: Point, to: Point) => Promise<void>;
  readonly resize: (size: Size) => Promise<void>;
  /** The window as a PNG. */
  readonly screenshot: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** Positions between the two ends of a drag: pages distinguish a drag from a click by its path. */
export const wayBetween = (from: Point, to: Point): readonly Point[] =>
  [0.1, 0.4, 0.7, 1].map((part) => ({ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }));
