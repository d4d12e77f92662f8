import { NAMES } from '@ponts-bornes/bridgetown-races/board';
import type { Vocabulary } from './vocabulary.ts';

const list = (words: readonly string[]): string => new Intl.ListFormat('fr').format(words);

const counted = (count: number, noun: string, plural = 's'): string => `${count} ${noun}${count < 2 ? '' : plural}`;

const flags = (count: number): string => counted(count, 'drapeau', 'x');
const colourCount = (count: number): string => counted(count, 'couleur');
const spaces = (count: number): string => counted(count, 'case');

/** Bridges are called "pont …", spaces have names without an article. */
const to = (place: string): string => (place.startsWith('pont ') ? `jusqu’au ${place}` : `jusqu’à ${place}`);

/** "de Colette", "d’Aline". */
const of = (name: string): string => (/^[aeiouyhàâéèêëîïôœ]/i.test(name) ? `d’${name}` : `de ${name}`);

const { modes, specials } = NAMES.fr;

const ifYouLike = (canDouble: boolean, canSwap: boolean): string => {
  const names = [...(canDouble ? [specials.double] : []), ...(canSwap ? [specials.swap] : [])];
  return names.length === 0 ? '' : ` (${list(names)} à votre gré)`;
};

export const FR: Vocabulary = {
  ...NAMES.fr,
  spaces,
  flags,

  map: 'Plan de la ville',
  wheel: 'Roue des transports',
  cards: 'Cartes des ponts',
  showCards: 'Montrer ou cacher les cartes',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  wholeCity: 'Toute la ville',
  myRacer: 'Autour de mon coureur',
  round: (round) => `Manche ${round} sur 5`,
  raceTurn: (turn) => (turn === 0 ? 'choix des transports' : `course, tour ${turn} sur 3`),
  firstOf: (name) => `Commence : ${name}.`,
  onBridge: 'Sur le pont',
  bridge: 'Pont',
  flagsRow: 'Drapeaux',
  coloursRow: 'Couleurs',
  bag: 'Sac',
  supply: 'Réserve',
  bagOf: (all, supply) => `Dans le sac : ${all.join(', ')}.${supply > 0 ? ` Drapeaux bleus à part : ${supply}.` : ''}`,
  advised: 'conseillé',

  place: 'Placer',
  speed: (count) => `vitesse ${count}`,
  takesFrom: (bridges) => `Ses drapeaux : ${list(bridges)}.`,
  takesNothing: 'Aucun pont n’a ce drapeau.',
  specialWhat: {
    first: 'Une fois, partir avant tout le monde.',
    double: 'Une fois, deux fois la vitesse de base.',
    swap: 'Une fois, permuter les drapeaux de deux ponts.',
  },
  isOn: (names) => `coordinateurs : ${list(names)}`,
  free: 'libre',
  heldBy: (name, used) => `${name}${used ? ', utilisée' : ''}`,

  ride: 'Partir',
  walk: 'Faire ce pas',
  stay: 'Rester sur place',
  back: 'Revenir d’une case',
  chooseMode: 'Touchez un mode : le plan montre où il mène.',
  chooseEnd: (by, length) => `${by}, ${spaces(length)} : touchez l’arrivée, ou chaque case.`,
  stuck: (mode) => `Pas de départ possible (${mode}) : un pas à pied, ou restez.`,
  count: (done, length) => `${done} sur ${length}`,
  length: (speed, bonus) => (bonus === 0 ? spaces(speed) : `${speed} + ${bonus} = ${spaces(speed + bonus)}`),
  doubled: 'vitesse doublée',
  inReach: (count) => `${flags(count)} à portée`,
  noFlag: 'Sans drapeau',
  noExchange: 'Sans échange',
  exchanges: (flag, old) => `${flag}, contre votre ${old}`,
  step: (place, count) => `Case ${count} : ${place}`,
  endHere: (place, taken) => `Arriver : ${place}${taken.length === 0 ? '' : `, drapeau possible : ${list(taken)}`}`,
  confirm: (place) => `Partir ${to(place)}`,
  onRoad: (name, street) => `${name} sur ${street}`,
  near: (place, bridge) => `${place}, près du pont ${bridge}`,
  startPlace: 'au départ, devant Burnside Road',

  goFirst: 'Partir maintenant',
  keepFirst: 'Garder Premier',
  swap: 'Permuter',
  swapPair: (one, other) => `Permuter ${one} et ${other}`,
  swapNothing: 'Ne rien permuter',
  chooseSwap: 'Touchez les deux ponts dont vous permutez les drapeaux.',
  chooseOther: (bridge) => `${bridge} et… touchez l’autre pont.`,
  flagOf: (bridge, colour) => `${bridge} (${colour ?? 'vide'})`,

  prompts: {
    over: 'La partie est finie.',
    place: (left, hasSpecials) =>
      `Placez un coordinateur sur un mode${hasSpecials ? ' ou une action spéciale' : ''}${left > 1 ? ` (il vous en reste ${left})` : ''}.`,
    placeMode: 'Placez maintenant un coordinateur sur un mode.',
    first: 'Vous avez Premier : partez maintenant, ou gardez-le.',
    ride: (...specialUses) => `Choisissez un mode, puis une arrivée${ifYouLike(...specialUses)}.`,
    rideBy: (by, ...specialUses) => `Vous partez ${by} : choisissez une arrivée${ifYouLike(...specialUses)}.`,
    swap: 'Permutez deux drapeaux, ou ne permutez rien.',
    others: {
      place: (name) => `${name} place un coordinateur.`,
      mode: (name) => `${name} place encore un coordinateur, sur un mode.`,
      first: (name) => `${name} a Premier : partir tout de suite, ou attendre ?`,
      ride: (name) => `${name} prépare son trajet.`,
      swap: (name) => `${name} peut permuter deux drapeaux.`,
    },
  },
  labels: {
    placeMode: (mode, colour, speed) => `Placer : ${mode} (${colour}, ${spaces(speed)})`,
    placeSpecial: (special) => `Prendre l’action spéciale ${special}`,
    ride: (by, isDouble, place, taken) =>
      `Partir ${by}${isDouble ? ', vitesse doublée,' : ''} ${to(place)}${taken.length === 0 ? '' : ` (${taken.length === 1 ? 'drapeau' : 'drapeaux'} : ${list(taken)})`}`,
    walk: (mode, place) => `Bloqué (${mode}) : un pas à pied ${to(place)}`,
    stay: (mode) => `Bloqué (${mode}) : rester sur place`,
  },
  tell: {
    round: (round, turn, first) =>
      `Manche ${round} sur 5, ${turn === 0 ? 'choix des transports' : `tour de course ${turn} sur 3`}. Commence : ${first}.`,
    bridges: (all) => `Drapeaux sur les ponts, du haut du fleuve vers le bas : ${all.join(', ')}.`,
    mode: (mode, about, names) => `${modes[mode]} (${about}) : ${list(names)}`,
    wheel: (all) => `Dans la roue : ${all.join(' ; ')}.`,
    nobody: 'Aucun coordinateur n’est dans la roue.',
    special: (special, holder, used) =>
      `Action spéciale ${specials[special]} : ${holder ?? 'libre'}${used ? ' (utilisée)' : ''}.`,
    racer: (name, place) => `${name} : ${place}.`,
    card: (name, all) =>
      all.length === 0 ? `${name} n’a pas encore de drapeau.` : `Carte ${of(name)} : ${all.join(', ')}.`,
    unplaced: (name, count) => `${name} a encore ${counted(count, 'coordinateur')} à placer.`,
    standing: (name, count, colours) => `${name} a ${flags(count)}, ${colourCount(colours)}.`,
    givenBack: (all) => `Rendu : ${list(all)}.`,
    swapped: (all) => `Maintenant : ${list(all)}.`,
    skips: (name) => `${name} n’a plus de mode et passe ce tour de course.`,
    raceBegins: (name) => `Tout est placé, la course commence. Commence : ${name}.`,
    newRound: (round, name) => `Manche ${round}. Commence : ${name}.`,
    newFlags: (all) => `Nouveaux drapeaux : ${all.join(', ')}.`,
    allBridges: (name) => `${name} a un drapeau de chacun des huit ponts.`,
  },
};
