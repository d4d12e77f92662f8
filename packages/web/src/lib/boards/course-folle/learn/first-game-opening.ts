import type { LessonStep } from '../../lesson.ts';
import { shownCard } from '@ponts-bornes/course-folle/art';
import { FIRST_GAME } from './deals.ts';
import { NAMES, The, kindOf, speedOf, stones, the, your } from './names.ts';

const [one, two, , four, five] = FIRST_GAME.rounds;
const OWN = shownCard(one.own).character!;

const roundOne: readonly LessonStep[] = [
  {
    kind: 'tell',
    look: 'character',
    text: {
      fr: `Vous avez cinq manches pour composer le parcours qui compte le plus d’étapes. Vous jouez le personnage ${NAMES.fr.characters[OWN]} : c’est la couleur de votre portrait. Le jeton devant votre nom ne marque que votre place à table.`,
      en: `You have five rounds to build the route with the most stages. You play the ${NAMES.en.characters[OWN]} character: that is the colour of your portrait. The token next to your name only marks your seat at the table.`,
    },
  },
  {
    kind: 'tell',
    look: 'hand',
    text: {
      fr: 'Vos cinq cartes. Dans le cercle, la vitesse ; en bas, les bornes : une borne vaut une étape. Les cartes rapides en ont peu, les lentes beaucoup. Mais pour se servir en premier, c’est le véhicule qui compte.',
      en: 'Your five cards. In the circle, the speed; below, milestones: each is one stage. Fast cards have few, slow cards many. But who takes first depends on the vehicle.',
    },
  },
  {
    kind: 'do',
    look: 'hierarchy',
    text: {
      fr: `Au milieu, la hiérarchie : le véhicule le plus haut se sert le premier. Le train est tout en haut. Chacun choisit en secret. Touchez ${your.fr(one.own)}, puis confirmez.`,
      en: `In the middle, the hierarchy: the highest vehicle takes first. The train is at the very top. Everyone chooses secretly. Tap ${your.en(one.own)}, then confirm.`,
    },
    moves: [one.own],
    otherwise: {
      fr: 'C’est permis. Mais pour se servir en premier à coup sûr, rien ne vaut le véhicule du haut : le train.',
      en: 'That’s allowed. But to be sure of taking first, nothing beats the top vehicle: the train.',
    },
  },
  {
    kind: 'tell',
    look: 'played',
    text: {
      fr: `Les deux cartes sont révélées ensemble. Votre train passe devant ${the.fr(one.hers)}, pourtant plus rapide (${speedOf(one.hers)} contre ${speedOf(one.own)}) : la hiérarchie d’abord. La vitesse ne départage que deux véhicules égaux.`,
      en: `Both cards are revealed together. Your train goes before ${the.en(one.hers)}, even though that one is faster (${speedOf(one.hers)} to ${speedOf(one.own)}): hierarchy first. Speed only decides between equal vehicles.`,
    },
  },
  {
    kind: 'do',
    look: 'offer',
    text: {
      fr: `À droite, l’offre : au début, des cartes de départ, gris-brun, avec un fanion. Prenez la plus riche : ${the.fr(one.take)}, ${stones.fr(one.take)} et une demi-borne au bord.`,
      en: `On the right, the offer: at the start it holds starter cards, grey-brown, with a pennant. Take the richest one: ${the.en(one.take)}, ${stones.en(one.take)} and a half milestone at its edge.`,
    },
    moves: [`+${one.take}`],
    otherwise: {
      fr: `Comptez les bornes : ${the.fr(one.take)} en a davantage. Vous vous servez en premier, profitez-en.`,
      en: `Count the milestones: ${the.en(one.take)} has more. You take first, make the most of it.`,
    },
  },
  {
    kind: 'watch',
    look: 'course',
    text: {
      fr: 'La carte est dans votre parcours. Aline se sert à son tour ; une carte va rester.',
      en: 'The card is in your route. Now Aline takes one; one card will be left over.',
    },
    moves: [`1 +${one.hersTake}`],
  },
  {
    kind: 'tell',
    look: kindOf(one.left),
    text: {
      fr: `Personne n’a pris ${the.fr(one.left)} : dans la hiérarchie, son véhicule monte d’un rang. Et les deux cartes jouées passent à droite, dans l’offre : elles sont à prendre à leur tour.`,
      en: `Nobody took ${the.en(one.left)}: its vehicle moves up one place in the hierarchy. And the two cards that were played go over to the right, into the offer: now they can be taken.`,
    },
  },
];

