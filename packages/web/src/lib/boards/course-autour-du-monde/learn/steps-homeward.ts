import type { LessonStep } from '../../../learn/lesson.ts';

/** Around the rest of the world, and home. */
export const HOMEWARD: readonly LessonStep[] = [
  {
    kind: 'watch',
    look: 'slots',
    text: {
      fr: 'Aline attendait cela : elle prend votre Londres – Sydney. Ce que vous jetez sert à d’autres. Ses deux cartes recouvrent les écarts : ce qui est dessous ne se prend plus.',
      en: 'Just what Aline was waiting for: she takes your London – Sydney. What you throw away serves others. Her two cards cover the slots: what lies below can’t be taken.',
    },
    moves: ['1 stay second', '1 drop LIM-SCL', '1 drop MEX-LIM'],
  },
  {
    kind: 'do',
    look: 'map',
    text: {
      fr: 'À vous, et la route est ouverte. Anchorage – Tokyo : le visa d’Asie. Touchez la carte, ou la ville sur le planisphère.',
      en: 'Your turn, and the way is open. Anchorage – Tokyo: the visa of Asia. Tap the card, or the city on the map.',
    },
    moves: ['fly ANC-TYO'],
    otherwise: {
      fr: 'Vous avez tout pour une longue chaîne. Commencez par Anchorage – Tokyo.',
      en: 'You have all it takes for a long chain. Begin with Anchorage – Tokyo.',
    },
  },
  {
    kind: 'do',
    look: 'passport',
    text: {
      fr: 'Tokyo – Honolulu. Attention : Honolulu est en Océanie, mais n’en donne pas le visa. Seules Darwin et Sydney le donnent. Ce n’est qu’une escale.',
      en: 'Tokyo – Honolulu. Beware: Honolulu is in Oceania but gives no visa. Only Darwin and Sydney give it. This is just a stopover.',
    },
    moves: ['fly TYO-HNL'],
    otherwise: {
      fr: 'Rien ne vous oblige à vous arrêter : la suite est dans votre main.',
      en: 'Nothing makes you stop here: what follows is in your hand.',
    },
  },
  {
    kind: 'do',
    look: 'passport',
    text: {
      fr: 'Honolulu – Sydney : voilà le visa d’Océanie. Un visa se gagne aussi en passant : inutile de s’arrêter dans la ville pour l’obtenir.',
      en: 'Honolulu – Sydney: there is the visa of Oceania. Visas are gained in passing too: you need not stop in a city to get one.',
    },
    moves: ['fly HNL-SYD'],
    otherwise: {
      fr: 'S’arrêter à Honolulu ne rapporte rien. Sydney est à une carte.',
      en: 'Stopping in Honolulu brings nothing. Sydney is one card away.',
    },
  },
  {
    kind: 'do',
    look: 'hand',
    text: {
      fr: 'Johannesburg – Sydney se vole aussi de Sydney à Johannesburg : toute ligne vaut dans les deux sens, et la table retourne la carte pour vous. L’Afrique est votre cinquième visa.',
      en: 'Johannesburg – Sydney is flown from Sydney to Johannesburg as well: every route is good both ways, and the table turns the card for you. Africa is your fifth visa.',
    },
    moves: ['fly JNB-SYD'],
    otherwise: {
      fr: 'Tentant, mais il ne vous manque que l’Afrique, et Johannesburg y est.',
      en: 'Tempting, but all you lack is Africa, and that is where Johannesburg is.',
    },
  },
  {
    kind: 'do',
    look: 'stock',
    text: {
      fr: 'Quatre vols, trois visas en un tour. Mais rien ne mène de Johannesburg à Paris : la ligne que vous voyez va à Londres. Arrêtez-vous et tirez quatre cartes. Après un vol on ne prend qu’au talon, jamais aux écarts.',
      en: 'Four flights, three visas in one turn. But nothing leads from Johannesburg to Paris: the line you see goes to London. Stop and draw four cards. After flying you draw from the stock only, never from the slots.',
    },
    moves: ['end'],
    refuses: { 'stay first': 'CM-T5' },
    otherwise: {
      fr: 'Aucun de ces vols ne mène à Paris. Mieux vaut attendre ici une carte qui y mène.',
      en: 'None of those flights leads to Paris. Better wait here for a card that does.',
    },
  },
  {
    kind: 'watch',
    look: 'map',
    text: {
      fr: 'Aline s’envole : Londres, puis Sydney avec la carte que vous aviez jetée, puis Bangkok. Trois visas d’un coup, quatre en tout.',
      en: 'Aline takes off: London, then Sydney with the card you threw away, then Bangkok. Three visas at once, four in all.',
    },
    moves: ['1 fly LON-NYC', '1 fly LON-SYD', '1 fly BKK-SYD', '1 end'],
  },
  {
    kind: 'do',
    look: 'shoe',
    text: {
      fr: 'Vos cinq visas ne suffisent pas : il faut encore rentrer à Paris. Les écarts n’ont rien pour vous ; restez, et prenez deux cartes du talon.',
      en: 'Five visas are not enough: you must still get home to Paris. The slots have nothing for you; stay, and take two cards off the stock.',
    },
    moves: ['stay stock'],
    answers: {
      'fly LON-JNB': {
        fr: 'Aucune ligne ne relie Londres à Paris : ce serait un détour. Attendez plutôt ici.',
        en: 'No route links London and Paris: that would be a detour. Better wait here.',
      },
      'fly JNB-MRU': {
        fr: 'Maurice vous éloigne de Paris. Attendez plutôt ici.',
        en: 'Mauritius takes you away from Paris. Better wait here.',
      },
    },
    otherwise: {
      fr: 'Cette carte ne vous rapproche pas de Paris. Touchez-la encore pour la décocher : deux cartes du talon.',
      en: 'That card brings you no nearer to Paris. Tap it again to untick it: two cards off the stock.',
    },
  },
  {
    kind: 'do',
    look: 'hand',
    text: {
      fr: 'Que donner ? Ce qui ne sert ni à vous, ni à Aline, qui cherche l’Afrique : Rome – Caracas.',
      en: 'What to give? Something of no use to you, nor to Aline, who needs Africa: Rome – Caracas.',
    },
    moves: ['drop ROM-CCS'],
    otherwise: {
      fr: 'Permis. Mais gardez ce qui pourrait mener à Paris ou servir Aline : donnez Rome – Caracas.',
      en: 'Allowed. But keep what might lead to Paris or help Aline: give Rome – Caracas.',
    },
  },
  {
    kind: 'do',
    look: 'hand',
    text: {
      fr: 'Et Moscou – Pékin, pour la même raison.',
      en: 'And Moscow – Peking, for the same reason.',
    },
    moves: ['drop MOW-PEK'],
    otherwise: {
      fr: 'Permis. Pour la leçon, donnez Moscou – Pékin.',
      en: 'Allowed. For this lesson, give Moscow – Peking.',
    },
  },
  {
    kind: 'watch',
    look: 'shoe',
    text: {
      fr: 'Aline échange à son tour. Elle est à Bangkok : il lui manque l’Afrique, puis le retour à New York.',
      en: 'Aline exchanges in her turn. She is in Bangkok: she lacks Africa, and then the way back to New York.',
    },
    moves: ['1 stay stock', '1 drop PPT-SCL', '1 drop PEK-SFO'],
  },
  {
    kind: 'watch',
    look: 'shoe',
    text: {
      fr: 'Encore un tour d’échanges : cette fois la leçon joue aussi pour vous. Aline jette Maurice – Bombay : l’Afrique, mais elle n’est pas à Bombay. Si le talon s’épuise, les cartes posées en volant sont battues et en font un nouveau.',
      en: 'One more round of exchanges: this time the lesson plays for you too. Aline throws away Mauritius – Bombay: Africa, but she is not in Bombay. Should the stock run out, the cards laid in flight are shuffled into a new one.',
    },
    moves: ['0 stay stock', '0 drop MAD-CCS', '0 drop CPH-ANC', '1 stay stock', '1 drop LAX-MEX', '1 drop MRU-BOM'],
  },
  {
    kind: 'do',
    look: 'hand',
    text: {
      fr: 'Elle est arrivée : Paris – Johannesburg, parmi les cartes que vous venez de tirer. Posez-la et rentrez à la maison.',
      en: 'It has come: Paris – Johannesburg, among the cards you have just drawn. Lay it and go home.',
    },
    moves: ['fly PAR-JNB'],
    otherwise: {
      fr: 'La carte du retour est dans votre main. Aline n’attendra pas.',
      en: 'The card that takes you home is in your hand. Aline will not wait.',
    },
  },
  {
    kind: 'tell',
    look: 'passport',
    text: {
      fr: 'Cinq visas, et Paris : la partie s’arrête aussitôt, sans rien tirer. Seul compte d’être rentré le premier. Le décompte donne un point par visa, et au vainqueur un sixième point.',
      en: 'Five visas, and Paris: the game ends at once, nothing more is drawn. All that counts is being home first. The score gives one point for each visa, and a sixth point to the winner.',
    },
  },
];
