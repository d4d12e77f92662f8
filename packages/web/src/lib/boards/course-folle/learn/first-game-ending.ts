import type { LessonStep } from '../../../learn/lesson.ts';
import { shownCard } from '../cards.ts';
import { FIRST_GAME } from './deals.ts';
import { The, kind, kindOf, speedOf, stones, the, theKind, your } from './names.ts';

const { rounds, scores } = FIRST_GAME;
const [, , three, four, five] = rounds;

const taken = rounds.map(({ take }) => shownCard(take));
const wholeStages = taken.reduce((sum, { stages }) => sum + stages, 0);
const ownCards = taken.filter(({ character }) => character === shownCard(five.own).character).length;

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
      fr: `Aline a le dernier mot : elle verra votre carte. Il ne lui reste que ${kind.fr(five.hers)} et ${kind.fr(four.hers)}, plus haut que ${the.fr(four.own)} : avec lui, vous serez en dernier, et il a « pole position ». Jouez-le.`,
      en: `Aline has the late call: she will see your card. She has only ${kind.en(five.hers)} and ${kind.en(four.hers)} left, higher than ${the.en(four.own)}: with it you will come last, and it has “pole position”. Play it.`,
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
      fr: `Il reste deux cartes. ${The.fr(four.left)} n’a qu’un demi-aérodrome : seul, il ne vaut rien. Prenez ${your.fr(four.take)} : ${stones.fr(four.take)}, et une étape pour votre couleur.`,
      en: `Two cards are left. ${The.en(four.left)} has nothing but a half aerodrome: alone it is worth nothing. Take ${your.en(four.take)}: ${stones.en(four.take)}, and one stage for your colour.`,
    },
    moves: [`+${four.take}`],
    answers: {
      [`+${four.left}`]: {
        fr: 'Un demi-aérodrome attend l’autre moitié, de l’autre côté. Vous n’en avez pas encore : il ne rapporterait rien.',
        en: 'A half aerodrome waits for the other half, of the other side. You have none yet: it would bring nothing.',
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
      fr: 'Cinquième et dernière manche : une carte chacun, et aucun coup de pouce à la fin. Aline pose la sienne.',
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
      fr: `Vous passez devant, et le choix est à vous. Le plus d’étapes : ${the.fr(five.take)}. Sans la pole position, c’est Aline qui aurait choisi.`,
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
      fr: `Comptons votre parcours : ${wholeStages} bornes, 1 étape pour les moitiés jointes, ${ownCards} pour les cartes à votre couleur. Cela fait ${scores[0]} étapes.`,
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

export const ending: readonly LessonStep[] = [...roundThree, ...roundFour, ...roundFive];
