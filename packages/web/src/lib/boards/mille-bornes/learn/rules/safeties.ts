import type { Section } from '../../../rules.ts';

export const safeties: Section = {
  id: 'safeties',
  title: { fr: 'Les bottes', en: 'Safeties' },
  rules: [
    {
      id: 'MB-B1',
      title: { fr: 'Poser une botte', en: 'Playing a safety' },
      text: [
        {
          fr: 'Vous pouvez poser une botte à votre tour, même comme toute première carte. Puis vous piochez, s’il reste des cartes, et vous rejouez ; chaque botte vous donne ainsi un coup de plus.',
          en: 'You can play a safety on your turn, even as your very first card. Then you draw, if there are cards left, and play again. Each safety gives you one more play.',
        },
      ],
    },
    {
      id: 'MB-B2',
      title: { fr: 'Protégé toute la manche', en: 'Protected for the round' },
      text: [
        {
          fr: 'Son attaque ne peut plus toucher votre camp jusqu’à la fin de la manche. Le véhicule prioritaire protège de deux : le feu rouge et la limite de vitesse.',
          en: 'Its attack can no longer touch your side until the round is over. Right of way protects from two: red light and speed limit.',
        },
      ],
    },
    {
      id: 'MB-B3',
      title: { fr: 'Une botte posée trop tard', en: 'A safety played too late' },
      text: [
        {
          fr: 'Si son attaque est déjà sur le dessus de votre bataille, **toute la pile** de bataille va à la défausse. L’attaque est finie, mais il faut de nouveau un feu vert, sauf avec le véhicule prioritaire. Le coup-fourré, lui, ne coûte pas de feu vert [MB-F2].',
          en: 'If its attack already lies on top of your battle pile, the **whole** battle pile goes to the discard pile. The attack is over, but you need a green light again, unless you have right of way. A coup-fourré costs no green light [MB-F2].',
        },
      ],
      figure: {
        name: 'late',
        caption: {
          fr: 'Un accident sur la bataille, puis l’as du volant posé à son tour : la pile est vide, le camp est à l’arrêt jusqu’au prochain feu vert.',
          en: 'An accident on the battle pile, then the driving ace played on your own turn: the pile is empty, and the side is stopped until its next green light.',
        },
      },
      ours: {
        kind: 'reading',
        text: {
          fr: 'Le livret classique ne laisse repartir, après une attaque, qu’avec un feu vert. Celui du circuit demande seulement qu’aucune attaque ne soit sur la pile. Nous jouons de la même façon dans les deux éditions.',
          en: 'After an attack the classic booklet lets you set off only with a green light. The circuit one merely asks that no attack lie on the pile. We play it the same way in both editions.',
        },
      },
      tryIt: 'late-safety',
    },
    {
      id: 'MB-B4',
      title: { fr: 'Le véhicule prioritaire', en: 'Right of way' },
      text: [
        {
          fr: 'Posé, même en coup-fourré, il enlève un feu rouge **et** une limite, si les deux sont là. Dès lors il remplace les feux verts : vous roulez tant que ni panne, ni crevaison, ni accident n’est sur votre bataille, et leur parade suffit pour repartir.',
          en: 'Once played, even as a coup-fourré, it removes a red light **and** a limit if both are there. From then on it replaces green lights: you’re moving as long as no out-of-petrol, flat-tyre or accident card lies on your battle pile, and their remedy is enough to set off again.',
        },
      ],
      figure: {
        name: 'right',
        caption: {
          fr: 'Avant : un feu rouge sur la bataille, une limite sur la vitesse. Le véhicule prioritaire est posé. Après : les deux piles sont libres, et l’on roule sans feu vert.',
          en: 'Before: a red light on the battle pile, a limit on the speed pile. Right of way is played. After: both piles are free, and the side is moving without a green light.',
        },
      },
      ours: {
        kind: 'reading',
        text: {
          fr: 'Le livret du circuit envoie les deux attaques à la défausse, sans dire ce que deviennent les cartes dessous ; le classique se tait. De la pile de vitesse, seule la limite du dessus part. En coup-fourré, l’attaque contrée part seule [MB-F2] ; un feu rouge plus ancien part avec toute sa pile [MB-B3], une limite plus ancienne part seule.',
          en: 'The circuit booklet discards both attacks without saying what becomes of the cards beneath; the classic one is silent. Of the speed pile only the limit on top goes. In a coup-fourré the countered attack goes alone [MB-F2]; an older red light goes with its whole pile [MB-B3], an older limit by itself.',
        },
      },
      tryIt: 'right-of-way',
    },
  ],
};
