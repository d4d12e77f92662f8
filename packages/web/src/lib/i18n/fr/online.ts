import { counted, de } from '@ponts-bornes/kernel';
import type { PhraseName, Trouble } from '@ponts-bornes/protocol';

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
  readonly host: string;
  readonly you: string;
  readonly botFor: (name: string) => string;
  readonly offer: (name: string) => string;
  readonly offerDetail: string;
  readonly mayReturn: (name: string) => string;
  readonly offered: string;
  readonly nowBot: (name: string) => string;
  readonly nowBack: (name: string) => string;
  readonly nowTaken: (name: string) => string;
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
  readonly mute: (name: string) => string;
  readonly unmute: (name: string) => string;
  readonly freeTextOff: string;
  readonly watcher: (name: string) => string;
  readonly verify: string;
  readonly rematchBy: (name: string) => string;
  readonly join: string;
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
  host: 'hôte',
  you: 'vous',
  botFor: (name) => `Remplacer ${name} par un robot`,
  offer: (name) => `Proposer la place ${de(name)}`,
  offerDetail:
    'Toute personne qui a le lien peut prendre une place proposée, avec ses cartes. Un robot joue en attendant.',
  mayReturn: (name) => `${name} peut reprendre sa place à tout moment.`,
  offered: 'place proposée',
  nowBot: (name) => `Un robot remplace ${name}.`,
  nowBack: (name) => `${name} est de retour.`,
  nowTaken: (name) => `${name} rejoint la partie.`,
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
  mute: (name) => `Masquer ${name}`,
  unmute: (name) => `Ne plus masquer ${name}`,
  freeTextOff: 'À une table publique, on ne peut envoyer que ces phrases.',
  watcher: (name) => `${name} (spectateur)`,
  verify: 'Vérifier cette partie',
  rematchBy: (name) => `${name} propose une revanche.`,
  join: 'Rejoindre',
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
