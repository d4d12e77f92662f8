import type { Language, Outcome, Refusal, Seat } from './contract.ts';
import type { Options } from './option-field.ts';
import type { RecordError, RecordProblem } from './record.ts';

/** A game's sentences in one language. Seats are named by `names[seat]`. */
export interface Phrasebook {
  /** What a seat just did, for a log: "Ada pose 100 km." */
  readonly move: (text: string, seat: Seat, names: readonly string[]) => string;
  /** Why something was refused. Answers for every rule the game refuses by, and for the kernel's own. */
  readonly refusal: (refusal: Refusal, names: readonly string[]) => string;
  /** Who won and why. */
  readonly outcome: (outcome: Outcome, names: readonly string[]) => string;
}

/** A game's sentences for a table: options may change the words (a circuit has flags where a road has lights). */
export type Phrases = (language: Language, options: Options) => Phrasebook;

type Sentence = (data: Refusal['data']) => string;

const KERNEL_REFUSALS: Readonly<Record<Language, Readonly<Record<string, Sentence>>>> = {
  fr: {
    'K-OVER': () => 'La partie est terminée.',
    'K-TURN': () => 'Ce n’est pas à cette place de jouer.',
    'K-TEXT': () => 'Ce texte n’est pas un coup de ce jeu.',
    'K-BACK': () => 'Il n’y a rien à reprendre : ce qui est joué est joué.',
    'K-OPTIONS': ({ value }) => `Les options doivent être un objet, pas ${value}.`,
    'K-OPTION': ({ option, value }) =>
      value === undefined ? `L’option « ${option} » n’existe pas.` : `L’option « ${option} » n’accepte pas ${value}.`,
  },
  en: {
    'K-OVER': () => 'The game is over.',
    'K-TURN': () => 'It is not this seat’s turn to act.',
    'K-TEXT': () => 'This text is no move of this game.',
    'K-BACK': () => 'There is nothing to take back: what is played is played.',
    'K-OPTIONS': ({ value }) => `Options must be an object, not ${value}.`,
    'K-OPTION': ({ option, value }) =>
      value === undefined ? `There is no option “${option}”.` : `Option “${option}” does not accept ${value}.`,
  },
};

/** The sentence for a refusal by the kernel's own rules (K-…), or null for a game's rule. */
export const kernelRefusal = (language: Language, { rule, data }: Refusal): string | null =>
  Object.hasOwn(KERNEL_REFUSALS[language], rule) ? (KERNEL_REFUSALS[language][rule]?.(data) ?? null) : null;

type Problem = (error: RecordError) => string;

const RECORD_ERRORS: Readonly<Record<Language, Readonly<Record<RecordProblem, Problem>>>> = {
  fr: {
    'too-long': () => 'le texte est trop long pour un compte rendu de partie',
    'not-a-record': ({ detail }) => `la première ligne doit être « ${detail} »`,
    header: ({ detail }) => (detail === '' ? 'ligne vide attendue' : `en-tête « ${detail} » absent ou illisible`),
    move: ({ detail }) => `coup illisible : « ${detail} »`,
    'move-number': ({ detail }) => `le coup numéro ${detail} était attendu ici`,
    truncated: ({ detail }) => `le compte rendu est tronqué : « ${detail} » manque`,
    count: ({ detail }) => `le nombre de coups annoncé est faux, il y en a ${detail}`,
    digest: () => 'le texte a été modifié : l’empreinte ne correspond pas',
    'after-end': () => 'du texte suit la fin du compte rendu',
    'unknown-game': ({ detail }) => `le jeu « ${detail} » n’est pas celui attendu`,
    'rules-version': ({ detail }) => `autre version des règles (ici : ${detail})`,
    options: ({ detail }) => (detail === '' ? 'options refusées' : `les options s’écrivent en entier : ${detail}`),
    'secret-hidden': () => 'le secret de la donne n’est pas encore révélé',
    commitment: () => 'le secret n’est pas celui de l’engagement publié',
    'illegal-move': ({ detail }) => `coup interdit : « ${detail} »`,
    'already-over': ({ detail }) => `la partie est déjà finie avant « ${detail} »`,
    'not-over': () => 'la partie n’est pas finie, contrairement au résultat annoncé',
    result: ({ detail }) => `le résultat annoncé est faux, il fallait ${detail}`,
  },
  en: {
    'too-long': () => 'the text is too long for a record',
    'not-a-record': ({ detail }) => `the first line must be “${detail}”`,
    header: ({ detail }) => (detail === '' ? 'empty line expected' : `header “${detail}” is missing or unreadable`),
    move: ({ detail }) => `unreadable move: “${detail}”`,
    'move-number': ({ detail }) => `move number ${detail} was expected here`,
    truncated: ({ detail }) => `the record is cut short: “${detail}” is missing`,
    count: ({ detail }) => `the number of moves is wrong, there are ${detail}`,
    digest: () => 'the text was changed: its digest does not match',
    'after-end': () => 'text follows the end of the record',
    'unknown-game': ({ detail }) => `“${detail}” is not the expected game`,
    'rules-version': ({ detail }) => `another version of the rules (here: ${detail})`,
    options: ({ detail }) => (detail === '' ? 'options refused' : `options are written in full: ${detail}`),
    'secret-hidden': () => 'the secret of the deal is not revealed yet',
    commitment: () => 'the secret is not the one committed to',
    'illegal-move': ({ detail }) => `illegal move: “${detail}”`,
    'already-over': ({ detail }) => `the game is over before “${detail}”`,
    'not-over': () => 'the game is not over, though a result is given',
    result: ({ detail }) => `the result is wrong, it should be ${detail}`,
  },
};

/** The sentence for what is wrong with a record, its line first. */
export const recordError = (language: Language, error: RecordError): string => {
  const line = language === 'fr' ? `ligne ${error.line} : ` : `line ${error.line}: `;
  return line + RECORD_ERRORS[language][error.problem](error);
};
