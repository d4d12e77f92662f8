import type { RulesText } from '../../../learn/rules.ts';

export const rules: RulesText = {
  lead: 'Vous bâtissez ensemble une ville de neuf tours. Chacun pose ses blocs, jette son pont et ferme des tours avec ses toits. À la fin, les étages sous vos toits sont à vous : le plus grand total l’emporte.',
  brief: [
    {
      title: 'Vos pièces',
      text: [
        'Chaque couleur a onze pièces : **quatre grands blocs** (3 étages), **quatre petits blocs** (2 étages), **un pont** (1 étage) et **deux toits** (aucun étage).',
        'À votre tour, vous posez une pièce, n’importe laquelle. On ne passe pas.',
      ],
      figure: { name: 'pieces', caption: 'Les quatre sortes de pièces : grand bloc, petit bloc, pont et toit.' },
    },
    {
      title: 'Les couleurs ne se touchent pas',
      text: [
        'Une pièce ne se pose jamais **sur** une pièce de sa couleur. Côte à côte, aucune importance : les fondations sont séparées.',
      ],
    },
    {
      title: 'Les blocs vont au plus bas',
      text: [
        'Un bloc se pose sur la tour la moins haute où il a le droit d’aller. Tant qu’il reste une fondation vide, il va donc sur une fondation vide.',
        'Si la tour la plus basse montre la couleur du bloc, elle ne compte pas pour lui : prenez la suivante, la moins haute dont le sommet est d’une autre couleur.',
      ],
      figure: {
        name: 'lowest',
        caption: 'Un bloc jaune doit aller en b2, qui n’a que 2 étages : toutes les autres tours en ont au moins 3.',
      },
    },
    {
      title: 'Le pont relie deux tours de même hauteur',
      text: [
        'Il se pose à n’importe quel niveau, sur deux tours voisines (jamais en diagonale), bâties et de même hauteur. Il ajoute un étage à chacune.',
      ],
      figure: {
        name: 'bridge',
        caption:
          'Le pont rouge ne peut aller qu’entre a1 et b1 : deux tours de 3 étages, aux sommets jaune et bleu. Entre a1 et a2 il toucherait du rouge ; entre b1 et c1, ou b1 et b2, les hauteurs diffèrent.',
      },
    },
    {
      title: 'Le toit ferme la tour, et elle est à vous',
      text: [
        'Il se pose sur toute tour bâtie, à n’importe quelle hauteur, si son sommet est d’une autre couleur. Plus rien ne s’y ajoutera.',
      ],
    },
    {
      title: 'La fin et les points',
      text: [
        'Quand plus personne ne peut rien poser, chaque couleur compte les étages des tours sous ses toits, quelle que soit la couleur des blocs.',
        '- Votre pont part d’une tour à vous : la tour de l’autre bout compte aussi.',
        '- Les deux tours de votre pont sont à vous : leurs étages comptent **double**.',
        'À deux joueurs, chacun a deux couleurs, qui comptent chacune à part ; votre score est leur somme.',
      ],
      figure: {
        name: 'doubled',
        caption: 'Deux toits rouges aux deux bouts du pont rouge : 8 et 9 étages, soit 17, comptés double : 34 points.',
      },
    },
  ],
  sections: [
    {
      id: 'pieces',
      title: 'Le plateau et les pièces',
      rules: [
        {
          id: 'SK-C1',
          title: 'Neuf fondations, quatre couleurs',
          text: [
            'Le plateau a neuf fondations en carré, nommées a1 à c3 : les lettres vont de gauche à droite, les chiffres de l’avant vers le fond. Il y a quatre couleurs de onze pièces. Une fondation n’a pas d’étage.',
            'Quand vous avez posé toutes vos pièces d’une sorte, il n’y en a plus d’autre.',
          ],
          table: {
            head: ['Pièce', 'Par couleur', 'Étages'],
            rows: [
              ['Grand bloc', '4', '3'],
              ['Petit bloc', '4', '2'],
              ['Pont', '1', '1'],
              ['Toit', '2', '0'],
            ],
          },
          figure: {
            name: 'colours',
            caption:
              'Les couleurs se reconnaissent aussi à leur signe : rond rouge, carré bleu, triangle jaune, losange blanc.',
          },
          ours: {
            kind: 'remade',
            text: 'La règle d’origine ne nomme pas les couleurs : rouge, bleu, jaune et blanc sont de nous, comme leurs signes, pour que l’on joue aussi sans les distinguer.',
          },
        },
        {
          id: 'SK-C2',
          title: 'Une tour et sa hauteur',
          text: [
            'Une tour est tout ce qui est empilé sur une fondation. Sa hauteur est son nombre d’étages. Une pièce se pose au niveau qu’a la tour juste avant elle.',
          ],
        },
        {
          id: 'SK-C3',
          title: 'Le pont est dans deux tours',
          text: [
            'Un pont repose sur deux tours à la fois, fait partie des deux, et donne un étage à chacune. Toutes les autres pièces reposent sur une seule.',
          ],
        },
      ],
    },
    {
      id: 'placing',
      title: 'Poser une pièce',
      rules: [
        {
          id: 'SK-T1',
          title: 'Le tour de jeu',
          text: [
            'Le sort désigne qui commence, puis on joue à tour de rôle vers la gauche. Un tour, c’est une pièce à soi posée. On ne peut pas passer tant qu’une de ses pièces peut être posée.',
          ],
        },
        {
          id: 'SK-T2',
          title: 'Deux pièces de même couleur ne se touchent pas',
          text: ['Aucune pièce ne se pose directement sur une pièce de sa couleur.'],
          ours: {
            kind: 'reading',
            text: 'La règle d’origine dit « en contact » sans préciser. Les fondations sont séparées : seul l’empilement fait contact. Et quand elle parle de la couleur « du joueur », nous lisons la couleur de la pièce, seule lecture qui vaille quand un joueur en a deux.',
          },
        },
        {
          id: 'SK-T3',
          title: 'Un bloc va au plus bas',
          text: [
            'Parmi les tours sans toit dont le sommet n’est pas de la couleur du bloc, seules les moins hautes sont permises. S’il y en a plusieurs, vous choisissez.',
            'Une tour basse au sommet de la couleur du bloc est donc sautée : le bloc va sur la moins haute des autres, parfois bien plus haut.',
          ],
          figure: {
            name: 'passed',
            caption:
              'La même ville, avec un bloc rouge : b2, la plus basse, montre du rouge. Le bloc rouge va donc sur une tour de 3 étages au sommet d’une autre couleur. Celle de 5 étages est trop haute.',
          },
          tryIt: 'lowest',
        },
        {
          id: 'SK-T4',
          title: 'Où va un pont',
          text: [
            'Sur deux tours voisines par un côté, toutes deux sans toit, de même hauteur, avec chacune au moins une pièce, et dont les deux sommets sont d’une autre couleur que le pont. Le niveau est libre.',
            'À deux joueurs, le pont peut reposer sur votre autre couleur ; à trois, sur les blocs neutres.',
          ],
          tryIt: 'bridge',
        },
        {
          id: 'SK-T5',
          title: 'Pont sur pont',
          text: [
            'Deux ponts peuvent se chevaucher sur une tour. Mais un pont ne se pose pas exactement sur un autre, au-dessus des deux mêmes fondations.',
          ],
          figure: {
            name: 'overlap',
            caption:
              'En b2, le pont rouge repose sur le pont blanc, et va de là à c2 ; le blanc va de a2 à b2. C’est permis : ils ne couvrent pas les deux mêmes tours.',
          },
          ours: {
            kind: 'reading',
            text: '« Exactement l’un au-dessus de l’autre » : nous l’interdisons quand le premier pont est encore le sommet de ses deux tours. Avec des blocs entre les deux, rien ne s’y oppose.',
          },
        },
        {
          id: 'SK-T6',
          title: 'Où va un toit',
          text: [
            'Sur toute tour bâtie et sans toit dont le sommet est d’une autre couleur, à n’importe quel niveau, à tout moment.',
          ],
          ours: {
            kind: 'reading',
            text: 'La règle ne dit rien d’un toit posé à même une fondation : une tour sans étage ne vaudrait rien, nous demandons au moins une pièce.',
          },
        },
        {
          id: 'SK-T7',
          title: 'Un toit ferme la tour',
          text: [
            'Plus aucune pièce ne s’ajoute à une tour sous un toit, pas même un pont. Elle appartient à la couleur du toit.',
          ],
          figure: {
            name: 'roof',
            caption: 'a2 est à Rouge, 5 étages. c2 est à Bleu, 7 étages. b2 est encore ouverte.',
          },
        },
      ],
    },
    {
      id: 'end',
      title: 'La fin et les points',
      rules: [
        {
          id: 'SK-E1',
          title: 'Quand on ne peut plus poser',
          text: [
            'Qui ne peut rien poser voit son tour sauté, tout seul : quelqu’un peut donc jouer plusieurs fois de suite. La partie s’arrête quand plus personne ne peut rien poser.',
          ],
          ours: {
            kind: 'reading',
            text: 'Les poses des autres peuvent rouvrir une place : nous vous rendons alors la main. La règle d’origine laisse simplement les adversaires continuer.',
          },
        },
        {
          id: 'SK-E2',
          title: 'Les tours sous vos toits',
          text: [
            'Une couleur marque tous les étages de chaque tour qui porte un de ses toits, de quelque couleur que soient les blocs.',
          ],
        },
        {
          id: 'SK-E3',
          title: 'Le pont qui part de chez vous',
          text: [
            'Si votre pont relie une tour à vous à une autre, les étages de cette autre tour comptent aussi pour vous, à qui qu’elle soit. La même tour peut compter pour plusieurs.',
          ],
          ours: {
            kind: 'reading',
            text: 'La règle dit que la couleur du toit de l’autre tour n’importe pas : nous la comptons aussi quand elle n’en a aucun.',
          },
          tryIt: 'joined',
        },
        {
          id: 'SK-E4',
          title: 'Les deux bouts à vous : le double',
          text: [
            'Si les deux tours de votre pont portent votre toit, vous marquez deux fois le total de leurs étages, l’étage du pont étant compris dans chacune. Des tours de 7 et 8 étages valent alors 30 points ; avec un seul bout à vous, elles en vaudraient 15.',
          ],
          tryIt: 'double',
        },
        {
          id: 'SK-E5',
          title: 'Qui gagne',
          text: ['Le plus grand score gagne.'],
          ours: { kind: 'reading', text: 'La règle ne départage pas : à égalité, la victoire est partagée.' },
        },
      ],
    },
    {
      id: 'players',
      title: 'À deux, trois ou quatre',
      rules: [
        {
          id: 'SK-P1',
          title: 'Combien de joueurs',
          text: ['Deux, trois ou quatre.'],
          ours: {
            kind: 'reading',
            text: 'La boîte donne quatre couleurs et des règles pour deux et trois : c’est tout ce qu’elle permet.',
          },
        },
        {
          id: 'SK-P2',
          title: 'À deux : deux couleurs chacun',
          text: [
            'La première place joue rouge et jaune, la seconde bleu et blanc. À chaque tour, vous posez une pièce de l’une ou l’autre.',
            'Les couleurs comptent à part : un pont jaune ne relie pas des toits rouges. Votre score est la somme des deux.',
          ],
          ours: {
            kind: 'reading',
            text: 'La règle d’origine dit seulement de cumuler les points. Nous alternons les couleurs autour de la table, et laissons choisir la couleur à chaque tour, comme autour d’une vraie boîte.',
          },
        },
        {
          id: 'SK-P3',
          title: 'À trois : des blocs neutres',
          text: [
            'Chacun a sa couleur, et reçoit en plus un grand et un petit bloc blancs, qu’il pose quand il veut comme les siens. Rouge, bleu et jaune jouent ; le reste du blanc ne sert pas. Les étages de ces blocs comptent pour qui ferme la tour ; le blanc lui-même n’a ni toit ni score.',
          ],
        },
        {
          id: 'SK-P4',
          title: 'À quatre : une couleur chacun',
          text: ['Rouge, bleu, jaune, blanc, dans l’ordre des places.'],
          ours: {
            kind: 'reading',
            text: 'Les couleurs suivent les places, quel que soit le tirage au sort : on garde la sienne d’une partie à l’autre.',
          },
        },
      ],
    },
    {
      id: 'notation',
      title: 'Pour les curieux',
      rules: [
        {
          id: 'SK-N1',
          title: 'Écrire un coup',
          text: [
            'La pièce, sa couleur, sa place : « Tr a1 » est un grand bloc rouge en a1. Les lettres viennent de l’anglais : T grand, L petit, B pont, R toit ; r, b, y, w pour rouge, bleu, jaune et blanc.',
            'Un pont nomme ses deux places, d’abord celle de gauche ou de devant : « Bw a1-b1 ».',
          ],
          ours: {
            kind: 'remade',
            text: 'La boîte n’a pas de notation. Un seul ordre est accepté, pour qu’un coup ne s’écrive que d’une façon.',
          },
        },
      ],
    },
  ],
};
