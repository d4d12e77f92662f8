import type { Bot } from '@ponts-bornes/bots';
import { DOOR_RULES, SPECTATOR } from '@ponts-bornes/kernel';
import type { BaseView, Language, Refusal, Rng, Seat, Viewer } from '@ponts-bornes/kernel';
import { adviceLines } from './advice.ts';
import type { Reader } from './boards/board.ts';
import { wrapped } from './boards/wrap.ts';
import type { Ink } from './ink.ts';
import { COLON } from './language.ts';
import { offeredLines, offeredMoves } from './offered-moves.ts';
import type { LocalGame } from './local-game.ts';
import type { Terminal } from './terminal.ts';
import type { Phrasing } from './move-sentences.ts';
import { numbersText, typedMove } from './typed-move.ts';

/** The players at this terminal, and how to address them. */
export interface Party {
  /** The seats of people; the bot plays all others. */
  readonly persons: readonly Seat[];
  /** Whether everybody here may see everything shown: a single player, or a game without secrets. */
  readonly open: boolean;
  readonly bot: Bot;
  readonly rng: Rng;
  readonly phrasing: Phrasing;
  readonly language: Language;
  readonly ink: Ink;
  /** Called between bots' moves, so that Ctrl-C works. */
  readonly checkInterrupt: () => Promise<void>;
}

/** Runs the game until it ends or somebody leaves. */
export const converse = async (game: LocalGame, terminal: Terminal, party: Party): Promise<'over' | 'left'> => {
  const { persons, open, bot, rng, checkInterrupt } = party;
  const zero = (): number[] => party.phrasing.names.map(() => 0);
  const [read, moved] = [zero(), zero()];
  const talk: Talk = { game, terminal, party, read, moved, seen: [], shownTo: undefined, begun: false };
  try {
    for (let [seat] = game.awaited(); seat !== undefined; [seat] = game.awaited()) {
      if (persons.includes(seat)) {
        if (!(await personMoves(talk, seat))) return 'left';
      } else {
        game.play(seat, game.botMove(seat, bot, rng));
        await checkInterrupt();
      }
      if (open) await tellNews(talk, seat);
    }
  } finally {
    // However this ends, no hand may stay on the screen.
    if (!open) await terminal.clear();
  }
  await tellEnd(talk);
  return 'over';
};

interface Talk {
  readonly game: LocalGame;
  readonly terminal: Terminal;
  readonly party: Party;
  /** Number of log lines each seat has read; without secrets all seats read together. */
  readonly read: number[];
  /** Length of the log when each seat last began to move. */
  readonly moved: number[];
  /** The view that each seat was last shown. */
  readonly seen: (BaseView | undefined)[];
  /** Whose hand is on the screen. */
  shownTo: Seat | undefined;
  /** Whether the table has been shown; text printed before that stays on the screen. */
  begun: boolean;
}

/** Lets a person move; false if they leave. */
const personMoves = async (talk: Talk, seat: Seat): Promise<boolean> => {
  const { game, terminal } = talk;
  if (!(await raiseCurtain(talk, seat))) return false;
  await showTable(talk, seat);
  for (;;) {
    const line = await terminal.ask('> ');
    if (line === null || isCommand(line, 'q')) return false;
    if (await answered(talk, seat, line)) continue;
    const logged = game.log.length;
    const answer = isCommand(line, 'u') ? tookBack(talk, seat) : played(talk, seat, line);
    if (answer === null) {
      talk.moved[seat] = logged;
      return true;
    }
    await terminal.print(`${answer.join('\n')}\n`);
  }
};

const tookBack = (talk: Talk, seat: Seat): readonly string[] | null => {
  const refusal = talk.game.takeBack(seat);
  return refusal === null ? null : refusalLines(talk, refusal);
};

/** Plays the move a line means. Otherwise returns the reason, and what to type if the line was not understood. */
const played = (talk: Talk, seat: Seat, line: string): readonly string[] | null => {
  const { game, party } = talk;
  const { ink, language, phrasing } = party;
  const moves = offered(talk, seat);
  const typed = typedMove(line, moves, phrasing.board);
  if (typed.kind === 'several') return wrapped(SAY[language].several(numbersText(typed.numbers))).map(ink.bad);
  const refusal = game.play(seat, typed.text);
  if (refusal === null) return null;
  if (refusal.rule !== DOOR_RULES.text) return refusalLines(talk, refusal);
  if (/^\s*\d+\s*$/.test(line)) return [ink.bad(SAY[language].noNumber(line.trim(), moves.length))];
  const example = phrasing.board.example?.(moves[0]!, readerAt(party, seat)) ?? moves[0]!;
  return [...refusalLines(talk, refusal), ...wrapped(SAY[language].example(example)).map(ink.faint)];
};

