/** The kernel rules that every table enforces. */
export const anyTable = {
  'K-TURN': {
    title: 'Chacun son tour',
    text: 'On ne joue que lorsque c’est à soi de jouer.',
  },
  'K-OVER': {
    title: 'Fin de partie',
    text: 'On ne peut plus jouer une fois la partie terminée, mais on peut la revoir.',
  },
  'K-BACK': {
    title: 'Annuler un coup',
    text: 'On peut annuler son dernier coup tant qu’il n’a rien révélé et que personne n’a joué depuis, sauf si une règle du jeu le rend définitif.',
  },
  'K-TEXT': {
    title: 'Écriture d’un coup',
    text: 'Chaque coup s’écrit d’une seule façon. Tout autre texte est refusé, et rien ne change.',
  },
  'K-OPTION': {
    title: 'Options',
    text: 'La valeur d’une option doit être permise pour ce nombre de joueurs et compatible avec les autres options.',
  },
  'K-OPTIONS': {
    title: 'Liste des options',
    text: 'Les options d’une table sont un objet : des noms et leurs valeurs.',
  },
};

export type AnyTableMessages = typeof anyTable;
