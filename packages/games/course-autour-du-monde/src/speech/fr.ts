import { acts, counted, de, plural } from '@ponts-bornes/kernel';
import type { Speech } from './speech.ts';

const cards = (count: number): string => counted('fr', count, 'carte', 'cartes');
const visaCount = (count: number): string => counted('fr', count, 'visa', 'visas');

/** “Le” melts into “au” and “du”. */
const inCity = (city: string): string => (city.startsWith('Le ') ? `au ${city.slice('Le '.length)}` : `à ${city}`);
const fromCity = (city: string): string => {
  if (city.startsWith('Le ')) return `du ${city.slice('Le '.length)}`;
  return /^[AEIOUÉ]/.test(city) ? `d’${city}` : `de ${city}`;
};

export const FR: Speech = {
  language: 'fr',
  cities: {
    PAR: 'Paris',
    LON: 'Londres',
    FRA: 'Francfort',
    CPH: 'Copenhague',
    MAD: 'Madrid',
    ROM: 'Rome',
    ATH: 'Athènes',
    MOW: 'Moscou',
    TYO: 'Tokyo',
    SEL: 'Séoul',
    PEK: 'Pékin',
    HKG: 'Hong Kong',
    MNL: 'Manille',
    BKK: 'Bangkok',
    SIN: 'Singapour',
    JKT: 'Jakarta',
    DEL: 'Delhi',
    BOM: 'Bombay',
    THR: 'Téhéran',
    BAH: 'Manama',
    NYC: 'New York',
    YMQ: 'Montréal',
    MIA: 'Miami',
    SFO: 'San Francisco',
    LAX: 'Los Angeles',
    ANC: 'Anchorage',
    MEX: 'Mexico',
    CCS: 'Caracas',
    LIM: 'Lima',
    RIO: 'Rio de Janeiro',
    BUE: 'Buenos Aires',
    SCL: 'Santiago',
    CAI: 'Le Caire',
    CAS: 'Casablanca',
    DKR: 'Dakar',
    ABJ: 'Abidjan',
    LOS: 'Lagos',
    ADD: 'Addis-Abeba',
    NBO: 'Nairobi',
    JNB: 'Johannesburg',
    MRU: 'Port-Louis',
    SYD: 'Sydney',
    DRW: 'Darwin',
    PPT: 'Papeete',
    HNL: 'Honolulu',
  },
  continents: { europe: 'Europe', asia: 'Asie', america: 'Amérique', africa: 'Afrique', oceania: 'Océanie' },
  you: 'Vous',
  starts: (who, city) => `${acts(who, 'choisit sa', 'Vous choisissez votre')} ville de départ : ${city}.`,
  flies: (who, route) => `${acts(who, 'pose', 'Vous posez')} ${route} et ${who.isYou ? 'vous envolez' : 's’envole'}.`,
  ends: (who) =>
    (who.isYou ? 'Vous vous arrêtez et piochez' : `${who.name} s’arrête et pioche`) + ' une carte par vol.',
  stays: (who, sources) =>
    `${acts(who, 'reste', 'Vous restez')} sur place et ${who.isYou ? 'annoncez' : 'annonce'} : ${sources}.`,
  drops: (who, route) => `${acts(who, 'écarte', 'Vous écartez')} ${route}.`,
  sources: {
    stock: 'deux cartes du talon',
    first: 'la carte de l’écart 1 et une du talon',
    second: 'la carte de l’écart 2 et une du talon',
    both: 'les cartes des deux écarts',
  },
  refusals: {
    'CM-G2': ({ seats }) => `La Course autour du monde se joue de 2 à 6, pas à ${seats}.`,
    'CM-S3': () => 'Choisissez d’abord votre ville de départ : Paris, New York ou Tokyo.',
    'CM-T1': ({ why, route }) =>
      why === 'same'
        ? `Vous écartez déjà cette carte : ${route}. Choisissez-en une autre.`
        : `Vous n’avez pas cette carte en main : ${route}.`,
    'CM-T2': ({ why, slot, route }) => {
      if (why === 'taken') return `Vous prenez cette carte à ce tour : vous ne pouvez pas l’écarter (${route}).`;
      return `L’écart ${slot === 'first' ? 1 : 2} est vide : il n’y a rien à y prendre.`;
    },
    'CM-T3': ({ why, route, city }) =>
      why === 'hand'
        ? `Vous n’avez pas cette carte en main : ${route}.`
        : `Vous ne pouvez pas poser ${route} : vous êtes ailleurs (${city}).`,
    'CM-T5': ({ why }) => {
      if (why === 'flying') return 'Vous êtes en vol : posez une autre carte, ou arrêtez-vous.';
      return why === 'staying'
        ? 'Vous restez sur place : choisissez les deux cartes que vous écartez.'
        : 'Envolez-vous, ou restez sur place et échangez deux cartes.';
    },
  },
  unexplained: (rule) => `Coup refusé (règle ${rule}).`,
  wins: {
    home: (who) => `${acts(who, 'boucle', 'Vous bouclez')} le tour du monde et ${who.isYou ? 'gagnez' : 'gagne'}`,
  },
  visas: (who, count) => `${who} : ${visaCount(count)}`,
  reasons: {
    'best-start': 'les cartes en main s’enchaînent le mieux depuis là',
    wins: 'c’est gagné',
    'gains-visa': 'cela rapporte un visa',
    'on-the-way': 'c’est sur le chemin le plus court',
    'chains-on': 'd’autres cartes s’enchaînent ensuite',
    'next-leg-missing': 'il manque la carte suivante',
    'takes-needed': 'une carte visible sert au voyage',
    'nothing-shows': 'aucune carte visible ne sert au voyage',
    'useless-card': 'cette carte ne sert pas au voyage',
    'spare-card': 'elle sert moins que les autres',
  },
  takes: {
    stock: () => 'deux cartes du talon',
    first: (first) => `${first} (écart 1) et une du talon`,
    second: (_first, second) => `${second} (écart 2) et une du talon`,
    both: (first, second) => `${first} (écart 1) et ${second} (écart 2)`,
  },
  prompts: {
    start: {
      own: 'Choisissez votre ville de départ : il faudra y revenir.',
      others: (who) => `${who} choisit sa ville de départ.`,
    },
    turn: { own: 'Envolez-vous, ou échangez deux cartes.', others: (who) => `À ${who} de jouer.` },
    stuck: 'Aucune de vos cartes ne part d’ici : échangez-en deux.',
    homewards: (city) => `Vous avez les cinq visas : rentrez ${inCity(city)} pour gagner.`,
    flying: { own: 'Volez encore, ou arrêtez-vous.', others: (who) => `${who} est en vol.` },
    stuckInFlight: 'Aucune de vos cartes ne repart d’ici : arrêtez-vous.',
    firstDrop: {
      own: 'Choisissez la carte à poser sur l’écart 1.',
      others: (who) => `${who} choisit deux cartes à écarter.`,
    },
    secondDrop: {
      own: 'Choisissez la carte à poser sur l’écart 2, pour finir votre tour.',
      others: (who) => `${who} choisit encore une carte à écarter.`,
    },
    over: (who) => `${acts(who, 'a', 'Vous avez')} bouclé le tour du monde.`,
  },
  labels: {
    startIn: (city, continent) => `Partir ${fromCity(city)} (visa d’${continent})`,
    fly: (from, to) => `Voler : ${from} → ${to}`,
    withVisa: (continent) => `visa d’${continent}`,
    andHome: 'et gagner',
    end: (count) => `S’arrêter et piocher ${cards(count)}`,
    stay: {
      stock: () => 'Rester : 2 cartes du talon',
      first: (first) => `Rester : ${first} + 1 du talon`,
      second: (_first, second) => `Rester : ${second} + 1 du talon`,
      both: (first, second) => `Rester : ${first} et ${second}`,
    },
    drop: (route) => `Écarter ${route}`,
    dropLast: (route) => `Écarter ${route} et finir le tour`,
  },
  board: {
    map: 'Carte du monde',
    handOf: (count) => `Votre main, ${cards(count)}`,
    shoe: 'Sabot',
    stock: 'Talon',
    stockOf: (count) => `Talon, ${cards(count)}`,
    slot: (number) => `Écart ${number}`,
    slotShows: (number, route, under) =>
      `Écart ${number} : ${route}${under > 0 ? `, au-dessus de ${cards(under)}` : ''}`,
    slotEmpty: (number) => `Écart ${number}, vide`,
    slotEmptyShort: 'vide',
    takeToo: (number) => `Prendre la carte de l’écart ${number}`,
    passport: 'Passeport',
    passports: 'Passeports',
    named: (what, value) => `${what} : ${value}`,
    home: 'Départ',
    noVisaHere: 'sans visa',
    worldButton: 'Monde entier',
    world: 'Monde',
    hereButton: 'Ici, autour de vous',
    here: 'Ici',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    present: (city) => `Vous êtes ${inCity(city)}`,
    leaves: 'part d’ici',
    leaving: (count) => `${cards(count)} en ${plural('fr', count, 'part', 'partent')}`,
    later: (flights) => `au ${flights}ᵉ vol`,
    dropped: (slot) => `posée sur l’écart ${slot}`,
    advised: 'conseillé',
    standing: (visas) => `${visas}/5`,
    isHome: 'gagné',
  },
  tell: {
    table: (stock, laid) =>
      `Le talon compte ${cards(stock)} ; ${cards(laid)} ${plural('fr', laid, 'posée', 'posées')} en volant.`,
    notStarted: (who) => `${acts(who, 'n’a', 'Vous n’avez')} pas encore de ville de départ.`,
    stands: (who, city, start) => `${acts(who, 'est', 'Vous êtes')} ${inCity(city)} (départ : ${start}).`,
    has: (who, visas, hand) => `${who.isYou ? 'Vous' : who.name} : visas ${visas} ; ${cards(hand)} en main.`,
    noVisas: 'aucun',
    known: (who, list) => `Cartes ${de(who)} connues de tous : ${list}.`,
    inFlight: (who, path) => `${acts(who, 'est', 'Vous êtes')} en vol : ${path}.`,
    staying: (who, takes) =>
      `${acts(who, 'reste sur place et va', 'Vous restez sur place et allez')} prendre ${takes}.`,
    putsDown: (card) => `À poser sur l’écart 1 : ${card}.`,
    yourHand: (list) => `Votre main : ${list}.`,
    yourFlights: (city, list) => `Au départ ${fromCity(city)} : ${list}.`,
  },
  news: {
    begins: (who, continent) => `${acts(who, 'reçoit son', 'Vous recevez votre')} premier visa : ${continent}.`,
    dealt: (dealer, first) =>
      `Le sort a désigné le donneur : ${dealer.isYou ? 'vous' : dealer.name} ; ${first.isYou ? 'vous commencez' : `${first.name}, à ${dealer.isYou ? 'votre' : 'sa'} gauche, commence`}.`,
    lands: (who, city) => `${acts(who, 'atterrit', 'Vous atterrissez')} ${inCity(city)}.`,
    landsWithVisa: (who, city, continent) =>
      `${acts(who, 'atterrit', 'Vous atterrissez')} ${inCity(city)} et ${who.isYou ? 'recevez' : 'reçoit'} le visa d’${continent}.`,
    fiveVisas: (who, city) =>
      `${acts(who, 'a', 'Vous avez')} les cinq visas et ${who.isYou ? 'n’avez' : 'n’a'} plus qu’à rentrer ${inCity(city)}.`,
    wins: (who, city) => `${acts(who, 'rentre', 'Vous rentrez')} ${inCity(city)} avec les cinq visas !`,
    takesCards: (who, list) => `${acts(who, 'a pris', 'Vous avez pris')} à la vue de tous : ${list}.`,
    newStock: (count, withBuried) =>
      `Le talon était vide : ${cards(count)}, posées en volant${withBuried ? ' ou recouvertes dans les écarts' : ''}, forment un nouveau talon.`,
  },
  sheet: { start: 'Départ', back: 'Retour', turns: 'Tours', total: 'Points', yes: '✓', no: '–' },
  memo: {
    goal: 'Quittez votre ville de départ, recevez les visas des cinq continents et revenez : le premier rentré gagne aussitôt.',
    notes: [
      [
        'Voler',
        'Posez une carte qui porte la ville où vous êtes : vous voilà dans l’autre. Enchaînez autant de vols que vos cartes le permettent, puis arrêtez-vous : vous piochez autant de cartes au talon. Chaque ligne se vole dans les deux sens.',
      ],
      [
        'Rester',
        'Ou bien échangez deux cartes. Choisissez d’abord celles que vous prenez : la carte visible d’un écart, celles des deux, ou des cartes du talon. Puis posez-en deux de votre main, une sur chaque écart.',
      ],
      [
        'Visas',
        'Chaque ville où vous atterrissez, même en passant, donne le visa de son continent. En Océanie, seules Darwin et Sydney en donnent un.',
      ],
      ['Gagner', 'Avec les cinq visas, atterrissez dans votre ville de départ, même au milieu d’une chaîne.'],
      [
        'Talon',
        'Quand il est vide, les cartes posées en volant en forment un nouveau ; s’il y en a moins de dix, on y ajoute celles enfouies dans les écarts.',
      ],
    ],
    undo: [
      'Annuler',
      'Pendant votre tour, vous pouvez annuler vos étapes une à une, mais plus après la dernière carte.',
    ],
    signsTitle: 'Les signes',
    signs: {
      now: 'sur le planisphère : une de vos cartes part d’ici',
      later: 'une de vos cartes qui peut suivre',
      far: 'une de vos cartes, hors d’atteinte',
      bright: 'la carte que vous montrez ou prenez',
      home: 'votre ville de départ',
      frame: 'cette carte peut être jouée',
      number: 'à quel vol cette carte pourrait suivre',
      stamp: 'ce vol donnerait ce visa',
      plane: 'la carte de cet écart part d’où vous êtes',
      fresh: 'une carte que vous venez de recevoir',
    },
    visasTitle: 'Les visas et leurs villes',
    noVisa: 'sans visa',
  },
  terminal: {
    turn: (number) => `tour ${number}`,
    over: 'partie terminée',
    stock: (count) => `talon : ${cards(count)}`,
    laid: (count) => `posées en volant : ${cards(count)}`,
    legend: '(A) pion   en minuscules : pas de visa',
    ahead: '> une de vos cartes y mène d’ici',
    heads: ['joueur', 'est à', 'départ', 'visas', 'main'],
    known: (list) => `connues de tous : ${list}`,
    buried: (count) => `sur ${cards(count)}`,
    lines: (city) => `Toutes les lignes d’ici (${city}) : `,
    chains: (city) => `Depuis ${city}, vos cartes s’enchaînent (+Am : visa)`,
    chainsWithTaken: (city) => `Depuis ${city}, cartes prises comprises (+Am : visa)`,
    noChains: (city) => `Aucune de vos cartes ne part ${fromCity(city)}.`,
    shown: (count, all) => `   ${count} sur ${all}`,
    home: 'GAGNÉ',
    drawn: (list) => `Nouvelles dans votre main : ${list.join(', ')}.`,
    handMarks: '> part d’ici   + à la suite d’une autre',
    flying: (path, count) => `En vol : ${path} (${cards(count)} à piocher au talon).`,
    stays: (takes) => `Sur place, à prendre : ${takes}.`,
    takeBack: 'u annule une étape.',
    moves: {
      start: (city, continent) => `partir ${fromCity(city)} (visa d’${continent})`,
      fly: (route) => `voler ${route}`,
      end: 's’arrêter là et piocher autant de cartes',
      stay: (takes) => `rester : prendre ${takes}`,
      drop: (route) => `écarter ${route}`,
      drops: 'Écarter :',
    },
    typed: {
      stock: 'rester talon',
      first: 'rester écart 1',
      second: 'rester écart 2',
      both: 'rester les deux écarts',
      end: 'fin',
    },
    score: (visas, isHome) => `${visaCount(visas)}${isHome ? ', et le retour' : ''}`,
    typing: [
      'Taper',
      'Un numéro, ou des mots : « voler par-nyc », « new york », « fin » pour s’arrêter ; « rester talon », « écart 1 », « les deux » ; « écarter par nyc » ; u annule une étape pendant votre tour.',
    ],
    goal: 'But',
    network: 'Les villes et où mènent leurs lignes :',
  },
};
