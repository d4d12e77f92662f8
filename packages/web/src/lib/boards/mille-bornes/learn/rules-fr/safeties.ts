import type { Section } from '../../../../learn/rules.ts';

export const SAFETIES: Section = {
  id: 'safeties',
  title: 'Les bottes',
  rules: [
    {
      id: 'MB-B1',
      title: 'Poser une botte',
      text: [
        'À votre tour, même en toute première carte. Puis vous piochez, s’il reste des cartes, et rejouez : autant de fois que vous posez de bottes.',
      ],
    },
    {
      id: 'MB-B2',
      title: 'Protégé toute la manche',
      text: [
        'Son attaque ne peut plus toucher votre camp jusqu’à la fin de la manche. Le véhicule prioritaire protège de deux : le feu rouge et la limite de vitesse.',
      ],
    },
    {
      id: 'MB-B3',
      title: 'Une botte posée trop tard',
      text: [
        'Si son attaque est déjà sur le dessus de votre bataille, **toute la pile** de bataille va à la défausse. L’attaque est finie, mais il faut de nouveau un feu vert, sauf avec le véhicule prioritaire. Le coup-fourré, lui, ne coûte pas de feu vert [MB-F2].',
      ],
      figure: {
        name: 'late',
        caption:
          'Un accident sur la bataille, puis l’as du volant posé à son tour : la pile est vide, le camp est à l’arrêt jusqu’au prochain feu vert.',
      },
      ours: {
        kind: 'reading',
        text: 'Le livret classique ne laisse repartir, après une attaque, qu’avec un feu vert. Celui du circuit demande seulement qu’aucune attaque ne soit sur la pile. Nous jouons de même dans les deux éditions.',
      },
      tryIt: 'late-safety',
    },
    {
      id: 'MB-B4',
      title: 'Le véhicule prioritaire',
      text: [
        'Posé, même en coup-fourré, il enlève un feu rouge **et** une limite, si les deux sont là. Dès lors il remplace les feux verts : vous roulez tant que ni panne, ni crevaison, ni accident n’est sur votre bataille, et leur parade suffit pour repartir.',
      ],
      figure: {
        name: 'right',
        caption:
          'Avant : un feu rouge sur la bataille, une limite sur la vitesse. Le véhicule prioritaire est posé. Après : les deux piles sont libres, et l’on roule sans feu vert.',
      },
      ours: {
        kind: 'reading',
        text: 'Le livret du circuit envoie les deux attaques à la défausse, sans dire ce que deviennent les cartes dessous ; le classique se tait. De la pile de vitesse, seule la limite du dessus part. En coup-fourré, l’attaque contrée part seule [MB-F2] ; un feu rouge plus ancien part avec toute sa pile [MB-B3], une limite plus ancienne part seule.',
      },
      tryIt: 'right-of-way',
    },
  ],
};

export const COUP_FOURRE: Section = {
  id: 'coup-fourre',
  title: 'Le coup-fourré',
  rules: [
    {
      id: 'MB-F1',
      title: 'Coup-fourré !',
      text: [
        'On attaque votre camp, et vous tenez en main la botte qui répond : posez-la **sur-le-champ**, même si ce n’est pas votre tour. Chez des partenaires, c’est celui des deux qui l’a.',
      ],
      tryIt: 'coup-fourre',
    },
    {
      id: 'MB-F2',
      title: 'Comme si de rien n’était',
      text: [
        'L’attaque va à la défausse et n’a aucun effet : qui roulait roule encore, sans nouveau feu vert. La botte se pose en travers.',
      ],
      figure: {
        name: 'crosswise',
        caption:
          'Deux bottes sur la table : la citerne, posée à son tour, est droite ; l’increvable, posée en coup-fourré, est en travers.',
      },
    },
    {
      id: 'MB-F3',
      title: 'Un tour entier',
      text: ['Vous repiochez d’abord jusqu’à six cartes. Puis vous prenez un tour entier : piocher encore, et jouer.'],
    },
    {
      id: 'MB-F4',
      title: 'Le tour saute',
      text: [
        'Ensuite, c’est à la personne à **votre** gauche. Ceux qui se trouvaient entre l’attaquant et vous perdent leur tour.',
      ],
    },
    {
      id: 'MB-F5',
      title: '400 points',
      text: ['Aux points, il vaut 300 de plus que les 100 de la botte.'],
    },
    {
      id: 'MB-F6',
      title: 'La riposte',
      text: [
        'Après **chaque** attaque, la table s’arrête un moment : c’est la riposte. L’attaque est déjà là où elle touche. Qui a la botte choisit : contrer ou laisser passer. Qui ne l’a pas ne peut que laisser passer. Des autres places, on ne voit pas la différence.',
        '- Chez des partenaires, on demande aux deux à la fois, même à qui n’a plus de cartes. Le premier contre, ou le dernier accord, clôt la riposte.',
        '- Une réponse est cachée et ne se reprend pas. Qui a répondu semble encore attendu, même pour son partenaire.',
        '- À une table en direct, une riposte que personne ne contre dure tout son délai, quelques secondes ; aucun délai quand seuls des robots sont visés et que personne ne regarde.',
        '- À une table lente, elle se règle aussitôt, d’après le choix « toujours contrer » de chacun.',
      ],
      ours: {
        kind: 'reading',
        text: 'Les livrets font crier « Coup-fourré ! » à l’instant même. Sans voix, il faut un moment pour le dire ; et ce moment doit être le même pour tous, sinon une pause trahirait qui tient quoi.',
      },
    },
    {
      id: 'MB-F7',
      title: 'Contre la limite aussi',
      text: ['Le véhicule prioritaire contre un feu rouge ou une limite de vitesse : les deux font un coup-fourré.'],
      ours: {
        kind: 'reading',
        text: 'Le livret classique ne parle que d’une attaque sur la pile de bataille. Mais la limite est bien une attaque à laquelle cette botte répond ; nous la comptons.',
      },
    },
  ],
};
