import type { Say } from './sayings.ts';

const cards = (count: number): string => `${count} ${count > 1 ? 'cartes' : 'carte'}`;

/** “Le” melts into “au” and “du”. */
const inCity = (city: string): string => (city.startsWith('Le ') ? `au ${city.slice('Le '.length)}` : `à ${city}`);
const fromCity = (city: string): string => {
  if (city.startsWith('Le ')) return `du ${city.slice('Le '.length)}`;
  return /^[AEIOUÉ]/.test(city) ? `d’${city}` : `de ${city}`;
};

export const FR: Say = {
  start: {
    own: 'Choisissez votre ville de départ et de retour.',
    others: (who) => `${who} choisit sa ville de départ.`,
  },
  turn: {
    own: 'Envolez-vous, ou échangez deux cartes.',
    others: (who) => `À ${who} de voler ou d’échanger.`,
  },
  stuck: 'Rien ne part d’ici : échangez deux cartes.',
  homewards: (city) => `Cinq visas : rentrez ${inCity(city)} pour gagner.`,
  flying: {
    own: 'Volez encore, ou arrêtez-vous.',
    others: (who) => `${who} est en vol.`,
  },
  stuckInFlight: 'Rien ne repart d’ici : arrêtez-vous.',
  firstDrop: {
    own: 'Choisissez la carte pour l’écart 1.',
    others: (who) => `${who} choisit deux cartes à écarter.`,
  },
  secondDrop: {
    own: 'Choisissez la carte pour l’écart 2, et finissez.',
    others: (who) => `${who} choisit encore une carte à écarter.`,
  },
  over: (who) => `${who} a bouclé le tour du monde.`,

  startIn: (city, continent) => `Partir ${fromCity(city)} (visa d’${continent})`,
  fly: (from, to) => `Voler : ${from} → ${to}`,
  withVisa: (continent) => `visa d’${continent}`,
  andHome: 'et gagner',
  end: (count) => `S’arrêter et tirer ${cards(count)}`,
  stay: {
    stock: () => 'Rester : 2 cartes du talon',
    first: (first) => `Rester : ${first} + 1 du talon`,
    second: (_first, second) => `Rester : ${second} + 1 du talon`,
    both: (first, second) => `Rester : ${first} et ${second}`,
  },
  drop: (route) => `Écarter ${route}`,
  dropLast: (route) => `Écarter ${route} et finir`,

  map: 'Carte du monde',
  handOf: (count) => `Votre main, ${cards(count)}`,
  shoe: 'Sabot',
  stock: 'Talon',
  stockOf: (count) => `Talon, ${cards(count)}`,
  slot: (number) => `Écart ${number}`,
  slotShows: (number, route, under) => `Écart ${number} : ${route}${under > 0 ? `, sur ${cards(under)}` : ''}`,
  slotEmpty: (number) => `Écart ${number}, vide`,
  slotEmptyShort: 'vide',
  takeToo: (number) => `Prendre la carte de l’écart ${number}`,
  passport: 'Passeport',
  passports: 'Passeports',
  home: 'Départ',
  noVisaHere: 'sans visa',
  worldButton: 'Le monde entier',
  hereButton: 'Autour de vous',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  present: (city) => `Vous êtes ${inCity(city)}`,
  leaves: 'part d’ici',
  later: (flights) => `au ${flights}ᵉ vol`,
  dropped: (slot) => `posée sur l’écart ${slot}`,
  advised: 'conseillé',

  table: (stock, laid) => `Le talon a ${cards(stock)} ; ${cards(laid)} posées en volant.`,
  notStarted: (who) => `${who} : pas encore de ville de départ.`,
  stands: (who, city, start) => `${who} est ${inCity(city)} (départ : ${start}).`,
  has: (who, visas, _count, hand) => `${who} : visas ${visas} ; ${cards(hand)} en main.`,
  noVisas: 'aucun',
  known: (who, list) => `Cartes de ${who} connues de tous : ${list}.`,
  inFlight: (who, path) => `${who} est en vol : ${path}.`,
  staying: (who, takes) => `${who} reste et va prendre ${takes}.`,
  putsDown: (card) => `À poser sur l’écart 1 : ${card}.`,
  takes: {
    stock: () => 'deux cartes du talon',
    first: (first) => `${first} (écart 1) et une du talon`,
    second: (_first, second) => `${second} (écart 2) et une du talon`,
    both: (first, second) => `${first} (écart 1) et ${second} (écart 2)`,
  },
  yourHand: (list) => `Votre main : ${list}.`,
  yourFlights: (city, list) => `Partent ${fromCity(city)} : ${list}.`,

  begins: (who, continent) => `${who} reçoit son premier visa : ${continent}.`,
  dealt: (dealer, first) => `Le sort a désigné le donneur, ${dealer} ; ${first}, à sa gauche, commence.`,
  lands: (who, city) => `${who} atterrit ${inCity(city)}.`,
  landsWithVisa: (who, city, continent) => `${who} atterrit ${inCity(city)} et reçoit le visa d’${continent}.`,
  fiveVisas: (who, city) => `${who} a les cinq visas et n’a plus qu’à rentrer ${inCity(city)}.`,
  wins: (who, city) => `${who} rentre ${inCity(city)} avec les cinq visas.`,
  takesCards: (who, list) => `${who} a pris à la vue de tous : ${list}.`,
  newStock: (count, withBuried) =>
    `Le talon était vide : ${cards(count)}, posées${withBuried ? ' ou enfouies sous les écarts' : ''}, en font un nouveau.`,

  startRow: 'Départ',
  backRow: 'Retour',
  turnsRow: 'Tours',
  totalRow: 'Points',
  yes: '✓',
  no: '–',
  standing: (visas) => `${visas}/5`,
  isHome: 'gagné',
};
