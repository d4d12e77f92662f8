import type { Rules } from '../../../rules.ts';

export const brief: Rules['brief'] = [
  {
    title: { fr: 'Huit ponts, huit drapeaux', en: 'Eight bridges, eight flags' },
    text: [
      {
        fr: 'Chaque pont porte un drapeau de couleur. Traversez un pont **avec le mode de transport de la couleur de son drapeau** : le drapeau est à vous, et va sur votre carte à la ligne de ce pont.',
        en: 'Every bridge has a coloured flag. Cross a bridge **with the vehicle of its flag’s colour** and the flag is yours: it goes on your card, in the row of that bridge.',
      },
      {
        fr: 'Un drapeau de chacun des huit ponts : vous gagnez sur-le-champ. Sinon, après **cinq manches**, la carte qui montre le plus de **couleurs différentes** l’emporte.',
        en: 'With a flag from each of the eight bridges you win on the spot. Otherwise, after **five rounds**, the card with the most **different colours** wins.',
      },
    ],
    figure: {
      name: 'city',
      caption: {
        fr: 'La ville, le fleuve de haut en bas, et les huit ponts avec leurs drapeaux : Fremont vert, Broadway vert, Steel bleu, Burnside orange, Morrison violet, Hawthorne blanc, Marquam jaune, Ross Island rose. La flèche rouge, à gauche, est le départ.',
        en: 'The city, the river running down through it, and the eight bridges with their flags: Fremont green, Broadway green, Steel blue, Burnside orange, Morrison purple, Hawthorne white, Marquam yellow, Ross Island pink. The red arrow on the left is the start.',
      },
    },
  },
  {
    title: { fr: 'La roue des transports', en: 'The transport wheel' },
    text: [
      {
        fr: 'Huit modes, chacun avec une couleur et une vitesse, le nombre de cases d’un trajet : tramway bleu 5, taxi jaune 4, moto violette 4, bus rouge 3, voiture verte 3, vélo orange 2, rollers roses 2, marche blanche 1.',
        en: 'Eight vehicles, each with a colour and a speed, the number of spaces in a ride: streetcar blue 5, taxi yellow 4, motorcycle purple 4, bus red 3, car green 3, bicycle orange 2, rollerblades pink 2, walking white 1.',
      },
      {
        fr: 'Vous avez **trois coordinateurs**. En début de manche, chacun à son tour en place un dans la roue, jusqu’à ce que tous soient placés : ce sont vos modes de la manche. Jamais deux des vôtres sur le même mode, mais plusieurs joueurs peuvent partager un mode.',
        en: 'You have **three coordinators**. At the start of a round, everyone in turn places one on the wheel until all are placed: these are your vehicles for the round. Never two of your own on one vehicle, but players may share a vehicle.',
      },
    ],
    figure: {
      name: 'wheel',
      caption: {
        fr: 'La roue : les huit modes avec leur couleur et leur vitesse. Deux joueurs partagent le taxi ; le rond a aussi le bus et la marche, le carré le vélo. Au centre, les trois actions spéciales ; le carré a pris Double.',
        en: 'The wheel: eight vehicles with their colours and speeds. Two players share the taxi; the circle also has the bus and walking, the square the bicycle. In the hub, the three special actions; the square has taken Double.',
      },
    },
  },
  {
    title: { fr: 'La course', en: 'The race' },
    text: [
      {
        fr: 'On part de la flèche rouge, devant Burnside Road. Une manche a trois tours de course : à chacun, à tour de rôle, vous utilisez un de vos modes, déplacez votre coureur et reprenez le coordinateur.',
        en: 'Everyone starts from the red arrow, at the start of Burnside Road. A round has three race turns: in each, one after the other, you use one of your vehicles, move your racer, and take the coordinator back.',
      },
      {
        fr: 'Un trajet fait **exactement** la vitesse du mode, plus une case pour chaque autre joueur dont un coordinateur est encore sur ce mode. On ne s’arrête pas plus tôt et on ne fait pas demi-tour ; tourner à un carrefour et faire le tour d’un pâté de maisons est permis. La manche suivante repart de là où vous êtes.',
        en: 'A ride covers **exactly** the speed of the vehicle, plus one space for each other player who still has a coordinator on it. You can’t stop short, and you can’t double back; turning at crossroads and going round the block are fine. The next round starts from where you are.',
      },
    ],
    figure: {
      name: 'ride',
      caption: {
        fr: 'En taxi, quatre cases : le coureur passe tout droit le carré, traverse le pont Marquam à la troisième case et prend son drapeau jaune au passage. Il doit encore avancer d’une case.',
        en: 'By taxi, four spaces: the racer goes straight over the square, crosses Marquam Bridge on the third space and takes its yellow flag in passing. It has one more space to go.',
      },
    },
  },
  {
    title: { fr: 'Prendre un drapeau', en: 'Taking a flag' },
    text: [
      {
        fr: 'Passez sur le pont ou arrêtez-vous dessus, avec le mode de la couleur. Un seul trajet peut en prendre plusieurs.',
        en: 'Cross the bridge or stop on it, with the vehicle of the right colour. A single ride may take several.',
      },
      {
        fr: '- Le drapeau du pont d’où part le trajet ne se prend pas.',
        en: '- You can’t take the flag of the bridge where the ride starts.',
      },
      {
        fr: '- Si votre carte a déjà un drapeau de ce pont, vous pouvez l’échanger ou non.',
        en: '- If your card already has a flag from that bridge, you may exchange it or leave it.',
      },
      {
        fr: '- Un pont vidé le reste jusqu’à la fin de la manche.',
        en: '- A bridge whose flag is gone stays empty until the round is over.',
      },
    ],
  },
  {
    title: { fr: 'Carrés et rails bleus', en: 'Squares and blue rails' },
    text: [
      {
        fr: 'Une case **carrée** est un passage supérieur : les véhicules y continuent tout droit. Seul un marcheur peut y tourner. Là où la 1re Avenue passe **sous** Burnside Road, personne ne change de route : sur la route du dessus, cette case ne compte pas.',
        en: 'A **square** space is an overpass: vehicles go straight on. Only a walker may turn there. Where 1st Avenue passes **under** Burnside Road, nobody changes roads: on the road above, that space doesn’t count.',
      },
      {
        fr: 'Le **tramway** ne roule que sur les rails bleus. On y monte d’une case des rails, d’une case voisine, ou par l’escalier du passage supérieur ; ce pas compte. Lui seul prend le drapeau bleu, toujours sur Steel. Trop loin des rails, ou encore à la flèche du départ, faites un pas à pied (sans prendre de drapeau), ou restez.',
        en: 'The **streetcar** runs on the blue rails only. Board it from a space on the rails, from one next to them, or by the stairs of the overpass; that step counts. It alone takes the blue flag, always on Steel. Too far from the rails, or still at the start arrow, walk one step (taking no flag), or stay.',
      },
    ],
    figure: {
      name: 'overpass',
      caption: {
        fr: 'Un véhicule qui arrive sur le carré par Naito Parkway, du haut, en sort par le bas. Tourner vers le pont Burnside lui est interdit ; à pied, ce serait permis.',
        en: 'A vehicle that comes onto the square along Naito Parkway, from the top, leaves it at the bottom. It may not turn towards Burnside Bridge; a walker could.',
      },
    },
  },
  {
    title: { fr: 'Trois actions spéciales', en: 'Three special actions' },
    text: [
      {
        fr: 'Au centre de la roue ; chacune revient au premier qui s’y place, pour la manche. Elle occupe un coordinateur, donc vous aurez un trajet de moins ; et vous devez aussitôt en placer un autre sur un mode, s’il vous en reste.',
        en: 'They are in the hub of the wheel; each goes to the first player to take it, for the round. It uses up a coordinator, so you have one ride fewer; and you must place another on a vehicle at once, if you have one left.',
      },
      {
        fr: '- **Premier** : au premier ou au deuxième tour de course, partez avant tout le monde.',
        en: '- **First**: in the first or second race turn, go before everyone else.',
      },
      {
        fr: '- **Double** : un trajet à deux fois la vitesse, sans case en plus.',
        en: '- **Double**: one ride at twice the speed, without extra spaces.',
      },
      {
        fr: '- **Permutation** : avant ou après un trajet, échangez les drapeaux de deux ponts ; le bleu ne bouge pas.',
        en: '- **Swap**: before or after a ride, swap the flags of two bridges; blue stays put.',
      },
    ],
  },
  {
    title: { fr: 'Cinq manches, puis les couleurs', en: 'Five rounds, then colours' },
    text: [
      {
        fr: 'Entre deux manches, chaque pont vide reçoit un drapeau du sac, et le joueur qui a le moins de drapeaux commence.',
        en: 'Between rounds every empty bridge gets a flag from the bag, and the player with the fewest flags starts.',
      },
      {
        fr: 'Après la cinquième, comptez les couleurs différentes de chaque carte. À égalité, la victoire est partagée.',
        en: 'After the fifth, count the different colours on each card. In a tie, the win is shared.',
      },
    ],
    figure: {
      name: 'cards',
      caption: {
        fr: 'Deux cartes à la fin. Le rond a six drapeaux, dont deux violets : cinq couleurs. Le carré en a six aussi, tous différents : six couleurs, il gagne.',
        en: 'Two cards at the end. The circle has six flags, two of them purple: five colours. The square has six as well, all different: six colours, and the win.',
      },
    },
  },
];
