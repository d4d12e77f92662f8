import type { Section } from '../../../rules.ts';

export const flags: Section = {
  id: 'flags',
  title: { fr: 'Les drapeaux', en: 'Flags' },
  rules: [
    {
      id: 'BR-F1',
      title: { fr: 'Prendre un drapeau', en: 'Taking a flag' },
      text: [
        {
          fr: 'Traversez un pont, ou finissez dessus, avec le mode de la couleur de son drapeau : le drapeau va sur votre carte, dans la case de ce pont. Un trajet peut en prendre plusieurs, tous de sa couleur.',
          en: 'Cross a bridge, or end on it, with the vehicle of its flag’s colour: the flag goes to that bridge’s slot on your card. One ride may take several, all of its colour.',
        },
      ],
      figure: {
        name: 'double',
        caption: {
          fr: 'Une moto doublée, huit cases : elle traverse Hawthorne à la troisième, longe la rive, et finit sur Morrison. Les deux drapeaux violets sont pris.',
          en: 'A doubled motorcycle, eight spaces: it crosses Hawthorne on the third, follows the bank, and ends on Morrison. Both purple flags are taken.',
        },
      },
    },
    {
      id: 'BR-F2',
      title: { fr: 'Pas le pont du départ', en: 'Not where you start' },
      text: [
        {
          fr: 'Le pont où commence le trajet ne donne pas son drapeau, même si l’on y repasse après une boucle, et même si une permutation vient d’y mettre la bonne couleur.',
          en: 'The bridge on which a ride begins can’t give its flag, even if you come back over it after a loop, and even if a swap has just put the right colour there.',
        },
      ],
    },
    {
      id: 'BR-F3',
      title: { fr: 'Échanger', en: 'Exchanging' },
      text: [
        {
          fr: 'Si la case de ce pont est déjà prise sur votre carte, vous pouvez échanger : l’ancien drapeau retourne au sac (un bleu, à la réserve des bleus), le nouveau le remplace. Ou vous laissez le pont comme il est. Cela se décide pont par pont, aussi entre drapeaux de même couleur.',
          en: 'If that bridge’s slot on your card is already full, you may exchange: the old flag goes back into the bag (a blue one to the blue supply), the new one takes its place. Or leave the bridge as it is. You decide bridge by bridge, for flags of one colour too.',
        },
        {
          fr: 'Échangez pour gagner une couleur, sans en perdre une que vous n’avez qu’une fois.',
          en: 'Exchange to gain a colour, without losing one you have only once.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Si la case est vide, le drapeau se prend obligatoirement : le livret ne parle de choix que pour un échange. Pour ne pas le prendre, passez par un autre chemin.',
          en: 'If the slot is empty, you must take the flag: the booklet speaks of a choice only for exchanges. If you don’t want it, go another way.',
        },
      },
    },
    {
      id: 'BR-F4',
      title: { fr: 'Le drapeau bleu', en: 'The blue flag' },
      text: [
        {
          fr: 'Seul le tramway prend le bleu. Les drapeaux bleus ne sont que sur Steel, et Steel ne porte que des drapeaux bleus.',
          en: 'Only the streetcar takes blue. Blue flags lie on Steel alone, and Steel holds nothing but blue flags.',
        },
      ],
    },
    {
      id: 'BR-F5',
      title: { fr: 'Un pont vidé', en: 'An empty bridge' },
      text: [
        {
          fr: 'Un pont dont le drapeau est pris reste vide jusqu’à la fin de la manche : premier venu, premier servi.',
          en: 'A bridge whose flag was taken stays empty until the end of the round: first come, first served.',
        },
      ],
    },
  ],
};
