import type { Section } from '../../../rules.ts';

export const attacks: Section = {
  id: 'attacks',
  title: { fr: 'Les attaques', en: 'Attacks' },
  rules: [
    {
      id: 'MB-A1',
      title: { fr: 'Arrêter une voiture qui roule', en: 'Stopping a moving car' },
      text: [
        {
          fr: 'Feu rouge, panne d’essence, crevaison et accident se posent sur la pile de bataille d’un adversaire **qui roule**. Jamais deux à la fois : une voiture arrêtée ne roule plus.',
          en: 'Red light, out of petrol, flat tyre and accident go on the battle pile of an opponent **who is moving**. Never two at once: a stopped car is no longer moving.',
        },
      ],
    },
    {
      id: 'MB-A2',
      title: { fr: 'Limiter n’importe qui', en: 'A limit for anyone' },
      text: [
        {
          fr: 'La limite se pose sur la pile de vitesse de tout adversaire, parti ou non, arrêté ou non, sauf si une limite y est déjà sur le dessus. Elle s’ajoute aux quatre autres attaques.',
          en: 'A limit goes on the speed pile of any opponent, started or not, stopped or not, unless a limit is already on top of it. It adds to the four other attacks.',
        },
      ],
      tryIt: 'limit-anyone',
    },
    {
      id: 'MB-A3',
      title: { fr: 'Une botte bloque son attaque', en: 'A safety blocks its attack' },
      text: [
        {
          fr: 'On ne peut pas attaquer un camp qui a posé la botte correspondante. Le véhicule prioritaire arrête les feux rouges et les limites.',
          en: 'You can’t attack a side that has played the matching safety. Right of way stops red lights and limits.',
        },
      ],
    },
    {
      id: 'MB-A4',
      title: { fr: 'Attaquer un véhicule prioritaire', en: 'Attacking right of way' },
      text: [
        {
          fr: 'On peut encore lui infliger une panne, une crevaison ou un accident. Ces cartes se posent sur sa dernière carte de bataille, quelle qu’elle soit, feu vert ou parade, et même sur une pile vide, pourvu qu’il roule [MB-S6].',
          en: 'You can still play out of petrol, flat tyre or accident. They go on top of its last battle card, whether green light or remedy, and even on an empty pile, provided it is moving [MB-S6].',
        },
      ],
    },
    {
      id: 'MB-A5',
      title: { fr: 'Jamais les siens', en: 'Never your own' },
      text: [{ fr: 'On n’attaque pas son propre camp.', en: 'You can’t attack your own side.' }],
    },
  ],
};
