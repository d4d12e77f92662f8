import { counted } from '@ponts-bornes/kernel';
import type { AnalysisMessages } from '../fr/analysis.ts';

export const analysis: AnalysisMessages = {
  chart: (length, start, end, turns) =>
    `Chances of winning over ${length} moves. At the start: ${start}. At the end: ${end}. ${
      turns === 0 ? 'No turning points.' : `${counted('en', turns, 'turning point', 'turning points')}.`
    }`,
  sideAt: (name, percent) => `${name} ${percent}`,
  place: 'Position in the game',
  placed: (number, chances) => `Move ${number}: ${chances}`,
  stages: {
    curve: (done, of) => `Positions evaluated: ${done} of ${of}`,
    turns: (done, of) => `Turning points checked: ${done} of ${of}`,
    moves: (done, of) => `Moves compared: ${done} of ${of}`,
  },
  begins: 'Analysing…',
  done: 'Analysis complete.',
  cancel: 'Stop',
  cancelled: 'Analysis stopped: the curve shows the positions evaluated so far.',
  again: 'Resume analysis',
  broken: (why) => `The analysis failed: ${why}`,
  howHidden: (games, margin) =>
    `Chances estimated without looking at what was still hidden: the rest of the game is simulated ${games} times with careful players. Margin: ±\u00A0${margin}.`,
  howOpen: (games, margin) =>
    `From each position, the rest of the game is simulated ${games} times with careful players. Margin: ±\u00A0${margin}.`,
  sampled: 'Long game: only some positions are evaluated.',
  turns: 'Turning points',
  noTurns: 'No single move turned the game.',
  move: (number) => `Move ${number}`,
  change: (name, before, after) => `${name}: from ${before} to ${after}`,
  toReview: 'Moves to review',
  good: 'good move',
  goodDetail: 'Good move.',
  doubtful: 'to review',
  doubtfulDetail: 'Worth reviewing: ask the expert.',
  goodCount: (count) => `${counted('en', count, 'good move', 'good moves')}.`,
  nothingDoubtful: 'Nothing to review: no other move was clearly better.',
  turn: 'turning point',
  asTable: 'View as table',
  tableCaption: 'Chances of winning after each evaluated move',
  number: 'No.',
  who: 'Player',
  what: 'Move',
  start: 'Start of the game',
  askExpert: 'What would the expert have played?',
  expert: 'Expert',
  fromFirst: 'What would the expert have played? Available from the first move.',
  asking: 'The expert is thinking…',
  expertTitle: (number) => `Instead of move ${number}`,
  expertFrom:
    'On the right, the chances of winning after each move, given what the player knew; the curve also reflects what the move revealed.',
  played: (label) => `Move played: ${label.replace(/^Play:\s/u, '')}`,
  same: 'The expert would have played the same move.',
  near: 'Nearly as good as the expert’s choice.',
  expertNone: 'There was nothing to choose here.',
  expertFailed: 'The expert didn’t respond. Try again.',
  show: 'Show on the board',
  isPlayed: 'played',
};