const roundTwo: readonly LessonStep[] = [
  {
    kind: 'watch',
    look: 'boost',
    text: {
      fr: 'Aline était dernière : sa carte lui donne son coup de pouce. Turbo : à cette manche, sa carte comptera comme la plus rapide de son véhicule. Elle choisit en secret.',
      en: 'Aline came last: her card gives her its booster. Turbo: in this round her card will count as the fastest of its vehicle. She chooses in secret.',
    },
    moves: [`1 ${two.hers}`],
  },
  {
    kind: 'do',
    look: 'hand',
    text: {
      fr: `On peut donc vouloir arriver en dernier. Sur ${your.fr(two.own)}, le sablier jaune : « dernier mot ». Aline n’a rien de plus bas, et son turbo mettrait devant vous un véhicule égal : vous serez en dernier à coup sûr. Jouez cette carte.`,
      en: `So you may want to come last. On ${your.en(two.own)}, the yellow hourglass: “late call”. Aline has nothing lower, and her turbo would put an equal vehicle before yours: you are sure to come last. Play that card.`,
    },
    moves: [two.own],
    answers: {
      [four.own]: {
        fr: `Rien n’est sûr avec ${the.fr(four.own)} : Aline a encore un véhicule plus bas. Et la pole position servira mieux plus tard. Visons le dernier mot : ${your.fr(two.own)}.`,
        en: `Nothing is sure with ${the.en(four.own)}: Aline still has a lower vehicle. And pole position will help you more later. We want the late call: ${your.en(two.own)}.`,
      },
      [five.own]: {
        fr: `${The.fr(five.own)} arriverait aussi en dernier à coup sûr, mais pour le déguisement. Cette fois, nous visons le dernier mot : ${your.fr(two.own)}.`,
        en: `${The.en(five.own)} would surely come last too, but for the disguise. This time we want the late call: ${your.en(two.own)}.`,
      },
    },
    otherwise: {
      fr: `C’est permis. Mais cette fois nous visons le sablier jaune : le dernier mot, sur ${your.fr(two.own)}.`,
      en: `That’s allowed. But this time we want the yellow hourglass: the late call, on ${your.en(two.own)}.`,
    },
  },
  {
    kind: 'tell',
    look: 'played',
    text: {
      fr: `Deux véhicules égaux : la vitesse décide. Vous êtes plus rapide (${speedOf(two.own)} contre ${speedOf(two.hers)}), mais la flamme du turbo fait passer Aline devant. Vous voilà en dernier, comme prévu.`,
      en: `Two equal vehicles: speed decides. You’re faster (${speedOf(two.own)} to ${speedOf(two.hers)}), but the flame of the turbo puts Aline in front. So you come last, as planned.`,
    },
  },
  {
    kind: 'watch',
    look: 'offer',
    text: { fr: 'Aline se sert la première.', en: 'Aline takes first.' },
    moves: [`1 +${two.hersTake}`],
  },
  {
    kind: 'do',
    look: 'course',
    text: {
      fr: `Dans votre parcours, une demi-borne attend sa voisine. ${The.fr(two.take)} porte l’autre moitié. Touchez cette carte : le bouton dira ce qu’elle rapporte. Puis prenez-la.`,
      en: `In your route a half milestone waits for its neighbour. ${The.en(two.take)} has the other half. Tap that card: the button will say what it scores. Then take it.`,
    },
    moves: [`+${two.take}`],
    otherwise: {
      fr: `Cette carte rapporte moins : une moitié seule ne compte pas. Cherchez celle qui complète la vôtre.`,
      en: `That card scores less: a half on its own counts for nothing. Look for the one that completes yours.`,
    },
  },
  {
    kind: 'tell',
    look: 'course',
    text: {
      fr: 'Les deux moitiés se touchent et font une borne de plus. La table range votre parcours au mieux pour vous. Deux demi-aérodromes, sur des avions, vaudraient même quatre étapes.',
      en: 'The two halves touch and make one more milestone. The table arranges your route for you, in its best order. Two half aerodromes, on planes, would even make four stages.',
    },
  },
];

export const opening: readonly LessonStep[] = [...roundOne, ...roundTwo];
