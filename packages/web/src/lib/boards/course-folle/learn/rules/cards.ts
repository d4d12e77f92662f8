import type { Section } from '../../../rules.ts';

export const cards: Section = {
  id: 'cards',
  title: { fr: 'Les cartes', en: 'The cards' },
  rules: [
    {
      id: 'CF-C1',
      title: { fr: 'Personnages et cartes de course', en: 'Characters and race cards' },
      text: [
        {
          fr: 'Il y a sept personnages, chacun avec un paquet de cinq **cartes de course** : train, voiture, moto, bateau, avion.',
          en: 'There are seven characters, each with a pack of five **race cards**: train, car, motorbike, boat, plane.',
        },
        {
          fr: 'Une carte de course montre la couleur de son personnage, son véhicule, une vitesse, des étapes entières et parfois une moitié, et au dos un coup de pouce. À notre table, le coup de pouce est marqué en jaune sur les cartes que vous avez en main.',
          en: 'A race card shows its character’s colour, its vehicle, a speed, whole stages and perhaps a half, and on its back a booster. At our table the booster is marked in yellow on the cards in your hand.',
        },
        {
          fr: 'La couleur d’un personnage n’a rien à voir avec le jeton de la place, celui que l’on voit devant les noms : il est le même à toutes nos tables, quel que soit le personnage.',
          en: 'A character’s colour has nothing to do with the seat token shown next to the names: that is the same at all our tables, whatever the character.',
        },
      ],
      ours: {
        kind: 'remade',
        text: {
          fr: 'De la règle d’origine, il ne reste que le livret : une seule couleur y est nommée, le violet. Rouge, orange, jaune, vert, bleu et rose, les visages et les emblèmes sont de nous. Les nombres aussi [CF-N1].',
          en: 'All that is left of the original game is its booklet, which names a single colour: violet. Red, orange, yellow, green, blue and pink, the faces and the emblems are ours. So are the numbers [CF-N1].',
        },
      },
    },
    {
      id: 'CF-C2',
      title: { fr: 'Hiérarchie et cartes de départ', en: 'Hierarchy and starter cards' },
      text: [
        {
          fr: 'Cinq cartes de hiérarchie, une par véhicule, forment la hiérarchie, au milieu.',
          en: 'Five hierarchy cards, one for each vehicle, form the hierarchy in the middle.',
        },
        {
          fr: 'Huit **cartes de départ** servent à la première offre. Elles ont un véhicule, une vitesse et des étapes, mais ni couleur ni coup de pouce : on les reconnaît à leur fond gris-brun et à leur fanion.',
          en: 'Eight **starter cards** make the first offer. They have a vehicle, a speed and stages, but no colour and no booster: you can tell them by their grey-brown background and their pennant.',
        },
      ],
      table: {
        head: [
          { fr: 'Véhicule', en: 'Vehicle' },
          { fr: 'Cartes de départ', en: 'Starter cards' },
        ],
        rows: [
          [{ fr: 'Train', en: 'Train' }, 2],
          [{ fr: 'Voiture', en: 'Car' }, 2],
          [{ fr: 'Moto', en: 'Motorbike' }, 1],
          [{ fr: 'Bateau', en: 'Boat' }, 1],
          [{ fr: 'Avion', en: 'Plane' }, 2],
        ],
      },
    },
    {
      id: 'CF-C3',
      title: { fr: 'Où sont les moitiés', en: 'Where the halves are' },
      text: [
        {
          fr: 'Il n’y a de moitiés que sur les voitures, les bateaux et les avions. Celle d’un avion est un **demi-aérodrome** ; les deux autres portent une **demi-borne**. Trains et motos n’en ont jamais.',
          en: 'Only cars, boats and planes show halves. A plane’s is a **half aerodrome**, the other two have a **half milestone**. Trains and motorbikes never have any.',
        },
      ],
    },
  ],
};
