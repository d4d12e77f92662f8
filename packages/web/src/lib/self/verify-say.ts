import type { Language } from '@ponts-bornes/kernel';
import type { CheckName, Finding, Verdict } from './check-record.ts';

const FR = {
  title: 'Vérifier une partie',
  intro:
    'Votre appareil recalcule toute la partie à partir de son compte rendu : le hasard, chaque coup, le résultat. Rien n’est envoyé nulle part.',
  fetching: 'Le compte rendu arrive…',
  working: 'Votre appareil rejoue la partie…',
  broken: (why: string) => `La vérification s’est arrêtée : ${why}`,
  missing: 'Le compte rendu n’est plus sur cet appareil. Ouvrez son fichier, ou collez son texte.',
  linkBroken: 'Le lien est incomplet : le compte rendu n’a pas pu être lu.',
  verdicts: {
    proven: 'Tout est juste',
    wrong: 'Quelque chose est faux',
    open: 'Rien de faux, mais la preuve n’est pas complète',
  } satisfies Record<Verdict, string>,
  checks: {
    text: 'Le compte rendu est entier',
    game: 'Le jeu et ses règles',
    commitment: 'Le secret est celui de l’engagement',
    seen: 'L’engagement est celui du début de la partie',
    parts: 'Le hasard ajouté par chacun',
    moves: 'La donne et les coups',
    result: 'Le résultat',
  } satisfies Record<CheckName, string>,
  findings: {
    held: 'vérifié',
    failed: 'faux',
    unknown: 'pas de comparaison possible',
    unreached: 'pas vérifié',
  } satisfies Record<Finding, string>,
  commitment: 'Engagement',
  replay: 'Revoir la partie',
  save: 'Garder le compte rendu',
  again: 'Réessayer',
  other: 'Vérifier un compte rendu',
  otherDetail: 'Choisissez un fichier ou collez un texte. Cela marche aussi sans réseau.',
  file: 'Fichier',
  text: 'Texte',
  check: 'Vérifier',
  empty: 'Il n’y a rien à lire : choisissez un fichier ou collez un texte.',
  whyTitle: 'Pourquoi cela prouve que la partie était juste',
  why: [
    'Avant que quiconque s’assoie, le serveur tire un secret et en publie l’empreinte, l’engagement : il ne peut plus changer de secret sans que cela se voie.',
    'Chaque personne qui s’assoit ajoute alors une part de hasard tirée par son appareil ; celle des robots est fixée par l’engagement.',
    'La donne et tous les tirages viennent du secret et de toutes ces parts mêlés : personne ne peut les choisir seul, pas même le serveur.',
    'À la fin le secret est révélé, et votre appareil refait tout : l’empreinte, la donne, chaque coup selon les règles, le résultat.',
    'Si tout tient, aucune carte n’a été échangée, aucun mélange truqué, aucun coup interdit joué.',
  ],
  whyNotTitle: 'Ce que cela ne prouve pas',
  whyNot: [
    'Que le serveur, qui connaît le secret pendant la partie, n’a rien montré à quelqu’un.',
    'Que la dernière personne assise ne s’était pas entendue avec lui pour choisir sa part.',
    'Que le hasard de qui joue seul avec des robots était libre : le serveur connaît la part de qui ouvre la table quand il tire son secret.',
    'Qui jouait vraiment derrière un nom.',
  ],
  selfTitle: 'Le refaire sans ce site',
  self: 'Gardez le compte rendu, puis vérifiez-le avec le programme libre de Ponts & Bornes, sur votre machine :',
  command: 'npm run -s pb -- verify partie.txt',
};

export type VerifyWords = typeof FR;

const EN: VerifyWords = {
  title: 'Verify a game',
  intro:
    'Your device computes the whole game again from its record: the luck, every move, the result. Nothing is sent anywhere.',
  fetching: 'The record is on its way…',
  working: 'Your device is replaying the game…',
  broken: (why) => `The verification has stopped: ${why}`,
  missing: 'The record is no longer on this device. Open its file, or paste its text.',
  linkBroken: 'The link is incomplete: the record could not be read.',
  verdicts: {
    proven: 'All of it is true',
    wrong: 'Something is wrong',
    open: 'Nothing is wrong, but the proof is not complete',
  },
  checks: {
    text: 'The record is whole',
    game: 'The game and its rules',
    commitment: 'The secret is the one committed to',
    seen: 'The commitment is the one from when the game began',
    parts: 'The luck that each one added',
    moves: 'The deal and the moves',
    result: 'The result',
  },
  findings: { held: 'verified', failed: 'wrong', unknown: 'nothing to compare with', unreached: 'not checked' },
  commitment: 'Commitment',
  replay: 'Replay the game',
  save: 'Save the record',
  again: 'Try again',
  other: 'Verify a record',
  otherDetail: 'Choose a file or paste a text. It works without a network too.',
  file: 'File',
  text: 'Text',
  check: 'Verify',
  empty: 'There is nothing to read: choose a file or paste a text.',
  whyTitle: 'Why this proves that the game was fair',
  why: [
    'Before anybody sits down the server draws a secret and publishes its hash, the commitment: it can’t change the secret any more without being found out.',
    'Each person who sits down then adds some luck drawn by their own device; that of bots is fixed by the commitment.',
    'The deal and every draw come from the secret and all these parts together: nobody can choose them alone, not even the server.',
    'At the end the secret is revealed, and your device does it all again: the hash, the deal, every move by the rules, the result.',
    'If all of it holds, no card was swapped, no shuffle was rigged, and no illegal move was played.',
  ],
  whyNotTitle: 'What it does not prove',
  whyNot: [
    'That the server, which knows the secret during the game, has shown nothing to anybody.',
    'That the last person to sit down had not agreed with it on which part to add.',
    'That the luck of somebody alone with bots was free: the server knows the part of who opens the table when it draws its secret.',
    'Who really played behind a name.',
  ],
  selfTitle: 'Do it again without this site',
  self: 'Save the record, then verify it with the free program of Ponts & Bornes, on your own machine:',
  command: 'npm run -s pb -- verify game.txt',
};

export const VERIFY: Readonly<Record<Language, VerifyWords>> = { fr: FR, en: EN };
