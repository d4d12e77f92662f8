import type { Language } from '@ponts-bornes/kernel';
import { LIMITS } from '@ponts-bornes/protocol';
import type { FormProblem } from './forms.ts';
import type { PasskeyTrouble } from './passkeys.ts';

const { passwordLeast: LEAST, passwordMost: MOST, nickname: NICKNAME, accountName: NAME } = LIMITS;

const FR = {
  title: 'Vous, en ligne',
  intro: 'Le nom que les autres voient, et si vous voulez un compte pour garder vos parties.',
  loading: 'Un instant…',
  offline: 'Il n’y a pas de réseau en ce moment. Ce que vous êtes en ligne se règle quand il revient.',
  noServer:
    'Aucun serveur de tables ne répond ici. Ce site n’en a peut-être pas : on y joue contre des robots et autour d’un appareil, sans compte.',
  again: 'Réessayer',
  cancel: 'Annuler',
  name: 'Nom du compte',
  nameHint: 'Il sert à se connecter. Les autres ne le voient pas.',
  password: 'Mot de passe',
  passwordHint: `Au moins ${LEAST} signes ; une phrase convient très bien.`,

  nickname: 'Pseudonyme',
  nicknameHint: 'C’est le nom que les autres voient à une table.',
  nicknameNew: 'Choisissez un pseudonyme pour jouer avec d’autres. Il ne faut rien de plus.',
  nicknameSave: 'Enregistrer',
  nicknameSaved: (name: string) => `Vous vous appelez ${name}.`,
  tables: 'Tables en ligne',
  verify: 'Vérifier une partie',

  keepTitle: 'Garder ce que vous jouez',
  keep: 'Pour l’instant vous jouez sans compte : seul ce navigateur sait que ces parties sont à vous. Un compte les garde, et les ouvre sur vos autres appareils. Ni adresse ni téléphone ne sont demandés.',
  keepMake: 'Créer le compte',
  keepPasskey: 'Créer avec une clé d’accès',
  keepPasskeyHint:
    'Une clé d’accès remplace le mot de passe : l’appareil vous reconnaît par le doigt, le visage ou son code. Le nom est alors facultatif.',
  kept: (name: string) => `Votre compte ${name} est prêt. Vos parties y sont.`,
  noPasskeys:
    'Ce navigateur ne connaît pas les clés d’accès ici : elles demandent un navigateur récent et une adresse en https.',

  signInTitle: 'Se connecter',
  signIn: 'Vous avez déjà un compte ? Ce que vous avez joué ici sans compte y sera ajouté.',
  signInDo: 'Se connecter',
  signInPasskey: 'Avec une clé d’accès',
  signedIn: (name: string) => `Ce navigateur est connecté au compte ${name}.`,

  accountTitle: 'Votre compte',
  accountIs: (name: string) => `Ce navigateur est connecté au compte ${name}.`,
  signOut: 'Se déconnecter',
  signedOut: 'Ce navigateur n’est plus connecté.',

  keysTitle: 'Clés d’accès',
  keysNone: 'Aucune clé d’accès pour l’instant.',
  keysFull: `Il y a déjà ${LIMITS.passkeysPerPerson} clés d’accès : retirez-en une pour en ajouter.`,
  keyName: 'Nom de la nouvelle clé',
  keyNameHint: 'Pour la reconnaître plus tard, par exemple l’appareil où elle se trouve.',
  keyAdd: 'Ajouter une clé d’accès',
  keyAdded: 'La clé d’accès est ajoutée.',
  keyRemove: (name: string) => `Retirer la clé ${name}`,
  keyRemoved: 'La clé d’accès est retirée.',
  keyLast: 'C’est votre seule façon de vous connecter : donnez d’abord un mot de passe au compte.',
  since: (day: string) => `depuis le ${day}`,

  passwordTitle: 'Mot de passe',
  passwordNone: 'Ce compte n’a pas de mot de passe. Vous pouvez lui en donner un.',
  passwordHas: 'Changer le mot de passe ; le nom du compte peut changer avec lui.',
  passwordCurrent: 'Mot de passe actuel',
  passwordCurrentHint: 'Inutile après une connexion par clé d’accès.',
  passwordNew: 'Nouveau mot de passe',
  passwordOthers: 'Déconnecter mes autres appareils',
  passwordSave: 'Enregistrer le mot de passe',
  passwordSaved: 'Le mot de passe est enregistré.',

  tokensTitle: 'Jetons pour programmes',
  tokens:
    'Un jeton laisse un programme jouer à votre place par l’interface publique, un robot que vous écrivez par exemple. Il ne peut rien changer à votre compte.',
  tokensDocs: 'Ce que l’on peut demander au serveur',
  tokensNone: 'Aucun jeton pour l’instant.',
  tokensFull: `Il y a déjà ${LIMITS.tokensPerPerson} jetons : retirez-en un pour en créer.`,
  tokenName: 'Nom du nouveau jeton',
  tokenMake: 'Créer un jeton',
  tokenSecret: 'Votre jeton. Copiez-le maintenant : il ne sera plus montré.',
  tokenCopy: 'Copier',
  tokenCopied: 'Le jeton est copié.',
  tokenNotCopied: 'Le jeton n’a pas pu être copié : sélectionnez-le.',
  tokenRemove: (name: string) => `Retirer le jeton ${name}`,
  tokenRemoved: 'Le jeton est retiré : il n’ouvre plus rien.',
  tokenUsed: (day: string) => `dernier usage le ${day}`,
  tokenUnused: 'jamais utilisé',

  eraseTitle: 'Tout supprimer',
  eraseGuest: 'Supprimer ce que le serveur sait de vous.',
  eraseAccount: 'Supprimer votre compte et ce que le serveur sait de vous.',
  erase: 'Supprimer…',
  eraseSure: 'Supprimer pour toujours ?',
  eraseWhat: [
    'Votre pseudonyme, votre compte, vos clés d’accès, vos jetons et toutes vos connexions sont effacés.',
    'Dans les parties en cours, un robot prend votre place.',
    'Dans les parties finies, votre nom est remplacé ; les coups restent, ils sont aussi ceux des autres.',
    'Ce que vous avez écrit aux tables est effacé.',
    'Les tables que vous avez ouvertes passent à quelqu’un d’autre qui y joue ; celles où personne n’attend sont fermées.',
    'Ce que ce navigateur garde lui-même, vos parties contre des robots par exemple, y reste.',
  ],
  eraseType: (name: string) => `Pour confirmer, écrivez ${name}`,
  eraseDo: 'Supprimer pour toujours',

  privacyTitle: 'Ce que le serveur garde',
  privacy: [
    'De qui joue sans compte : un pseudonyme, et un cookie pour vous reconnaître. Après six mois sans visite et sans partie, ils sont oubliés.',
    'D’un compte : son nom, l’empreinte du mot de passe, la partie publique des clés d’accès, l’empreinte des jetons. Jamais le mot de passe lui-même.',
    'D’une table : qui y joue, les coups, ce qui y est écrit.',
    'Ni adresse électronique, ni téléphone, ni publicité, ni mesure d’audience. Rien n’est donné à d’autres.',
    'Les parties contre des robots et autour d’un appareil ne quittent pas l’appareil.',
  ],

  passkeyTroubles: {
    closed: 'Rien n’a été fait : la fenêtre de la clé d’accès a été fermée, ou le temps est passé.',
    known: 'Cet appareil a déjà une clé d’accès pour ce compte.',
    unable: 'Cet appareil n’a pas pu faire ou montrer de clé d’accès.',
  } satisfies Record<PasskeyTrouble, string>,
  formProblems: {
    'nickname-empty': 'Choisissez un pseudonyme.',
    'nickname-odd': `Un pseudonyme a au plus ${NICKNAME} lettres, sans signes invisibles.`,
    'name-empty': 'Choisissez un nom de compte.',
    'name-odd': `Un nom de compte a de 3 à ${NAME} lettres, chiffres, points ou tirets, sans espaces.`,
    'password-short': `Le mot de passe doit avoir au moins ${LEAST} signes.`,
    'password-long': `Le mot de passe peut avoir au plus ${MOST} signes.`,
    'password-is-name': 'Le mot de passe ne peut pas être le nom du compte.',
    'label-empty': 'Donnez-lui un nom, pour le reconnaître plus tard.',
  } satisfies Record<FormProblem, string>,
};

