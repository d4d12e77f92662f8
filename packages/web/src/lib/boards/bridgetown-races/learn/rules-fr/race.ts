import type { Section } from '../../../../learn/rules.ts';

export const race: readonly Section[] = [
  {
    id: 'race',
    title: 'Phase 2 : la course',
    rules: [
      {
        id: 'BR-R1',
        title: 'Trois tours de course',
        text: [
          'À chaque tour de course, à partir du premier joueur et dans le sens des aiguilles d’une montre, quiconque a encore un mode en utilise un : le coureur se déplace, et le coordinateur revient à son joueur.',
          'Un coordinateur sur une action spéciale ne donne pas de trajet : avec une action, vous avez deux trajets dans la manche ; avec deux, un seul.',
        ],
        ours: {
          kind: 'reading',
          text: 'On ne passe pas son tour : le livret dit que la manche finit quand chacun a utilisé tous ses coordinateurs, et ne parle pas de passer.',
        },
      },
      {
        id: 'BR-R2',
        title: 'La longueur d’un trajet',
        text: [
          'La vitesse de base du mode, **plus 1** pour chaque autre joueur dont un coordinateur est **encore** sur ce mode. Qui part le premier profite de tous les autres ; le dernier n’a que la vitesse de base.',
        ],
        figure: {
          name: 'bonus',
          caption:
            'Trois joueurs partagent le taxi, de vitesse 4. Le premier à partir fait 4 + 2 = 6 cases, le deuxième 4 + 1 = 5, le dernier 4.',
        },
      },
      {
        id: 'BR-R7',
        title: 'Toute la longueur',
        text: [
          'Un trajet fait toute sa longueur, ni plus ni moins. Pour finir plus près, faites un détour ou une boucle [BR-M1] ; un pont traversé en chemin compte aussi [BR-F1].',
        ],
        ours: {
          kind: 'reading',
          text: 'Le livret ne dit pas que faire s’il n’y avait aucun chemin de cette longueur : ce serait le plus long possible. Nos rues et nos rails sont sans impasse, et le cas n’arrive jamais. Si même un seul pas est impossible, voyez [BR-M6].',
        },
        tryIt: 'exact',
      },
      {
        id: 'BR-R3',
        title: 'Double',
        text: [
          'Utilisée avec un trajet : **deux fois la vitesse de base**, sans les cases que donnent les autres joueurs. Une moto doublée fait 8 cases, même si tous partagent la moto.',
        ],
        tryIt: 'double',
      },
      {
        id: 'BR-R4',
        title: 'Permutation',
        text: [
          'Utilisée avec un trajet : les drapeaux de deux ponts changent de place. Le bleu ne se permute pas.',
          'Qui ne l’a pas utilisée avant un trajet est interrogé après : deux ponts, ou rien. S’il reste moins de deux drapeaux à permuter, la question n’est pas posée.',
        ],
        ours: {
          kind: 'reading',
          text: 'Le livret veut qu’elle accompagne le déplacement, sans dire à quel moment : c’est donc avant ou après, à votre choix. Les deux ponts portent un drapeau, car on permute deux drapeaux, et ils peuvent être de la même couleur.',
        },
        tryIt: 'swap',
      },
      {
        id: 'BR-R5',
        title: 'Premier',
        text: [
          'Au début d’un tour de course, qui a Premier peut partir avant le premier joueur. Les autres suivent dans l’ordre habituel, sans lui ; aux autres tours, tout reprend comme avant.',
        ],
        ours: {
          kind: 'reading',
          text: 'Le livret ne dit pas quand on l’annonce. On vous le demande au début de chaque tour de course où il vous reste un mode et où vous ne partiriez pas en premier de toute façon. Comme Premier occupe un coordinateur, ce sont au plus les deux premiers tours.',
        },
        tryIt: 'first',
      },
      {
        id: 'BR-R6',
        title: 'Utiliser ou non',
        text: [
          'Une action spéciale n’est pas une obligation, et plusieurs peuvent aller avec un même trajet. Les actions qui n’ont pas servi reviennent à la fin de la manche.',
        ],
        ours: {
          kind: 'reading',
          text: 'Le livret dit comment faire si l’on joue une action, donc on peut s’en passer ; et il n’interdit pas d’en jouer plusieurs ensemble. Après la cinquième manche, plus rien ne revient : la table reste comme le dernier trajet l’a laissée.',
        },
      },
    ],
  },
  {
    id: 'movement',
    title: 'Se déplacer en ville',
    rules: [
      {
        id: 'BR-M1',
        title: 'Tourner, mais pas demi-tour',
        text: [
          'On va de case en case le long des rues, et l’on tourne comme on veut à tout carrefour ouvert. Pendant un trajet, on ne revient jamais droit sur la case que l’on vient de quitter ; repasser par une case ou un pont après une boucle est permis.',
          'Entre deux trajets, on repart dans le sens que l’on veut.',
        ],
        figure: {
          name: 'loop',
          caption:
            'En voiture, trois cases. Le pont Broadway n’est qu’à deux cases, mais le détour par le coin de rue en fait trois : le trajet finit juste sur le pont, et prend son drapeau vert.',
        },
      },
      {
        id: 'BR-M2',
        title: 'Passages supérieurs et inférieurs',
        text: [
          'Sur un **passage supérieur**, une case carrée où deux routes se croisent, on continue tout droit. Seul un marcheur peut y tourner.',
          'Un **passage inférieur** est une case ordinaire sous une autre route : on y passe dessous, et personne n’y change de route. Sur la route du dessus, cette case ne compte pas.',
        ],
        figure: {
          name: 'underpass',
          caption:
            'La 1re Avenue passe sous Burnside Road. On la suit d’une case à l’autre ; monter de là sur Burnside Road n’est pas possible, pas même à pied. Et qui suit Burnside Road ne compte pas la case du dessous.',
        },
        ours: {
          kind: 'reading',
          text: 'Qui s’arrête sur un passage supérieur est encore sur la route par laquelle il est venu : sinon, il suffirait de s’y arrêter pour tourner, ce que le livret refuse aux véhicules.',
        },
        tryIt: 'overpass',
      },
      {
        id: 'BR-M3',
        title: 'Personne ne bloque',
        text: ['Une case accueille autant de coureurs que l’on veut, et l’on se double librement.'],
        ours: {
          kind: 'reading',
          text: 'Le livret ne parle d’aucun blocage ; ses exemples n’en montrent pas.',
        },
      },
      {
        id: 'BR-M4',
        title: 'Le tramway',
        text: [
          'Il ne roule que sur les **rails bleus**, qui passent par le pont Steel. On y monte d’une case des rails, ou d’une case directement voisine ; le passage supérieur a pour cela un **escalier** et compte comme voisin. Le pas qui mène sur les rails compte.',
          'L’escalier ne sert qu’à monter dans le tramway : aucun autre mode ne le prend.',
        ],
        figure: {
          name: 'stairs',
          caption:
            'Cinq cases en tramway depuis le passage supérieur : l’escalier mène aux rails à la première case, puis on traverse Steel à la troisième et l’on prend son drapeau bleu.',
        },
        ours: {
          kind: 'reading',
          text: 'Le livret montre l’escalier sans détails. Peu importe donc la route sur laquelle on est en haut ; et d’une case des rails, le tramway suit les rails, sans couper par une rue vers un autre bout de rails.',
        },
        tryIt: 'stairs',
      },
      {
        id: 'BR-M5',
        title: 'Les rails sont aussi des rues',
        text: ['Tous les autres modes empruntent les rails et le pont Steel comme des rues ordinaires.'],
      },
      {
        id: 'BR-M6',
        title: 'Ne pas pouvoir partir',
        text: [
          'Si le mode choisi ne peut pas bouger du tout, faites **un pas à pied**, ou restez. Cela n’arrive qu’au tramway, loin des rails ou à la flèche du départ.',
          'Ce pas ne prend pas de drapeau, même blanc.',
        ],
        ours: {
          kind: 'reading',
          text: 'Le livret permet de « marcher à la place » et s’arrête là. Nous lisons : le pas peut tourner à un passage supérieur, comme tout marcheur ; il ne reçoit ni case en plus ni Double ; il ne prend rien, car le coordinateur utilisé n’est pas celui de la marche, même si un autre des vôtres y est. Permutation va avec ce pas, et aussi si l’on reste. On peut choisir exprès un mode qui ne peut pas bouger.',
        },
      },
    ],
  },
];
