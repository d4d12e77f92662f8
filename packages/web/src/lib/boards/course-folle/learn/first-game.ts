import { NAMES } from '@ponts-bornes/course-folle';
import type { Lesson, LessonStep } from '../../../learn/lesson.ts';
import { shownCard } from '../cards.ts';
import { FIRST_GAME } from './deals.ts';
import { The, kindOf, speedOf, stones, the, theKind, your } from './names.ts';

const { rounds, scores, seed } = FIRST_GAME;
const [one, two, three, four, five] = rounds;
const OWN = shownCard(one.own).character!;

const taken = rounds.map(({ take }) => shownCard(take));
const wholeStages = taken.reduce((sum, { stages }) => sum + stages, 0);
const ownCards = taken.filter(({ character }) => character === OWN).length;

const roundOne: readonly LessonStep[] = [
  {
    kind: 'tell',
    look: 'character',
    text: {
      fr: `Cinq manches pour composer le parcours qui a le plus d’étapes. Vous jouez le personnage ${NAMES.fr.characters[OWN]} : c’est la couleur de votre portrait. Le jeton devant votre nom ne marque que votre place à table.`,
      en: `Five rounds to lay the course with most stages. You play the ${NAMES.en.characters[OWN]} character: that is the colour of your portrait. The token before your name only marks your seat at the table.`,
    },
  },
  {
    kind: 'tell',
    look: 'hand',
    text: {
      fr: 'Vos cinq cartes. Dans le cercle, la vitesse ; en bas, les bornes : une borne vaut une étape. Les cartes rapides en ont peu, les lentes beaucoup. Mais pour se servir en premier, c’est le véhicule qui compte.',
      en: 'Your five cards. In the circle, the speed; below, milestones: each is one stage. Fast cards have few, slow cards many. But to take first, it is the vehicle that counts.',
    },
  },
  {
    kind: 'do',
    look: 'hierarchy',
    text: {
      fr: `Au milieu, la hiérarchie : le véhicule le plus haut se sert le premier. Le train est tout en haut. Aline a déjà choisi, en secret. Touchez ${your.fr(one.own)}, puis confirmez.`,
      en: `In the middle, the hierarchy: the highest vehicle takes first. The train is right on top. Aline has already chosen, in secret. Tap ${your.en(one.own)}, then confirm.`,
    },
    moves: [one.own],
    otherwise: {
      fr: 'C’est permis. Mais pour se servir en premier à coup sûr, rien ne vaut le véhicule du haut : le train.',
      en: 'That is allowed. But to be sure of taking first, nothing beats the vehicle on top: the train.',
    },
  },
  {
    kind: 'tell',
    look: 'played',
    text: {
      fr: `Les deux cartes sont montrées ensemble. Votre train passe devant ${the.fr(one.hers)}, pourtant plus rapide (${speedOf(one.hers)} contre ${speedOf(one.own)}) : la hiérarchie d’abord. La vitesse ne départage que deux véhicules égaux.`,
      en: `Both cards are shown together. Your train goes before ${the.en(one.hers)}, though that one is faster (${speedOf(one.hers)} to ${speedOf(one.own)}): hierarchy first. Speed only decides between equal vehicles.`,
    },
  },
  {
    kind: 'do',
    look: 'offer',
    text: {
      fr: `À droite, l’offre : au début, des cartes de départ, grises, avec un fanion. Prenez la plus riche : ${the.fr(one.take)}, ${stones.fr(one.take)} et une moitié de borne au bord.`,
      en: `On the right, the offer: at first it has starters, grey, with a pennant. Take the richest one: ${the.en(one.take)}, ${stones.en(one.take)} and half a milestone at its edge.`,
    },
    moves: [`+${one.take}`],
    otherwise: {
      fr: `Comptez les bornes : ${the.fr(one.take)} en a davantage. Vous vous servez en premier, profitez-en.`,
      en: `Count the milestones: ${the.en(one.take)} has more. You take first, make the most of it.`,
    },
  },
  {
    kind: 'watch',
    text: {
      fr: 'La carte est dans votre parcours. Aline se sert à son tour ; une carte va rester.',
      en: 'The card is in your course. Now Aline takes one; one card will be left over.',
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
      fr: `Arriver dernier peut donc se choisir : chaque carte porte, en jaune, le signe de son coup de pouce. ${The.fr(two.own)} a « dernier mot », un des meilleurs. Jouez cette carte.`,
      en: `So coming last can be a plan: every card bears, in yellow, the sign of its booster. ${The.en(two.own)} has “late call”, one of the best. Play that card.`,
    },
    moves: [two.own],
    otherwise: {
      fr: `C’est permis. Mais cette fois nous visons le sablier jaune : le dernier mot, sur ${your.fr(two.own)}.`,
      en: `That is allowed. But this time we are after the yellow hourglass: the late call, on ${your.en(two.own)}.`,
    },
  },
  {
    kind: 'tell',
    look: 'played',
    text: {
      fr: `Deux véhicules égaux : la vitesse décide. Vous iriez plus vite (${speedOf(two.own)} contre ${speedOf(two.hers)}), mais la flamme du turbo fait passer Aline devant. Vous voilà en dernier, comme prévu.`,
      en: `Two equal vehicles: speed decides. You would be faster (${speedOf(two.own)} to ${speedOf(two.hers)}), but the flame of the turbo puts Aline in front. So you come last, as planned.`,
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
      fr: `Dans votre parcours, une moitié de borne attend sa voisine. ${The.fr(two.take)} porte l’autre moitié. Prenez cette carte : le bouton dit déjà ce qu’elle rapporte.`,
      en: `In your course half a milestone waits for its neighbour. ${The.en(two.take)} has the other half. Take that card: the button already says what it brings.`,
    },
    moves: [`+${two.take}`],
    otherwise: {
      fr: `Cette carte rapporte moins : une moitié seule ne compte pas. Cherchez celle qui complète la vôtre.`,
      en: `That card brings less: a half on its own counts nothing. Look for the one that completes yours.`,
    },
  },
  {
    kind: 'tell',
    look: 'course',
    text: {
      fr: 'Les deux moitiés se touchent et font une borne de plus. La table range votre parcours au mieux, toute seule. Deux moitiés d’aérodrome, sur des avions, vaudraient même quatre étapes.',
      en: 'The two halves touch and make one more milestone. The table lays your course in its best order by itself. Two halves of an aerodrome, on planes, would even make four stages.',
    },
  },
];

