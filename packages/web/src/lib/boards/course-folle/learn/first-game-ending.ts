import type { LessonStep } from '../../lesson.ts';
import { shownCard } from '@ponts-bornes/course-folle/art';
import { FIRST_GAME } from './deals.ts';
import { The, kindOf, speedOf, stones, the, theKind, your } from './names.ts';

const { rounds, scores } = FIRST_GAME;
const [, two, three, four, five] = rounds;

const taken = rounds.map(({ take }) => shownCard(take));
const wholeStages = taken.reduce((sum, { stages }) => sum + stages, 0);
const ownCards = taken.filter(({ character }) => character === shownCard(five.own).character).length;
const joinedHalves = scores[0] - wholeStages - ownCards;

const roundThree: readonly LessonStep[] = [
  {
    kind: 'watch',
    look: 'boost',
    text: {
      fr: 'Vous avez le dernier mot : à cette manche, Aline révèle sa carte avant que vous ne choisissiez la vôtre. Voyons.',
      en: 'You have the late call: this round Aline reveals her card before you choose yours. Let’s see.',
    },
    moves: [`1 ${three.hers}`],
  },
  {
    kind: 'do',
    look: 'played',
    text: {
      fr: `${The.fr(three.hers)}, vitesse ${speedOf(three.hers)}. Vous savez maintenant ce qu’il faut battre : le même véhicule, mais plus rapide (${speedOf(three.own)}), passe devant. Jouez ${your.fr(three.own)}.`,
      en: `${The.en(three.hers)}, speed ${speedOf(three.hers)}. Now you know what to beat: the same vehicle, but faster (${speedOf(three.own)}), goes first. Play ${your.en(three.own)}.`,
    },
    moves: [three.own],
    otherwise: {
      fr: `Avec cette carte, vous passeriez après Aline. Répondez par le même véhicule, plus rapide : ${your.fr(three.own)}.`,
      en: `With that card you’d come after Aline. Answer with the same vehicle, faster: ${your.en(three.own)}.`,
    },
  },
  {
    kind: 'do',
    look: 'offer',
    text: {
      fr: `À vous d’abord. Revoici ${your.fr(two.own)}, avec un « +1 » : une carte de la couleur de votre personnage vaut une étape de plus. Mais ${the.fr(three.take)}, pourtant moins rapide, a ${stones.fr(three.take)} : c’est mieux. Prenez cette carte.`,
      en: `You take first. Here is ${your.en(two.own)} again, with a “+1”: a card in your character’s colour is worth one stage more. But ${the.en(three.take)}, though slower, has ${stones.en(three.take)}: that’s better. Take it.`,
    },
    moves: [`+${three.take}`],
    answers: {
      [`+${two.own}`]: {
        fr: `${stones.fr(two.own)} et une étape pour votre couleur. ${The.fr(three.take)} rapporte davantage : ${stones.fr(three.take)}.`,
        en: `${stones.en(two.own)} and one stage for your colour. ${The.en(three.take)} brings more: ${stones.en(three.take)}.`,
      },
    },
    otherwise: {
      fr: `Un demi-aérodrome, seul, ne rapporte rien. ${The.fr(three.take)} a ${stones.fr(three.take)}.`,
      en: `A half aerodrome on its own scores nothing. ${The.en(three.take)} has ${stones.en(three.take)}.`,
    },
  },
  {
    kind: 'watch',
    look: kindOf(three.left),
    text: {
      fr: `Aline se sert. ${The.fr(three.left)} reste encore, et monte encore d’un rang : un véhicule boudé finit par arriver en haut. De tout en haut, il retomberait tout en bas.`,
      en: `Aline takes one. ${The.en(three.left)} is left over again, and moves up again: a vehicle nobody wants ends up at the top. From there it would drop to the very bottom.`,
    },
    moves: [`1 +${three.hersTake}`],
  },
];

