import type { Language } from './contract.ts';
import type { RecordError, RecordProblem } from './record.ts';

type Problem = (error: RecordError) => string;

const RECORD_ERRORS: Readonly<Record<Language, Readonly<Record<RecordProblem, Problem>>>> = {
  fr: {
    'too-long': () => 'le texte est trop long pour un compte rendu',
    'not-a-record': ({ detail }) => `la première ligne doit être « ${detail} »`,
    header: ({ detail }) => (detail === '' ? 'ligne vide attendue' : `en-tête « ${detail} » absent ou illisible`),
    move: ({ detail }) => `coup illisible « ${detail} »`,
    'move-number': ({ detail }) => `le coup numéro ${detail} était attendu ici`,
    truncated: ({ detail }) => `le compte rendu est tronqué ; il manque « ${detail} »`,
    count: ({ detail }) => `le nombre de coups annoncé est faux ; il y en a ${detail}`,
    digest: () => 'le texte a été modifié ; son empreinte ne correspond plus',
    'after-end': () => 'du texte suit la fin du compte rendu',
    'unknown-game': ({ detail }) => `le jeu « ${detail} » n’est pas celui attendu`,
    'rules-version': ({ detail }) => `version des règles différente (ici : ${detail})`,
    options: ({ detail }) =>
      detail === '' ? 'options refusées' : `toutes les options doivent être écrites : ${detail}`,
    'secret-hidden': () => 'le secret de la donne n’est pas encore révélé',
    commitment: () => 'le secret ne correspond pas à l’engagement publié',
    pledge: ({ detail }) => `la part révélée par la place ${detail} n’est pas celle qu’elle avait scellée`,
    'illegal-move': ({ detail }) => `coup interdit « ${detail} »`,
    'already-over': ({ detail }) => `la partie est déjà terminée avant « ${detail} »`,
    'not-over': () => 'un résultat est annoncé, mais la partie n’est pas terminée',
    result: ({ detail }) => `le résultat annoncé est faux ; le bon est ${detail}`,
  },
  en: {
    'too-long': () => 'the text is too long for a record',
    'not-a-record': ({ detail }) => `the first line must be “${detail}”`,
    header: ({ detail }) => (detail === '' ? 'empty line expected' : `header “${detail}” is missing or unreadable`),
    move: ({ detail }) => `unreadable move “${detail}”`,
    'move-number': ({ detail }) => `move number ${detail} was expected here`,
    truncated: ({ detail }) => `the record is cut short; “${detail}” is missing`,
    count: ({ detail }) => `the number of moves is wrong; there are ${detail}`,
    digest: () => 'the text was changed; its digest does not match',
    'after-end': () => 'text follows the end of the record',
    'unknown-game': ({ detail }) => `“${detail}” is not the expected game`,
    'rules-version': ({ detail }) => `different version of the rules (here: ${detail})`,
    options: ({ detail }) => (detail === '' ? 'options refused' : `all options must be written out: ${detail}`),
    'secret-hidden': () => 'the secret of the deal has not been revealed yet',
    commitment: () => 'the secret does not match the published commitment',
    pledge: ({ detail }) => `the part revealed by seat ${detail} is not the one it pledged`,
    'illegal-move': ({ detail }) => `illegal move “${detail}”`,
    'already-over': ({ detail }) => `the game is already over before “${detail}”`,
    'not-over': () => 'a result is given, but the game is not over',
    result: ({ detail }) => `the result is wrong; it should be ${detail}`,
  },
};

/** The sentence for an error in a record, starting with its line. */
export const recordError = (language: Language, error: RecordError): string => {
  const line = language === 'fr' ? `ligne ${error.line} : ` : `line ${error.line}: `;
  return line + RECORD_ERRORS[language][error.problem](error);
};
