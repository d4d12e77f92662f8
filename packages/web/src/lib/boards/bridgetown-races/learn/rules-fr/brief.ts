import type { RulesText } from '../../../../learn/rules.ts';

export const brief: RulesText['brief'] = [
  {
    title: 'Huit ponts, huit drapeaux',
    text: [
      'Chaque pont porte un drapeau de couleur. Traversez un pont **avec le véhicule de la couleur de son drapeau** : le drapeau est à vous, et va sur votre carte à la ligne de ce pont.',
      'Un drapeau de chacun des huit ponts : vous gagnez sur-le-champ. Sinon, après **cinq manches**, gagne la carte qui montre le plus de **couleurs différentes**.',
    ],
    figure: {
      name: 'city',
      caption:
        'La ville, le fleuve de haut en bas, et les huit ponts avec leurs drapeaux : Fremont vert, Broadway vert, Steel bleu, Burnside orange, Morrison violet, Hawthorne blanc, Marquam jaune, Ross Island rose. La flèche rouge, à gauche, est le départ.',
    },
  },
  {
    title: 'La roue des transports',
    text: [
      'Huit modes, chacun avec une couleur et une vitesse, le nombre de cases d’un trajet : tramway bleu 5, taxi jaune 4, moto violette 4, bus rouge 3, voiture verte 3, vélo orange 2, rollers roses 2, marche blanche 1.',
      'Vous avez **trois coordinateurs**. En début de manche, chacun à son tour en place un dans la roue, jusqu’à ce que tous soient placés : ce sont vos véhicules de la manche. Jamais deux des vôtres sur le même mode ; avec les autres, on partage.',
    ],
    figure: {
      name: 'wheel',
      caption:
        'La roue : les huit modes avec leur couleur et leur vitesse. Deux joueurs partagent le taxi ; le rond a aussi le bus et la marche, le carré le vélo. Au centre, les trois actions spéciales ; le carré a pris Double.',
    },
  },
  {
    title: 'La course',
    text: [
      'On part de la flèche rouge, devant Burnside Road. Une manche a trois tours de course : à chacun, à tour de rôle, vous utilisez un de vos modes, déplacez votre coureur et reprenez le coordinateur.',
      'Un trajet fait **exactement** la vitesse du mode, plus une case pour chaque autre joueur dont un coordinateur est encore sur ce mode. On ne s’arrête pas plus tôt et on ne fait pas demi-tour ; tourner à un carrefour et faire le tour d’un pâté de maisons est permis. La manche suivante repart de là où vous êtes.',
    ],
    figure: {
      name: 'ride',
      caption:
        'En taxi, quatre cases : le coureur passe tout droit le carré, traverse le pont Marquam à la troisième case et prend son drapeau jaune au passage. Il doit encore avancer d’une case.',
    },
  },
  {
    title: 'Prendre un drapeau',
    text: [
      'Passez sur le pont ou arrêtez-vous dessus, avec le mode de la couleur. Un seul trajet peut en prendre plusieurs.',
      '- Le pont d’où part le trajet ne donne rien.',
      '- Si votre carte a déjà un drapeau de ce pont, vous échangez ou vous laissez, à votre gré.',
      '- Un pont vidé le reste jusqu’à la fin de la manche.',
    ],
  },
  {
    title: 'Carrés et rails bleus',
    text: [
      'Une case **carrée** est un passage supérieur : les véhicules y continuent tout droit. Seul un marcheur peut y tourner. Là où la 1re Avenue passe **sous** Burnside Road, personne ne change de route : sur la route du dessus, cette case ne compte pas.',
      'Le **tramway** ne roule que sur les rails bleus. On y monte d’une case des rails, d’une case voisine, ou par l’escalier du passage supérieur ; ce pas compte. Lui seul prend le drapeau bleu, toujours sur Steel. Trop loin des rails, ou encore à la flèche du départ, faites un pas à pied (sans prendre de drapeau), ou restez.',
    ],
    figure: {
      name: 'overpass',
      caption:
        'Un véhicule qui arrive sur le carré par Naito Parkway, du haut, en sort par le bas. Tourner vers le pont Burnside lui est interdit ; à pied, ce serait permis.',
    },
  },
  {
    title: 'Trois actions spéciales',
    text: [
      'Au centre de la roue ; chacune est à qui s’y place en premier, pour la manche. Elle occupe un coordinateur, donc vous aurez un trajet de moins ; et vous devez aussitôt en placer un autre sur un mode, s’il vous en reste.',
      '- **Premier** : au premier ou au deuxième tour de course, partez avant tout le monde.',
      '- **Double** : un trajet à deux fois la vitesse, sans case en plus.',
      '- **Permutation** : avant ou après un trajet, échangez les drapeaux de deux ponts ; le bleu ne bouge pas.',
    ],
  },
  {
    title: 'Cinq manches, puis les couleurs',
    text: [
      'Entre deux manches, chaque pont vide reçoit un drapeau du sac, et commence qui a le moins de drapeaux.',
      'Après la cinquième, comptez les couleurs différentes de chaque carte. À égalité, la victoire est partagée.',
    ],
    figure: {
      name: 'cards',
      caption:
        'Deux cartes à la fin. Le rond a six drapeaux, dont deux violets : cinq couleurs. Le carré en a six aussi, tous différents : six couleurs, il gagne.',
    },
  },
];