const roundFour: readonly LessonStep[] = [
  {
    kind: 'do',
    look: 'boost',
    text: {
      fr: `Aline a le dernier mot : elle verra votre carte. Jouez ${your.fr(four.own)} : elle a ${the.fr(five.hers)}, plus haut, et ${the.fr(four.hers)}, plus rapide (${speedOf(four.hers)} contre ${speedOf(four.own)}). Vous serez en dernier, et la pole position sera à vous.`,
      en: `Aline has the late call: she will see your card. Play ${your.en(four.own)}: she has ${the.en(five.hers)}, higher, and ${the.en(four.hers)}, faster (${speedOf(four.hers)} to ${speedOf(four.own)}). You’ll come last, and pole position will be yours.`,
    },
    moves: [four.own],
    otherwise: {
      fr: `C’est permis, mais Aline répondrait juste ce qu’il faut. Autant viser un coup de pouce : ${the.fr(four.own)}.`,
      en: `That’s allowed, but Aline would answer with just enough. Better to go for a booster: ${the.en(four.own)}.`,
    },
  },
  {
    kind: 'watch',
    look: 'ladder',
    text: {
      fr: `Comme vous à la manche précédente, elle répond par le même véhicule, plus rapide : ${the.fr(four.hers)}. Elle se sert d’abord.`,
      en: `Like you in the round before, she answers with the same vehicle, faster: ${the.en(four.hers)}. She takes first.`,
    },
    moves: [`1 ${four.hers}`, `1 +${four.hersTake}`],
  },
  {
    kind: 'do',
    look: 'offer',
    text: {
      fr: `Il reste deux cartes. ${The.fr(four.left)} n’a qu’un demi-aérodrome : seul, il ne vaut rien. Prenez ${your.fr(four.take)} : ${stones.fr(four.take)}, une étape pour votre couleur, et une moitié qui attendra sa voisine.`,
      en: `Two cards are left. ${The.en(four.left)} has only a half aerodrome: on its own it’s worth nothing. Take ${your.en(four.take)}: ${stones.en(four.take)}, one stage for your colour, and a half that will wait for its neighbour.`,
    },
    moves: [`+${four.take}`],
    answers: {
      [`+${four.left}`]: {
        fr: 'Un demi-aérodrome attend l’autre moitié, de l’autre côté. Vous n’en avez pas encore : il ne rapporterait rien.',
        en: 'A half aerodrome waits for the other half, on the other side. You have none yet: it would score nothing.',
      },
    },
  },
  {
    kind: 'do',
    look: kindOf(five.own),
    text: {
      fr: `Pole position : mettez en haut le véhicule de votre choix. Il reste ${the.fr(five.hers)} à Aline, tout le monde le voit, et à vous ${the.fr(five.own)}. Touchez ${theKind.fr(five.own)} : vous passerez devant.`,
      en: `Pole position: move any vehicle to the top. Aline has ${the.en(five.hers)} left, which everyone can see, and you have ${the.en(five.own)}. Tap ${theKind.en(five.own)}: you’ll go first.`,
    },
    moves: [`^${kindOf(five.own)}`],
    answers: {
      [`^${kindOf(five.hers)}`]: {
        fr: 'C’est justement ce qu’Aline a encore en main : elle se servirait avant vous.',
        en: 'That’s just what Aline still holds: she would take before you.',
      },
    },
    otherwise: {
      fr: `Vous n’avez plus ce véhicule en main. Mettez en haut celui que vous allez jouer : ${theKind.fr(five.own)}.`,
      en: `You no longer hold that vehicle. Move the one you’re going to play to the top: ${theKind.en(five.own)}.`,
    },
  },
];

const roundFive: readonly LessonStep[] = [
  {
    kind: 'watch',
    look: 'rounds',
    text: {
      fr: 'Cinquième et dernière manche : une carte chacun, et aucun coup de pouce à la fin. Aline pose la sienne.',
      en: 'Fifth and last round: one card each, and no booster at the end. Aline plays hers.',
    },
    moves: [`1 ${five.hers}`],
  },
  {
    kind: 'do',
    look: 'hierarchy',
    text: {
      fr: `Jouez ${your.fr(five.own)}. Grâce à vous, son véhicule est tout en haut.`,
      en: `Play ${your.en(five.own)}. Thanks to you, its vehicle is at the top.`,
    },
    moves: [five.own],
  },
  {
    kind: 'do',
    look: 'offer',
    text: {
      fr: `Vous passez devant, et le choix est à vous. Prenez ${your.fr(five.take)} : ${stones.fr(five.take)}, une étape pour votre couleur, une pour la moitié qui se joint. Sans la pole position, Aline aurait choisi d’abord.`,
      en: `You go first, and the choice is yours. Take ${your.en(five.take)}: ${stones.en(five.take)}, one stage for your colour, one for the half that joins. Without pole position Aline would have chosen first.`,
    },
    moves: [`+${five.take}`],
    otherwise: {
      fr: `Comparez ce que dit le bouton : ${the.fr(five.take)} rapporte davantage.`,
      en: `Compare what the button says: ${the.en(five.take)} scores more.`,
    },
  },
  {
    kind: 'watch',
    look: kindOf(five.left),
    text: {
      fr: `Aline prend sa dernière carte. ${The.fr(five.left)} reste toujours : cette fois son véhicule était en haut, et tombe tout en bas. La course est finie.`,
      en: `Aline takes her last card. ${The.en(five.left)} is still left over: this time its vehicle was at the top, and drops to the bottom. The race is over.`,
    },
    moves: [`1 +${five.hersTake}`],
  },
  {
    kind: 'tell',
    look: 'course',
    text: {
      fr: `Comptons votre parcours : ${wholeStages} bornes, ${joinedHalves} étapes pour les moitiés jointes, ${ownCards} pour les cartes de votre couleur. Cela fait ${scores[0]} étapes.`,
      en: `Let’s count your route: ${wholeStages} milestones, ${joinedHalves} stages for the joined halves, ${ownCards} for the cards in your own colour. That makes ${scores[0]} stages.`,
    },
  },
  {
    kind: 'tell',
    look: 'others',
    text: {
      fr: `Aline en a ${scores[1]} : la course est à vous. À égalité, la plus grande somme des vitesses aurait décidé. À plus de deux, tout se passe de la même façon, avec une offre plus grande.`,
      en: `Aline has ${scores[1]}: the race is yours. In a tie, the higher total speed would have decided. With more players it all works the same, only the offer is larger.`,
    },
  },
];

export const ending: readonly LessonStep[] = [...roundThree, ...roundFour, ...roundFive];
