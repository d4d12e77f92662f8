import { counted, de } from '@ponts-bornes/kernel';
import type { BotReason, PhraseName, ProposalKind, Trouble } from '@ponts-bornes/protocol';

/** A sentence about the reader, or about another player. */
interface Told {
  readonly you: string;
  readonly other: (name: string) => string;
}

/** An online table. */
export interface OnlineMessages {
  readonly loading: string;
  readonly back: string;
  readonly yourTurn: string;
  readonly lost: string;
  readonly sending: string;
  readonly held: string;
  readonly reload: string;
  readonly troubles: Readonly<Record<Trouble, string>>;
  readonly table: string;
  readonly tableBriefly: string;
  readonly chat: string;
  readonly unread: (count: number) => string;
  readonly here: string;
  readonly notHere: string;
  readonly botPlays: string;
  readonly botPlaysForYou: string;
  readonly bot: string;
  readonly left: (time: string) => string;
  readonly timeOver: string;
  readonly lowTime: (seconds: number) => string;
  readonly watchers: (count: number) => string;
  readonly watching: string;
  readonly watchingBehind: (moves: number) => string;
  readonly host: string;
  readonly you: string;
  readonly botFor: (name: string) => string;
  readonly offer: (name: string) => string;
  readonly offerDetail: string;
  readonly mayReturn: (name: string) => string;
  readonly offered: string;
  readonly nowBot: (name: string) => string;
  readonly nowCalled: (before: string, name: string) => string;
  /** Lines of the log about the players. */
  readonly events: {
    readonly bot: Readonly<Record<BotReason, Told>>;
    readonly 'timed-out': Told;
    readonly back: Told;
    readonly taken: { readonly you: (by: string) => string; readonly other: (by: string, name: string) => string };
    /** The name of the player who proposed it; null: the reader. */
    readonly undone: (name: string | null, moves: number) => string;
    /** What follows it if the game no longer counts. */
    readonly practice: string;
    readonly paused: Told;
    readonly resumed: Told;
    readonly 'time-added': Told;
    readonly stopped: Told;
    /** By what was proposed. */
    readonly refused: Readonly<Record<ProposalKind, Told>>;
  };
  readonly agreement: {
    readonly title: string;
    readonly alone: string;
    /** How much time is added at a live table, and at a slow one. */
    readonly more: { readonly live: (minutes: number) => string; readonly slow: string };
    readonly propose: Readonly<Record<Exclude<ProposalKind, 'time'>, string>> & {
      readonly time: (more: string) => string;
    };
    readonly asked: Readonly<Record<Exclude<ProposalKind, 'time'>, Told>> & { readonly time: (more: string) => Told };
    readonly stopSure: string;
    readonly waitingFor: (names: readonly string[]) => string;
    readonly agree: string;
    readonly refuse: string;
    readonly withdraw: string;
    readonly paused: string;
    readonly resume: string;
    readonly stopped: string;
  };
  readonly finishedBy: Told;
  readonly lostSeat: (by: string) => string;
  readonly keepSeat: (name: string) => string;
  readonly returnTime: (time: string) => string;
  readonly awaySelf: string;
  readonly takeUp: string;
  readonly seatFree: (name: string) => string;
  readonly takeSeat: string;
  readonly takeTitle: string;
  readonly leave: string;
  readonly leaveSure: string;
  readonly leaveYes: string;
  readonly replaceMe: string;
  readonly stay: string;
  readonly standing: string;
  readonly standings: { readonly counter: string; readonly accept: string };
  readonly link: string;
  readonly copied: string;
  readonly copyDenied: string;
  readonly say: string;
  readonly send: string;
  readonly chatEmpty: string;
  readonly chatName: string;
  readonly phrasesTitle: string;
  readonly muting: string;
  readonly mute: (name: string) => string;
  readonly unmute: (name: string) => string;
  readonly freeTextOff: string;
  readonly watcher: (name: string) => string;
  readonly verify: string;
  readonly verifyBriefly: string;
  readonly rematchFull: string;
  readonly rematchBy: (name: string) => string;
  readonly join: string;
  readonly decline: string;
  readonly declined: string;
  readonly watchNext: string;
  readonly phrases: Readonly<Record<PhraseName, string>>;
}

