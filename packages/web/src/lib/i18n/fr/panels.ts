/** What covers a table for a while: dialogs and the curtain. Load it with them. */
export const panels = {
  expected: 'À jouer',
  table: 'Sur la table',
  chooseMove: 'Choisir un coup dans la liste',
  hintNone: 'Il n’y a rien à choisir ici.',
  chancesBeside: 'À droite, vos chances de gagner.',
  /** “Que” elides before a vowel. */
  because: (reasons: readonly string[]) =>
    `${/^[aeiouyhéèêà]/i.test(reasons[0] ?? '') ? 'parce qu’' : 'parce que '}${reasons.join(' ; ')}`,
  movesNone: 'Ce n’est pas votre tour.',
  filterNone: 'Aucun coup trouvé.',
  curtainTitle: (name: string) => `À ${name} de jouer`,
  curtainDetail: (name: string) => `Passez l’appareil à ${name}. Les autres, regardez ailleurs.`,
  curtainLift: (name: string) => `Je suis ${name}`,
  allRules: 'Toutes les règles',
  practiceDetail:
    'Depuis ce coup, des cartes ou un tirage ont été révélés. Si vous l’annulez, la partie devient un entraînement : elle ne comptera pas dans vos statistiques.',
  keepMove: 'Garder mon coup',
  undoMove: 'Annuler mon coup',
  chances: 'de chances de gagner',
  equal: 'équivalent',
  tapPlays: 'Touchez un coup pour le jouer.',
  filter: 'Rechercher',
};

export type PanelMessages = typeof panels;
