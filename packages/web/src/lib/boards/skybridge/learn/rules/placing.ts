import type { Section } from '../../../rules.ts';

export const placing: Section = {
  id: 'placing',
  title: { fr: 'Poser une pièce', en: 'Placing a piece' },
  rules: [
    {
      id: 'SK-T1',
      title: { fr: 'Le tour de jeu', en: 'Taking turns' },
      text: [
        {
          fr: 'Le sort désigne qui commence, puis on joue à tour de rôle vers la gauche. À votre tour, vous posez une de vos pièces. Vous ne pouvez pas passer tant que l’une d’elles peut être posée.',
          en: 'The first player is drawn at random, then turns go to the left. On your turn you place one of your pieces. You can’t pass while any of your pieces can be placed.',
        },
      ],
    },
    {
      id: 'SK-T2',
      title: { fr: 'Deux pièces de même couleur ne se touchent pas', en: 'Two pieces of one colour never touch' },
      text: [
        {
          fr: 'Aucune pièce ne se pose directement sur une pièce de sa couleur.',
          en: 'You can’t place a piece directly on a piece of its own colour.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'La règle d’origine dit « en contact » sans préciser. Les fondations sont séparées : seul l’empilement fait contact. Et quand elle parle de la couleur « du joueur », nous lisons la couleur de la pièce, seule lecture qui vaille quand un joueur en a deux.',
          en: 'The original rules say “in contact” and no more. The foundations are separate, so only stacking is contact. And where they speak of “the player’s” colour we read the colour of the piece: the only reading that works when a player has two.',
        },
      },
    },
    {
      id: 'SK-T3',
      title: { fr: 'Un bloc va au plus bas', en: 'A block goes as low as possible' },
      text: [
        {
          fr: 'Parmi les tours sans toit dont le sommet n’est pas de la couleur du bloc, seules les moins hautes sont permises. S’il y en a plusieurs, vous choisissez.',
          en: 'Among the towers without a roof whose top isn’t the block’s colour, only the lowest are allowed. If there are several, you choose.',
        },
        {
          fr: 'Une tour basse au sommet de la couleur du bloc est donc exclue : le bloc va sur la moins haute des autres, parfois bien plus haut.',
          en: 'So a low tower with the block’s colour on top is skipped: the block goes on the lowest of the others, sometimes much higher.',
        },
      ],
      figure: {
        name: 'passed',
        caption: {
          fr: 'La même ville, avec un bloc rouge : b2, la plus basse, a un sommet rouge. Le bloc rouge va donc sur une tour de 3 étages au sommet d’une autre couleur. Celle de 5 étages est trop haute.',
          en: 'The same city with a red block: b2, the lowest, has a red top. So the red block goes on a tower of 3 floors with another colour on top. The one with 5 floors is too high.',
        },
      },
      tryIt: 'lowest',
    },
    {
      id: 'SK-T4',
      title: { fr: 'Où va un pont', en: 'Where a bridge goes' },
      text: [
        {
          fr: 'Sur deux tours voisines (jamais en diagonale), toutes deux sans toit, de même hauteur, avec chacune au moins une pièce, et dont les deux sommets sont d’une autre couleur que le pont. Le niveau est libre.',
          en: 'On two towers side by side, both without a roof, of the same height, each with at least one piece and a top of a different colour from the bridge. Any level will do.',
        },
        {
          fr: 'À deux joueurs, le pont peut reposer sur votre autre couleur ; à trois, sur les blocs neutres.',
          en: 'With two players the bridge may rest on your other colour; with three, on the neutral blocks.',
        },
      ],
      tryIt: 'bridge',
    },
    {
      id: 'SK-T5',
      title: { fr: 'Pont sur pont', en: 'Bridge on bridge' },
      text: [
        {
          fr: 'Deux ponts peuvent se chevaucher sur une tour. Mais un pont ne se pose pas exactement sur un autre, au-dessus des deux mêmes fondations.',
          en: 'Two bridges may overlap on one tower. But a bridge may not go exactly on top of another, over the same two foundations.',
        },
      ],
      figure: {
        name: 'overlap',
        caption: {
          fr: 'En b2, le pont rouge repose sur le pont blanc, et va de là à c2 ; le blanc va de a2 à b2. C’est permis : ils ne couvrent pas les deux mêmes tours.',
          en: 'On b2 the red bridge rests on the white one and leads to c2; the white one leads from a2 to b2. That’s allowed: they don’t cover the same two towers.',
        },
      },
      ours: {
        kind: 'reading',
        text: {
          fr: '« Exactement l’un au-dessus de l’autre » : nous l’interdisons quand le premier pont est encore le sommet de ses deux tours. Avec des blocs entre les deux, c’est permis.',
          en: '“Exactly one above the other”: we forbid it as long as the first bridge is the top of both its towers. With blocks in between it is allowed.',
        },
      },
    },
    {
      id: 'SK-T6',
      title: { fr: 'Où va un toit', en: 'Where a roof goes' },
      text: [
        {
          fr: 'Sur toute tour bâtie et sans toit dont le sommet est d’une autre couleur, à n’importe quel niveau, à tout moment.',
          en: 'On any tower that has been built and has no roof, with a top of another colour, at any level and at any time.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'La règle ne dit rien d’un toit posé à même une fondation : une tour sans étage ne vaudrait rien, nous demandons au moins une pièce.',
          en: 'The rules say nothing about a roof on a bare foundation. A tower without floors would be worth nothing: we ask for at least one piece.',
        },
      },
    },
    {
      id: 'SK-T7',
      title: { fr: 'Un toit ferme la tour', en: 'A roof closes the tower' },
      text: [
        {
          fr: 'Plus aucune pièce ne s’ajoute à une tour sous un toit, pas même un pont. Elle appartient à la couleur du toit.',
          en: 'Nothing is ever added to a tower under a roof, not even a bridge. It belongs to the colour of the roof.',
        },
      ],
      figure: {
        name: 'roof',
        caption: {
          fr: 'a2 est à Rouge, 5 étages. c2 est à Bleu, 7 étages. b2 est encore ouverte.',
          en: 'a2 is Red’s, with 5 floors. c2 is Blue’s, with 7. b2 is still open.',
        },
      },
    },
  ],
};