export type MeWords = typeof FR;

const EN: MeWords = {
  title: 'You, online',
  intro: 'The name that others see, and if you like an account that keeps your games.',
  loading: 'One moment…',
  offline: 'There is no network now. Who you are online can be set when it is back.',
  noServer:
    'No server for tables answers here. This site may have none: you can play against bots and around one device, without an account.',
  again: 'Try again',
  cancel: 'Cancel',
  name: 'Account name',
  nameHint: 'You sign in with it. Others do not see it.',
  password: 'Password',
  passwordHint: `At least ${LEAST} characters; a sentence does very well.`,

  nickname: 'Nickname',
  nicknameHint: 'This is the name that others see at a table.',
  nicknameNew: 'Choose a nickname to play with others. Nothing else is needed.',
  nicknameSave: 'Save',
  nicknameSaved: (name) => `You are called ${name}.`,
  tables: 'Online tables',
  verify: 'Verify a game',

  keepTitle: 'Keep what you play',
  keep: 'For now you are a guest: only this browser knows that these games are yours. An account keeps them, and opens them on your other devices. Neither address nor phone number is asked for.',
  keepMake: 'Make the account',
  keepPasskey: 'Make it with a passkey',
  keepPasskeyHint:
    'A passkey takes the place of the password: the device knows you by finger, face or its code. The name is optional then.',
  kept: (name) => `Your account ${name} is ready. Your games are in it.`,
  noPasskeys: 'This browser knows no passkeys here: they need a recent browser and an https address.',

  signInTitle: 'Sign in',
  signIn: 'You have an account already? What you have played here as a guest will be added to it.',
  signInDo: 'Sign in',
  signInPasskey: 'With a passkey',
  signedIn: (name) => `This browser is signed in to the account ${name}.`,

  accountTitle: 'Your account',
  accountIs: (name) => `This browser is signed in to the account ${name}.`,
  signOut: 'Sign out',
  signedOut: 'This browser is signed out.',

  keysTitle: 'Passkeys',
  keysNone: 'No passkeys yet.',
  keysFull: `There are ${LIMITS.passkeysPerPerson} passkeys already: remove one to add another.`,
  keyName: 'Name of the new passkey',
  keyNameHint: 'To know it later, for example the device where it is.',
  keyAdd: 'Add a passkey',
  keyAdded: 'The passkey is added.',
  keyRemove: (name) => `Remove the passkey ${name}`,
  keyRemoved: 'The passkey is removed.',
  keyLast: 'This is your only way to sign in: give the account a password first.',
  since: (day) => `since ${day}`,

  passwordTitle: 'Password',
  passwordNone: 'This account has no password. You can give it one.',
  passwordHas: 'Change the password; the name of the account may change with it.',
  passwordCurrent: 'Current password',
  passwordCurrentHint: 'Not needed if you have signed in with a passkey.',
  passwordNew: 'New password',
  passwordOthers: 'Sign out my other devices',
  passwordSave: 'Save the password',
  passwordSaved: 'The password is saved.',

  tokensTitle: 'Tokens for programs',
  tokens:
    'A token lets a program play for you through the public interface, a bot of your own for example. It can’t change your account.',
  tokensDocs: 'What the server can be asked',
  tokensNone: 'No tokens yet.',
  tokensFull: `There are ${LIMITS.tokensPerPerson} tokens already: remove one to make another.`,
  tokenName: 'Name of the new token',
  tokenMake: 'Make a token',
  tokenSecret: 'Your token. Copy it now: it will not be shown again.',
  tokenCopy: 'Copy',
  tokenCopied: 'The token is copied.',
  tokenNotCopied: 'The token could not be copied: select it.',
  tokenRemove: (name) => `Remove the token ${name}`,
  tokenRemoved: 'The token is removed: it opens nothing any more.',
  tokenUsed: (day) => `last used on ${day}`,
  tokenUnused: 'never used',

  eraseTitle: 'Delete everything',
  eraseGuest: 'Delete what the server knows of you.',
  eraseAccount: 'Delete your account and what the server knows of you.',
  erase: 'Delete…',
  eraseSure: 'Delete for good?',
  eraseWhat: [
    'Your nickname, your account, your passkeys, your tokens and all your sessions are erased.',
    'In games that go on, a bot takes your seat.',
    'In games that are over, your name is replaced; the moves stay, they are those of the others too.',
    'What you have written at tables is erased.',
    'Tables that you have opened pass to somebody else who plays there; those where nobody waits are closed.',
    'What this browser keeps itself, your games against bots for example, stays there.',
  ],
  eraseType: (name) => `To confirm, type ${name}`,
  eraseDo: 'Delete for good',

  privacyTitle: 'What the server keeps',
  privacy: [
    'Of a guest: the nickname and a cookie by which they are known. After six months without a visit or a game, they are forgotten.',
    'Of an account: its name, a hash of the password, the public part of passkeys, hashes of tokens. Never the password itself.',
    'Of a table: who plays there, the moves, what is written there.',
    'No e-mail address, no phone number, no advertising, no tracking. Nothing is given to others.',
    'Games against bots and around one device do not leave the device.',
  ],

  passkeyTroubles: {
    closed: 'Nothing was done: the window of the passkey was closed, or its time is over.',
    known: 'This device already has a passkey for this account.',
    unable: 'This device could not make or show a passkey.',
  },
  formProblems: {
    'nickname-empty': 'Choose a nickname.',
    'nickname-odd': `A nickname has at most ${NICKNAME} letters, and no invisible signs.`,
    'name-empty': 'Choose a name for the account.',
    'name-odd': `The name of an account has 3 to ${NAME} letters, digits, dots or dashes, without spaces.`,
    'password-short': `The password needs at least ${LEAST} characters.`,
    'password-long': `The password may have at most ${MOST} characters.`,
    'password-is-name': 'The password can’t be the name of the account.',
    'label-empty': 'Give it a name, so that you know it later.',
  },
};

export const ME: Readonly<Record<Language, MeWords>> = { fr: FR, en: EN };
