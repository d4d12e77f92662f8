import type { AnyGame, AnyHints, BaseSpeech, GameMeta, Language, Phrases } from '@ponts-bornes/kernel';
import type { AnyPicture } from '@ponts-bornes/kernel/picture';

/** A game's rules, and the functions that phrase its moves, refusals and outcomes. */
export interface Loaded {
  readonly game: AnyGame;
  readonly phrases: Phrases;
}

/** A game's sentences, on demand. */
export interface SpeechEntry {
  /** Its sentences in one language. */
  readonly loadSpeech: (language: Language) => Promise<BaseSpeech>;
  /** Its phrases without the rules, for a client whose rules run elsewhere. */
  readonly loadPhrases: () => Promise<Phrases>;
}

/** A game's rules, on demand. */
export interface RulesEntry {
  readonly loadGame: () => Promise<AnyGame>;
  /** The game's hints for bots. */
  readonly loadHints: () => Promise<AnyHints>;
}

/** How the end of a game is drawn, on demand. */
export interface PictureEntry {
  readonly loadPicture: () => Promise<AnyPicture>;
}

/** One game of the list: its metadata at once, the rest on demand. */
export interface Entry extends SpeechEntry, Pick<RulesEntry, 'loadHints'> {
  readonly meta: GameMeta;
  readonly load: () => Promise<Loaded>;
}

// Erases the game's own speech type: phrases are only ever given the speech loaded by the same entry.
export const anyPhrases = <Speech extends BaseSpeech>(phrases: Phrases<Speech>): Phrases =>
  phrases as unknown as Phrases;
