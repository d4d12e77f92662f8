import type { Component } from 'svelte';
import type { Language } from '@ponts-bornes/kernel';

/**
 * A game's rules in one language, in our own words. In every text `**so**` is strong, `[MB-T1]` leads to a rule, and a
 * line that begins with "- " is an item of a list.
 */
export interface RulesText {
  /** What one does and how one wins: two or three sentences. */
  readonly lead: string;
  /** What a newcomer reads to begin, in five minutes. */
  readonly brief: readonly Step[];
  readonly sections: readonly Section[];
}

/** A part of the short reading. */
interface Step {
  readonly title: string;
  readonly text: readonly string[];
  readonly figure?: FigureIn;
}

export interface Section {
  /** The anchor: the same in both languages. */
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

export interface Rule {
  /** As in the game's SPEC.md: MB-T1. Its anchor. */
  readonly id: string;
  readonly title: string;
  /** Paragraphs, and items of lists. */
  readonly text: readonly string[];
  readonly table?: RuleTable;
  readonly figure?: FigureIn;
  /** What is ours and not the rulebook's: how we read a silent place, or what we made anew; with the reason. */
  readonly ours?: { readonly kind: 'reading' | 'remade'; readonly text: string };
  /** The lesson in which this rule can be tried. */
  readonly tryIt?: string;
}

interface RuleTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A drawing of the game's own `Figure.svelte`, and what it shows in words. */
export interface FigureIn {
  readonly name: string;
  readonly caption: string;
}

export interface FigureProps {
  readonly name: string;
  readonly language: Language;
}

export type FigureComponent = Component<FigureProps>;

/** A piece of a text. */
export type Piece =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'rule'; readonly id: string };

const MARKED = /\*\*([^*]+)\*\*|\[([A-Z]+-[A-Z\d]+[a-z]?)\]/g;

/** What is written between the marks, and what the marks mean. */
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

/** Lines as paragraphs and lists, in their order. */
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
