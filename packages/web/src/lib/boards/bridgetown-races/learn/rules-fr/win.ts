import type { Section } from '../../../../learn/rules.ts';

export const win: readonly Section[] = [
  {
    id: 'flags',
    title: 'Les drapeaux',
    rules: [
      {
        id: 'BR-F1',
        title: 'Prendre un drapeau',
        text: [
          'Traversez un pont, ou finissez dessus, avec le mode de la couleur de son drapeau : le drapeau va sur votre carte, dans la case de ce pont. Un trajet peut en prendre plusieurs, tous de sa couleur.',
        ],
        figure: {
          name: 'double',
          caption:
            'Une moto doublée, huit cases : elle traverse Hawthorne à la troisième, longe la rive, et finit sur Morrison. Les deux drapeaux violets sont pris.',
        },
      },
      {
        id: 'BR-F2',
        title: 'Pas le pont du départ',
        text: [
          'Le pont où commence le trajet ne donne pas son drapeau, même si l’on y repasse après une boucle, et même si une permutation vient d’y mettre la bonne couleur.',
        ],
      },
      {
        id: 'BR-F3',
        title: 'Échanger',
        text: [
          'Si la case de ce pont est déjà prise sur votre carte, vous pouvez échanger : l’ancien drapeau retourne au sac (un bleu, à la réserve des bleus), le nouveau le remplace. Ou vous laissez le pont comme il est. Cela se décide pont par pont, aussi entre drapeaux de même couleur.',
          'Échangez pour gagner une couleur, et sans perdre la seule que vous avez.',
        ],
        ours: {
          kind: 'reading',
          text: 'Une case vide prend le drapeau d’office : le livret ne parle de choix que pour un échange. Pour ne pas le prendre, passez par un autre chemin.',
        },
      },
      {
        id: 'BR-F4',
        title: 'Le drapeau bleu',
        text: [
          'Seul le tramway prend le bleu. Les drapeaux bleus ne sont que sur Steel, et Steel ne porte que des drapeaux bleus.',
        ],
      },
      {
        id: 'BR-F5',
        title: 'Un pont vidé',
        text: [
          'Un pont dont le drapeau est pris reste vide jusqu’à la fin de la manche : premier venu, premier servi.',
        ],
      },
    ],
  },
  {
    id: 'end',
    title: 'Manches et victoire',
    rules: [
      {
        id: 'BR-E1',
        title: 'La fin d’une manche',
        text: [
          'Le bateau avance d’une étape. Puis :',
          '- Commence désormais qui a **le moins de drapeaux**. À égalité, la personne la plus proche de l’ancien premier joueur, dans le sens des aiguilles d’une montre.',
          '- Un drapeau bleu va sur Steel, s’il est vide et qu’il en reste.',
          '- Du haut vers le bas, chaque autre pont vide reçoit un drapeau du sac. La limite de deux par couleur ne vaut plus.',
          'Le sac suffit toujours : il commence avec autant de drapeaux que les ponts et toutes les cartes en peuvent porter hors de Steel ; et cinq bleus suffisent à quatre cartes et à Steel.',
        ],
        ours: {
          kind: 'reading',
          text: 'Le livret ne dit pas si l’ancien premier joueur est proche de lui-même. Nous le comptons comme le plus éloigné : à égalité, le rôle tourne.',
        },
      },
      {
        id: 'BR-E2',
        title: 'Huit drapeaux',
        text: ['Qui a huit drapeaux sur sa carte, un par pont, **gagne aussitôt**, avant toute autre chose.'],
        ours: {
          kind: 'reading',
          text: 'Le livret dit « immédiatement » ; nous précisons. Le trajet qui prend le huitième drapeau va jusqu’à son bout, avec tous ses drapeaux. On ne demande plus de permutation, les coordinateurs restent où ils sont, et un Double joué avec ce trajet compte comme utilisé.',
        },
      },
      {
        id: 'BR-E3',
        title: 'Le plus de couleurs',
        text: [
          'Après cinq manches, gagne la carte qui a le plus de **couleurs différentes**, quel que soit son nombre de drapeaux. Ceux qui sont à égalité partagent la victoire : c’est l’issue d’environ une partie sur deux.',
        ],
        ours: {
          kind: 'reading',
          text: 'La cinquième manche finit sans les gestes de [BR-E1] : plus aucun drapeau n’est tiré, puisqu’il ne servirait à personne.',
        },
        tryIt: 'colours',
      },
    ],
  },
  {
    id: 'lighter',
    title: 'Pour une partie plus légère',
    rules: [
      {
        id: 'BR-V1',
        title: 'Un tramway libre',
        text: [
          'Sans « Le tramway reste sur ses rails », le tramway va partout, comme les autres. Les drapeaux bleus vont dans le sac (3, 4 ou 5, comme chaque couleur) et sur n’importe quel pont ; Steel reçoit n’importe quel drapeau, à sa place dans l’ordre. La limite de deux par couleur à la mise en place vaut aussi pour le bleu, et le bleu se permute.',
        ],
      },
      {
        id: 'BR-V2',
        title: 'Sans actions spéciales',
        text: [
          'Le centre de la roue reste vide : chacun place ses trois coordinateurs sur des modes. Se combine avec [BR-V1].',
        ],
      },
    ],
  },
  {
    id: 'city',
    title: 'Pour les curieux : notre ville',
    rules: [
      {
        id: 'BR-N1',
        title: 'Les rues',
        text: [
          'Portland, en ressemblance : la Willamette de haut en bas, une rue le long de chaque rive, Burnside Road d’un trait depuis la flèche, deux passages supérieurs et un passage inférieur, une boucle de rails sur chaque rive, reliées par Steel, et un escalier. Chaque pont est une case. Toute case est dessinée là où elle est, et seules les cases reliées par un trait sont voisines.',
        ],
        ours: {
          kind: 'remade',
          text: 'Le dessin du plateau d’origine ne nous est pas parvenu, et le livret n’en montre que des coins. Le fleuve, les rives et les noms sont ceux de Portland ; **les 103 cases, les rues qui les relient et les rails sont de nous**.',
        },
      },
      {
        id: 'BR-N2',
        title: 'On va partout',
        text: [
          'Tout mode sauf le tramway atteint toute case depuis toute autre, il n’y a pas d’impasse, et de chaque pont on rejoint chaque autre pont.',
        ],
        ours: {
          kind: 'remade',
          text: 'Nous l’avons voulu ainsi en traçant les rues, pour que [BR-R7] ait toujours une réponse.',
        },
      },
      {
        id: 'BR-N3',
        title: 'Une ville équilibrée',
        text: [
          'Les distances sont réglées pour qu’à quatre, une carte finisse avec 5 à 6 drapeaux, que 1 à 15 parties sur 100 se gagnent par huit drapeaux, que chaque place gagne aussi souvent que les autres, à 3 points près, et que commencer ne vaille pas plus de 5 points.',
        ],
        ours: {
          kind: 'remade',
          text: 'Mesuré sur 20 000 parties à 2, à 3 et à 4 entre joueurs qui planifient leur manche. À quatre : 5,55 drapeaux par carte, 1,9 % de victoires par huit drapeaux, chaque place à 0,1 point de sa juste part, et 3,6 points de plus pour qui commence. Une première ébauche montra que tout tient à la longueur des rives : huit cases de plus y firent tomber les victoires par huit drapeaux de 19 à 9 %.',
        },
      },
    ],
  },
];
