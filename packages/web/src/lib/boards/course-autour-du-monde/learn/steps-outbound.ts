import type { LessonStep, Said } from '../../../learn/lesson.ts';

const keep: Said = {
  fr: 'Gardez-la, il vous la faut : elle est sur votre route.',
  en: 'Keep it, you need it: it is part of your way.',
};

/** The cards of the plan, which one would be sorry to have given. */
const NEEDED: Readonly<Record<string, Said>> = { 'drop TYO-HNL': keep, 'drop HNL-SYD': keep, 'drop JNB-SYD': keep };

/** From the start city to the card that was missing. */
export const OUTBOUND: readonly LessonStep[] = [
  {
    kind: 'tell',
    look: 'hand',
    text: {
      fr: 'Faites le tour du monde : un visa de chacun des cinq continents, puis retour à la maison. Le premier rentré gagne. Voici vos quinze cartes : chacune relie deux villes, écrites en trois lettres.',
      en: 'Travel around the world: a visa from each of the five continents, then back home. First one home wins. Here are your fifteen cards: each links two cities, written in three letters.',
    },
  },
  {
    kind: 'do',
    look: 'map',
    text: {
      fr: 'D’où partir ? Touchez Paris, puis le bouton : Paris – New York et New York – Anchorage se suivent. Paris donne le visa d’Europe, et c’est là qu’il faudra revenir. (Tokyo irait même mieux à cette main ; la leçon part de Paris.)',
      en: 'Where to start? Tap Paris, then the button: Paris – New York and New York – Anchorage follow each other. It gives the visa of Europe, and is where you must come back. (Tokyo would suit this hand even better; this lesson leaves from Paris.)',
    },
    moves: ['start PAR'],
    answers: {
      'start NYC': {
        fr: 'Bon choix aussi : deux cartes en partent. Mais l’histoire de cette leçon commence à Paris.',
        en: 'A good choice too: two cards leave from there. But the story of this lesson begins in Paris.',
      },
      'start TYO': {
        fr: 'Bien vu : Tokyo irait même mieux à cette main. Mais cette leçon raconte le voyage depuis Paris.',
        en: 'Well seen: Tokyo would suit this hand even better. But this lesson tells the trip from Paris.',
      },
    },
  },
  {
    kind: 'watch',
    look: 'map',
    text: {
      fr: 'Aline choisit New York et reçoit le visa d’Amérique. Le sort l’a faite donneuse ; vous êtes à sa gauche, vous jouez donc en premier.',
      en: 'Aline picks New York and gets the visa of America. She was drawn as the dealer; you sit to her left, so you play first.',
    },
    moves: ['1 start NYC'],
  },
  {
    kind: 'do',
    look: 'hand',
    text: {
      fr: 'Une carte cerclée de vert part d’ici ; un chiffre dit à quel vol elle pourrait suivre. Touchez Paris – New York : le visa d’Amérique est à vous. Ou essayez d’abord Tokyo – Honolulu : la table dira quelle règle s’y oppose.',
      en: 'A card framed in green leaves from here; a number says at which flight it could follow. Tap Paris – New York: the visa of America is yours. Or try Tokyo – Honolulu first: the table says which rule is against it.',
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
      en: 'Your turn is not over: a card that leads on from New York makes the flight longer. Go on to Anchorage. No new visa, as America is yours already, but Tokyo is not far from there.',
    },
    moves: ['fly NYC-ANC'],
    otherwise: {
      fr: 'Vous pourriez vous arrêter ici. Mais chaque carte posée en rapporte une neuve : allez plus loin.',
      en: 'You could stop here. But each card you lay brings a new one: go further.',
    },
  },
  {
    kind: 'do',
    look: 'stock',
    text: {
      fr: 'Rien dans votre main ne repart d’Anchorage. Arrêtez-vous : vous tirez au talon autant de cartes que vous en avez posé, deux. Votre main revient toujours à quinze.',
      en: 'Nothing in your hand leads on from Anchorage. Stop: you draw as many cards from the stock as you laid, two. Your hand always comes back to fifteen.',
    },
    moves: ['end'],
  },
  {
    kind: 'tell',
    look: 'hand',
    text: {
      fr: 'Votre plan : TYO-HNL, HNL-SYD et JNB-SYD mènent de Tokyo par Honolulu et Sydney à Johannesburg, en Afrique. Il manque deux maillons : Anchorage – Tokyo pour commencer, Johannesburg – Paris pour rentrer.',
      en: 'Your plan: TYO-HNL, HNL-SYD and JNB-SYD lead from Tokyo by Honolulu and Sydney to Johannesburg, in Africa. Two links are missing: Anchorage – Tokyo to begin, Johannesburg – Paris to come home.',
    },
  },
  {
    kind: 'watch',
    look: 'shoe',
    text: {
      fr: 'Aline ne vole pas : elle reste et échange deux cartes. Elle en pose une sur chaque écart du sabot (la boîte à cartes : le talon et deux écarts), face visible, et en prend deux au talon.',
      en: 'Aline does not fly: she stays and exchanges two cards. She lays one on each slot of the shoe (the card box: stock and two open slots), face up, and takes two off the stock.',
    },
    moves: ['1 stay stock', '1 drop ANC-TYO', '1 drop ROM-BOM'],
  },
  {
    kind: 'do',
    look: 'slot-1',
    text: {
      fr: 'L’écart 1 montre Anchorage – Tokyo, votre maillon. Restez donc, vous aussi : touchez l’écart 1, puis le bouton. Vous prendrez cette carte, et une autre au talon.',
      en: 'Slot 1 shows Anchorage – Tokyo, your missing link. So stay as well: tap slot 1, then the button. You will take that card, and another one off the stock.',
    },
    moves: ['stay first'],
    answers: {
      'stay stock': {
        fr: 'Deux cartes inconnues, quand celle qu’il vous faut est sous vos yeux ? Touchez d’abord l’écart 1.',
        en: 'Two unknown cards, when the one you need lies before your eyes? Tap slot 1 first.',
      },
      'stay both': {
        fr: 'On peut prendre les deux. Mais Rome – Bombay est loin de votre route : une carte du talon vaut mieux. Touchez encore l’écart 2 pour le décocher.',
        en: 'You may take both. But Rome – Bombay is far off your way: a card from the stock is worth more. Tap slot 2 again to untick it.',
      },
      'stay second': {
        fr: 'L’écart 2 montre Rome – Bombay, loin de votre route. Touchez-le encore pour le décocher ; le bon est l’écart 1.',
        en: 'Slot 2 shows Rome – Bombay, far off your way. Tap it again to untick it; slot 1 is the good one.',
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
      fr: 'En échange, deux cartes de votre main. La première recouvre l’écart 1 : donnez Madrid – Buenos Aires, qui ne mène nulle part sur votre route.',
      en: 'In exchange, two cards from your hand. The first goes on slot 1: give Madrid – Buenos Aires, which leads nowhere on your way.',
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
      en: 'The second goes on slot 2: London – Sydney, as you won’t pass through London. Tap it, then the button: only now do the cards change hands.',
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
