import type { Section } from '../../../../learn/rules.ts';

export const CARDS: Section = {
  id: 'cards',
  title: 'Les cartes',
  rules: [
    {
      id: 'MB-C1',
      title: 'Les étapes',
      text: ['On joue avec 106 cartes, les mêmes dans les deux éditions. 46 sont des étapes.'],
      table: {
        head: ['Étape', 'Cartes'],
        rows: [
          ['25 km', '10'],
          ['50 km', '10'],
          ['75 km', '10'],
          ['100 km', '12'],
          ['200 km', '4'],
        ],
      },
      ours: {
        kind: 'remade',
        text: 'Les dessins sont les nôtres. Le livret du circuit met en scène les héros d’un film, qui ne nous appartiennent pas ; ici, c’est une course sans nom. Les nombres et les effets des cartes sont ceux des livrets.',
      },
    },
    {
      id: 'MB-C2',
      title: 'Les attaques',
      text: ['18 cartes. **Circuit :** le feu rouge est un drapeau rouge.'],
      table: {
        head: ['Attaque', 'Cartes', 'Effet'],
        rows: [
          ['Limite de vitesse', '4', '25 et 50 seulement'],
          ['Feu rouge', '5', 'arrête'],
          ['Panne d’essence', '3', 'arrête'],
          ['Crevaison', '3', 'arrête'],
          ['Accident', '3', 'arrête'],
        ],
      },
    },
    {
      id: 'MB-C3',
      title: 'Les parades',
      text: ['38 cartes. **Circuit :** le feu vert est un drapeau vert.'],
      table: {
        head: ['Parade', 'Cartes', 'Contre'],
        rows: [
          ['Fin de limite', '6', 'la limite de vitesse'],
          ['Feu vert', '14', 'le feu rouge ; aussi pour démarrer et repartir'],
          ['Essence', '6', 'la panne d’essence'],
          ['Roue de secours', '6', 'la crevaison'],
          ['Réparations', '6', 'l’accident'],
        ],
      },
    },
    {
      id: 'MB-C4',
      title: 'Les bottes',
      text: ['Quatre cartes, une seule de chaque.'],
      table: {
        head: ['Botte', 'Protège de'],
        rows: [
          ['Véhicule prioritaire', 'feu rouge et limite de vitesse'],
          ['Citerne', 'panne d’essence'],
          ['Increvable', 'crevaison'],
          ['As du volant', 'accident'],
        ],
      },
    },
    {
      id: 'MB-C5',
      title: 'Le mémo',
      text: [
        'Quelle parade et quelle botte contre quelle attaque : le tableau est sous la main à tout moment, derrière le bouton « Aide » de la table. Les quatre cartes mémo de la boîte ne se distribuent pas.',
      ],
    },
  ],
};

export const PLAYERS: Section = {
  id: 'players',
  title: 'Les joueurs et la donne',
  rules: [
    {
      id: 'MB-S1',
      title: 'De 2 à 8 joueurs',
      text: ['On ne joue ni seul, ni à 5, ni à 7, ni à plus de 8.'],
      table: {
        head: ['Joueurs', 'Camps'],
        rows: [
          ['2, 3 ou 4', 'chacun pour soi'],
          ['6', 'trois camps de deux'],
          ['8', 'quatre camps de deux'],
        ],
      },
    },
    {
      id: 'MB-S2',
      title: 'Les partenaires',
      text: [
        'Deux partenaires ont un seul jeu sur la table : une route, une bataille, une vitesse, des bottes. Chacun garde sa propre main.',
      ],
      figure: {
        name: 'seats',
        caption:
          'À six : les camps alternent autour de la table, A, B, C, puis de nouveau A, B, C. Les partenaires se font face.',
      },
      ours: {
        kind: 'reading',
        text: 'Les livrets ne disent ni comment s’asseoir, ni si l’on montre ses cartes à son partenaire. Ici, les mains restent cachées pour tous et les camps jouent à tour de rôle, comme dans la plupart des jeux par équipes.',
      },
    },
    {
      id: 'MB-S3',
      title: '1000 ou 700 km',
      text: ['Le but est à 1000 km. À 4 ou à 8 joueurs, la table peut choisir 700 km ; à tout autre nombre, non.'],
    },
    {
      id: 'MB-S4',
      title: 'La donne',
      text: ['Six cartes à chacun ; le reste forme la pioche, face cachée.'],
      ours: {
        kind: 'reading',
        text: 'Les livrets ne disent pas qui commence. Le premier joueur est tiré au sort ; aux manches suivantes, le départ passe à gauche.',
      },
    },
  ],
};

export const TABLEAU: Section = {
  id: 'tableau',
  title: 'Ce qui est sur la table',
  rules: [
    {
      id: 'MB-S5',
      title: 'Le jeu d’un camp',
      text: [
        'Chaque camp montre :',
        '- sa **pile de bataille** : attaques, parades, feux verts ;',
        '- sa **pile de vitesse** : limites et fins de limite ;',
        '- ses étapes ;',
        '- ses bottes, en travers quand elles ont fait un coup-fourré.',
        'Des deux piles, seule la carte du dessus compte. La défausse est ouverte à tous, et le nombre de cartes de la pioche est connu de tous.',
      ],
      ours: {
        kind: 'reading',
        text: 'Rien n’est dit du compte de la pioche. Autour d’une vraie table, on la voit baisser : ici, on lit son nombre.',
      },
    },
    {
      id: 'MB-S6',
      title: 'Rouler',
      text: [
        'Un camp **roule** quand le dessus de sa pile de bataille est un feu vert.',
        'Avec le véhicule prioritaire, il roule dès que ce dessus n’est pas une attaque : feu vert, parade, ou rien du tout.',
      ],
      figure: {
        name: 'rolling',
        caption:
          'Pile vide : à l’arrêt. Feu vert : on roule. Réparations seules : à l’arrêt. Réparations avec le véhicule prioritaire : on roule.',
      },
      ours: {
        kind: 'reading',
        text: 'Que le véhicule prioritaire roule aussi sur une pile vide n’est pas écrit. Mais il dispense de feu vert, et aucune attaque n’est là.',
      },
    },
  ],
};
