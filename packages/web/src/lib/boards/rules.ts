import type { Component } from 'svelte';
import type { BaseSpeech, Language } from '@ponts-bornes/kernel';
import type { InOneLanguage, Translated } from '../i18n/translated.ts';

/**
 * A game's rules in our own words. In every text `**so**` is bold, `[MB-T1]` links to a rule, and a line starting with
 * "- " is a list item.
 */
export interface Rules {
  /** The goal and how to win, in two or three sentences. */
  readonly lead: Translated;
  /** A five-minute introduction for newcomers. */
  readonly brief: readonly Step[];
  readonly sections: readonly Section[];
}

/** A section of the introduction. */
interface Step {
  readonly title: Translated;
  readonly text: readonly Translated[];
  readonly figure?: FigureIn;
}

export interface Section {
  readonly id: string;
  readonly title: Translated;
  readonly rules: readonly Rule[];
}

export interface Rule {
  /** The id in the game's SPEC.md, such as MB-T1; also the anchor. */
  readonly id: string;
  readonly title: Translated;
  /** Paragraphs and list items. */
  readonly text: readonly Translated[];
  readonly table?: RuleTable;
  readonly figure?: FigureIn;
  /** Not from the rulebook: our interpretation where it is silent, or a reconstruction, with the reason. */
  readonly ours?: { readonly kind: 'reading' | 'remade'; readonly text: Translated };
  /** The lesson that lets readers try this rule. */
  readonly tryIt?: string;
}

interface RuleTable {
  readonly head: readonly Translated[];
  readonly rows: readonly (readonly (Translated | number)[])[];
}

/** A drawing from the game's `Figure.svelte`, and its description. */
interface FigureIn {
  readonly name: string;
  readonly caption: Translated;
}

/** Rules and their parts in one language, as a page shows them. */
type RulesText = InOneLanguage<Rules>;
export type RuleText = InOneLanguage<Rule>;
export type FigureText = InOneLanguage<FigureIn>;

/** All rules on a game's page. */
export interface RulesPageTexts {
  readonly rules: RulesText;
  /** Rules of every table, whatever the game. */
  readonly anyTable: readonly RuleText[];
  /** The same, for developers. */
  readonly forPrograms: readonly RuleText[];
}

export interface FigureProps<Speech extends BaseSpeech = BaseSpeech> {
  readonly name: string;
  readonly language: Language;
  readonly speech: Speech;
}

export type FigureComponent = Component<FigureProps>;

/** The component that draws a game's figures. */
export interface Drawings {
  readonly Figure: FigureComponent;
  readonly speech: BaseSpeech;
}

/** A segment of a text. */
export type Piece =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'rule'; readonly id: string };

const MARKED = /\*\*([^*]+)\*\*|\[([A-Z]+-[A-Z\d]+[a-z]?)\]/g;

/** Splits a text at its marks. */
export const piecesOf = (text: string): readonly Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(MARKED)) {
    if (found.index > from) pieces.push({ kind: 'plain', text: text.slice(from, found.index) });
    const [whole, strong, id] = found;
    pieces.push(strong === undefined ? { kind: 'rule', id: id! } : { kind: 'strong', text: strong });
    from = found.index + whole.length;
  }
  if (from < text.length) pieces.push({ kind: 'plain', text: text.slice(from) });
  return pieces;
};

/** Groups lines into paragraphs and lists. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

export const blocksOf = (lines: readonly string[]): readonly Block[] => {
  const blocks: Block[] = [];
  for (const line of lines) {
    const item = line.startsWith('- ') ? line.slice(2) : null;
    const last = blocks.at(-1);
    if (item === null) blocks.push({ kind: 'paragraph', text: line });
    else if (last?.kind === 'list') blocks[blocks.length - 1] = { kind: 'list', items: [...last.items, item] };
    else blocks.push({ kind: 'list', items: [item] });
  }
  return blocks;
};
