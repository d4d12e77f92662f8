import type { Section } from '../../../../learn/rules.ts';

export const cards: Section = {
  id: 'cards',
  title: 'Les cartes',
  rules: [
    {
      id: 'CF-C1',
      title: 'Personnages et cartes de course',
      text: [
        'Il y a sept personnages, chacun avec un paquet de cinq **cartes de course** : train, voiture, moto, bateau, avion.',
        'Une carte de course montre la couleur de son personnage, son véhicule, une vitesse, des étapes entières et parfois une moitié, et au dos un coup de pouce. À notre table, le coup de pouce est marqué en jaune sur les cartes que vous avez en main.',
        'La couleur d’un personnage n’a rien à voir avec le jeton de la place, celui que l’on voit devant les noms : il est le même à toutes nos tables, quel que soit le personnage.',
      ],
      ours: {
        kind: 'remade',
        text: 'De la règle d’origine, il ne reste que le livret : une seule couleur y est nommée, le violet. Rouge, orange, jaune, vert, bleu et rose, les visages et les emblèmes sont de nous. Les nombres aussi [CF-N1].',
      },
    },
    {
      id: 'CF-C2',
      title: 'Hiérarchie et cartes de départ',
      text: [
        'Cinq cartes de hiérarchie, une par véhicule, forment l’échelle du milieu.',
        'Huit **cartes de départ** servent à la première offre. Elles ont un véhicule, une vitesse et des étapes, mais ni couleur ni coup de pouce : on les reconnaît à leur fond gris-brun et à leur fanion.',
      ],
      table: {
        head: ['Véhicule', 'Cartes de départ'],
        rows: [
          ['Train', '2'],
          ['Voiture', '2'],
          ['Moto', '1'],
          ['Bateau', '1'],
          ['Avion', '2'],
        ],
      },
    },
    {
      id: 'CF-C3',
      title: 'Où sont les moitiés',
      text: [
        'Il n’y a de moitiés que sur les voitures, les bateaux et les avions. Celle d’un avion est un **demi-aérodrome** ; les deux autres portent une **demi-borne**. Trains et motos n’en ont jamais.',
      ],
    },
  ],
};

export const setup: Section = {
  id: 'setup',
  title: 'La mise en place',
  rules: [
    {
      id: 'CF-S1',
      title: 'Les joueurs',
      text: [
        'De 2 à 7 joueurs. Chacun a un autre personnage, et prend en main les cinq cartes de course de sa couleur.',
        'Les personnages sont distribués au hasard. Avec l’option « choisis », chacun choisit le sien, dans l’ordre des places ; ce qui est pris n’est plus libre.',
      ],
      ours: {
        kind: 'reading',
        text: 'Dans le livret, chacun choisit ; nous avons gardé cela comme option, car au hasard on commence plus vite. Il ne dit pas si l’on voit déjà l’offre en choisissant : chez nous, elle est tirée après le dernier choix, et personne ne choisit d’après elle.',
      },
    },
    {
      id: 'CF-S2',
      title: 'La hiérarchie au début',
      text: ['De haut en bas : train, voiture, moto, bateau, avion.'],
    },
    {
      id: 'CF-S3',
      title: 'La première offre',
      text: [
        'On tire au hasard une carte de départ de plus qu’il n’y a de joueurs : trois cartes à deux joueurs, huit cartes à sept. Elles sont posées face visible à droite de la hiérarchie : c’est l’**offre**. Les autres cartes de départ ne servent pas.',
      ],
    },
  ],
};
