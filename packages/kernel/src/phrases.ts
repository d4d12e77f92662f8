import type { Language, Outcome, Refusal, Seat, Viewer } from './contract.ts';
import type { Options } from './option-field.ts';

/**
 * A game's sentences in one language. Seats are named by `names[seat]`; the seat of `reader` is addressed as "you". Without a
 * reader, as in a log that several people read on one screen, everybody is called by name.
 */
export interface Phrasebook {
  /** A seat's last action, for a log: "Ada avance de 100 km.", "Vous avancez de 100 km." */
  readonly move: (text: string, seat: Seat, names: readonly string[], reader?: Viewer) => string;
  /** Why input was refused. Covers every rule id of the game and of the kernel. */
  readonly refusal: (refusal: Refusal, names: readonly string[]) => string;
  /** Who won and why. */
  readonly outcome: (outcome: Outcome, names: readonly string[], reader?: Viewer) => string;
}

/** The part of a game's sentences common to all games; the game's own `Speech` adds the rest. */
export interface BaseSpeech {
  readonly language: Language;
  /** The meaning of each reason in the game's hints, for a player who asked for advice: the end of "because …". */
  readonly reasons: Readonly<Record<string, string>>;
}

/** A game's sentences for one table: options may change them (a circuit has flags where a road has lights). */
export type Phrases<Speech extends BaseSpeech = BaseSpeech> = (speech: Speech, options: Options) => Phrasebook;

type Sentence = (data: Refusal['data']) => string;

const KERNEL_REFUSALS: Readonly<Record<Language, Readonly<Record<string, Sentence>>>> = {
  fr: {
    'K-OVER': () => 'La partie est terminée.',
    'K-TURN': () => 'Ce n’est pas votre tour.',
    'K-TEXT': () => 'Ce texte n’est pas un coup de ce jeu.',
    'K-BACK': () => 'Il n’y a plus rien à annuler.',
    'K-OPTIONS': ({ value }) => `Les options doivent être un objet, pas ${value}.`,
    'K-OPTION': ({ option, value }) =>
      value === undefined ? `L’option « ${option} » n’existe pas.` : `L’option « ${option} » n’accepte pas ${value}.`,
  },
  en: {
    'K-OVER': () => 'The game is over.',
    'K-TURN': () => 'It’s not your turn.',
    'K-TEXT': () => 'This text isn’t a move in this game.',
    'K-BACK': () => 'There’s nothing left to undo.',
    'K-OPTIONS': ({ value }) => `Options must be an object, not ${value}.`,
    'K-OPTION': ({ option, value }) =>
      value === undefined ? `Option “${option}” doesn’t exist.` : `Option “${option}” doesn’t accept ${value}.`,
  },
};

/** The sentence for a refusal by the kernel's own rules (K-…), or null for a game's rule. */
export const kernelRefusal = (language: Language, { rule, data }: Refusal): string | null =>
  Object.hasOwn(KERNEL_REFUSALS[language], rule) ? (KERNEL_REFUSALS[language][rule]?.(data) ?? null) : null;
