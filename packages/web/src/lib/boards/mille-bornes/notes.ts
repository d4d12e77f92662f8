import type { Language } from '@ponts-bornes/kernel';
import type { CardName } from '@ponts-bornes/mille-bornes';

type Name = (card: CardName) => string;

/** What the memo says in one language. */
interface Notes {
  readonly heads: readonly [attack: string, remedy: string, safety: string];
  readonly rules: (name: Name, limitNeedsGreen: boolean) => readonly string[];
  readonly pointsTitle: string;
  readonly points: readonly string[];
}

export const NOTES: Readonly<Record<Language, Notes>> = {
  fr: {
    heads: ['Attaque', 'Parade', 'Botte'],
    rules: (name, limitNeedsGreen) => [
      'À votre tour : une carte est piochée pour vous, puis vous en posez une ou en défaussez une.',
      `Pour rouler il faut un ${name('go')} sur le dessus de la bataille : au départ, et après essence, roue de secours ou réparations${limitNeedsGreen ? '' : ' (pas après une fin de limite)'}.`,
      'Les étapes se posent seulement quand vous roulez. Le total doit tomber juste ; deux cartes 200 par camp au plus.',
      'Sous une limite de vitesse : 25 et 50 seulement. La limite s’ajoute aux autres attaques et touche même qui est arrêté.',
      'Les autres attaques touchent seulement qui roule, jamais deux à la fois.',
      'Une botte protège pour toute la manche, et qui la pose rejoue aussitôt.',
      `Le ${name('right')} remplace le ${name('go')} : plus besoin d’en poser.`,
      'Coup-fourré : attaqué, vous posez aussitôt la botte qui répond. L’attaque tombe, la botte se met en travers, et c’est à vous de jouer.',
      ...(limitNeedsGreen
        ? [`Règle maison : après une fin de limite, 25 et 50 seulement jusqu’au prochain ${name('go')}.`]
        : []),
    ],
    pointsTitle: 'Les points d’une manche',
    points: [
      '1 par kilomètre',
      '100 par botte posée',
      '300 de plus par coup-fourré',
      '400 pour la manche gagnée',
      '200 si elle est gagnée sans carte 200',
      '500 pour chaque autre camp resté sans étape',
    ],
  },
  en: {
    heads: ['Attack', 'Remedy', 'Safety'],
    rules: (name, limitNeedsGreen) => [
      'On your turn a card is drawn for you; then you play one or discard one.',
      `To roll you need a ${name('go')} on top of the battle pile: to start, and after gas, a spare wheel or repairs${limitNeedsGreen ? '' : ' (not after an end of limit)'}.`,
      'Distances are laid only while you roll. The total must be exact; a side lays two 200 cards at most.',
      'Under a speed limit: 25 and 50 only. A limit adds to other attacks, and hits even who stands still.',
      'The other attacks hit only who rolls, never two at once.',
      'A safety protects for the whole round, and who lays it plays again at once.',
      `${name('right')[0]?.toUpperCase()}${name('right').slice(1)} replaces every ${name('go')}: none is needed any more.`,
      'Coup-fourré: attacked, you lay the safety that answers at once. The attack is void, the safety lies crosswise, and the turn is yours.',
      ...(limitNeedsGreen ? [`House rule: after an end of limit, 25 and 50 only until the next ${name('go')}.`] : []),
    ],
    pointsTitle: 'The points of a round',
    points: [
      '1 per kilometre',
      '100 per safety laid',
      '300 more per coup-fourré',
      '400 for winning the round',
      '200 if it was won without a 200',
      '500 for each other side without any distance',
    ],
  },
};
