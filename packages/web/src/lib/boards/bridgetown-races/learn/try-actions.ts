import type { Lesson } from '../../lesson.ts';

export const double: Lesson = {
  title: { fr: 'Double, sans les autres', en: 'Double, without the others' },
  rule: 'BR-R3',
  seats: 2,
  learner: 0,
  seed: 'double 9',
  before: ['0 place double', '0 place motorcycle', '1 place motorcycle', '0 place bus', '1 place taxi', '1 place car'],
  steps: [
    {
      kind: 'do',
      look: 'burnside',
      text: {
        fr: 'Le violet de Burnside est à huit cases de la flèche. La moto en fait 4, et 1 de plus avec Aline. Avec Double, combien : 8, 9 ou 10 ? Touchez la moto, ×2, et voyez où elle mène.',
        en: 'Burnside’s purple flag is eight spaces from the arrow. The motorcycle goes 4, and 1 more with Aline on it. With Double, is it 8, 9 or 10? Tap the motorcycle and ×2, and see where it leads.',
      },
      moves: ['ride motorcycle double burnside +burnside'],
      otherwise: {
        fr: 'Permis, mais sans drapeau. À moto, avec ×2, comptez huit cases tout droit, sans celle qui passe sous la route.',
        en: 'Legal, but without a flag. By motorcycle, with ×2, count eight spaces straight on, without the one under the road.',
      },
      refuses: { 'ride motorcycle double e9': 'BR-R7', 'ride motorcycle burnside': 'BR-R7' },
    },
    {
      kind: 'tell',
      look: 'cards',
      text: {
        fr: 'Huit : deux fois la vitesse de base, et rien d’autre. Le coordinateur d’Aline ne compte pas avec Double ; sans Double, il aurait donné cinq cases.',
        en: 'Eight: twice the base speed, and nothing else. Aline’s coordinator doesn’t count with Double; without Double you’d have gone five.',
      },
    },
  ],
};

export const swap: Lesson = {
  title: { fr: 'Permuter après le trajet', en: 'Swapping after the ride' },
  rule: 'BR-R4',
  seats: 2,
  learner: 0,
  seed: 'swap 14',
  before: [
    '0 place swap',
    '0 place motorcycle',
    '1 place taxi',
    '0 place bus',
    '1 place motorcycle',
    '1 place bus',
    '0 ride bus w34',
    '0 done',
    '1 ride motorcycle w23',
  ],
  steps: [
    {
      kind: 'do',
      look: 'burnside',
      text: {
        fr: 'Vous avez Permutation. D’abord le trajet : à moto, quatre cases, finissez sur Burnside et prenez le violet. On vous demandera ensuite ce que vous permutez.',
        en: 'You hold Swap. The ride first: by motorcycle, four spaces, end on Burnside and take purple. Then you will be asked what to swap.',
      },
      moves: ['ride motorcycle burnside +burnside'],
      otherwise: {
        fr: 'Permis aussi avant le trajet. Ici, prenez d’abord le violet de Burnside.',
        en: 'Also legal before the ride. Here, take Burnside’s purple first.',
      },
    },
    {
      kind: 'do',
      look: 'broadway',
      text: {
        fr: 'Aline a encore le taxi, et le jaune de Broadway est à quatre cases d’elle. Permutez Fremont et Broadway. Essayez Steel, ou Burnside, que vous venez de vider : refusé.',
        en: 'Aline still has the taxi, and Broadway’s yellow flag is four spaces from her. Swap Fremont and Broadway. Try Steel, or Burnside, which you have just emptied: refused.',
      },
      moves: ['swap fremont broadway'],
      answers: {
        done: {
          fr: 'Sans rien permuter, Aline prendrait le jaune de Broadway dès maintenant.',
          en: 'If you swap nothing, Aline takes Broadway’s yellow right away.',
        },
      },
      otherwise: {
        fr: 'Permis. Le jaune sera le plus loin d’Aline sur Fremont : permutez Fremont et Broadway.',
        en: 'Legal. Yellow is furthest from Aline on Fremont: swap Fremont and Broadway.',
      },
      refuses: { 'swap broadway burnside': 'BR-R4', 'swap broadway steel': 'BR-R4' },
    },
    {
      kind: 'watch',
      look: 'broadway',
      text: {
        fr: 'Aline arrive sur Broadway en taxi. Le drapeau y est blanc maintenant : elle ne prend rien.',
        en: 'Aline reaches Broadway by taxi. Its flag is white now: she takes nothing.',
      },
      moves: ['1 ride taxi broadway'],
    },
    {
      kind: 'tell',
      text: {
        fr: 'Avant le trajet, on amène une couleur sur sa route ; après, on en ôte une à quelqu’un. Les deux ponts portent un drapeau, et le bleu ne bouge pas.',
        en: 'Before the ride you bring a colour into your path; after it you take one out of someone else’s. Both bridges must carry a flag, and blue stays put.',
      },
    },
  ],
};

