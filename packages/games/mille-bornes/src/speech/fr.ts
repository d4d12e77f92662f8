import { acts, agree, counted, de, together } from '@ponts-bornes/kernel';
import type { Person } from '@ponts-bornes/kernel';
import type { CardName } from '../cards.ts';
import type { Speech } from './speech.ts';

const ARTICLES: Partial<Readonly<Record<CardName, string>>> = {
  limit: 'une',
  empty: 'une',
  flat: 'une',
  end: 'une',
  gas: 'une carte',
  wheel: 'une',
  repair: 'une carte',
};
const SAFETIES: ReadonlySet<CardName> = new Set(['right', 'tank', 'proof', 'ace']);

const attacked = (who: Person, whom: Person): string => {
  if (whom.isYou) return `${who.name} vous attaque`;
  return `${acts(who, 'attaque', 'Vous attaquez')} ${whom.name}`;
};

const count = (cards: number): string => counted('fr', cards, 'carte', 'cartes');

export const FR: Speech = {
  language: 'fr',
  cards: {
    '25': '25 km',
    '50': '50 km',
    '75': '75 km',
    '100': '100 km',
    '200': '200 km',
    limit: 'limite de vitesse',
    stop: 'feu rouge',
    empty: 'panne d’essence',
    flat: 'crevaison',
    crash: 'accident',
    end: 'fin de limite',
    go: 'feu vert',
    gas: 'essence',
    wheel: 'roue de secours',
    repair: 'réparations',
    right: 'véhicule prioritaire',
    tank: 'citerne',
    proof: 'increvable',
    ace: 'as du volant',
  },
  circuitCards: { stop: 'drapeau rouge', go: 'drapeau vert' },
  one: (card, name) => {
    if (/^\d/.test(card)) return `une étape de ${name}`;
    return SAFETIES.has(card) ? `la botte « ${name} »` : `${ARTICLES[card] ?? 'un'} ${name}`;
  },
  drives: (who, distance) => `${acts(who, 'avance', 'Vous avancez')} de ${distance}.`,
  lays: (who, one) => `${acts(who, 'pose', 'Vous posez')} ${one}.`,
  laysSafety: (who, one) => `${acts(who, 'pose', 'Vous posez')} ${one} et ${who.isYou ? 'rejouez' : 'rejoue'}.`,
  attacks: (who, card, whom) => `${attacked(who, whom)} : ${card}.`,
  discards: (who, one) => `${acts(who, 'défausse', 'Vous défaussez')} ${one}.`,
  counters: (who, one) =>
    `Coup-fourré ! ${acts(who, 'pose', 'Vous posez')} ${one} et ${who.isYou ? 'prenez' : 'prend'} la main.`,
  accepts: (who) => `${acts(who, 'ne contre', 'Vous ne contrez')} pas l’attaque.`,
  pair: (names) => names.join(' et '),
  side: (letter) => `Le camp ${letter}`,
  refusals: {
    'MB-S1': (_, { seats, side }) =>
      side === undefined
        ? `Ce jeu se joue à 2, 3, 4, 6 ou 8, pas à ${seats}.`
        : `Il n’y a pas de camp ${side} à cette table.`,
    'MB-S3': () => 'La course de 700 km ne se joue qu’à 4 ou à 8.',
    'MB-X1': () => 'Le nombre de manches ne se choisit que pour une partie en manches gagnantes.',
    'MB-T1': (named) => `Vous n’avez pas cette carte en main : ${named('card')}.`,
    'MB-T3': (named) => `Cette carte n’aurait aucun effet maintenant : ${named('card')}. Vous pouvez la défausser.`,
    'MB-T4': (named) =>
      `Un ${named('card')} ne répond pas à cette attaque : ${named('top')}. Il faut d’abord la parade.`,
    'MB-T5': (named) =>
      `Ce n’est pas la bonne parade : ${named('card')} ne répond pas à cette attaque (${named('top')}).`,
    'MB-T6': (named, { option }) =>
      option === undefined
        ? `Après une fin de limite, seulement 25 et 50 km jusqu’au drapeau vert, pas ${named('card')}.`
        : 'Cette règle maison n’existe que dans l’édition circuit.',
    'MB-D1': (named) => `Vous êtes à l’arrêt : impossible d’avancer de ${named('card')}.`,
    'MB-D2': (named) => `Sous une limite de vitesse, seulement 25 et 50 km, pas ${named('card')}.`,
    'MB-D3': () => 'Votre camp a déjà posé deux cartes 200 km dans cette manche.',
    'MB-D4': (named, { km, target }) => `Vous êtes à ${km} km : avec ${named('card')}, vous dépasseriez ${target} km.`,
    'MB-A1': (named) => `${named('side')} ne roule pas : cette attaque est impossible (${named('card')}).`,
    'MB-A2': (named) => `${named('side')} subit déjà une limite de vitesse.`,
    'MB-A3': (named) => `${named('side')} a la botte contre cette attaque : ${named('card')}.`,
    'MB-A4': (named) =>
      `${named('side')} subit déjà une attaque : impossible d’en ajouter une autre (${named('card')}).`,
    'MB-A5': () => 'On n’attaque pas son propre camp.',
    'MB-F1': (named, { attack }) =>
      attack === undefined
        ? 'Il n’y a pas d’attaque à contrer : le coup-fourré répond à une attaque.'
        : `Contre cette attaque (${named('attack')}), il faut avoir la botte « ${named('needs')} ».`,
    'MB-F6': (named, { attack }) =>
      attack === undefined
        ? 'Il n’y a pas d’attaque à laisser passer.'
        : `Répondez d’abord à l’attaque (${named('attack')}) : posez la botte qui la contre, ou laissez passer (« ok »).`,
  },
  unexplained: (rule) => `Coup refusé (règle ${rule}).`,
  wins: (winners, score, reason) => {
    const mark = winners.some(({ isYou }) => isYou) ? ' !' : '.';
    return `${together(winners, 'Vous', 'et')} ${agree(winners, 'gagne', 'gagnent', 'gagnez')} avec ${score}${mark} ${reason}`;
  },
  nobody: (reason) => `Personne ne gagne. ${reason}`,
  ends: {
    target: 'Le parcours est bouclé.',
    'no-cards': 'Plus personne n’a de cartes.',
    'no-distances': 'Il ne reste plus aucune étape.',
    rounds: 'C’est le nombre de manches à gagner.',
    points: 'Les 5000 points sont atteints.',
  },
  units: { target: 'km', 'no-cards': 'km', 'no-distances': 'km', rounds: 'manches', points: 'points' },
  reasons: {
    arrives: 'on franchit l’arrivée',
    'exact-plan': 'on peut encore tomber juste',
    'biggest-step': 'c’est la plus longue étape possible',
    'no-200-bonus': 'la prime « sans 200 » reste accessible',
    'coup-fourre': 'rien ne rapporte plus qu’un coup-fourré',
    starts: 'il faut rouler pour avancer',
    repairs: 'la voiture est réparée',
    'lifts-limit': 'la limite est levée',
    'plays-again': 'on rejoue aussitôt',
    'ends-attack': 'l’attaque est annulée',
    'before-the-end': 'la manche va finir : une botte gardée en main ne rapporte rien',
    'no-attack-left': 'plus aucune attaque de ce type ne peut venir',
    'blocks-leader': 'cela arrête le camp de tête',
    'blocks-rival': 'cela arrête un adversaire qui roule',
    'slows-rival': 'cela ralentit un adversaire',
    'few-remedies-left': 'il reste peu de parades à cette attaque',
    'useless-card': 'cette carte ne servira plus',
    'spare-card': 'd’autres cartes en main sont identiques ou plus utiles',
    'keeps-safety': 'la botte reste en main pour un coup-fourré',
  },
  board: {
    battle: 'Bataille',
    speed: 'Vitesse',
    safeties: 'Bottes',
    distances: 'Étapes',
    road: 'Route',
    hand: 'Votre main',
    pile: 'Pioche',
    discard: 'Défausse',
    empty: 'vide',
    coup: 'coup-fourré',
    coupCall: 'Coup-fourré !',
    coupAsk: 'Coup-fourré ?',
    rolling: 'en route',
    stopped: 'à l’arrêt',
    youRoll: 'Vous roulez',
    youStand: (needed) => `À l’arrêt : il faut ${needed.join(', puis ')}`,
    limited: '25 et 50 seulement',
    awaitsGreen: 'il faut un drapeau vert',
    km: (km, target) => `${km} km sur ${target}`,
    cards: count,
    named: (what, value) => `${what} : ${value}`,
    times: (many, card) => `${many} × ${card}`,
    tableau: (side) => `Jeu ${de(side)}`,
    own: 'Votre jeu',
    round: (round) => `Manche ${round}`,
    roundsWon: (won, of) => `${won}/${of} manches`,
    points: (points) => counted('fr', points, 'pt', 'pts'),
    lay: 'Poser',
    drive: 'Avancer',
    attack: (side) => `Attaquer ${side}`,
    throw: 'Défausser',
    sure: 'Vraiment ?',
    counter: (one) => `Poser ${one}`,
    pass: 'Laisser passer',
    passSure: 'Vraiment laisser passer ?',
    why: 'Pourquoi pas maintenant ?',
    whyShort: 'Pourquoi ?',
    advised: 'conseillé',
    riposte: (attacker, attack) => `${attacker} vous attaque : ${attack}.`,
    answered: 'Vous avez répondu.',
    nothingToLay: 'à défausser seulement',
    uses: {
      '25': 'fait avancer, même sous une limite',
      '50': 'fait avancer, même sous une limite',
      '75': 'fait avancer, sauf sous une limite',
      '100': 'fait avancer, sauf sous une limite',
      '200': 'fait avancer ; deux par manche au plus',
      limit: 'limite un adversaire à 25 et 50',
      stop: 'arrête un adversaire qui roule',
      empty: 'arrête un adversaire qui roule',
      flat: 'arrête un adversaire qui roule',
      crash: 'arrête un adversaire qui roule',
      end: 'lève la limite de vitesse',
      go: 'pour démarrer et repartir',
      gas: 'contre la panne d’essence',
      wheel: 'contre la crevaison',
      repair: 'contre l’accident',
      right: 'protège du rouge et de la limite',
      tank: 'protège de la panne d’essence',
      proof: 'protège de la crevaison',
      ace: 'protège de l’accident',
    },
    totals: { rounds: 'Manches', points: 'Points' },
    you: 'Vous',
  },
  table: {
    over: 'La partie est terminée.',
    answer: (attacker, attack) => `${attacker} vous attaque (${attack}) : coup-fourré, ou laissez passer.`,
    mayAnswer: (attacker, side, attack) => `${attacked(attacker, side)} : ${attack}. Coup-fourré ?`,
    plays: (who) => `À ${who} de jouer.`,
    yourTurn: 'À vous : jouez une carte ou défaussez-en une.',
    onlyDiscard: 'À vous : rien à poser, défaussez une carte.',
    onlyAccept: 'Vous n’avez pas de quoi faire un coup-fourré : laissez passer.',
    drive: (card) => `Avancer de ${card}`,
    lay: (one) => `Poser ${one}`,
    attack: (card, side) => `${side === 'vous' ? 'Vous attaquer' : `Attaquer ${side}`} : ${card}`,
    discard: (one) => `Défausser ${one}`,
    counter: (one) => `Coup-fourré ! Poser ${one}`,
    accept: 'Laisser passer l’attaque',
    round: (round, target) => `Manche ${round}, jusqu’à ${target} km.`,
    pile: (cards) => (cards === 0 ? 'La pioche est vide.' : `La pioche compte ${count(cards)}.`),
    discardPile: (cards, top) =>
      top === null ? 'La défausse est vide.' : `La défausse compte ${count(cards)} ; sur le dessus : ${top}.`,
    side: (side, facts) => `${side} : ${facts.join(' ; ')}.`,
    total: (side, total) => `${side}, total de la partie : ${total}.`,
    hand: (cards) => (cards === '' ? 'Vous n’avez plus de cartes.' : `Votre main : ${cards}.`),
    km: (km) => `${km} km`,
    holds: (cards) => `en main : ${cards}`,
    roundOver: (round, winners, how) =>
      winners.length === 0
        ? `Manche ${round} : ${how}, personne ne gagne.`
        : `Manche ${round} : ${how}, ${together(winners, 'vous', 'et')} ${agree(winners, 'gagne', 'gagnent', 'gagnez')}.`,
    ends: {
      target: 'parcours bouclé',
      'no-cards': 'cartes épuisées',
      'no-distances': 'étapes épuisées',
    },
    pileEmpty: 'La pioche est vide : on joue désormais sans piocher.',
  },
  sheet: {
    km: 'Kilomètres',
    safeties: 'Bottes',
    coups: 'Coups-fourrés',
    win: 'Manche gagnée',
    no200: 'Sans carte 200',
    stuck: 'Adversaires sans étape',
    total: 'Total',
    roundsWon: 'Manches gagnées',
    running: (round) => `Manche ${round}, en cours`,
    won: 'gagnée',
    safetiesLaid: 'Bottes posées',
  },
  memo: {
    heads: ['Attaque', 'Parade', 'Botte'],
    rules: (name, limitNeedsGreen) => ({
      turn: 'À votre tour, une carte est piochée pour vous ; puis vous posez ou défaussez une carte.',
      go: `Pour rouler, il faut un ${name('go')} sur le dessus de la bataille : au départ, puis après une carte essence, une roue de secours ou des réparations${limitNeedsGreen ? '' : ' (pas après une fin de limite)'}.`,
      distances:
        'Les étapes se posent seulement quand vous roulez. Le total doit tomber juste ; deux cartes 200 par camp au plus.',
      limit:
        'Sous une limite de vitesse : 25 et 50 seulement. La limite s’ajoute aux autres attaques et touche même une voiture à l’arrêt.',
      attacks: 'Les autres attaques ne touchent qu’une voiture qui roule, et jamais deux à la fois.',
      safeties: 'Une botte protège pour toute la manche, et vous rejouez aussitôt.',
      right: `Le ${name('right')} remplace le ${name('go')} : vous n’en avez plus besoin.`,
      coup: 'Coup-fourré : quand on vous attaque, posez aussitôt la botte correspondante. L’attaque est annulée, la botte se place en travers, et c’est à vous de jouer.',
      ...(limitNeedsGreen
        ? { house: `Règle maison : après une fin de limite, 25 et 50 seulement jusqu’au prochain ${name('go')}.` }
        : {}),
    }),
    discard:
      'Les cartes défaussées et les attaques contrées. Elles ne reviennent pas en jeu avant la fin de la manche.',
    pointsTitle: 'Les points d’une manche',
    points: [
      '1 par kilomètre',
      '100 par botte posée',
      '300 de plus par coup-fourré',
      '400 pour la manche gagnée',
      '200 si elle est gagnée sans carte 200',
      '500 par camp adverse resté sans étape',
    ],
    terminal: [
      'Après une parade, il faut encore un « go », sauf avec le véhicule prioritaire.',
      'Coups : 100 pose, stop>B attaque B, -100 défausse, !ace contre, ok passe.',
    ],
  },
};