/** The rule's sentence, with its id. */
const refusalLines = ({ party }: Talk, refusal: Refusal): readonly string[] => {
  const { phrasebook, names } = party.phrasing;
  return wrapped(`${phrasebook.refusal(refusal, names)} [${refusal.rule}]`).map(party.ink.bad);
};

/** Hides a hand until the next player is at the screen; false if the input ends. */
const raiseCurtain = async (talk: Talk, seat: Seat): Promise<boolean> => {
  const { game, terminal, party } = talk;
  if (party.open) return true;
  if (party.phrasing.board.isOpen?.(game.view(seat)) === true) {
    // Everybody may be watching now, so the next secret needs a curtain even for the same player.
    talk.shownTo = undefined;
    return true;
  }
  if (talk.shownTo === seat) return true;
  if (talk.begun) await terminal.clear();
  const answer = await terminal.ask(SAY[party.language].curtain(party.phrasing.names[seat]!));
  talk.shownTo = seat;
  return answer !== null && !isCommand(answer, 'q');
};

const showTable = async (talk: Talk, seat: Seat): Promise<void> => {
  const { terminal, party } = talk;
  const { phrasing, ink } = party;
  const say = SAY[party.language];
  await turnPage(talk, seat);
  await tellDrawn(talk, seat);
  const moves = offered(talk, seat);
  const list = offeredLines(moves, { seat, phrasing, reader: readerAt(party, seat), view: talk.game.view(seat) });
  const turn = ink.strong(phrasing.viewer === seat ? say.yourTurn : say.turn(phrasing.names[seat]!));
  const commands = talk.game.canTakeBack(seat) ? `${say.undo}   ${say.commands}` : say.commands;
  const hint = [moves.length === 1 ? say.onlyMove : say.choose, commands].map((line) => ink.faint(`  ${line}`));
  await terminal.print(['', picture(talk, seat), '', turn, ...list, ...hint, ''].join('\n'));
};

/** Prints the news; on a screen, at the top of a new page and after the seat's own move. */
const turnPage = async (talk: Talk, seat: Seat): Promise<void> => {
  const { terminal, read, moved } = talk;
  if (talk.begun && (await terminal.freshPage())) read[seat] = moved[seat]!;
  talk.begun = true;
  await tellNews(talk, seat);
};

const offered = ({ game, party }: Talk, seat: Seat): readonly string[] =>
  offeredMoves(game.moves(seat), party.phrasing.board);

/** Handles a line that is a command (help, log, hint, …); false if it may be a move. */
const answered = async (talk: Talk, seat: Seat, line: string): Promise<boolean> => {
  const { game, terminal, party } = talk;
  const say = SAY[party.language];
  if (line.trim() === '' && game.moves(seat).length > 1) await showTable(talk, seat);
  else if (isCommand(line, 'l')) await terminal.print(`${latest(game) || say.noLog}\n`);
  else if (isCommand(line, 'h')) {
    const { phrasing, rng } = party;
    const lines = adviceLines(game.advice(seat, rng), seat, phrasing);
    await terminal.print(`${lines.join('\n')}\n`);
  } else if (isCommand(line, '?')) {
    const memo = party.phrasing.board.memo?.(game.view(seat), readerAt(party, seat));
    await terminal.print(memo === undefined ? `${say.help}\n` : `${say.help}\n\n${memo}\n`);
  } else return false;
  return true;
};

const tellNews = async ({ game, terminal, party, read }: Talk, seat: Seat): Promise<void> => {
  const news = game.log.slice(read[seat]);
  if (party.open) read.fill(game.log.length);
  else read[seat] = game.log.length;
  if (news.length > 0) await terminal.print(`${asLines(news)}\n`);
};

