import { de } from '@ponts-bornes/kernel';

/** What the signs and tools around a board mean. */
export const explanations = {
  byTouch: 'Sur le plateau : touchez une carte ou un symbole, ou maintenez le doigt dessus, pour savoir ce que c’est.',
  byMouse:
    'Sur le plateau : laissez la souris sur une carte ou un symbole pour savoir ce que c’est. Au clavier : touche I.',
  own: 'Cette couleur et cet emblème marquent vos pièces, vos cartes et vos coups.',
  theirs: (name: string) => `Cette couleur et cet emblème marquent les pièces, les cartes et les coups ${de(name)}.`,
  bot: (level: string, manner: string) => `Robot de niveau « ${level} » : ${manner}.`,
  online: 'Point plein : en ligne ; point vide : hors ligne. Le temps restant est à côté du nom.',
  practice: 'Vous avez annulé un coup après une révélation : cette partie ne comptera pas dans vos statistiques.',
  tools: {
    table: 'Les joueurs, les réglages et le lien de la table, et ce que vous pouvez leur proposer.',
    log: 'Tous les coups de la partie, du premier au dernier.',
    description: 'Toute la table décrite par écrit, pour qui ne voit pas le plateau.',
    memo: 'Les cartes, les pièces et leurs effets, avec un lien vers les règles.',
    settings: 'La langue, les couleurs, la vitesse des animations et les sons.',
    undo: 'Revient à votre dernière décision. Si des cartes ont été révélées depuis, la partie devient un entraînement.',
    hint: 'Ce que jouerait le robot le plus fort, et pourquoi.',
    moves: 'La liste de tous les coups que vous pouvez jouer.',
  },
};

export type ExplanationMessages = typeof explanations;
