import type { Language } from '@ponts-bornes/kernel';
import type { PhraseName, Trouble } from '@ponts-bornes/protocol';

/** What a table with others says. */
interface Say {
  readonly loading: string;
  readonly back: string;
  readonly yourTurn: string;
  readonly lost: string;
  readonly sending: string;
  readonly held: string;
  readonly loadAnew: string;
  readonly troubles: Readonly<Record<Trouble, string>>;
  readonly table: string;
  readonly chat: string;
  readonly unread: (count: number) => string;
  readonly here: string;
  readonly notHere: string;
  readonly botPlays: string;
  readonly bot: string;
  readonly left: (time: string) => string;
  readonly until: (when: string) => string;
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

export const SAY: Readonly<Record<Language, Say>> = {
  fr: {
    loading: 'On rejoint la table…',
    back: 'Retour aux tables',
    yourTurn: 'À vous',
    lost: 'Connexion perdue, nouvelle tentative…',
    sending: 'Envoi du coup…',
    held: 'Réponse donnée, elle sera dite à la fin du délai.',
    loadAnew: 'Recharger la page',
    troubles: {
      'rules-changed':
        'Cette table est arrêtée : elle a commencé sous d’autres règles, que ce serveur n’a plus. Rien de ce qui a été joué n’est perdu.',
      broken:
        'Cette table est arrêtée : une erreur dans le programme empêche de la continuer. Rien de ce qui a été joué n’est perdu.',
    },
    table: 'La table',
    chat: 'Conversation',
    unread: (count) => (count === 1 ? '1 message nouveau' : `${count} messages nouveaux`),
    here: 'à la table',
    notHere: 'pas à la table',
    botPlays: 'un robot joue à sa place',
    bot: 'robot',
    left: (time) => `temps restant ${time}`,
    until: (when) => `jusqu’à ${when}`,
    timeOver: 'Votre temps était écoulé : un robot a joué pour vous.',
    lowTime: (seconds) => `Il vous reste ${seconds} secondes.`,
    watchers: (count) => (count === 1 ? '1 personne regarde' : `${count} personnes regardent`),
    watching: 'Vous regardez cette table.',
    host: 'hôte',
    you: 'vous',
    botFor: (name) => `Faire jouer un robot pour ${name}`,
    offer: (name) => `Proposer cette place (${name})`,
    offerDetail:
      'Une place où personne n’est là peut être jouée par un robot, ou proposée : quiconque a le lien peut alors la prendre, et un robot joue en attendant.',
    mayReturn: (name) => `${name} peut reprendre sa place à tout moment.`,
    offered: 'place proposée',
    nowBot: (name) => `Un robot joue pour ${name}.`,
    nowBack: (name) => `${name} joue de nouveau.`,
    nowTaken: (name) => `${name} prend une place à la table.`,
    awaySelf: 'Un robot joue à votre place.',
    takeUp: 'Reprendre ma place',
    seatFree: (name) => `Place à prendre : ${name}.`,
    takeSeat: 'La prendre',
    takeTitle: 'Prendre cette place',
    leave: 'Quitter la partie',
    leaveSure: 'Un robot jouera à votre place. Vous pourrez la reprendre tant qu’elle n’est pas à quelqu’un d’autre.',
    leaveYes: 'Quitter',
    stay: 'Rester',
    standing: 'Quand on m’attaque et que je peux répondre',
    standings: { counter: 'répondre toujours', accept: 'ne jamais répondre' },
    link: 'Copier le lien de la table',
    copied: 'Lien copié.',
    copyDenied: 'Le lien n’a pas pu être copié.',
    say: 'Votre message',
    send: 'Dire',
    chatEmpty: 'Personne n’a encore rien dit.',
    chatName: 'Parler',
    mute: (name) => `Ne plus lire ${name}`,
    unmute: (name) => `Lire de nouveau ${name}`,
    freeTextOff: 'À une table publique, on se parle avec ces phrases.',
    watcher: (name) => `${name} (regarde)`,
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
      'your-turn': 'À toi de jouer',
      ouch: 'Aïe',
      'good-game': 'Belle partie',
      again: 'On remet ça ?',
      bye: 'À bientôt',
    },
  },
  en: {
    loading: 'Joining the table…',
    back: 'Back to the tables',
    yourTurn: 'Your turn',
    lost: 'Connection lost, trying again…',
    sending: 'Sending the move…',
    held: 'Answer given; it will be told when the time is over.',
    loadAnew: 'Reload the page',
    troubles: {
      'rules-changed':
        'This table has stopped: it began under other rules, which this server no longer has. Nothing that was played is lost.',
      broken:
        'This table has stopped: an error in the program keeps it from going on. Nothing that was played is lost.',
    },
    table: 'The table',
    chat: 'Conversation',
    unread: (count) => (count === 1 ? '1 new message' : `${count} new messages`),
    here: 'at the table',
    notHere: 'not at the table',
    botPlays: 'a bot plays for them',
    bot: 'bot',
    left: (time) => `time left ${time}`,
    until: (when) => `until ${when}`,
    timeOver: 'Your time was over: a bot has played for you.',
    lowTime: (seconds) => `You have ${seconds} seconds left.`,
    watchers: (count) => (count === 1 ? '1 person watches' : `${count} people watch`),
    watching: 'You are watching this table.',
    host: 'host',
    you: 'you',
    botFor: (name) => `Have a bot play for ${name}`,
    offer: (name) => `Offer this seat (${name})`,
    offerDetail:
      'A seat where nobody is can be played by a bot, or offered: whoever has the link may take it then, and a bot plays meanwhile.',
    mayReturn: (name) => `${name} can take up the seat again at any time.`,
    offered: 'seat offered',
    nowBot: (name) => `A bot plays for ${name}.`,
    nowBack: (name) => `${name} plays again.`,
    nowTaken: (name) => `${name} takes a seat at the table.`,
    awaySelf: 'A bot plays in your place.',
    takeUp: 'Take up my seat again',
    seatFree: (name) => `Seat to take: ${name}.`,
    takeSeat: 'Take it',
    takeTitle: 'Take this seat',
    leave: 'Leave the game',
    leaveSure: 'A bot will play in your place. You can take it up again as long as nobody else has it.',
    leaveYes: 'Leave',
    stay: 'Stay',
    standing: 'When I am attacked and can answer',
    standings: { counter: 'always answer', accept: 'never answer' },
    link: 'Copy the link of the table',
    copied: 'Link copied.',
    copyDenied: 'The link could not be copied.',
    say: 'Your message',
    send: 'Say',
    chatEmpty: 'Nobody has said anything yet.',
    chatName: 'Talk',
    mute: (name) => `Stop reading ${name}`,
    unmute: (name) => `Read ${name} again`,
    freeTextOff: 'At a public table people talk with these phrases.',
    watcher: (name) => `${name} (watching)`,
    verify: 'Verify this game',
    rematchBy: (name) => `${name} proposes a rematch.`,
    join: 'Join',
    phrases: {
      hello: 'Hello',
      'good-luck': 'Good luck',
      'well-played': 'Well played',
      thanks: 'Thanks',
      sorry: 'Sorry',
      'one-moment': 'One moment…',
      'i-am-back': 'I am back',
      'your-turn': 'Your turn',
      ouch: 'Ouch',
      'good-game': 'Good game',
      again: 'Once more?',
      bye: 'See you',
    },
  },
};
