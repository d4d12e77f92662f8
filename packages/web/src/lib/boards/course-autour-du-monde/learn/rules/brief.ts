import type { Rules } from '../../../rules.ts';

export const brief: Rules['brief'] = [
  {
    title: { fr: 'Le but', en: 'The goal' },
    text: [
      {
        fr: 'Votre pion voyage de ville en ville. Dans chaque continent où il atterrit, vous recevez un visa. Avec les cinq, **Europe, Asie, Amérique, Afrique, Océanie**, rentrez à votre ville de départ : vous avez gagné.',
        en: 'Your pawn travels from city to city. On every continent where it lands, you get a visa. With all five, **Europe, Asia, America, Africa, Oceania**, fly back to your home city and you win.',
      },
      {
        fr: 'L’ordre, la direction et les détours sont libres.',
        en: 'The order, the direction and any detours are up to you.',
      },
    ],
    figure: {
      name: 'tour',
      caption: {
        fr: 'Un tour du monde parmi tant d’autres, en sept vols : Paris, New York, Anchorage, Tokyo, Honolulu, Sydney, Johannesburg, Paris. La petite maison marque la ville de départ.',
        en: 'One trip around the world among many, in seven flights: Paris, New York, Anchorage, Tokyo, Honolulu, Sydney, Johannesburg, Paris. The little house marks the home city.',
      },
    },
  },
  {
    title: { fr: 'Pour commencer', en: 'Getting ready' },
    text: [
      {
        fr: 'Chacun reçoit des cartes : quinze à deux joueurs, un peu moins quand on est plus nombreux. Une carte est une **ligne aérienne** entre deux villes, valable dans les deux sens. Chaque ville y a trois lettres, la couleur et les lettres de son continent : Eu, As, Am, Af, Oc.',
        en: 'Everyone is dealt cards: fifteen with two players, slightly fewer with more. A card is an **air route** between two cities, valid in both directions. It shows each city’s three letters, and the colour and letters of its continent: Eu, As, Am, Af, Oc.',
      },
      {
        fr: 'Le reste forme le talon, face cachée, dans le **sabot**. À côté du talon, deux compartiments vides : les **écarts**.',
        en: 'The rest is the deck, face down, in the **shoe**. Beside it are two empty compartments: the **discard slots**.',
      },
      {
        fr: 'Regardez votre main, puis choisissez votre départ : Paris, New York ou Tokyo. Vous recevez déjà le visa de ce continent.',
        en: 'Look at your hand, then choose your home city: Paris, New York or Tokyo. You get that continent’s visa right away.',
      },
    ],
  },
  {
    title: { fr: 'À votre tour : voler ou rester', en: 'On your turn: fly or stay' },
    text: [
      {
        fr: 'Vous faites l’un **ou** l’autre : jamais les deux, jamais aucun.',
        en: 'You do one **or** the other: never both, and never neither.',
      },
    ],
  },
  {
    title: { fr: 'Voler', en: 'Flying' },
    text: [
      {
        fr: 'Posez une carte qui porte le nom de la ville où vous êtes : votre pion va dans l’autre ville. De là, posez-en une autre si vous le pouvez, et ainsi de suite, sans trou dans la chaîne.',
        en: 'Play a card that names the city you’re in: your pawn goes to its other city. From there play another one if you can, and so on, with no gap in the chain.',
      },
      {
        fr: 'Quand vous vous arrêtez, piochez **au talon** autant de cartes que vous en avez posé.',
        en: 'When you stop, draw as many cards **from the deck** as you played.',
      },
    ],
    figure: {
      name: 'chain',
      caption: {
        fr: 'Trois cartes en un seul tour : de Paris à New York, de New York à Anchorage, d’Anchorage à Tokyo. Chaque carte repart de la ville où la précédente est arrivée. Gagnés en chemin : les visas d’Amérique et d’Asie.',
        en: 'Three cards in a single turn: Paris to New York, New York to Anchorage, Anchorage to Tokyo. Each card leaves from the city where the one before arrived. Gained on the way: the America and Asia visas.',
      },
    },
  },
  {
    title: { fr: 'Rester', en: 'Staying' },
    text: [
      {
        fr: 'Aucune carte utile ? Échangez-en **deux**. Prenez ce que vous voulez parmi la carte visible de l’écart 1, celle de l’écart 2 et le talon : deux cartes en tout, une au plus de chaque écart.',
        en: 'No useful card? Exchange **two**. Take what you like from the face-up card of discard slot 1, that of discard slot 2, and the deck: two cards in all, at most one from each slot.',
      },
      {
        fr: 'Donnez en échange deux cartes de votre main, une sur chaque écart. Les suivants les verront, et pourront les prendre.',
        en: 'In exchange, give two cards from your hand, one on each slot. The others will see them, and may take them.',
      },
    ],
    figure: {
      name: 'shoe',
      caption: {
        fr: 'Le sabot : à gauche le talon et ses 61 cartes, puis les deux écarts. L’écart 1 montre Anchorage – Tokyo et le joueur, qui est à Anchorage, veut la prendre : elle est cochée. Le petit avion dit qu’elle part d’où l’on est. L’autre carte viendra du talon, marqué + 1.',
        en: 'The shoe: on the left the deck with its 61 cards, then the two discard slots. Discard slot 1 shows Anchorage – Tokyo, and the player, who is in Anchorage, wants it: it is ticked. The little plane means that it leaves from where you are. The other card will come from the deck, marked +1.',
      },
    },
  },
  {
    title: { fr: 'Les visas', en: 'Visas' },
    text: [
      {
        fr: 'Chaque atterrissage donne le visa du continent, même en passant, au milieu d’une chaîne.',
        en: 'Every landing gives you that continent’s visa, even in passing, in the middle of a chain.',
      },
      {
        fr: 'Un piège : en **Océanie**, seules **Darwin et Sydney** donnent le visa. Honolulu et Papeete ne sont que des escales.',
        en: 'One trap: in **Oceania** only **Darwin and Sydney** give the visa. Honolulu and Papeete are only stopovers.',
      },
    ],
    figure: {
      name: 'passports',
      caption: {
        fr: 'Deux passeports. Aline est à Sydney, elle est partie de Paris : il ne lui manque que l’Afrique. Basile est à Londres, il est parti de Tokyo, et n’a que l’Europe et l’Asie ; chacun sait qu’il a pris Londres – New York aux écarts.',
        en: 'Two passports. Aline is in Sydney and started in Paris: all she needs is Africa. Basile is in London, started in Tokyo and has only Europe and Asia; everyone knows that he took London – New York from a slot.',
      },
    },
  },
  {
    title: { fr: 'Gagner', en: 'Winning' },
    text: [
      {
        fr: 'Les cinq visas ne suffisent pas : il faut encore atterrir dans votre ville de départ. Y passer plus tôt ne compte pas. Dès que vous y êtes avec les cinq, la partie est finie.',
        en: 'Five visas are not enough: you must still land in your home city. Passing through earlier doesn’t count. The moment you’re there with all five, the game is over.',
      },
      {
        fr: 'Un conseil : gardez les cartes qui se suivent, cherchez le maillon qui manque, et regardez ce que vous écartez.',
        en: 'A tip: keep cards that follow each other, look for the missing link, and watch what you discard.',
      },
    ],
  },
];
