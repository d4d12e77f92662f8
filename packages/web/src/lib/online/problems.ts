import type { Language } from '@ponts-bornes/kernel';
import { Problem } from './api.ts';
import type { ProblemCode } from './api.ts';

const PROBLEMS: Readonly<Record<Language, Readonly<Record<ProblemCode, string>>>> = {
  fr: {
    'odd-name': 'Ce nom ne va pas : au plus 24 lettres, sans signes invisibles.',
    unreachable: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
    'bad-request': 'Le serveur n’a pas compris cette demande. Rechargez la page, puis réessayez.',
    'too-large': 'C’est trop long.',
    'too-many': 'Il y en a déjà trop : terminez ou fermez-en avant d’en ouvrir d’autres.',
    'too-fast': 'C’est allé trop vite. Attendez un instant, puis réessayez.',
    'not-found': 'Cette table n’existe pas, ou n’existe plus.',
    'not-signed-in': 'Il faut d’abord dire qui vous êtes.',
    'not-yours': 'Ce n’est pas à vous de le faire.',
    'not-host': 'Seule la personne qui a ouvert la table peut le faire.',
    'seat-taken': 'Cette place vient d’être prise.',
    'already-seated': 'Vous avez déjà une place à cette table.',
    'seats-open': 'Il reste des places libres : il faut quelqu’un ou un robot à chacune.',
    'not-open': 'La partie a déjà commencé.',
    'not-playing': 'On ne joue pas à cette table en ce moment.',
    'not-over': 'La partie n’est pas terminée.',
    stale: 'La table a changé entre-temps. Regardez-la, puis choisissez de nouveau.',
    'unknown-game': 'Ce serveur ne connaît pas ce jeu.',
    'name-taken': 'Ce nom est déjà pris.',
    'wrong-password': 'Ce nom et ce mot de passe ne vont pas ensemble.',
    'weak-password': 'Ce mot de passe est trop court ou trop facile à deviner.',
    'passkey-failed': 'La clé d’accès n’a pas été acceptée.',
    'has-account': 'Vous avez déjà un compte.',
    'no-account': 'Il faut d’abord un compte.',
    'last-key': 'C’est la seule façon qui reste de vous connecter : ajoutez-en une autre avant.',
    'bad-options': 'Ces règles ne vont pas ensemble pour ce nombre de places.',
    protocol: 'Cette page est plus ancienne que le serveur. Rechargez-la pour continuer.',
    frozen: 'Cette table est arrêtée : le serveur ne peut plus la continuer.',
    'try-again': 'Le serveur est occupé. Réessayez dans un instant.',
    internal: 'Le serveur n’y est pas parvenu. Réessayez plus tard.',
  },
  en: {
    'odd-name': 'This name won’t do: at most 24 letters, and no invisible signs.',
    unreachable: 'The server does not answer. Check your connection, then try again.',
    'bad-request': 'The server did not understand this request. Reload the page, then try again.',
    'too-large': 'This is too long.',
    'too-many': 'There are too many already: end or close some before you open more.',
    'too-fast': 'That was too fast. Wait a moment, then try again.',
    'not-found': 'This table does not exist, or no longer.',
    'not-signed-in': 'Say who you are first.',
    'not-yours': 'This is not for you to do.',
    'not-host': 'Only the person who opened the table can do this.',
    'seat-taken': 'Somebody has just taken this seat.',
    'already-seated': 'You already have a seat at this table.',
    'seats-open': 'There are free seats: each needs somebody or a bot.',
    'not-open': 'The game has begun already.',
    'not-playing': 'Nothing is played at this table now.',
    'not-over': 'The game is not over.',
    stale: 'The table has changed meanwhile. Look at it, then choose again.',
    'unknown-game': 'This server does not know this game.',
    'name-taken': 'This name is taken.',
    'wrong-password': 'This name and this password do not go together.',
    'weak-password': 'This password is too short or too easy to guess.',
    'passkey-failed': 'The passkey was not accepted.',
    'has-account': 'You already have an account.',
    'no-account': 'This needs an account first.',
    'last-key': 'This is the only way left to sign in: add another one first.',
    'bad-options': 'These rules do not go together for this number of seats.',
    protocol: 'This page is older than the server. Reload it to go on.',
    frozen: 'This table has stopped: the server can’t go on with it.',
    'try-again': 'The server is busy. Try again in a moment.',
    internal: 'The server could not do it. Try again later.',
  },
};

/** What went wrong, as a person reads it. */
export const problemIn = (language: Language, error: unknown): string =>
  sentenceOf(language, error instanceof Problem ? error.code : 'internal');

/** The sentence for a code. A newer server may have codes that this page does not know. */
export const sentenceOf = (language: Language, code: ProblemCode): string =>
  PROBLEMS[language][code] ?? PROBLEMS[language].internal;
