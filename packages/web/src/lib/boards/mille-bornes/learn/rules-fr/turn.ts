import type { Section } from '../../../../learn/rules.ts';

export const TURN: Section = {
  id: 'turn',
  title: 'Un tour',
  rules: [
    {
      id: 'MB-T1',
      title: 'Piocher, puis une seule chose',
      text: [
        'Le tour commence par une carte de la pioche, s’il en reste : vous en avez sept. Puis vous jouez une carte de votre main, ou vous en défaussez une. Tant que la pioche dure, vous finissez à six.',
        'À cette table, la carte est piochée pour vous.',
      ],
    },
    {
      id: 'MB-T2',
      title: 'Défausser',
      text: ['Toute carte peut être défaussée, même quand une autre pourrait se jouer.'],
      ours: {
        kind: 'reading',
        text: 'Le livret classique le permet à qui ne peut pas ou ne veut pas jouer. Celui du circuit ne parle que de qui n’a rien à poser ; nous laissons le choix dans les deux éditions.',
      },
    },
    {
      id: 'MB-T3',
      title: 'Une carte sans effet ne se pose pas',
      text: [
        'Elle se défausse seulement. C’est le cas :',
        '- d’une parade quand son attaque n’est pas sur le dessus de votre bataille,',
        '- d’un feu vert quand vous roulez déjà, ou quand vous avez le véhicule prioritaire,',
        '- d’une fin de limite quand rien ne vous limite.',
        '**Circuit :** la règle maison de [MB-T6] fait exception pour le drapeau vert.',
      ],
    },
    {
      id: 'MB-T4',
      title: 'Le feu vert',
      text: [
        'Il se pose sur une pile de bataille vide, sur un feu rouge ou sur une parade. Jamais directement sur une panne, une crevaison ou un accident : la parade d’abord.',
      ],
    },
    {
      id: 'MB-T5',
      title: 'La parade',
      text: [
        'Elle se pose sur l’attaque qui lui correspond, quand celle-ci est sur le dessus de votre bataille. Elle répare, mais ne fait pas rouler : il faut encore un feu vert, à un tour suivant, sauf avec le véhicule prioritaire [MB-S6].',
      ],
      figure: {
        name: 'repair',
        caption:
          'Au fil des tours, sur la pile de bataille : l’accident vous arrête, les réparations le couvrent, le feu vert vous fait rouler, et le tour d’après vous avancez de 100.',
      },
      tryIt: 'after-repair',
    },
    {
      id: 'MB-T6',
      title: 'La fin de limite',
      text: [
        'Elle se pose sur la limite de votre pile de vitesse et la lève. Rien d’autre ne change : qui roulait roule toujours, sans nouveau feu vert ; qui était arrêté l’est encore.',
        '**Circuit, règle maison** (à choisir, sinon éteinte) : après une fin de limite, 25 et 50 seulement jusqu’à ce que votre camp pose un drapeau vert. Il peut alors le poser même en roulant, ou sur un drapeau rouge, mais pas sur une autre attaque.',
        '- Tout drapeau vert convient, aussi celui qui fait démarrer ou qui suit une parade.',
        '- Le véhicule prioritaire met fin à l’attente.',
        '- Une nouvelle limite prend sa place : l’attente ne revient qu’avec la fin de cette limite-là.',
      ],
      ours: {
        kind: 'reading',
        text: 'Le livret du circuit se contredit : une phrase demande un drapeau vert après la fin de limite, une autre dit qu’elle annule la limite. Nous suivons la seconde, qui est aussi la règle classique, et gardons la première en règle maison. Ses détails sont de nous, pour qu’aucun drapeau vert ne se pose sans effet.',
      },
      tryIt: 'end-of-limit',
    },
  ],
};

export const DISTANCES: Section = {
  id: 'distances',
  title: 'Les étapes',
  rules: [
    {
      id: 'MB-D1',
      title: 'Il faut rouler',
      text: ['Une étape se pose seulement quand vous roulez [MB-S6] : la valeur que vous voulez, une carte par tour.'],
    },
    {
      id: 'MB-D2',
      title: 'Sous une limite',
      text: ['Sous une limite de vitesse, seules les étapes de 25 et de 50 se posent.'],
      figure: {
        name: 'limit',
        caption:
          'Avec une limite sur la pile de vitesse : 25 et 50 passent ; 75, 100 et 200 attendent la fin de limite.',
      },
    },
    {
      id: 'MB-D3',
      title: 'Deux 200 au plus',
      text: ['Un camp pose au plus deux cartes 200 dans une manche, partenaires ensemble. La troisième est refusée.'],
    },
    {
      id: 'MB-D4',
      title: 'Tomber juste',
      text: [
        'Le total ne dépasse jamais le but : il faut l’atteindre exactement. À 950 sur 1000, il ne reste que 25 et 50. Il n’y a pas de prolongation.',
      ],
      figure: {
        name: 'exact',
        caption: 'À 925 km : 25 et 50 rapprochent, 75 gagne, 100 et 200 dépasseraient et sont refusés.',
      },
      tryIt: 'exact',
    },
  ],
};

export const ATTACKS: Section = {
  id: 'attacks',
  title: 'Les attaques',
  rules: [
    {
      id: 'MB-A1',
      title: 'Arrêter qui roule',
      text: [
        'Feu rouge, panne d’essence, crevaison et accident se posent sur la pile de bataille d’un adversaire **qui roule**. Jamais deux à la fois : qui est arrêté ne roule plus.',
      ],
    },
    {
      id: 'MB-A2',
      title: 'Limiter n’importe qui',
      text: [
        'La limite se pose sur la pile de vitesse de tout adversaire, parti ou non, arrêté ou non, sauf si une limite y est déjà sur le dessus. Elle s’ajoute aux quatre autres attaques.',
      ],
      tryIt: 'limit-anyone',
    },
    {
      id: 'MB-A3',
      title: 'Rien ne passe devant une botte',
      text: [
        'Une attaque ne se pose pas sur un camp qui montre la botte contre elle. Le véhicule prioritaire arrête les feux rouges et les limites.',
      ],
    },
    {
      id: 'MB-A4',
      title: 'Attaquer un véhicule prioritaire',
      text: [
        'Restent la panne, la crevaison et l’accident. Ils se posent sur sa dernière carte de bataille, quelle qu’elle soit, feu vert ou parade, et même sur une pile vide, pourvu qu’il roule [MB-S6].',
      ],
    },
    { id: 'MB-A5', title: 'Jamais les siens', text: ['On n’attaque pas son propre camp.'] },
  ],
};
