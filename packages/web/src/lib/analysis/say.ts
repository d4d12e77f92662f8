import type { Language } from '@ponts-bornes/kernel';
import type { Stage } from './analysis.ts';

const FR = {
  chart: (length: number, start: string, end: string, turns: number) =>
    `Chances de gagner au fil des ${length} coups. Au début : ${start}. À la fin : ${end}. ${
      turns === 0 ? 'Aucun tournant marqué.' : turns === 1 ? 'Un tournant.' : `${turns} tournants.`
    }`,
  sideAt: (name: string, percent: string) => `${name} ${percent}`,
  place: 'Place dans la partie',
  placed: (number: number, chances: string) => `Coup ${number} : ${chances}`,
  stages: {
    curve: (done: number, of: number) => `Positions évaluées : ${done} sur ${of}`,
    turns: (done: number, of: number) => `Tournants vérifiés : ${done} sur ${of}`,
    moves: (done: number, of: number) => `Coups comparés : ${done} sur ${of}`,
  } satisfies Record<Stage, (done: number, of: number) => string>,
  begins: 'Analyse en cours…',
  done: 'Analyse terminée.',
  cancel: 'Arrêter',
  cancelled: 'Analyse arrêtée : la courbe montre ce qui était déjà évalué.',
  again: 'Reprendre l’analyse',
  broken: (why: string) => `L’analyse s’est interrompue : ${why}`,
  howHidden: (games: number, margin: string) =>
    `Chaque chance est celle que les joueurs pouvaient estimer : la suite est jouée ${games} fois en pensée par des joueurs soigneux, à partir de ce que chaque place savait alors. Comptez ±\u00A0${margin}.`,
  howOpen: (games: number, margin: string) =>
    `Rien n’est caché dans ce jeu : de chaque position, la suite est jouée ${games} fois en pensée par des joueurs soigneux. Comptez ±\u00A0${margin}.`,
  sampled: 'La partie est longue : la courbe n’en évalue qu’une partie des positions.',
  turns: 'Les tournants',
  noTurns: 'Aucun coup n’a renversé la partie à lui seul.',
  move: (number: number) => `Coup ${number}`,
  change: (name: string, before: string, after: string) => `${name} : de ${before} à ${after}`,
  toReview: 'Coups à revoir',
  good: 'bien vu',
  goodDetail: 'Bien vu.',
  doubtful: 'à revoir',
  doubtfulDetail: 'À revoir : demandez à l’expert.',
  goodCount: (count: number) => (count === 1 ? 'Un coup bien vu.' : `${count} coups bien vus.`),
  nothingDoubtful: 'Rien à revoir : aucune autre idée n’était nettement meilleure.',
  turn: 'tournant',
  asTable: 'En tableau',
  tableCaption: 'Chances de gagner après chaque coup évalué',
  number: 'Coup',
  who: 'Qui',
  what: 'Quoi',
  start: 'Début de la partie',
  askExpert: 'Qu’aurait joué l’expert ?',
  expert: 'Expert',
  fromFirst: 'Qu’aurait joué l’expert ? Dès le premier coup.',
  asking: 'L’expert réfléchit…',
  expertTitle: (number: number) => `Au lieu du coup ${number}`,
  expertFrom: (name: string) =>
    `À droite, les chances de gagner d’après ce que ${name} savait alors ; la courbe compte aussi ce que le coup a montré.`,
  played: (label: string) => `Joué : ${label.replace(/^Jouer\s:\s/u, '')}`,
  notConsidered: 'pas envisagé',
  same: 'L’expert aurait joué la même chose.',
  near: 'Pour l’expert, cela valait presque autant.',
  expertNone: 'Il n’y avait rien à choisir ici.',
  expertFailed: 'L’expert n’a pas répondu. Réessayez.',
  show: 'Montrer sur le plateau',
  isPlayed: 'joué',
  isPick: 'choix de l’expert',
};

/** What the analysis says. */
export type AnalysisWords = typeof FR;

const EN: AnalysisWords = {
  chart: (length, start, end, turns) =>
    `Chances of winning over ${length} moves. At the start: ${start}. At the end: ${end}. ${
      turns === 0 ? 'No turning point marked.' : turns === 1 ? 'One turning point.' : `${turns} turning points.`
    }`,
  sideAt: (name, percent) => `${name} ${percent}`,
  place: 'Place in the game',
  placed: (number, chances) => `Move ${number}: ${chances}`,
  stages: {
    curve: (done, of) => `Positions weighed: ${done} of ${of}`,
    turns: (done, of) => `Turning points checked: ${done} of ${of}`,
    moves: (done, of) => `Moves compared: ${done} of ${of}`,
  },
  begins: 'Analysing…',
  done: 'Analysis complete.',
  cancel: 'Stop',
  cancelled: 'Analysis stopped: the curve shows what had been weighed.',
  again: 'Analyse again',
  broken: (why) => `The analysis broke off: ${why}`,
  howHidden: (games, margin) =>
    `Chances are what the players could reckon themselves: the rest is played ${games} times in thought by careful players, from what each seat knew at the time. Allow ±\u00A0${margin}.`,
  howOpen: (games, margin) =>
    `Nothing is hidden in this game: from each position the rest is played ${games} times in thought by careful players. Allow ±\u00A0${margin}.`,
  sampled: 'The game is long: the curve weighs only some of its positions.',
  turns: 'Turning points',
  noTurns: 'No single move turned this game.',
  move: (number) => `Move ${number}`,
  change: (name, before, after) => `${name}: from ${before} to ${after}`,
  toReview: 'Moves worth another look',
  good: 'well seen',
  goodDetail: 'Well seen.',
  doubtful: 'worth another look',
  doubtfulDetail: 'Worth another look: ask the expert.',
  goodCount: (count) => (count === 1 ? 'One move well seen.' : `${count} moves well seen.`),
  nothingDoubtful: 'Nothing to look at again: no other idea was plainly better.',
  turn: 'turning point',
  asTable: 'As a table',
  tableCaption: 'Chances of winning after each move weighed',
  number: 'Move',
  who: 'Who',
  what: 'What',
  start: 'Start of the game',
  askExpert: 'What would the expert have played?',
  expert: 'Expert',
  fromFirst: 'What would the expert have played? From the first move on.',
  asking: 'The expert is thinking…',
  expertTitle: (number) => `Instead of move ${number}`,
  expertFrom: (name) =>
    `On the right, the chances of winning from what ${name} knew then; the curve also counts what the move showed.`,
  played: (label) => `Played: ${label.replace(/^Play:\s/u, '')}`,
  notConsidered: 'not considered',
  same: 'The expert would have played the same.',
  near: 'To the expert this was worth nearly as much.',
  expertNone: 'There was nothing to choose here.',
  expertFailed: 'The expert did not answer. Try again.',
  show: 'Show on the board',
  isPlayed: 'played',
  isPick: 'the expert’s choice',
};

export const SAY: Readonly<Record<Language, AnalysisWords>> = { fr: FR, en: EN };
