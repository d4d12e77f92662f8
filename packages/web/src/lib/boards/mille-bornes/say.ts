import type { Options, Seat } from '@ponts-bornes/kernel';
import { MEMO, cardNames, oneCard } from '@ponts-bornes/mille-bornes';
import type { CardName, SideView } from '@ponts-bornes/mille-bornes';
import type { BoardSpeech, MemoRules, Speech } from '@ponts-bornes/mille-bornes/speech';

/** A side, named by its players. */
export const sideName = ({ seats }: { readonly seats: readonly Seat[] }, names: readonly string[]): string =>
  seats.map((seat) => names[seat] ?? '').join(' + ');

/** The state of the viewer's side, and what it needs to move. */
export const needsOf = (
  { battle, rolling, limited, awaitsGreen, safeties }: SideView,
  { say, one }: Edition,
): string => {
  const speed = [...(limited ? [say.limited] : []), ...(awaitsGreen ? [say.awaitsGreen] : [])];
  if (rolling) return sentences([say.youRoll, ...speed]);
  const remedy = MEMO.find(({ attack }) => attack === battle.top)?.remedy ?? 'go';
  const needed = remedy === 'go' || safeties.includes('right') ? [remedy] : [remedy, 'go' as const];
  return sentences([say.youStand(needed.map(one)), ...speed]);
};

const sentences = (parts: readonly string[]): string =>
  parts.map((part) => `${part[0]?.toUpperCase()}${part.slice(1)}.`).join(' ');

/** Shared by the parts of the board. */
export interface Edition {
  readonly isCircuit: boolean;
  readonly name: (card: CardName) => string;
  /** The card within a sentence: "a green light". */
  readonly one: (card: CardName) => string;
  readonly say: BoardSpeech;
  readonly memo: MemoRules & Pick<Speech['memo'], 'discard'>;
}

/** The edition that these options choose. */
export const editionOf = (speech: Speech, options: Options): Edition => {
  const isCircuit = options['edition'] === 'circuit';
  const name = cardNames(speech, options);
  const { rules, discard } = speech.memo;
  return {
    isCircuit,
    name,
    one: oneCard(speech, name),
    say: speech.board,
    memo: { ...rules(name, isCircuit && options['limitNeedsGreen'] === true), discard },
  };
};
