import type { Lesson } from '../../lesson.ts';
import { DISGUISE, SPEED, SWAP } from './deals.ts';
import { The, bare, kindOf, speedOf, stones, the, theKind, your } from './names.ts';

const dressed = DISGUISE.cards;

/** [CF-B4] */
export const disguise: Lesson = {
  title: { fr: 'Le déguisement', en: 'The disguise' },
  rule: 'CF-B4',
  seats: 3,
  learner: 0,
  seed: DISGUISE.seed,
  before: DISGUISE.before,
  steps: [
    {
      kind: 'tell',
      look: 'boost',
      text: {
        fr: `Vous avez le déguisement : votre carte comptera comme le véhicule du haut, ici ${theKind.fr(dressed.real)}. Aline et Basile choisissent aussi, en secret.`,
        en: `You have the disguise: your card will count as the top vehicle, here ${theKind.en(dressed.real)}. Aline and Basile choose too, in secret.`,
      },
    },
    {
      kind: 'do',
      look: kindOf(dressed.card),
      text: {
        fr: `Profitez-en pour jouer ${your.fr(dressed.card)}, tout en bas de la hiérarchie : sans déguisement, cette carte serait sans doute dernière, malgré sa vitesse ${speedOf(dressed.card)}.`,
        en: `Use it to play ${your.en(dressed.card)}, right at the bottom of the hierarchy: undisguised it would most likely come last, for all its speed of ${speedOf(dressed.card)}.`,
      },
      moves: [dressed.card],
      otherwise: {
        fr: `N’importe quelle carte peut se déguiser. Mais c’est la plus basse qui y gagne le plus : ${the.fr(dressed.card)}.`,
        en: `Any card can be disguised. But the lowest one gains most from it: ${the.en(dressed.card)}.`,
      },
    },
    {
      kind: 'watch',
      look: 'played',
      text: {
        fr: `Le masque vous met à la première ligne, mais avec la vitesse 0 : ${the.fr(dressed.real)} de Basile, vitesse ${speedOf(dressed.real)}, passe donc avant vous.`,
        en: `The mask puts you in the first row, but with speed 0: Basile’s ${bare.en(dressed.real)}, speed ${speedOf(dressed.real)}, goes before you.`,
      },
      moves: [`2 +${dressed.taken}`],
    },
    {
      kind: 'do',
      look: 'offer',
      isPuzzle: true,
      text: {
        fr: `À vous, avant ${the.fr(dressed.passed)} d’Aline. Prenez ce qui rapporte le plus.`,
        en: `Your turn, before Aline’s ${bare.en(dressed.passed)}. Take what scores most.`,
      },
      moves: [`+${dressed.take}`],
      otherwise: {
        fr: 'Vous pouvez faire mieux : touchez les autres cartes, le bouton dit ce que chacune rapporte.',
        en: 'You can do better: tap the other cards, the button says what each one scores.',
      },
    },
    {
      kind: 'tell',
      text: {
        fr: `Le déguisement ne vaut que pour l’ordre : il passe devant tout, sauf devant les vrais véhicules du haut. Dans l’offre, ${the.fr(dressed.card)} aura de nouveau sa vitesse et ses étapes.`,
        en: `The disguise counts only for the order: it beats everything except the real vehicles in the top row. On offer, ${the.en(dressed.card)} will have its own speed and stages again.`,
      },
    },
  ],
};

const fastest = SPEED.cards;

