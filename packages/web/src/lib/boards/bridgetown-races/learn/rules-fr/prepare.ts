import type { Section } from '../../../../learn/rules.ts';

export const prepare: readonly Section[] = [
  {
    id: 'parts',
    title: 'Le matériel',
    rules: [
      {
        id: 'BR-C1',
        title: 'Les joueurs',
        text: [
          'De 2 à 4 joueurs. Chacun a un **coureur** sur le plan, **trois coordinateurs** pour la roue, et une **carte** avec une case par pont.',
          'Le livret leur donne le noir, l’or, le bleu gris et le rouge ; à l’écran, chacun a la couleur et la forme de sa place.',
        ],
      },
      {
        id: 'BR-C2',
        title: 'Les huit ponts',
        text: [
          'Du haut du fleuve vers le bas : Fremont, Broadway, Steel, Burnside, Morrison, Hawthorne, Marquam, Ross Island. Quand une règle dit « du haut vers le bas », c’est cet ordre.',
        ],
        ours: {
          kind: 'reading',
          text: 'Le livret ne nomme que Steel et une route de Burnside, et le dessin du plateau ne nous est pas parvenu. Les six autres noms sont ceux des ponts du centre de Portland, dans l’ordre réel du fleuve.',
        },
      },
      {
        id: 'BR-C3',
        title: 'Les huit modes',
        text: [
          'À chaque mode sa couleur de drapeau et sa vitesse de base, en cases. Deux modes d’une même vitesse ne prennent pas les mêmes drapeaux.',
        ],
        table: {
          head: ['Mode', 'Drapeau', 'Vitesse'],
          rows: [
            ['Tramway', 'bleu', '5'],
            ['Taxi', 'jaune', '4'],
            ['Moto', 'violet', '4'],
            ['Bus', 'rouge', '3'],
            ['Voiture', 'vert', '3'],
            ['Vélo', 'orange', '2'],
            ['Rollers', 'rose', '2'],
            ['Marche', 'blanc', '1'],
          ],
        },
        ours: {
          kind: 'remade',
          text: 'La roue d’origine n’est pas dans le livret, qui donne tous les modes sauf les rollers, la vitesse du taxi, celle de la marche et le bleu du tramway. Des critiques publiées donnent les vitesses du tramway, de la moto et du vélo, et les couleurs du taxi, de la moto, du bus et de la marche. Les vitesses du bus, de la voiture et des rollers, et les couleurs qui restent, sont notre reconstitution.',
        },
      },
      {
        id: 'BR-C4',
        title: 'Drapeaux et actions spéciales',
        text: [
          '40 drapeaux, cinq de chacune des huit couleurs. Au centre de la roue, trois actions spéciales : **Premier**, **Double** et **Permutation**.',
        ],
      },
    ],
  },
  {
    id: 'setup',
    title: 'La mise en place',
    rules: [
      {
        id: 'BR-S1',
        title: 'Le sac',
        text: [
          'Les cinq drapeaux bleus sont toujours mis à part, quel que soit le nombre de joueurs. Des sept autres couleurs, le sac reçoit :',
        ],
        table: {
          head: ['Joueurs', 'Drapeaux de chaque couleur', 'Dans le sac'],
          rows: [
            ['2', '3', '21'],
            ['3', '4', '28'],
            ['4', '5', '35'],
          ],
        },
      },
      {
        id: 'BR-S2',
        title: 'Un drapeau par pont',
        text: [
          'Un drapeau bleu va sur Steel. Puis, du haut du fleuve vers le bas et sans Steel, chaque pont reçoit un drapeau tiré du sac.',
          'À la mise en place seulement : si un tirage donne un troisième drapeau d’une même couleur, il retourne au sac et l’on en tire un autre.',
          'On tire un drapeau à la fois, et chaque drapeau du sac a la même chance ; il en va ainsi de tous les tirages de la partie.',
        ],
      },
      {
        id: 'BR-S3',
        title: 'Le départ',
        text: [
          'Les coureurs attendent hors du plan, à la flèche devant Burnside Road : le premier pas entre sur la première case de cette route. La flèche n’est pas une case : on n’y monte pas dans le tramway, et on n’y revient pas.',
          'Le premier joueur de la première manche est tiré au sort.',
        ],
        figure: {
          name: 'start',
          caption:
            'Un trajet de quatre cases depuis la flèche : la première case de Burnside Road compte un, et la route continue tout droit vers le fleuve.',
        },
      },
    ],
  },
  {
    id: 'transport',
    title: 'Phase 1 : choisir ses transports',
    rules: [
      {
        id: 'BR-P1',
        title: 'Placer ses coordinateurs',
        text: [
          'À partir du premier joueur, dans le sens des aiguilles d’une montre, chacun place un coordinateur, et l’on tourne ainsi jusqu’à ce que tous soient placés.',
          'Plusieurs joueurs peuvent partager un mode, et l’on y gagne même des cases [BR-R2] ; mais jamais deux coordinateurs d’un même joueur.',
        ],
      },
      {
        id: 'BR-P2',
        title: 'Une action, une personne',
        text: [
          'Une action spéciale n’accueille qu’un coordinateur en tout : qui s’y place en premier l’a, seul, pour toute la manche.',
        ],
      },
      {
        id: 'BR-P3',
        title: 'Une action, puis un mode',
        text: [
          'Qui se place sur une action spéciale place aussitôt un autre coordinateur, sur un mode. Deux actions de suite ne sont donc pas possibles.',
          'Si le coordinateur de l’action était le dernier, il n’y a rien d’autre à placer.',
        ],
      },
    ],
  },
];
