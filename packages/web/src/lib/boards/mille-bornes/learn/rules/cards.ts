import type { Section } from '../../../rules.ts';
import type { Translated } from '../../../../i18n/translated.ts';

const km = (distance: number): Translated => ({ fr: `${distance} km`, en: `${distance} km` });

export const cards: Section = {
  id: 'cards',
  title: { fr: 'Les cartes', en: 'The cards' },
  rules: [
    {
      id: 'MB-C1',
      title: { fr: 'Les étapes', en: 'Distances' },
      text: [
        {
          fr: 'On joue avec 106 cartes, les mêmes dans les deux éditions. 46 sont des étapes.',
          en: 'The game has 106 cards, the same in both editions. 46 of them are distances.',
        },
      ],
      table: {
        head: [
          { fr: 'Étape', en: 'Distance' },
          { fr: 'Cartes', en: 'Cards' },
        ],
        rows: [
          [km(25), 10],
          [km(50), 10],
          [km(75), 10],
          [km(100), 12],
          [km(200), 4],
        ],
      },
      ours: {
        kind: 'remade',
        text: {
          fr: 'Les dessins sont les nôtres. Le livret du circuit met en scène les héros d’un film, qui ne nous appartiennent pas ; ici, c’est une course sans nom. Les nombres et les effets des cartes sont ceux des livrets.',
          en: 'The drawings are our own. The circuit booklet stars the heroes of a film, who are not ours to use; here it’s a race without a name. The number of cards and what they do come from the booklets.',
        },
      },
    },
    {
      id: 'MB-C2',
      title: { fr: 'Les attaques', en: 'Attacks' },
      text: [
        {
          fr: '18 cartes. **Circuit :** le feu rouge est un drapeau rouge.',
          en: '18 cards. **Circuit:** the red light is a red flag.',
        },
      ],
      table: {
        head: [
          { fr: 'Attaque', en: 'Attack' },
          { fr: 'Cartes', en: 'Cards' },
          { fr: 'Effet', en: 'Effect' },
        ],
        rows: [
          [{ fr: 'Limite de vitesse', en: 'Speed limit' }, 4, { fr: '25 et 50 seulement', en: '25 and 50 only' }],
          [{ fr: 'Feu rouge', en: 'Red light' }, 5, { fr: 'arrête', en: 'stops' }],
          [{ fr: 'Panne d’essence', en: 'Out of petrol' }, 3, { fr: 'arrête', en: 'stops' }],
          [{ fr: 'Crevaison', en: 'Flat tyre' }, 3, { fr: 'arrête', en: 'stops' }],
          [{ fr: 'Accident', en: 'Accident' }, 3, { fr: 'arrête', en: 'stops' }],
        ],
      },
    },
    {
      id: 'MB-C3',
      title: { fr: 'Les parades', en: 'Remedies' },
      text: [
        {
          fr: '38 cartes. **Circuit :** le feu vert est un drapeau vert.',
          en: '38 cards. **Circuit:** the green light is a green flag.',
        },
      ],
      table: {
        head: [
          { fr: 'Parade', en: 'Remedy' },
          { fr: 'Cartes', en: 'Cards' },
          { fr: 'Contre', en: 'Against' },
        ],
        rows: [
          [{ fr: 'Fin de limite', en: 'End of limit' }, 6, { fr: 'la limite de vitesse', en: 'speed limit' }],
          [
            { fr: 'Feu vert', en: 'Green light' },
            14,
            {
              fr: 'le feu rouge ; aussi pour démarrer et repartir',
              en: 'red light; also to start and to set off again',
            },
          ],
          [{ fr: 'Essence', en: 'Petrol' }, 6, { fr: 'la panne d’essence', en: 'out of petrol' }],
          [{ fr: 'Roue de secours', en: 'Spare tyre' }, 6, { fr: 'la crevaison', en: 'flat tyre' }],
          [{ fr: 'Réparations', en: 'Repairs' }, 6, { fr: 'l’accident', en: 'accident' }],
        ],
      },
    },
    {
      id: 'MB-C4',
      title: { fr: 'Les bottes', en: 'Safeties' },
      text: [
        { fr: 'Quatre cartes, une seule de chaque.', en: 'Four cards, one of each. In French they are “bottes”.' },
      ],
      table: {
        head: [
          { fr: 'Botte', en: 'Safety' },
          { fr: 'Protège de', en: 'Protects from' },
        ],
        rows: [
          [
            { fr: 'Véhicule prioritaire', en: 'Right of way' },
            { fr: 'feu rouge et limite de vitesse', en: 'red light and speed limit' },
          ],
          [
            { fr: 'Citerne', en: 'Petrol tanker' },
            { fr: 'panne d’essence', en: 'out of petrol' },
          ],
          [
            { fr: 'Increvable', en: 'Puncture-proof' },
            { fr: 'crevaison', en: 'flat tyre' },
          ],
          [
            { fr: 'As du volant', en: 'Driving ace' },
            { fr: 'accident', en: 'accident' },
          ],
        ],
      },
    },
    {
      id: 'MB-C5',
      title: { fr: 'Le mémo', en: 'The memo' },
      text: [
        {
          fr: 'Quelle parade et quelle botte contre quelle attaque : le bouton « Aide » de la table le rappelle à tout moment. Les quatre cartes mémo de la boîte ne se distribuent pas.',
          en: 'Which remedy and which safety answer which attack: the table’s “Help” button shows it at any time. The four memo cards in the box are not dealt.',
        },
      ],
    },
  ],
};