/** Shows a player what only they may know, after the curtain if there is one. */
const tellDrawn = async ({ game, terminal, party, seen }: Talk, seat: Seat): Promise<void> => {
  const view = game.view(seat);
  const before = seen[seat];
  seen[seat] = view;
  if (before === undefined) return;
  const lines = party.phrasing.board.drawn?.(view, readerAt(party, seat), before) ?? [];
  if (lines.length > 0) await terminal.print(`${asLines(lines)}\n`);
};

const tellEnd = async (talk: Talk): Promise<void> => {
  const { game, terminal, party } = talk;
  const { phrasebook, names } = party.phrasing;
  const [first] = party.persons;
  const viewer = party.open && first !== undefined ? first : SPECTATOR;
  if (viewer === SPECTATOR) await terminal.print(`${latest(game)}\n`);
  else await turnPage(talk, viewer);
  const outcome = game.outcome();
  if (outcome === null) return;
  const { score: reached } = party.phrasing.board;
  const view = game.view(viewer);
  const scores = outcome.scores.map((score, seat) => {
    const what = reached?.(view, seat, party.phrasing.speech) ?? score;
    return `  ${names[seat]}${COLON[party.language]}${what}`;
  });
  const sentence = wrapped(phrasebook.outcome(outcome, names, party.phrasing.viewer)).map(party.ink.strong);
  await terminal.print(['', picture(talk, viewer), '', ...sentence, ...scores, '', ''].join('\n'));
};

const picture = ({ game, party }: Talk, viewer: Viewer): string =>
  party.phrasing.board.draw(game.view(viewer), readerAt(party, viewer));

const readerAt = ({ phrasing, language, ink }: Party, viewer: Viewer): Reader => ({
  viewer,
  names: phrasing.names,
  language,
  speech: phrasing.speech,
  ink,
});

const latest = ({ log }: LocalGame): string => asLines(log.slice(-LOG_LINES));

const asLines = (sentences: readonly string[]): string => sentences.flatMap((sentence) => wrapped(sentence)).join('\n');

const LOG_LINES = 20;

const isCommand = (line: string, command: string): boolean => line.trim().toLowerCase() === command;

const SAY = {
  fr: {
    curtain: (name: string) => `Passez le terminal à ${name}, puis appuyez sur Entrée. `,
    turn: (name: string) => `${name}, à vous.`,
    yourTurn: 'À vous.',
    choose: 'Tapez le numéro ou le texte d’un coup.',
    onlyMove: 'Entrée joue le seul coup permis.',
    commands: '? aide   h conseil   l journal   q quitter',
    undo: 'u annuler',
    noNumber: (number: string, count: number) =>
      `Le coup ${number} n’existe pas : choisissez un numéro de 1 à ${count}.`,
    example: (text: string) => `Tapez un numéro de la liste, ou un texte comme « ${text} » ; ? pour l’aide.`,
    several: (numbers: string) => `Plusieurs coups correspondent : ${numbers}. Précisez.`,
    noLog: 'Aucun coup pour l’instant.',
    help: [
      'Tapez le numéro ou le texte d’un coup. Entrée affiche à nouveau la table,',
      'ou joue le coup s’il n’y en a qu’un.',
      '  ?  cette aide    l  les derniers coups    q  quitter',
      '  h  ce que jouerait le meilleur robot, avec vos chances et ses raisons',
      '  u  annuler votre dernier coup, si le jeu le permet',
    ].join('\n'),
  },
  en: {
    curtain: (name: string) => `Pass the terminal to ${name}, then press Enter. `,
    turn: (name: string) => `${name}, your turn.`,
    yourTurn: 'Your turn.',
    choose: 'Type the number or the text of a move.',
    onlyMove: 'Enter plays the only legal move.',
    commands: '? help   h hint   l log   q quit',
    undo: 'u undo',
    noNumber: (number: string, count: number) => `There’s no move ${number}: choose a number from 1 to ${count}.`,
    example: (text: string) => `Type a number from the list, or text like “${text}”; ? for help.`,
    several: (numbers: string) => `Several moves match: ${numbers}. Be more specific.`,
    noLog: 'No moves yet.',
    help: [
      'Type the number or the text of a move. Enter shows the table again,',
      'or plays the move if there is only one.',
      '  ?  this help    l  the latest moves    q  quit',
      '  h  what the best bot would play, with your chances and its reasons',
      '  u  undo your last move, if the game allows it',
    ].join('\n'),
  },
} as const;
