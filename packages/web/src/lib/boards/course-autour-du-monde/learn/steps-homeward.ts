import type { LessonStep } from '../../lesson.ts';

/** Around the rest of the world, and home. */
export const HOMEWARD: readonly LessonStep[] = [
  {
    kind: 'watch',
    look: 'slots',
    text: {
      fr: 'Aline attendait cela : elle prend votre Londres – Sydney. Ce que vous écartez sert à d’autres. Ses deux cartes recouvrent les écarts : ce qui est dessous ne se prend plus.',
      en: 'Just what Aline was waiting for: she takes your London – Sydney. What you discard helps others. Her two cards cover the discard slots: what is underneath can’t be taken.',
    },
    moves: ['1 stay second', '1 drop LIM-SCL', '1 drop MEX-LIM'],
  },
  {
    kind: 'do',
    look: 'map',
    text: {
      fr: 'À vous, et la route est ouverte. Anchorage – Tokyo : le visa d’Asie. Touchez la carte, ou la ville sur le planisphère.',
      en: 'Your turn, and the way is open. Anchorage – Tokyo: the Asia visa. Tap the card, or the city on the map.',
    },
    moves: ['fly ANC-TYO'],
    otherwise: {
      fr: 'Vous avez tout pour une longue chaîne. Commencez par Anchorage – Tokyo.',
      en: 'You have everything for a long chain. Begin with Anchorage – Tokyo.',
    },
  },
  {
    kind: 'do',
    look: 'passport',
    text: {
      fr: 'Tokyo – Honolulu. Attention : Honolulu est en Océanie, mais n’en donne pas le visa. Seules Darwin et Sydney le donnent. Ce n’est qu’une escale.',
      en: 'Tokyo – Honolulu. Careful: Honolulu is in Oceania but gives no visa. Only Darwin and Sydney give it. This is just a stopover.',
    },
    moves: ['fly TYO-HNL'],
    otherwise: {
      fr: 'Rien ne vous oblige à vous arrêter : vous avez la suite en main.',
      en: 'You don’t have to stop here: you have the next card in hand.',
    },
  },
  {
    kind: 'do',
    look: 'passport',
    text: {
      fr: 'Honolulu – Sydney : voilà le visa d’Océanie. Un visa se gagne aussi en passant : inutile de s’arrêter dans la ville pour l’obtenir.',
      en: 'Honolulu – Sydney: there’s the Oceania visa. You get visas in passing too: you don’t need to stop in a city to get one.',
    },
    moves: ['fly HNL-SYD'],
    otherwise: {
      fr: 'S’arrêter à Honolulu ne rapporte rien. Sydney est à une carte.',
      en: 'Stopping in Honolulu gains nothing. Sydney is one card away.',
    },
  },
  {
    kind: 'do',
    look: 'hand',
    text: {
      fr: 'Johannesburg – Sydney se vole aussi de Sydney à Johannesburg : toute ligne vaut dans les deux sens, et la table retourne la carte pour vous. L’Afrique est votre cinquième visa.',
      en: 'Johannesburg – Sydney also works from Sydney to Johannesburg: every route is valid both ways, and the table turns the card for you. Africa is your fifth visa.',
    },
    moves: ['fly JNB-SYD'],
    otherwise: {
      fr: 'Tentant, mais il ne vous manque que l’Afrique, et Johannesburg y est.',
      en: 'Tempting, but all you need is Africa, and that’s where Johannesburg is.',
    },
  },
  {
    kind: 'do',
    look: 'stock',
    text: {
      fr: 'Quatre vols, trois visas en un tour. Mais rien ne mène de Johannesburg à Paris : la ligne que vous voyez va à Londres. Arrêtez-vous et piochez quatre cartes. Après un vol on ne prend qu’au talon, jamais aux écarts.',
      en: 'Four flights, three visas in one turn. But nothing leads from Johannesburg to Paris: the line you see goes to London. Stop and draw four cards. After flying you draw from the deck only, never from the slots.',
    },
    moves: ['end'],
    refuses: { 'stay first': 'CM-T5' },
    otherwise: {
      fr: 'Aucun de ces vols ne mène à Paris. Mieux vaut attendre ici une carte qui y mène.',
      en: 'None of those flights leads to Paris. Better to wait here for a card that does.',
    },
  },
  {
    kind: 'watch',
    look: 'map',
    text: {
      fr: 'Aline s’envole : Londres, puis Sydney avec la carte que vous aviez écartée, puis Bangkok. Trois visas d’un coup, quatre en tout.',
      en: 'Aline takes off: London, then Sydney with the card you discarded, then Bangkok. Three visas at once, four in all.',
    },
    moves: ['1 fly LON-NYC', '1 fly LON-SYD', '1 fly BKK-SYD', '1 end'],
  },
  {
    kind: 'do',
    look: 'shoe',
    text: {
      fr: 'Vos cinq visas ne suffisent pas : il faut encore rentrer à Paris. Les écarts n’ont rien pour vous ; restez, et prenez deux cartes du talon.',
      en: 'Five visas aren’t enough: you still have to get home to Paris. The discard slots have nothing for you; stay, and take two cards from the deck.',
    },
    moves: ['stay stock'],
    answers: {
      'fly LON-JNB': {
        fr: 'Aucune ligne ne relie Londres à Paris : ce serait un détour. Attendez plutôt ici.',
        en: 'No route links London and Paris: that would be a detour. Better to wait here.',
      },
      'fly JNB-MRU': {
        fr: 'Port-Louis vous éloigne de Paris. Attendez plutôt ici.',
        en: 'Port Louis takes you away from Paris. Better to wait here.',
      },
    },
    otherwise: {
      fr: 'Cette carte ne vous rapproche pas de Paris. Touchez-la encore pour la décocher : deux cartes du talon.',
      en: 'That card brings you no nearer to Paris. Tap it again to deselect it: two cards from the deck.',
    },
  },
  {
    kind: 'do',
    look: 'hand',
    text: {
      fr: 'Que donner ? Ce qui ne sert ni à vous, ni à Aline, qui cherche l’Afrique : Rome – Caracas.',
      en: 'What to give? Something of no use to you or to Aline, who needs Africa: Rome – Caracas.',
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
      en: 'And Moscow – Beijing, for the same reason.',
    },
    moves: ['drop MOW-PEK'],
    otherwise: {
      fr: 'Permis. Pour la leçon, donnez Moscou – Pékin.',
      en: 'Allowed. For this lesson, give Moscow – Beijing.',
    },
  },
  {
    kind: 'watch',
    look: 'shoe',
    text: {
      fr: 'Aline échange à son tour. Elle est à Bangkok : il lui manque l’Afrique, puis le retour à New York.',
      en: 'Aline exchanges too. She is in Bangkok: she needs Africa, and then the way back to New York.',
    },
    moves: ['1 stay stock', '1 drop PPT-SCL', '1 drop PEK-SFO'],
  },
  {
    kind: 'watch',
    look: 'shoe',
    text: {
      fr: 'Encore un tour d’échanges : cette fois la leçon joue aussi pour vous. Aline écarte Port-Louis – Bombay : l’Afrique, mais elle n’est pas à Bombay. Si le talon s’épuise, les cartes posées en volant sont mélangées et en forment un nouveau.',
      en: 'One more round of exchanges: this time the lesson plays for you too. Aline discards Port Louis – Bombay: Africa, but she is not in Bombay. Should the deck run out, the cards played in flight are shuffled into a new one.',
    },
    moves: ['0 stay stock', '0 drop MAD-CCS', '0 drop CPH-ANC', '1 stay stock', '1 drop LAX-MEX', '1 drop MRU-BOM'],
  },
  {
    kind: 'do',
    look: 'hand',
    text: {
      fr: 'La voilà : Paris – Johannesburg, parmi les cartes que vous venez de piocher. Posez-la et rentrez à la maison.',
      en: 'Here it is: Paris – Johannesburg, among the cards you’ve just drawn. Play it and fly home.',
    },
    moves: ['fly PAR-JNB'],
    otherwise: {
      fr: 'La carte du retour est dans votre main. Aline n’attendra pas.',
      en: 'The card that takes you home is in your hand. Aline won’t wait.',
    },
  },
  {
    kind: 'tell',
    look: 'passport',
    text: {
      fr: 'Cinq visas, et Paris : la partie s’arrête aussitôt, sans rien piocher. Ce qui compte, c’est de rentrer le premier. Le décompte donne un point par visa, et un sixième au vainqueur.',
      en: 'Five visas, and Paris: the game ends at once, with no more draws. All that counts is being home first. The score gives one point for each visa, and a sixth point to the winner.',
    },
  },
];