const roundThree: readonly LessonStep[] = [
  {
    kind: 'watch',
    look: 'boost',
    text: {
      fr: 'Vous avez le dernier mot : à cette manche, Aline montre sa carte avant que vous ne choisissiez la vôtre. Voyons.',
      en: 'You have the late call: in this round Aline shows her card before you choose yours. Let’s see.',
    },
    moves: [`1 ${three.hers}`],
  },
  {
    kind: 'do',
    look: 'played',
    text: {
      fr: `${The.fr(three.hers)}, vitesse ${speedOf(three.hers)}. Répondez juste ce qu’il faut : le même véhicule, mais plus rapide (${speedOf(three.own)}). Gardez le reste. Jouez ${your.fr(three.own)}.`,
      en: `${The.en(three.hers)}, speed ${speedOf(three.hers)}. Answer with just enough: the same vehicle, but faster (${speedOf(three.own)}). Keep the rest. Play ${your.en(three.own)}.`,
    },
    moves: [three.own],
    answers: {
      [five.own]: {
        fr: `Gardez cette carte : elle servira à la dernière manche. ${The.fr(three.own)} suffit ici.`,
        en: `Keep that card: it will serve you in the last round. ${The.en(three.own)} is enough here.`,
      },
    },
    otherwise: {
      fr: `Avec le dernier mot, vous savez ce qu’il faut battre : ${the.fr(three.hers)}. Votre carte du même véhicule est plus rapide.`,
      en: `With the late call you know what to beat: ${the.en(three.hers)}. Your card of the same vehicle is faster.`,
    },
  },
  {
    kind: 'do',
    look: three.take,
    text: {
      fr: `À vous d’abord. Revoici ${your.fr(three.take)}, avec un « +1 » : une carte à la couleur de votre personnage vaut une étape de plus dans votre parcours. Prenez cette carte.`,
      en: `You take first. Here is ${your.en(three.take)} again, with a “+1”: a card of your character’s colour is worth one stage more in your course. Take it.`,
    },
    moves: [`+${three.take}`],
    otherwise: {
      fr: `Celle-ci rapporte moins. ${The.fr(three.take)} a ${stones.fr(three.take)}, et une étape de plus pour votre couleur.`,
      en: `That one brings less. ${The.en(three.take)} has ${stones.en(three.take)}, and one stage more for your colour.`,
    },
  },
  {
    kind: 'watch',
    look: kindOf(three.left),
    text: {
      fr: `Aline se sert. ${The.fr(three.left)} reste encore, et monte encore d’un rang : un véhicule boudé finit par arriver en haut. De tout en haut, il retomberait tout en bas.`,
      en: `Aline takes one. ${The.en(three.left)} is left over again, and moves up again: a vehicle nobody wants ends up on top. From the very top it would drop to the bottom.`,
    },
    moves: [`1 +${three.hersTake}`],
  },
];

