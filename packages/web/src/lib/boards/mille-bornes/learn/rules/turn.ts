import type { Section } from '../../../rules.ts';

export const turn: Section = {
  id: 'turn',
  title: { fr: 'Un tour', en: 'A turn' },
  rules: [
    {
      id: 'MB-T1',
      title: { fr: 'Piocher, puis une seule chose', en: 'Draw, then one thing' },
      text: [
        {
          fr: 'Le tour commence par une carte de la pioche, s’il en reste : vous en avez sept. Puis vous jouez une carte de votre main, ou vous en défaussez une. Tant qu’il reste des cartes à piocher, vous terminez votre tour avec six cartes.',
          en: 'A turn begins with a card from the draw pile, if there is one left: you hold seven. Then you play a card from your hand, or discard one. While the draw pile lasts, you end your turn with six.',
        },
        { fr: 'À cette table, la carte est piochée pour vous.', en: 'At this table the card is drawn for you.' },
      ],
    },
    {
      id: 'MB-T2',
      title: { fr: 'Défausser', en: 'Discarding' },
      text: [
        {
          fr: 'Toute carte peut être défaussée, même quand une autre pourrait se jouer.',
          en: 'Any card may be discarded, even when another could be played.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Le livret classique le permet si l’on ne peut pas ou ne veut pas jouer. Celui du circuit ne parle que des joueurs qui n’ont rien à poser ; nous laissons le choix dans les deux éditions.',
          en: 'The classic booklet allows it if you can’t or don’t want to play. The circuit one mentions only players who have nothing to play; we leave you the choice in both editions.',
        },
      },
    },
    {
      id: 'MB-T3',
      title: { fr: 'Une carte sans effet ne se pose pas', en: 'No card without effect' },
      text: [
        {
          fr: 'On peut seulement la défausser. C’est le cas :',
          en: 'A card that would do nothing can only be discarded. This applies to:',
        },
        {
          fr: '- d’une parade quand son attaque n’est pas sur le dessus de votre bataille,',
          en: '- a remedy when its attack is not on top of your battle pile,',
        },
        {
          fr: '- d’un feu vert quand vous roulez déjà, ou quand vous avez le véhicule prioritaire,',
          en: '- a green light while you’re moving, or when you have right of way,',
        },
        { fr: '- d’une fin de limite quand rien ne vous limite.', en: '- an end of limit when nothing limits you.' },
        {
          fr: '**Circuit :** la règle maison de [MB-T6] fait exception pour le drapeau vert.',
          en: '**Circuit:** the house rule of [MB-T6] makes an exception for the green flag.',
        },
      ],
    },
    {
      id: 'MB-T4',
      title: { fr: 'Le feu vert', en: 'The green light' },
      text: [
        {
          fr: 'Il se pose sur une pile de bataille vide, sur un feu rouge ou sur une parade. Jamais directement sur une panne, une crevaison ou un accident : la parade d’abord.',
          en: 'It goes on an empty battle pile, on a red light or on a remedy. Never straight on out of petrol, a flat tyre or an accident: the remedy comes first.',
        },
      ],
    },
    {
      id: 'MB-T5',
      title: { fr: 'La parade', en: 'The remedy' },
      text: [
        {
          fr: 'Elle se pose sur l’attaque qui lui correspond, quand celle-ci est sur le dessus de votre bataille. Elle répare, mais ne fait pas rouler : il faut encore un feu vert, à un tour suivant, sauf avec le véhicule prioritaire [MB-S6].',
          en: 'It goes on the attack it matches, when that lies on top of your battle pile. It fixes the problem but doesn’t get you moving: on a later turn you still need a green light, unless you have right of way [MB-S6].',
        },
      ],
      figure: {
        name: 'repair',
        caption: {
          fr: 'Au fil des tours, sur la pile de bataille : l’accident vous arrête, les réparations le couvrent, le feu vert vous fait rouler, et le tour d’après vous avancez de 100.',
          en: 'Turn by turn, on the battle pile: the accident stops you, repairs cover it, the green light gets you moving, and on the turn after that you drive 100.',
        },
      },
      tryIt: 'after-repair',
    },
    {
      id: 'MB-T6',
      title: { fr: 'La fin de limite', en: 'The end of limit' },
      text: [
        {
          fr: 'Elle se pose sur la limite de votre pile de vitesse et la lève. Rien d’autre ne change : si vous rouliez, vous roulez toujours, sans nouveau feu vert ; si vous étiez à l’arrêt, vous l’êtes encore.',
          en: 'It goes on the limit on your speed pile and lifts it. Nothing else changes: if you were moving you still are, without a new green light; if you were stopped you still are.',
        },
        {
          fr: '**Circuit, règle maison** (désactivée par défaut) : après une fin de limite, 25 et 50 seulement jusqu’à ce que votre camp pose un drapeau vert. Il peut alors le poser même en roulant, ou sur un drapeau rouge, mais pas sur une autre attaque.',
          en: '**Circuit, house rule** (off unless chosen): after an end of limit only 25 and 50 until your side plays a green flag. It may then do so even while moving, or on a red flag, but not on another attack.',
        },
        {
          fr: '- Tout drapeau vert convient, y compris celui qui fait démarrer ou qui suit une parade.',
          en: '- Any green flag will do, including the one that starts you or that follows a remedy.',
        },
        { fr: '- Le véhicule prioritaire met fin à l’attente.', en: '- Right of way ends the wait.' },
        {
          fr: '- Une nouvelle limite prend sa place : l’attente ne revient qu’avec la fin de cette limite-là.',
          en: '- A new limit takes its place: the wait comes back only with the end of that limit.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Le livret du circuit se contredit : une phrase demande un drapeau vert après la fin de limite, une autre dit qu’elle annule la limite. Nous suivons la seconde, qui est aussi la règle classique, et gardons la première en règle maison. Ses détails sont de nous, pour qu’aucun drapeau vert ne se pose sans effet.',
          en: 'The circuit booklet contradicts itself: one sentence asks for a green flag after the end of limit, another says that it cancels the limit. We follow the second, which is the classic rule too, and keep the first as a house rule. Its details are ours, so that no green flag is ever played without effect.',
        },
      },
      tryIt: 'end-of-limit',
    },
  ],
};
