import type { LessonStep } from '../../lesson.ts';
import type { Translated } from '../../../i18n/translated.ts';

const keep: Translated = {
  fr: 'Gardez-la, il vous la faut : elle est sur votre route.',
  en: 'Keep it, you need it: it’s on your route.',
};

/** Cards of the plan, with the answer if the learner discards one. */
const NEEDED: Readonly<Record<string, Translated>> = {
  'drop TYO-HNL': keep,
  'drop HNL-SYD': keep,
  'drop JNB-SYD': keep,
};

/** From the start city to the missing card. */
export const OUTBOUND: readonly LessonStep[] = [
  {
    kind: 'tell',
    look: 'hand',
    text: {
      fr: 'Faites le tour du monde : un visa de chacun des cinq continents, puis retour à la maison. Le premier rentré gagne. Voici vos quinze cartes : chacune relie deux villes, écrites en trois lettres.',
      en: 'Travel around the world: a visa from each of the five continents, then back home. The first one home wins. Here are your fifteen cards: each links two cities, shown as three letters.',
    },
  },
  {
    kind: 'do',
    look: 'map',
    text: {
      fr: 'D’où partir ? Touchez Paris, puis le bouton : Paris – New York et New York – Anchorage se suivent. Paris donne le visa d’Europe, et c’est là qu’il faudra revenir. (Tokyo irait même mieux à cette main ; la leçon part de Paris.)',
      en: 'Where to start? Tap Paris, then the button: Paris – New York and New York – Anchorage follow each other. Paris gives the Europe visa, and you must come back there. (Tokyo would suit this hand even better; this lesson starts in Paris.)',
    },
    moves: ['start PAR'],
    answers: {
      'start NYC': {
        fr: 'Bon choix aussi : deux cartes en partent. Mais l’histoire de cette leçon commence à Paris.',
        en: 'A good choice too: two cards leave from there. But the story of this lesson begins in Paris.',
      },
      'start TYO': {
        fr: 'Bien vu : Tokyo irait même mieux à cette main. Mais cette leçon part de Paris.',
        en: 'Well spotted: Tokyo would suit this hand even better. But this lesson starts in Paris.',
      },
    },
  },
  {
    kind: 'watch',
    look: 'map',
    text: {
      fr: 'Aline choisit New York et reçoit le visa d’Amérique. Le sort l’a faite donneuse ; vous êtes à sa gauche, vous jouez donc en premier.',
      en: 'Aline picks New York and gets the America visa. She was drawn as the dealer; you sit to her left, so you play first.',
    },
    moves: ['1 start NYC'],
  },
  {
    kind: 'do',
    look: 'hand',
    text: {
      fr: 'Une carte cerclée de vert part d’ici ; un chiffre dit à quel vol elle pourrait suivre. Touchez Paris – New York : le visa d’Amérique est à vous. Ou essayez d’abord Tokyo – Honolulu : la table dira quelle règle s’y oppose.',
      en: 'A card framed in green leaves from here; a number says on which flight it could follow. Tap Paris – New York: the America visa is yours. Or try Tokyo – Honolulu first: the table will say which rule forbids it.',
    },
    moves: ['fly PAR-NYC'],
    refuses: { 'fly TYO-HNL': 'CM-T3' },
    otherwise: {
      fr: 'Échanger des cartes est permis aussi. Mais vous pouvez déjà voler, et gagner un visa.',
      en: 'Exchanging cards is allowed too. But you can fly already, and gain a visa.',
    },
  },
  {
    kind: 'do',
    look: 'map',
    text: {
      fr: 'Le tour n’est pas fini : une carte qui repart de New York prolonge le vol. Enchaînez jusqu’à Anchorage. Pas de nouveau visa, l’Amérique est déjà à vous, mais Tokyo n’est plus loin.',
      en: 'Your turn is not over: a card that leads on from New York extends your flight. Go on to Anchorage. No new visa, since America is already yours, but Tokyo is not far from there.',
    },
    moves: ['fly NYC-ANC'],
    otherwise: {
      fr: 'Vous pourriez vous arrêter ici. Mais chaque carte posée en rapporte une neuve : allez plus loin.',
      en: 'You could stop here. But each card you play brings a new one: go further.',
    },
  },
  {
    kind: 'do',
    look: 'stock',
    text: {
      fr: 'Rien dans votre main ne repart d’Anchorage. Arrêtez-vous : vous piochez au talon autant de cartes que vous en avez posé, deux. Votre main revient toujours à quinze.',
      en: 'Nothing in your hand leads on from Anchorage. Stop: you draw as many cards from the deck as you played, two. Your hand always comes back to fifteen.',
    },
    moves: ['end'],
  },
  {
    kind: 'tell',
    look: 'hand',
    text: {
      fr: 'Votre plan : TYO-HNL, HNL-SYD et JNB-SYD mènent de Tokyo par Honolulu et Sydney à Johannesburg, en Afrique. Il manque deux maillons : Anchorage – Tokyo pour commencer, Johannesburg – Paris pour rentrer.',
      en: 'Your plan: TYO-HNL, HNL-SYD and JNB-SYD lead from Tokyo via Honolulu and Sydney to Johannesburg, in Africa. Two links are missing: Anchorage – Tokyo to begin, Johannesburg – Paris to come home.',
    },
  },
  {
    kind: 'watch',
    look: 'shoe',
    text: {
      fr: 'Aline ne vole pas : elle reste et échange deux cartes. Elle en pose une sur chaque écart du sabot (la boîte à cartes : le talon et deux écarts), face visible, et en prend deux au talon.',
      en: 'Aline doesn’t fly: she stays and exchanges two cards. She puts one on each discard slot of the shoe (the card box, with the deck and two discard slots), face up, and takes two from the deck.',
    },
    moves: ['1 stay stock', '1 drop ANC-TYO', '1 drop ROM-BOM'],
  },
  {
    kind: 'do',
    look: 'slot-1',
    text: {
      fr: 'L’écart 1 montre Anchorage – Tokyo, votre maillon. Restez donc, vous aussi : touchez l’écart 1, puis le bouton. Vous prendrez cette carte, et une autre au talon.',
      en: 'Discard slot 1 shows Anchorage – Tokyo, your missing link. So stay as well: tap discard slot 1, then the button. You will take that card, and another one from the deck.',
    },
    moves: ['stay first'],
    answers: {
      'stay stock': {
        fr: 'Deux cartes inconnues, quand celle qu’il vous faut est sous vos yeux ? Touchez d’abord l’écart 1.',
        en: 'Two unknown cards, when the one you need is right in front of you? Tap discard slot 1 first.',
      },
      'stay both': {
        fr: 'On peut prendre les deux. Mais Rome – Bombay est loin de votre route : une carte du talon vaut mieux. Touchez encore l’écart 2 pour le décocher.',
        en: 'You may take both. But Rome – Bombay is far off your route: a card from the deck is worth more. Tap discard slot 2 again to deselect it.',
      },
      'stay second': {
        fr: 'L’écart 2 montre Rome – Bombay, loin de votre route. Touchez-le encore pour le décocher ; le bon est l’écart 1.',
        en: 'Discard slot 2 shows Rome – Bombay, far off your route. Tap it again to deselect it; discard slot 1 is the right one.',
      },
      'fly CPH-ANC': {
        fr: 'Copenhague est en Europe : vous en avez le visa, et rien dans votre main n’en repart.',
        en: 'Copenhagen is in Europe: you have that visa, and nothing in your hand leads on from there.',
      },
    },
  },
  {
    kind: 'do',
    look: 'hand',
    text: {
      fr: 'En échange, deux cartes de votre main. La première recouvre l’écart 1 : donnez Madrid – Buenos Aires, qui ne sert pas sur votre route.',
      en: 'In exchange, two cards from your hand. The first goes on discard slot 1: give Madrid – Buenos Aires, which is no use on your route.',
    },
    moves: ['drop MAD-BUE'],
    answers: NEEDED,
    otherwise: {
      fr: 'Permis, mais ce n’est pas la carte de la leçon : donnez Madrid – Buenos Aires.',
      en: 'Allowed, but not the card of this lesson: give Madrid – Buenos Aires.',
    },
  },
  {
    kind: 'do',
    look: 'hand',
    text: {
      fr: 'La seconde recouvre l’écart 2 : Londres – Sydney, car vous ne passerez pas par Londres. Touchez-la, puis le bouton : là seulement les cartes changent de mains.',
      en: 'The second goes on discard slot 2: London – Sydney, as you won’t pass through London. Tap it, then the button: only then do the cards change hands.',
    },
    moves: ['drop LON-SYD'],
    answers: NEEDED,
    refuses: { 'drop MAD-BUE': 'CM-T1', 'drop ANC-TYO': 'CM-T2' },
    otherwise: {
      fr: 'Permis, mais essayons avec Londres – Sydney : vous allez voir pourquoi.',
      en: 'Allowed, but let’s give London – Sydney: you will soon see why.',
    },
  },
];