export const first: Lesson = {
  title: { fr: 'Partir le premier', en: 'Going first' },
  rule: 'BR-R5',
  seats: 2,
  learner: 0,
  seed: 'first 3',
  before: ['1 place taxi', '0 place first', '0 place motorcycle', '1 place motorcycle', '0 place taxi', '1 place bus'],
  steps: [
    {
      kind: 'do',
      look: 'bar',
      text: {
        fr: 'Aline est première joueuse, mais vous avez Premier. La table vous le demande au début du tour de course : partir maintenant ? Personne n’est encore près d’un drapeau. Gardez-le.',
        en: 'Aline is first player, but you hold First. At the start of the race turn you are asked: go now? Nobody is near a flag yet. Keep it.',
      },
      moves: ['wait'],
      answers: {
        first: {
          fr: 'Premier ne sert qu’une fois dans la manche, et il n’y a rien à gagner tout de suite. Gardez-le.',
          en: 'First works once in a round, and there is nothing to gain right now. Keep it.',
        },
      },
    },
    {
      kind: 'watch',
      look: 'map',
      text: {
        fr: 'Aline part à moto : cinq cases, grâce à vous. Vous aussi : quatre, car elle n’est plus sur la moto.',
        en: 'Aline goes by motorcycle: five spaces, thanks to you. So do you: four, since she is off the motorcycle.',
      },
      moves: ['1 ride motorcycle w23', '0 ride motorcycle w34'],
    },
    {
      kind: 'do',
      look: 'burnside',
      text: {
        fr: 'Deuxième tour. Le jaune de Burnside est à portée de vos deux taxis, et Aline jouerait avant vous. C’est le moment : partez maintenant.',
        en: 'Second turn. Burnside’s yellow flag is within reach of both your taxis, and Aline would go before you. This is the moment: go now.',
      },
      moves: ['first'],
      answers: {
        wait: {
          fr: 'Aline partirait d’abord, et le jaune serait à elle.',
          en: 'Aline would go first, and yellow would be hers.',
        },
      },
    },
    {
      kind: 'do',
      look: 'burnside',
      text: {
        fr: 'Le taxi : 4, et 1 grâce à Aline, qui y est encore. Traversez Burnside.',
        en: 'The taxi: 4, and 1 thanks to Aline, who is still on it. Cross Burnside.',
      },
      moves: ['ride taxi e9 +burnside'],
      otherwise: {
        fr: 'Permis, mais Aline prendrait alors le jaune. Par le pont Burnside.',
        en: 'Legal, but then Aline takes yellow. Over Burnside Bridge.',
      },
    },
    {
      kind: 'tell',
      text: {
        fr: 'Les autres suivent dans l’ordre habituel, sans vous, et le pont reste vide jusqu’à la fin de la manche. Au tour suivant, l’ordre redevient ce qu’il était.',
        en: 'The others follow in their usual order, without you, and the bridge stays empty until the round is over. In the next turn the order is what it was.',
      },
    },
  ],
};