/** [CF-B5] */
export const speed: Lesson = {
  title: { fr: 'Vitesse d’abord', en: 'Speed first' },
  rule: 'CF-B5',
  seats: 2,
  learner: 0,
  seed: SPEED.seed,
  before: SPEED.before,
  steps: [
    {
      kind: 'tell',
      look: 'boost',
      text: {
        fr: 'Votre coup de pouce : vitesse d’abord. À cette manche, pour tout le monde, la plus grande vitesse passe devant ; la hiérarchie ne tranche que les vitesses égales.',
        en: 'Your booster: speed first. In this round, for everyone, the highest speed goes first; the hierarchy only settles equal speeds.',
      },
    },
    {
      kind: 'do',
      look: 'hand',
      isPuzzle: true,
      text: {
        fr: 'Chacun choisit en secret. Pour passer devant, ne regardez plus la hiérarchie, mais les cercles : jouez votre carte la plus rapide.',
        en: 'Everyone chooses in secret. To go first, don’t look at the hierarchy but at the circles: play your fastest card.',
      },
      moves: [fastest.fast],
      answers: {
        [fastest.high]: {
          fr: `D’habitude, oui. Mais à cette manche le rang ne compte presque plus : ${the.fr(fastest.high)} n’a que la vitesse ${speedOf(fastest.high)}.`,
          en: `Usually, yes. But in this round rank hardly counts: ${the.en(fastest.high)} has a speed of only ${speedOf(fastest.high)}.`,
        },
      },
      otherwise: {
        fr: 'Une autre de vos cartes est plus rapide : comparez les nombres dans les cercles.',
        en: 'Another card of yours is faster: compare the numbers in the circles.',
      },
    },
    {
      kind: 'do',
      look: 'played',
      text: {
        fr: `${speedOf(fastest.fast)} contre ${speedOf(fastest.hers)} : vous passez devant, bien que ${the.fr(fastest.hers)} soit plus haut. Prenez ${the.fr(fastest.take)} : ${stones.fr(fastest.take)}, et une étape de plus pour sa moitié, qui se joint à la vôtre.`,
        en: `${speedOf(fastest.fast)} to ${speedOf(fastest.hers)}: you go first, even though ${the.en(fastest.hers)} is higher. Take ${the.en(fastest.take)}: ${stones.en(fastest.take)}, and one stage more for its half, which joins yours.`,
      },
      moves: [`+${fastest.take}`],
      otherwise: {
        fr: `Vous pouvez faire mieux : ${the.fr(fastest.take)} a ${stones.fr(fastest.take)}, et une moitié qui se joint à la vôtre.`,
        en: `You can do better: ${the.en(fastest.take)} has ${stones.en(fastest.take)}, and a half that joins yours.`,
      },
    },
    {
      kind: 'tell',
      look: 'hand',
      text: {
        fr: `Une carte rapide est souvent pauvre et mal placée : « vitesse d’abord » est son heure de gloire. Avec ${your.fr(fastest.high)}, vitesse ${speedOf(fastest.high)}, c’est Aline qui serait passée devant.`,
        en: `A fast card is often poor and low: “speed first” is its moment. With ${your.en(fastest.high)}, speed ${speedOf(fastest.high)}, Aline would have gone first.`,
      },
    },
  ],
};

const swapped = SWAP.cards;

/** [CF-B6] */
export const swap: Lesson = {
  title: { fr: 'L’échange', en: 'The swap' },
  rule: 'CF-B6',
  seats: 2,
  learner: 0,
  seed: SWAP.seed,
  before: SWAP.before,
  steps: [
    {
      kind: 'tell',
      look: 'course',
      text: {
        fr: `Votre carte était dernière et vous donne l’échange : une carte de la main contre une du parcours. ${The.fr(swapped.waiting)} y attend un autre demi-aérodrome.`,
        en: `Your card came last and gives you the swap: a card from your hand for one in your route. There, ${the.en(swapped.waiting)} is waiting for another half aerodrome.`,
      },
    },
    {
      kind: 'do',
      look: 'hand',
      text: {
        fr: 'Touchez dans votre main la carte à poser, puis dans votre parcours celle à reprendre. Essayez donc d’abord le train : la table dira quelle règle s’y oppose.',
        en: 'In your hand tap the card to put down, then in your route the one to take back. Try the train first: the table will say which rule forbids it.',
      },
      moves: [`${swapped.lay}>${swapped.back}`],
      answers: {
        [`${swapped.lay}>${swapped.waiting}`]: {
          fr: 'Celle-là, justement, il faut la garder : c’est elle qui attend l’autre moitié. Reprenez la carte la plus pauvre.',
          en: 'That’s the very card to keep: it is waiting for the other half. Take back the poorest one.',
        },
        keep: {
          fr: 'Vous pouvez tout garder, c’est permis. Mais ici un aérodrome de quatre étapes vous tend les bras.',
          en: 'You may keep everything, that’s allowed. But here an aerodrome of four stages is within reach.',
        },
      },
      otherwise: {
        fr: 'L’aérodrome y serait, mais vous perdriez une carte riche. Reprenez en main la plus pauvre.',
        en: 'That makes the aerodrome, but loses a rich card. Take back the poorest one.',
      },
      refuses: { [`${swapped.train}>${swapped.back}`]: 'CF-B6' },
    },
    {
      kind: 'tell',
      look: 'course',
      text: {
        fr: `Un aérodrome : quatre étapes, et votre couleur en plus. ${The.fr(swapped.back)} est dans votre main : vous jouerez cette carte plus tard, comme une autre.`,
        en: `An aerodrome: four stages, plus one for your own colour. ${The.en(swapped.back)} is in your hand: you will play that card later, like any other.`,
      },
    },
  ],
};
