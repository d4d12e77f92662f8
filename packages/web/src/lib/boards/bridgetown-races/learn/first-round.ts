import type { LessonStep } from '../../lesson.ts';

/** Choosing vehicles, exact rides, the overpass, a first flag. */
export const ROUND_ONE: readonly LessonStep[] = [
  {
    kind: 'tell',
    look: 'map',
    text: {
      fr: 'Voici Portland, son fleuve et ses huit ponts, un drapeau sur chacun. Vous êtes le rond. Votre but : un drapeau de chaque pont ou, à défaut, le plus de couleurs différentes sur votre carte après cinq manches.',
      en: 'This is Portland, its river and its eight bridges, a flag on each. You’re the circle. Your aim: a flag from every bridge or, failing that, the most different colours on your card after five rounds.',
    },
  },
  {
    kind: 'tell',
    look: 'wheel',
    text: {
      fr: 'Un drapeau ne se prend qu’avec le mode de transport de sa couleur. La roue montre les huit modes, leur couleur et leur vitesse. Chaque manche, vous y placez trois coordinateurs : ce seront vos trois trajets.',
      en: 'A flag is taken only with the vehicle of its colour. The wheel shows the eight vehicles, their colours and speeds. Every round you place three coordinators on it: your three rides.',
    },
  },
  {
    kind: 'do',
    look: 'marquam',
    text: {
      fr: 'Le drapeau encadré, sur le pont Marquam, est jaune : il faut le taxi. Touchez le taxi dans la roue, puis « Placer ».',
      en: 'The framed flag, on Marquam Bridge, is yellow: that takes the taxi. Tap the taxi on the wheel, then “Place”.',
    },
    moves: ['place taxi'],
    answers: {
      'place bus': {
        fr: 'Aucun pont n’a de rouge. Prenez le taxi : il ira chercher le drapeau jaune.',
        en: 'No bridge has a red flag. Take the taxi: it will fetch the yellow flag.',
      },
    },
    otherwise: {
      fr: 'Cela se défend. Mais commençons par le taxi : il ira chercher le drapeau jaune.',
      en: 'That makes sense too. But let’s begin with the taxi: it will fetch the yellow flag.',
    },
  },
  {
    kind: 'watch',
    look: 'wheel',
    text: {
      fr: 'Aline se place aussi sur le taxi. C’est permis, et même bon pour vous : tant qu’elle y est, votre taxi fait une case de plus.',
      en: 'Aline goes on the taxi as well. That’s allowed, and even good for you: as long as she is there, your taxi goes one space further.',
    },
    moves: ['1 place taxi'],
  },
  {
    kind: 'do',
    look: 'wheel',
    text: {
      fr: 'De la flèche à Marquam, il y a huit cases. Taxi et moto en font au moins quatre chacun, même sans Aline : le compte est bon. Placez la moto. (Un deuxième coordinateur sur le taxi serait refusé : essayez.)',
      en: 'It’s eight spaces from the arrow to Marquam. The taxi and the motorcycle go at least four each, even without Aline: enough. Place the motorcycle. (A second coordinator on the taxi would be refused: try it.)',
    },
    moves: ['place motorcycle'],
    otherwise: {
      fr: 'Il vous manquerait des cases pour atteindre le pont. La moto en donne quatre.',
      en: 'You would be short of spaces to reach the bridge. The motorcycle gives four.',
    },
    refuses: { 'place taxi': 'BR-P1' },
  },
  {
    kind: 'watch',
    look: 'wheel',
    text: {
      fr: 'Aline vous suit encore, sur la moto. Là aussi, une case de plus pour le premier de vous deux à partir.',
      en: 'Aline follows you again, onto the motorcycle. There too, one more space for whichever of you goes first.',
    },
    moves: ['1 place motorcycle'],
  },
  {
    kind: 'do',
    look: 'wheel',
    text: {
      fr: 'Votre dernier coordinateur : la marche, une seule case. C’est peu, mais elle vous rapprochera du pont suivant. Placez-la.',
      en: 'Your last coordinator: walking, a single space. Not much, but it will bring you closer to the next bridge. Place it.',
    },
    moves: ['place walking'],
    otherwise: {
      fr: 'Possible aussi. Ici, un petit pas suffira : placez la marche.',
      en: 'Possible too. Here a small step will do: place walking.',
    },
  },
  {
    kind: 'watch',
    look: 'stage',
    text: {
      fr: 'Tout est placé. La course a trois tours ; à chacun, vous utilisez un de vos modes, et son coordinateur vous revient. Vous commencez.',
      en: 'Everything is placed. The race has three turns; in each you use one of your vehicles, and its coordinator comes back. You begin.',
    },
    moves: ['1 place car'],
  },
  {
    kind: 'do',
    look: 'bar',
    text: {
      fr: 'La moto d’abord : 4, et 1 grâce à Aline. Touchez la moto, la case à la lampe, puis « Partir ». Il faut faire les cinq cases : arrêtez-vous plus tôt, et la table refuse.',
      en: 'The motorcycle first: 4, and 1 thanks to Aline. Tap it, tap the space with the light bulb, then “Go”. You must go all five spaces: stop short, and the table refuses.',
    },
    moves: ['ride motorcycle w47'],
    answers: {
      'ride taxi w47': {
        fr: 'Le taxi irait aussi loin, mais lui seul prend le jaune : gardez-le pour le pont.',
        en: 'The taxi would go as far, but it is the one that takes yellow: keep it for the bridge.',
      },
    },
    otherwise: {
      fr: 'Ce trajet est permis, mais il n’approche pas de Marquam. Visez la case à la lampe, à moto.',
      en: 'That ride is legal, but brings you no closer to Marquam. Head for the light bulb, by motorcycle.',
    },
    refuses: { 'ride motorcycle w45': 'BR-R7' },
  },
  {
    kind: 'watch',
    look: 'map',
    text: {
      fr: 'Aline part en taxi, et son coordinateur quitte la roue : votre taxi ne fera plus que ses 4 cases. Cela suffit.',
      en: 'Aline leaves by taxi, and her coordinator leaves the wheel: your taxi is back to its 4 spaces. That will do.',
    },
    moves: ['1 ride taxi w41'],
  },
  {
    kind: 'do',
    look: 'marquam',
    text: {
      fr: 'En taxi, traversez Marquam. La case carrée est un passage supérieur : tout droit, sans tourner. La quatrième case est sur l’autre rive ; le drapeau se prend au passage.',
      en: 'By taxi, cross Marquam. The square space is an overpass: straight on, no turning. The fourth space is on the far bank; the flag is taken in passing.',
    },
    moves: ['ride taxi e18 +marquam'],
    otherwise: {
      fr: 'Ce trajet ne prend rien. En taxi, par le pont Marquam : la case à la lampe.',
      en: 'That ride takes nothing. By taxi, over Marquam Bridge: the space with the light bulb.',
    },
    refuses: { 'ride taxi marquam': 'BR-R7', 'ride taxi w18': 'BR-M2' },
  },
  {
    kind: 'watch',
    look: 'cards',
    text: {
      fr: 'Votre premier drapeau : jaune, à la ligne Marquam de votre carte. Aline prend le vert de Fremont, en voiture.',
      en: 'Your first flag: yellow, in the Marquam row of your card. Aline takes Fremont’s green one, by car.',
    },
    moves: ['1 ride car e1 +fremont'],
  },
  {
    kind: 'do',
    look: 'bar',
    text: {
      fr: 'Troisième tour : à pied, une case, vers Hawthorne. La manche suivante repartira d’où vous êtes : autant être bien placé.',
      en: 'Third turn: on foot, one space, towards Hawthorne. The next round starts from where you are, so a good spot matters.',
    },
    moves: ['ride walking e17'],
    otherwise: {
      fr: 'Permis, mais cela vous éloigne de Hawthorne et de Morrison, nos prochains buts.',
      en: 'Legal, but it leads away from Hawthorne and Morrison, where we are heading.',
    },
  },
];