const roundFour: readonly LessonStep[] = [
  {
    kind: 'do',
    look: 'boost',
    text: {
      fr: `C’est Aline qui a le dernier mot : elle verra votre carte. Autant arriver en dernier exprès : ${the.fr(four.own)} a « pole position ». Jouez cette carte.`,
      en: `Now Aline has the late call: she will see your card. So you may as well come last on purpose: ${the.en(four.own)} has “pole position”. Play that card.`,
    },
    moves: [four.own],
    otherwise: {
      fr: `C’est permis, mais Aline répondrait juste ce qu’il faut. Autant viser un coup de pouce : ${the.fr(four.own)}.`,
      en: `That is allowed, but Aline would answer with just enough. Better go for a booster: ${the.en(four.own)}.`,
    },
  },
  {
    kind: 'watch',
    look: 'ladder',
    text: {
      fr: `Elle répond par ${the.fr(four.hers)}, plus haut dans la hiérarchie, et se sert d’abord.`,
      en: `She answers with ${the.en(four.hers)}, higher in the hierarchy, and takes first.`,
    },
    moves: [`1 ${four.hers}`, `1 +${four.hersTake}`],
  },
  {
    kind: 'do',
    look: 'offer',
    text: {
      fr: `Il reste deux cartes. ${The.fr(four.left)} n’a qu’une moitié d’aérodrome : seule, elle ne vaut rien. Prenez ${your.fr(four.take)} : ${stones.fr(four.take)}, et une étape pour votre couleur.`,
      en: `Two cards are left. ${The.en(four.left)} has nothing but half an aerodrome: alone it is worth nothing. Take ${your.en(four.take)}: ${stones.en(four.take)}, and one stage for your colour.`,
    },
    moves: [`+${four.take}`],
    answers: {
      [`+${four.left}`]: {
        fr: 'Une moitié d’aérodrome attend l’autre, de l’autre côté. Vous n’en avez pas encore : elle ne rapporterait rien.',
        en: 'Half an aerodrome waits for the other one, of the other side. You have none yet: it would bring nothing.',
      },
    },
  },
  {
    kind: 'do',
    look: kindOf(five.own),
    text: {
      fr: `Pole position : mettez en haut le véhicule de votre choix. Il reste ${the.fr(five.hers)} à Aline, tout le monde le voit, et à vous ${the.fr(five.own)}. Touchez ${theKind.fr(five.own)} : vous passerez devant.`,
      en: `Pole position: put any vehicle on top. Aline has ${the.en(five.hers)} left, which everybody can see, and you have ${the.en(five.own)}. Tap ${theKind.en(five.own)}: you will go first.`,
    },
    moves: [`^${kindOf(five.own)}`],
    answers: {
      [`^${kindOf(five.hers)}`]: {
        fr: 'C’est justement ce qu’Aline a encore en main : elle se servirait avant vous.',
        en: 'That is just what Aline still holds: she would take before you.',
      },
    },
    otherwise: {
      fr: `Vous n’avez plus ce véhicule en main. Mettez en haut celui que vous allez jouer : ${theKind.fr(five.own)}.`,
      en: `You hold no such vehicle any more. Put the one you are going to play on top: ${theKind.en(five.own)}.`,
    },
  },
];

const roundFive: readonly LessonStep[] = [
  {
    kind: 'watch',
    look: 'rounds',
    text: {
      fr: 'Cinquième et dernière manche : une carte chacun, et plus de coup de pouce à la fin. Aline pose la sienne.',
      en: 'Fifth and last round: one card each, and no booster at its end. Aline lays hers.',
    },
    moves: [`1 ${five.hers}`],
  },
  {
    kind: 'do',
    look: 'hierarchy',
    text: {
      fr: `Jouez ${your.fr(five.own)}. Grâce à vous, son véhicule est tout en haut.`,
      en: `Play ${your.en(five.own)}. Thanks to you, its vehicle is right on top.`,
    },
    moves: [five.own],
  },
  {
    kind: 'do',
    look: 'offer',
    text: {
      fr: `Vous passez devant, et le choix est à vous. Le plus d’étapes : ${the.fr(five.take)}. Sans la pole position, c’est Aline qui choisissait.`,
      en: `You go first, and the choice is yours. Most stages: ${the.en(five.take)}. Without the pole position Aline would have chosen first.`,
    },
    moves: [`+${five.take}`],
    otherwise: {
      fr: `Comparez ce que dit le bouton : ${the.fr(five.take)} rapporte davantage.`,
      en: `Compare what the button says: ${the.en(five.take)} brings more.`,
    },
  },
  {
    kind: 'watch',
    look: 'others',
    text: {
      fr: 'Aline prend sa dernière carte, et la course est finie.',
      en: 'Aline takes her last card, and the race is over.',
    },
    moves: [`1 +${five.hersTake}`],
  },
  {
    kind: 'tell',
    look: 'course',
    text: {
      fr: `Comptons votre parcours : ${wholeStages} bornes, 1 étape pour les moitiés jointes, ${ownCards} pour vos cartes à votre couleur. Cela fait ${scores[0]} étapes.`,
      en: `Let’s count your course: ${wholeStages} milestones, 1 stage for the joined halves, ${ownCards} for the cards of your own colour. That makes ${scores[0]} stages.`,
    },
  },
  {
    kind: 'tell',
    look: 'others',
    text: {
      fr: `Aline en a ${scores[1]} : la course est à vous. À égalité, la plus grande somme des vitesses aurait décidé. À plus de deux, tout va pareil, l’offre est seulement plus grande.`,
      en: `Aline has ${scores[1]}: the race is yours. Had they been equal, the higher sum of speeds would have decided. With more players all is the same, only the offer is larger.`,
    },
  },
];

export const firstGame: Lesson = {
  title: { fr: 'Première course', en: 'First race' },
  seats: 2,
  learner: 0,
  seed,
  before: [`1 ${one.hers}`],
  steps: [...roundOne, ...roundTwo, ...roundThree, ...roundFour, ...roundFive],
};
