import type { Section } from '../../../rules.ts';

export const tableau: Section = {
  id: 'tableau',
  title: { fr: 'Ce qui est sur la table', en: 'What lies on the table' },
  rules: [
    {
      id: 'MB-S5',
      title: { fr: 'Le jeu d’un camp', en: 'What a side shows' },
      text: [
        { fr: 'Chaque camp montre :', en: 'Each side shows:' },
        {
          fr: '- sa **pile de bataille** : attaques, parades, feux verts ;',
          en: '- its **battle pile**: attacks, remedies, green lights;',
        },
        {
          fr: '- sa **pile de vitesse** : limites et fins de limite ;',
          en: '- its **speed pile**: limits and ends of limit;',
        },
        { fr: '- ses étapes ;', en: '- its distances;' },
        {
          fr: '- ses bottes, en travers quand elles ont fait un coup-fourré.',
          en: '- its safeties, crosswise where they made a coup-fourré.',
        },
        {
          fr: 'Des deux piles, seule la carte du dessus compte. Tout le monde peut consulter la défausse et connaît le nombre de cartes de la pioche.',
          en: 'Of the two piles only the top card counts. Anyone can look through the discard pile, and everyone knows how many cards are in the draw pile.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Les livrets ne disent pas si l’on peut compter la pioche. Autour d’une vraie table, on la voit baisser ; ici, le nombre de cartes est affiché.',
          en: 'The booklets don’t say whether you may count the draw pile. Around a real table you see it shrink; here the number of cards is shown.',
        },
      },
    },
    {
      id: 'MB-S6',
      title: { fr: 'Rouler', en: 'Moving' },
      text: [
        {
          fr: 'Un camp **roule** quand le dessus de sa pile de bataille est un feu vert.',
          en: 'A side is **moving** when the top of its battle pile is a green light.',
        },
        {
          fr: 'Avec le véhicule prioritaire, il roule dès que la carte du dessus n’est pas une attaque : feu vert, parade, ou rien du tout.',
          en: 'With right of way it is moving as long as its top card is not an attack: a green light, a remedy, or nothing at all.',
        },
      ],
      figure: {
        name: 'rolling',
        caption: {
          fr: 'Pile vide : à l’arrêt. Feu vert : on roule. Réparations seules : à l’arrêt. Réparations avec le véhicule prioritaire : on roule.',
          en: 'Empty pile: stopped. Green light: moving. Repairs alone: stopped. Repairs together with right of way: moving.',
        },
      },
      ours: {
        kind: 'reading',
        text: {
          fr: 'Il n’est écrit nulle part que le véhicule prioritaire roule aussi sur une pile vide. Mais il dispense de feu vert, et il n’y a pas d’attaque.',
          en: 'Nowhere is it written that you move with right of way on an empty pile. But it replaces green lights, and there is no attack.',
        },
      },
    },
  ],
};
