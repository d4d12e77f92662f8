import type { Words } from './course-autour-du-monde-vocabulary.ts';

const cards = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;

export const EN: Words = {
  turn: (number) => `turn ${number}`,
  over: 'the game is over',
  stock: (count) => `stock: ${cards(count)}`,
  laid: (count) => `laid in flight: ${cards(count)}`,
  legend: '(A) pawn   small letters: no visa',
  ahead: '> a card of yours leads there from here',
  heads: ['player', 'is in', 'start', 'visas', 'hand'],
  known: (list) => `known to all: ${list}`,
  slots: ['slot 1', 'slot 2'],
  empty: 'empty',
  leaves: 'leaves from here',
  buried: (count) => `on top of ${cards(count)}`,
  lines: (city) => `All lines from here (${city})`,
  chains: (city) => `From ${city} your cards chain (+Am: visa)`,
  chainsWithTaken: (city) => `From ${city}, with what you take (+Am: visa)`,
  noChains: (city) => `From ${city} you have no card.`,
  shown: (count, all) => `   ${count} of ${all}`,
  home: 'WON',
  hand: (count) => `Your hand, ${cards(count)}`,
  handMarks: '> leaves from here   + after another one',
  dealt: (dealer, first) => `The dealer by lot is ${dealer}; ${first}, to the left, begins.`,
  start: {
    own: 'Choose your start city: that is where you must come back with the five visas.',
    others: (who) => `${who} is choosing a start city.`,
  },
  begin: {
    own: 'Fly with a card that leaves from here, or stay and exchange two cards.',
    others: (who) => `${who} will fly, or stay and exchange two cards.`,
  },
  stuck: 'None of your cards leaves from here: stay and exchange two of them.',
  stuckInFlight: 'None of your cards leaves from here: stop.',
  homewards: (city) => `You have all five visas: come home to ${city} to win.`,
  flying: (path, count) => `In flight: ${path} (${cards(count)} to draw from the stock).`,
  flyOn: {
    own: 'Lay another card that leaves from here, or stop.',
    others: (who) => `${who} may fly on, or stop.`,
  },
  takes: {
    stock: () => 'two cards off the stock',
    first: (first) => `${first} (slot 1) and one off the stock`,
    second: (_first, second) => `${second} (slot 2) and one off the stock`,
    both: (first, second) => `${first} (slot 1) and ${second} (slot 2)`,
  },
  stays: (takes) => `Staying, to be taken: ${takes}.`,
  dropped: (card) => `To be laid on slot 1: ${card}.`,
  firstDrop: {
    own: 'Choose the card you discard on slot 1; the one for slot 2 comes next.',
    others: (who) => `${who} is choosing two cards to discard.`,
  },
  secondDrop: {
    own: 'Choose the card you discard on slot 2: your turn ends with it.',
    others: (who) => `${who} is choosing one more card to discard.`,
  },
  takeBack: 'u takes a step back.',
  moves: {
    start: (city, continent) => `start in ${city} (visa of ${continent})`,
    fly: (route) => `fly ${route}`,
    visa: (continent) => `visa of ${continent}`,
    end: 'stop here and draw as many cards from the stock',
    stay: (takes) => `stay: take ${takes}`,
    drop: (route) => `discard ${route}`,
    drops: 'Discard:',
  },
  typed: { stock: 'stay stock', first: 'stay slot 1', second: 'stay slot 2', both: 'stay both slots', end: 'end' },
  score: (visas, isHome) => `${visas} ${visas === 1 ? 'visa' : 'visas'}${isHome ? ', and home' : ''}`,
  begins: (who, continent) => `${who} gets a first visa: ${continent}.`,
  lands: (who, city) => `${who} lands in ${city}.`,
  landsWithVisa: (who, city, continent) => `${who} lands in ${city} and gets the visa of ${continent}.`,
  fiveVisas: (who, city) => `${who} has all five visas, and only has to come home to ${city}.`,
  wins: (who, city) => `${who} comes home to ${city} with all five visas!`,
  takesCards: (who, list) => `${who} has taken for all to see: ${list}.`,
  newStock: (count, withBuried) =>
    `The stock was empty: ${cards(count)} that lay on the table${withBuried ? ' or buried in the slots' : ''} are shuffled into a new one.`,
  memo: [
    ['Goal', 'Leave your start city, get the visas of the five continents, come back: the first one home wins.'],
    [
      'Fly',
      'Lay a card with the city you are in, and you are in its other city; then, if you like, another that leaves from there, and so on. Every line is flown both ways. Stop when you like: you draw as many cards from the stock.',
    ],
    [
      'Stay',
      'Or stay and exchange two cards. Say first which ones you take: the one that shows in slot 1, the one in slot 2, or cards off the stock. Then discard two from your hand, one on each slot.',
    ],
    [
      'Stock',
      'When it is empty, the cards laid in flight make a new one; if they are fewer than ten, with those that are covered in the slots.',
    ],
    [
      'Visas',
      'Every city you land in, even in passing, gives the visa of its continent (Eu As Am Af Oc). In Oceania only Darwin (DRW) and Sydney (SYD) give one.',
    ],
    ['Winning', 'With all five visas, landing in your start city is enough, even in the middle of a chain.'],
    [
      'Typing',
      'A number, or words: “fly par-nyc”, “new york”, “end” to stop; “stay stock”, “slot 1”, “both”; “discard par nyc”; u takes a step back as long as your turn lasts.',
    ],
  ],
  network: 'The cities and where their lines lead:',
};