export const online: OnlineMessages = {
  loading: 'Connexion à la table…',
  back: 'Retour aux tables',
  yourTurn: 'À vous',
  lost: 'Connexion perdue. Reconnexion…',
  sending: 'Envoi du coup…',
  held: 'Réponse enregistrée : elle sera révélée à la fin du délai.',
  reload: 'Recharger la page',
  troubles: {
    'rules-changed':
      'Cette partie ne peut pas continuer : elle a commencé avec une ancienne version des règles, que ce serveur n’a plus. Les coups joués sont conservés.',
    'too-long': 'Cette partie ne peut pas continuer : elle a atteint le nombre maximal de coups.',
    broken: 'Cette partie ne peut pas continuer, à cause d’une erreur du serveur. Les coups joués sont conservés.',
  },
  table: 'La table',
  tableBriefly: 'Table',
  chat: 'Discussion',
  unread: (count) => counted('fr', count, 'nouveau message', 'nouveaux messages'),
  here: 'en ligne',
  notHere: 'hors ligne',
  botPlays: 'un robot joue à sa place',
  botPlaysForYou: 'un robot vous remplace',
  bot: 'robot',
  left: (time) => `temps restant : ${time}`,
  timeOver: 'Temps écoulé : un robot a joué pour vous.',
  lowTime: (seconds) => `Il vous reste ${seconds} secondes.`,
  watchers: (count) => counted('fr', count, 'spectateur', 'spectateurs'),
  watching: 'Vous regardez la partie.',
  watchingBehind: (moves) => `Vous regardez la partie avec ${moves} coups de retard.`,
  host: 'hôte',
  you: 'vous',
  botFor: (name) => `Remplacer ${name} par un robot`,
  offer: (name) => `Proposer la place ${de(name)}`,
  offerDetail:
    'Toute personne qui a le lien peut prendre une place proposée, avec ses cartes. Un robot joue en attendant.',
  mayReturn: (name) => `${name} peut reprendre sa place à tout moment.`,
  offered: 'place proposée',
  nowBot: (name) => `Un robot remplace ${name}.`,
  nowCalled: (before, name) => `${before} s’appelle maintenant ${name}.`,
  events: {
    bot: {
      late: {
        you: 'Votre temps est écoulé : un robot vous remplace.',
        other: (name) => `Temps écoulé pour ${name} : un robot joue à sa place.`,
      },
      left: {
        you: 'Vous avez quitté la partie : un robot vous remplace.',
        other: (name) => `${name} a quitté la partie : un robot joue à sa place.`,
      },
      agreed: {
        you: 'Vous proposez votre place : un robot vous remplace.',
        other: (name) => `${name} propose sa place : un robot joue en attendant.`,
      },
      offline: {
        you: 'Vous étiez hors ligne : un robot vous remplace.',
        other: (name) => `${name} est hors ligne : un robot joue à sa place.`,
      },
    },
    undone: (name, moves) =>
      `${counted('fr', moves, 'coup repris', 'coups repris')} d’un commun accord, à ${name === null ? 'votre demande' : `la demande ${de(name)}`}.`,
    practice: 'La partie devient un entraînement.',
    paused: {
      you: 'La partie est en pause, à votre demande.',
      other: (name) => `La partie est en pause, à la demande ${de(name)}.`,
    },
    resumed: { you: 'Vous reprenez la partie.', other: (name) => `${name} reprend la partie.` },
    'time-added': {
      you: 'Tout le monde a plus de temps, à votre demande.',
      other: (name) => `Tout le monde a plus de temps, à la demande ${de(name)}.`,
    },
    stopped: {
      you: 'Partie arrêtée sans résultat, à votre demande.',
      other: (name) => `Partie arrêtée sans résultat, à la demande ${de(name)}.`,
    },
    refused: {
      back: {
        you: 'Vous refusez de revenir en arrière.',
        other: (name) => `${name} refuse de revenir en arrière.`,
      },
      pause: { you: 'Vous refusez la pause.', other: (name) => `${name} refuse la pause.` },
      time: { you: 'Vous refusez d’ajouter du temps.', other: (name) => `${name} refuse d’ajouter du temps.` },
      stop: { you: 'Vous refusez d’arrêter la partie.', other: (name) => `${name} refuse d’arrêter la partie.` },
    },
    'timed-out': {
      you: 'Votre temps est écoulé : un robot joue ce coup pour vous.',
      other: (name) => `Temps écoulé pour ${name} : un robot joue ce coup à sa place.`,
    },
    back: { you: 'Vous êtes de retour.', other: (name) => `${name} est de retour.` },
    taken: { you: (by) => `${by} a pris votre place.`, other: (by, name) => `${by} prend la place ${de(name)}.` },
  },
  agreement: {
    title: 'Proposer à la table',
    alone: 'Contre des robots',
    more: { live: (minutes) => counted('fr', minutes, 'minute', 'minutes'), slow: 'un jour' },
    propose: {
      back: 'Reprendre mon dernier tour',
      pause: 'Faire une pause',
      time: (more) => `Ajouter ${more}`,
      stop: 'Arrêter sans résultat',
    },
    asked: {
      back: {
        you: 'Vous demandez à reprendre votre dernier tour.',
        other: (name) => `${name} demande à reprendre son dernier tour, ce qui annule aussi la suite.`,
      },
      pause: { you: 'Vous proposez une pause.', other: (name) => `${name} propose une pause.` },
      time: (more) => ({
        you: `Vous proposez d’ajouter ${more} à tous.`,
        other: (name) => `${name} propose d’ajouter ${more} à tous.`,
      }),
      stop: {
        you: 'Vous proposez d’arrêter la partie sans résultat.',
        other: (name) => `${name} propose d’arrêter la partie sans résultat.`,
      },
    },
    stopSure: 'Arrêter vraiment ?',
    waitingFor: (names) => `En attente de l’accord ${new Intl.ListFormat('fr').format(names.map(de))}.`,
    agree: 'D’accord',
    refuse: 'Non',
    withdraw: 'Retirer',
    paused: 'La partie est en pause.',
    resume: 'Reprendre la partie',
    stopped: 'La partie a été arrêtée d’un commun accord, sans résultat.',
  },
  finishedBy: {
    you: 'Un robot a terminé la partie à votre place.',
    other: (name) => `Un robot a terminé la partie à la place ${de(name)}.`,
  },
  lostSeat: (by) => `${by} a pris votre place. Vous regardez la partie.`,
  keepSeat: (name) => `Ne plus proposer la place ${de(name)}`,
  returnTime: (time) => `Reprenez votre place : vous aurez au moins ${time} à la pendule.`,
  awaySelf: 'Un robot vous remplace.',
  takeUp: 'Reprendre ma place',
  seatFree: (name) => `La place ${de(name)} est libre.`,
  takeSeat: 'Prendre la place',
  takeTitle: 'Prendre cette place',
  leave: 'Quitter la partie',
  leaveSure:
    'Un robot vous remplacera, et l’hôte pourra proposer votre place à quelqu’un d’autre, qui verra vos cartes. Vous pourrez la reprendre tant qu’elle est libre. Pour vous absenter un moment, fermez simplement la page : vous gardez votre place.',
  leaveYes: 'Quitter',
  replaceMe: 'Proposer ma place',
  stay: 'Rester',
  standing: 'Quand on m’attaque et que je peux contrer',
  standings: { counter: 'toujours contrer', accept: 'toujours laisser passer' },
  link: 'Copier le lien de la table',
  copied: 'Lien copié.',
  copyDenied: 'Impossible de copier le lien.',
  say: 'Votre message',
  send: 'Envoyer',
  chatEmpty: 'Aucun message pour l’instant.',
  chatName: 'Discuter',
  phrasesTitle: 'Phrases toutes faites',
  muting: 'Masquer quelqu’un',
  mute: (name) => `Masquer ${name}`,
  unmute: (name) => `Ne plus masquer ${name}`,
  freeTextOff: 'À une table publique, on ne peut envoyer que ces phrases.',
  watcher: (name) => `${name} (spectateur)`,
  verify: 'Vérifier cette partie',
  verifyBriefly: 'Vérifier',
  rematchFull: 'La revanche se joue sans vous : toutes les places sont prises.',
  rematchBy: (name) => `${name} propose une revanche.`,
  join: 'Jouer la revanche',
  decline: 'Non merci',
  declined: 'Vous avez refusé la revanche : votre place est libre.',
  watchNext: 'Regarder',
  phrases: {
    hello: 'Bonjour',
    'good-luck': 'Bonne chance',
    'well-played': 'Bien joué',
    thanks: 'Merci',
    sorry: 'Pardon',
    'one-moment': 'Un instant…',
    'i-am-back': 'Me revoilà',
    'your-turn': 'À vous de jouer',
    ouch: 'Aïe',
    'good-game': 'Belle partie',
    again: 'Une revanche ?',
    bye: 'À bientôt',
  },
};
