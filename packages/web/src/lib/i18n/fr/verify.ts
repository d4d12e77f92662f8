import type { CheckName, Finding } from '@ponts-bornes/kernel';

export const verify = {
  title: 'Vérifier une partie',
  intro:
    'Votre appareil recalcule toute la partie à partir de son compte rendu : la donne, chaque coup, le résultat. Rien n’est envoyé sur Internet.',
  fetching: 'Téléchargement de la partie…',
  working: 'Votre appareil rejoue la partie…',
  broken: (why: string) => `La vérification s’est arrêtée : ${why}`,
  missing: 'Cette partie n’est plus sur cet appareil. Ouvrez son fichier ou collez son texte.',
  linkBroken: 'Ce lien est incomplet : impossible de lire la partie. Demandez un nouveau lien.',
  checks: {
    text: 'Compte rendu complet',
    game: 'Jeu et règles',
    commitment: 'Secret conforme à l’engagement',
    seen: 'Engagement identique à celui du début',
    parts: 'Personne n’a choisi la donne',
    moves: 'Donne et coups',
    result: 'Résultat',
  } satisfies Record<CheckName, string>,
  findings: {
    held: 'vérifié',
    failed: 'échec',
    unknown: 'non prouvé',
    unreached: 'non vérifié',
  } satisfies Record<Finding, string>,
  commitment: 'Engagement',
  replay: 'Revoir la partie',
  save: 'Télécharger la partie',
  again: 'Réessayer',
  first: 'Choisir une partie',
  other: 'Vérifier une autre partie',
  otherDetail: 'Choisissez un fichier ou collez un texte. Cela fonctionne aussi hors ligne.',
  file: 'Fichier',
  text: 'Texte',
  check: 'Vérifier',
  empty: 'Choisissez d’abord un fichier ou collez un texte.',
  whyTitle: 'Comment ça marche',
  why: [
    'À l’ouverture de la table, le serveur tire un secret et en publie l’empreinte, l’engagement : il ne peut plus changer de secret sans que cela se voie.',
    'Chaque appareil tire sa part de la donne et n’en publie que l’empreinte : la part est scellée. Celle d’un robot découle de l’engagement.',
    'Quand l’hôte lance la partie, la liste des parts scellées est close et publiée. Chaque appareil révèle alors sa part, et la donne est calculée à partir du secret et de toutes les parts.',
    'Personne n’a donc pu choisir une part en connaissant les autres, pas même quelqu’un qui connaît le secret du serveur.',
    'Si une part manque, rien n’est distribué : le lancement est annulé, tout le monde le voit, et le compte rendu l’indique.',
    'À la fin de la partie, le secret est révélé et votre appareil recalcule tout : les empreintes, la donne, chaque coup, le résultat.',
  ],
  whyNotTitle: 'Ce que cela ne prouve pas',
  whyNot: [
    'La preuve vaut pour les joueurs nommés : chacun sait que sa part vient de son propre appareil. Si tous sont complices du serveur, elle ne vaut rien.',
    'Que le serveur, qui connaît le secret pendant la partie, n’a montré les cartes à personne.',
    'Qu’aucune donne n’a été écartée, si des lancements ont été annulés ou une table fermée auparavant.',
    'Qui jouait vraiment sous un nom.',
  ],
  selfTitle: 'Vérifier sans ce site',
  self: 'Téléchargez la partie, puis vérifiez-la sur votre ordinateur avec le logiciel libre Ponts & Bornes :',
  command: 'npm run -s pb -- verify partie.txt',
};

export type VerifyMessages = typeof verify;
