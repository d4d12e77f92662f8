import { anyGame } from '@ponts-bornes/kernel';
import type {
  AnyGame,
  AnyHints,
  BaseSpeech,
  BaseView,
  Game,
  GameMeta,
  Language,
  Options,
  Phrases,
} from '@ponts-bornes/kernel';

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
  readonly load: () => Promise<Loaded>;
  /** The game's hints for bots. */
  readonly loadHints: () => Promise<AnyHints>;
}

/** One game of the list: its metadata at once, the rest on demand. */
export interface Entry extends SpeechEntry, RulesEntry {
  readonly meta: GameMeta;
}

/** Erases the types of a game's module, so that all games fit in one list. */
export const loaded = <State, Move, View extends BaseView, Opts extends Options, Speech extends BaseSpeech>(module: {
  readonly game: Game<State, Move, View, Opts>;
  readonly phrases: Phrases<Speech>;
}): Loaded => ({ game: anyGame(module.game), phrases: anyPhrases(module.phrases) });

// Erases the game's own speech type: phrases are only ever given the speech loaded by the same entry.
export const anyPhrases = <Speech extends BaseSpeech>(phrases: Phrases<Speech>): Phrases =>
  phrases as unknown as Phrases;
