import type { Section } from '../../../rules.ts';

export const pieces: Section = {
  id: 'pieces',
  title: { fr: 'Le plateau et les pièces', en: 'Board and pieces' },
  rules: [
    {
      id: 'SK-C1',
      title: { fr: 'Neuf fondations, quatre couleurs', en: 'Nine foundations, four colours' },
      text: [
        {
          fr: 'Le plateau a neuf fondations en carré, nommées a1 à c3 : les lettres vont de gauche à droite, les chiffres de l’avant vers le fond. Il y a quatre couleurs de onze pièces. Une fondation n’a pas d’étage.',
          en: 'The board has nine foundations in a square, called a1 to c3: letters run from left to right, numbers from front to back. There are four colours of eleven pieces. A foundation has no floors.',
        },
        {
          fr: 'Une fois toutes vos pièces d’une sorte posées, il n’y en a plus.',
          en: 'Once you have placed all your pieces of a kind, there are no more.',
        },
      ],
      table: {
        head: [
          { fr: 'Pièce', en: 'Piece' },
          { fr: 'Par couleur', en: 'In each colour' },
          { fr: 'Étages', en: 'Floors' },
        ],
        rows: [
          [{ fr: 'Grand bloc', en: 'Tall block' }, 4, 3],
          [{ fr: 'Petit bloc', en: 'Low block' }, 4, 2],
          [{ fr: 'Pont', en: 'Bridge' }, 1, 1],
          [{ fr: 'Toit', en: 'Roof' }, 2, 0],
        ],
      },
      figure: {
        name: 'colours',
        caption: {
          fr: 'Les couleurs se reconnaissent aussi à leur symbole : rond rouge, carré bleu, triangle jaune, losange blanc.',
          en: 'Each colour also has a symbol: red circle, blue square, yellow triangle, white diamond.',
        },
      },
      ours: {
        kind: 'remade',
        text: {
          fr: 'La règle d’origine ne nomme pas les couleurs : rouge, bleu, jaune et blanc sont de nous, comme leurs symboles, pour que l’on puisse jouer sans distinguer les couleurs.',
          en: 'The original rules don’t name the colours: red, blue, yellow and white are ours, and so are their symbols, so that you can play without telling colours apart.',
        },
      },
    },
    {
      id: 'SK-C2',
      title: { fr: 'Une tour et sa hauteur', en: 'A tower and its height' },
      text: [
        {
          fr: 'Une tour est tout ce qui est empilé sur une fondation. Sa hauteur est son nombre d’étages. Une pièce se pose au niveau qu’a la tour juste avant elle.',
          en: 'A tower is everything stacked on one foundation. Its height is its number of floors. A piece is placed at the level the tower has just before it.',
        },
      ],
    },
    {
      id: 'SK-C3',
      title: { fr: 'Le pont est dans deux tours', en: 'A bridge is part of two towers' },
      text: [
        {
          fr: 'Un pont repose sur deux tours à la fois, fait partie des deux, et donne un étage à chacune. Toutes les autres pièces reposent sur une seule.',
          en: 'A bridge rests on two towers at once, belongs to both, and gives each of them a floor. All other pieces rest on one tower.',
        },
      ],
    },
  ],
};
