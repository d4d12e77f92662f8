import type { Section } from '../../../rules.ts';

export const turn: Section = {
  id: 'turn',
  title: { fr: 'À votre tour', en: 'On your turn' },
  rules: [
    {
      id: 'CM-T5',
      title: { fr: 'L’un ou l’autre', en: 'One or the other' },
      text: [
        {
          fr: 'À chaque tour, vous **volez** [CM-T3] ou vous **restez** [CM-T1] : exactement l’un des deux. Rester sans rien échanger n’est pas permis, pas plus que voler puis échanger.',
          en: 'Each turn you **fly** [CM-T3] or you **stay** [CM-T1]: exactly one of the two. Staying without an exchange is not allowed, nor is flying and then exchanging.',
        },
        {
          fr: 'À cette table, un tour se joue pas à pas, à la vue de tous :',
          en: 'At this table a turn is played step by step, for all to see:',
        },
        {
          fr: '- pour voler : une carte, ou plusieurs à la suite, puis « S’arrêter ». Chaque vol déplace le pion et donne son visa tout de suite ; vous piochez une fois arrêté ;',
          en: '- to fly: one card, or several in a row, then “Stop”. Each flight moves the pawn and gives its visa at once; the cards are drawn when you stop;',
        },
        {
          fr: '- pour rester : annoncez ce que vous prenez, puis choisissez les deux cartes que vous donnez. L’échange a lieu dès que la seconde est choisie.',
          en: '- to stay: announce what you take, then choose the two cards you give. The exchange happens as soon as you’ve chosen the second one.',
        },
      ],
    },
    {
      id: 'CM-T3',
      title: { fr: 'Voler', en: 'Flying' },
      text: [
        {
          fr: 'Posez une ou plusieurs cartes qui s’enchaînent **sans trou** depuis la ville où vous êtes. Votre pion va jusqu’à la dernière ville.',
          en: 'Play one or more cards that chain **without a gap** from the city you’re in. Your pawn goes to the last city.',
        },
        {
          fr: 'Puis piochez autant de cartes que vous en avez posé, et seulement au talon : les écarts sont réservés à ceux qui restent. Les cartes posées vont sur la table, face visible.',
          en: 'Then draw as many cards as you played, from the deck only: the discard slots are for those who stay. The cards you played go on the table, face up.',
        },
        {
          fr: 'L’erreur courante : poser une carte qui part d’une ville déjà quittée. Seule compte la ville où vous venez d’atterrir.',
          en: 'The usual mistake: playing a card that leaves from a city you have already left. Only the city you have just landed in counts.',
        },
      ],
      tryIt: 'chain',
    },
    {
      id: 'CM-T4',
      title: { fr: 'Dans les deux sens', en: 'Both ways' },
      text: [
        {
          fr: 'Chaque ligne se vole dans les deux sens. L’ordre des noms sur la carte n’a pas d’importance.',
          en: 'Every route can be flown in both directions. The order of the names on the card doesn’t matter.',
        },
      ],
      figure: {
        name: 'both-ways',
        caption: {
          fr: 'La même carte : de Paris on la vole vers Johannesburg, de Johannesburg vers Paris. La table met en haut la ville d’où vous partiriez.',
          en: 'The same card: from Paris you fly it to Johannesburg, from Johannesburg to Paris. The table puts the city you would leave from on top.',
        },
      },
    },
    {
      id: 'CM-T6',
      title: { fr: 'Passer et repasser', en: 'Coming back' },
      text: [
        {
          fr: 'Vous pouvez revenir dans une ville, un continent, et même faire plusieurs fois le tour du monde. Plusieurs pions peuvent se trouver dans la même ville.',
          en: 'You may come back to a city or a continent, and even go around the world several times. Any number of pawns may be in the same city.',
        },
      ],
    },
    {
      id: 'CM-T1',
      title: { fr: 'Rester', en: 'Staying' },
      text: [
        {
          fr: 'Vous restez dans votre ville et échangez **deux** cartes : posez-en deux de votre main, face visible, **une sur chaque écart**, par-dessus ce qui s’y trouve, et prenez-en deux autres [CM-T2].',
          en: 'You stay in your city and exchange **two** cards: put two from your hand face up, **one on each discard slot**, on top of what is there, and take two others [CM-T2].',
        },
        {
          fr: 'La première que vous donnez va sur l’écart 1, la seconde sur l’écart 2. Ce choix ne change rien à la suite : chaque échange recouvre les deux écarts.',
          en: 'The first card you give goes on discard slot 1, the second on discard slot 2. That choice never matters later: every exchange covers both slots.',
        },
      ],
      tryIt: 'stay',
    },
    {
      id: 'CM-T2',
      title: { fr: 'Ce que l’on prend en restant', en: 'What you take when you stay' },
      text: [
        { fr: 'Deux cartes, à choisir parmi :', en: 'Two cards, chosen from:' },
        { fr: '- celle que montre l’écart 1 ;', en: '- the face-up card of discard slot 1;' },
        { fr: '- celle que montre l’écart 2 ;', en: '- the face-up card of discard slot 2;' },
        {
          fr: '- celles du dessus du talon, une ou deux, sans les voir d’abord.',
          en: '- the top one or two of the deck, without looking first.',
        },
        {
          fr: 'Au plus une par écart. Les cartes peuvent s’empiler dans un écart : seule celle du dessus se voit et se prend. Un écart vide n’offre rien. Et l’on ne reprend jamais ce que l’on vient de poser.',
          en: 'At most one from each slot. Cards may pile up in a slot: only the top one is visible and can be taken. An empty slot offers nothing. And you never take back what you have just put down.',
        },
        {
          fr: 'Dites en une fois ce que vous prenez. Les cartes des écarts viennent d’abord ; puis vos deux cartes sont posées ; puis l’on pioche au talon.',
          en: 'Announce everything you take at once. You take cards from the discard slots first; then you put down your two cards; then you draw from the deck.',
        },
      ],
      figure: {
        name: 'exchange',
        caption: {
          fr: 'En haut, l’annonce : la carte de l’écart 1, Anchorage – Tokyo, et une du talon. Au milieu, les deux cartes données : Madrid – Buenos Aires et Londres – Sydney. En bas, le sabot après l’échange : elles sont sur les écarts, et Rome – Bombay est enfouie sous l’une d’elles.',
          en: 'Above, the announcement: the card of discard slot 1, Anchorage – Tokyo, and one from the deck. In the middle, the two cards given: Madrid – Buenos Aires and London – Sydney. Below, the shoe after the exchange: they lie on the slots, and Rome – Bombay is buried under one of them.',
        },
      },
      ours: {
        kind: 'reading',
        text: {
          fr: 'Une carte que vous venez de prendre à un écart ne peut pas être l’une des deux que vous donnez. La règle parle de remplacer deux cartes de son jeu, sans préciser l’ordre ; sinon l’on pourrait rester sans rien changer.',
          en: 'A card you have just taken from a slot can’t be one of the two you give. The booklet speaks of replacing two cards in hand and leaves the order open; otherwise you could stay and change nothing at all.',
        },
      },
      tryIt: 'open-slots',
    },
    {
      id: 'CM-T7',
      title: { fr: 'Le talon vide', en: 'The empty deck' },
      text: [
        {
          fr: 'Il faut piocher et le talon est vide : les cartes posées en volant, celles de ce tour comprises, sont mélangées et forment un nouveau talon. Pas avant : un talon vide peut attendre qu’on ait besoin d’une carte.',
          en: 'A card must be drawn and the deck is empty: the cards played in flight, this turn’s included, are shuffled into a new deck. Not earlier: an empty deck may stay empty until someone needs a card.',
        },
        {
          fr: 'Il y a toujours de quoi piocher : 54 cartes au moins ne sont dans aucune main, deux au plus se voient dans les écarts, et toutes les autres peuvent former un talon.',
          en: 'There is always something to draw: at least 54 cards are in nobody’s hand, two at most are visible in the discard slots, and all the others can make up a deck.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'La règle ne reprend que les cartes posées sur le tapis. Quand on a surtout échangé, elles sont trop peu : à moins de **dix**, nous mélangeons avec elles les cartes enfouies des écarts, toutes sauf les deux qui se voient. Sans cela, le jeu pourrait se bloquer.',
          en: 'The booklet takes back only the cards played on the table. When players have mostly exchanged, there are too few of them: when there are fewer than **ten**, we shuffle in the buried cards of the slots as well, all but the two that are visible. Without that the game could get stuck.',
        },
      },
    },
    {
      id: 'CM-T8',
      title: { fr: 'Ce que chacun sait', en: 'What everyone knows' },
      text: [
        {
          fr: 'Visibles pour tous : les cartes posées, le nombre de cartes de chacun, le dessus des écarts, qui y a pris quoi, et la hauteur de chaque pile. Secret : ce que l’on pioche au talon. Des cartes enfouies sous les écarts, on ne connaît que le nombre.',
          en: 'Visible to all: the cards played, how many cards each player holds, the tops of the slots, who took which of them, and the height of every pile. Secret: what is drawn from the deck. Of the cards buried in the slots only the number is known.',
        },
        {
          fr: 'Une carte prise à un écart reste affichée pour les autres, sur le passeport de son preneur, tant qu’il l’a en main. Les vôtres sont de toute façon dans votre main.',
          en: 'A card taken from a slot is shown to the others, on the passport of the player who took it, for as long as they hold it. Your own are in your hand anyway.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'La règle n’en dit rien. Nous montrons ce que chacun a pu voir, pour que personne n’ait à le retenir ; mais pas de quoi un nouveau talon est fait, ni ce qui a été enfoui.',
          en: 'The booklet doesn’t say. We show what everyone could see, so that nobody has to remember it; but not what a new deck is made of, nor what was buried.',
        },
      },
    },
    {
      id: 'CM-T10',
      title: { fr: 'Annuler', en: 'Undo' },
      text: [
        {
          fr: 'Pendant votre tour, vous pouvez annuler votre dernière étape, puis celle d’avant : rien de nouveau n’a été vu. Ne s’annulent pas : le choix de la ville de départ, la fin d’un tour, l’atterrissage qui gagne.',
          en: 'During your turn you can undo your last step, then the one before it: nothing new has been seen. You can’t undo the choice of a home city, the end of a turn, or a landing that wins.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'La règle n’en parle pas. Autour d’une table, on laisse volontiers reprendre une carte tant que rien n’est pioché ; nous faisons de même.',
          en: 'The booklet doesn’t mention it. Around a table people happily let you take a card back while nothing has been drawn; so do we.',
        },
      },
    },
  ],
};
