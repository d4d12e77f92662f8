import type { Bot } from '@ponts-bornes/bots';
import { DOOR_RULES, SPECTATOR } from '@ponts-bornes/kernel';
import type { BaseView, Language, Refusal, Rng, Seat, Viewer } from '@ponts-bornes/kernel';
import { adviceLines } from './advice.ts';
import type { ReasonWords } from './advice.ts';
import type { Reader } from './boards/board.ts';
import { wrapped } from './boards/wrap.ts';
import type { Ink } from './ink.ts';
import { COLON } from './language.ts';
import { offeredLines, offeredMoves } from './offered-moves.ts';
import type { Sitting } from './sitting.ts';
import type { Terminal } from './terminal.ts';
import type { Teller } from './told-move.ts';
import { numbersText, typedMove } from './typed-move.ts';

/** Who plays at this terminal, and how the program speaks to them. */
export interface Party {
  /** The seats of persons; all others are played by the bot. */
  readonly persons: readonly Seat[];
  /** Whether everybody here may see everything that is shown: one person alone, or a game that hides nothing. */
  readonly open: boolean;
  readonly bot: Bot;
  readonly rng: Rng;
  readonly teller: Teller;
  readonly language: Language;
  /** What the game calls the reasons for advice. */
  readonly reasonWords: ReasonWords;
  readonly ink: Ink;
  /** Called between moves of bots, so that Ctrl-C is heard. */
  readonly breathe: () => Promise<void>;
}

/** Plays a sitting with those at the terminal, until its end or until somebody leaves. */
export const converse = async (sitting: Sitting, terminal: Terminal, party: Party): Promise<'over' | 'left'> => {
  const { persons, open, bot, rng, breathe } = party;
  const zero = (): number[] => party.teller.names.map(() => 0);
  const [read, moved] = [zero(), zero()];
  const talk: Talk = { sitting, terminal, party, read, moved, seen: [], shownTo: undefined, begun: false };
  try {
    for (let [seat] = sitting.awaited(); seat !== undefined; [seat] = sitting.awaited()) {
      if (persons.includes(seat)) {
        if (!(await personMoves(talk, seat))) return 'left';
      } else {
        sitting.play(seat, sitting.botMove(seat, bot, rng));
        await breathe();
      }
      if (open) await tellNews(talk, seat);
    }
  } finally {
    // However it ends, no hand stays on the screen that another person could see.
    if (!open) await terminal.clear();
  }
  await tellEnd(talk);
  return 'over';
};

interface Talk {
  readonly sitting: Sitting;
  readonly terminal: Terminal;
  readonly party: Party;
  /** How many lines of the log each seat has read; at an open table all read together. */
  readonly read: number[];
  /** How many lines the log had when each seat last began to move. */
  readonly moved: number[];
  /** What each seat saw when the table was last shown to it. */
  readonly seen: (BaseView | undefined)[];
  /** Whose hand is on the screen. */
  shownTo: Seat | undefined;
  /** Whether a table was shown already: what stands before the first one stays on the screen. */
  begun: boolean;
}

/** Has a person play; false when they leave. */
const personMoves = async (talk: Talk, seat: Seat): Promise<boolean> => {
  const { sitting, terminal } = talk;
  if (!(await raiseCurtain(talk, seat))) return false;
  await showTable(talk, seat);
  for (;;) {
    const line = await terminal.ask('> ');
    if (line === null || isCommand(line, 'q')) return false;
    if (await answered(talk, seat, line)) continue;
    const logged = sitting.log.length;
    const answer = isCommand(line, 'u') ? tookBack(talk, seat) : played(talk, seat, line);
    if (answer === null) {
      talk.moved[seat] = logged;
      return true;
    }
    await terminal.print(`${answer.join('\n')}\n`);
  }
};

const tookBack = (talk: Talk, seat: Seat): readonly string[] | null => {
  const refusal = talk.sitting.takeBack(seat);
  return refusal === null ? null : refusalLines(talk, refusal);
};

/** Plays what a line means, or says why not, and what to type when it made no sense at all. */
const played = (talk: Talk, seat: Seat, line: string): readonly string[] | null => {
  const { sitting, party } = talk;
  const { ink, language, teller } = party;
  const moves = offered(talk, seat);
  const typed = typedMove(line, moves, teller.board);
  if (typed.kind === 'several') return wrapped(SAY[language].several(numbersText(typed.numbers))).map(ink.bad);
  const refusal = sitting.play(seat, typed.text);
  if (refusal === null) return null;
  if (refusal.rule !== DOOR_RULES.text) return refusalLines(talk, refusal);
  if (/^\s*\d+\s*$/.test(line)) return [ink.bad(SAY[language].noNumber(line.trim(), moves.length))];
  const example = teller.board.example?.(moves[0]!, readerAt(party, seat)) ?? moves[0]!;
  return [...refusalLines(talk, refusal), ...wrapped(SAY[language].example(example)).map(ink.faint)];
};

/** The rule's sentence and its id. */
const refusalLines = ({ party }: Talk, refusal: Refusal): readonly string[] => {
  const { phrasebook, names } = party.teller;
  return wrapped(`${phrasebook.refusal(refusal, names)} [${refusal.rule}]`).map(party.ink.bad);
};

/** Hides one person's hand until the next one sits at the screen; false when nobody comes. */
const raiseCurtain = async (talk: Talk, seat: Seat): Promise<boolean> => {
  const { sitting, terminal, party } = talk;
  if (party.open) return true;
  if (party.teller.board.isOpen?.(sitting.view(seat)) === true) {
    // Everybody may look on, so the next secret needs a curtain even for the person who moves now.
    talk.shownTo = undefined;
    return true;
  }
  if (talk.shownTo === seat) return true;
  if (talk.begun) await terminal.clear();
  const answer = await terminal.ask(SAY[party.language].curtain(party.teller.names[seat]!));
  talk.shownTo = seat;
  return answer !== null && !isCommand(answer, 'q');
};

const showTable = async (talk: Talk, seat: Seat): Promise<void> => {
  const { terminal, party } = talk;
  const { teller, ink } = party;
  const say = SAY[party.language];
  await turnPage(talk, seat);
  await tellDrawn(talk, seat);
  const moves = offered(talk, seat);
  const list = offeredLines(moves, { seat, teller, reader: readerAt(party, seat), view: talk.sitting.view(seat) });
  const turn = ink.strong(say.turn(teller.names[seat]!));
  const commands = talk.sitting.canTakeBack(seat) ? `${say.undo}   ${say.commands}` : say.commands;
  const hint = [moves.length === 1 ? say.onlyMove : say.choose, commands].map((line) => ink.faint(`  ${line}`));
  await terminal.print(['', picture(talk, seat), '', turn, ...list, ...hint, ''].join('\n'));
};

/** Tells the news; on a screen at the top of a fresh page, with the seat's own move before them. */
const turnPage = async (talk: Talk, seat: Seat): Promise<void> => {
  const { terminal, read, moved } = talk;
  if (talk.begun && (await terminal.freshPage())) read[seat] = moved[seat]!;
  talk.begun = true;
  await tellNews(talk, seat);
};

const offered = ({ sitting, party }: Talk, seat: Seat): readonly string[] =>
  offeredMoves(sitting.moves(seat), party.teller.board);

/** Answers a line that asks for something; false when it may be a move. */
const answered = async (talk: Talk, seat: Seat, line: string): Promise<boolean> => {
  const { sitting, terminal, party } = talk;
  const say = SAY[party.language];
  if (line.trim() === '' && sitting.moves(seat).length > 1) await showTable(talk, seat);
  else if (isCommand(line, 'l')) await terminal.print(`${latest(sitting) || say.noLog}\n`);
  else if (isCommand(line, 'h')) {
    const { teller, reasonWords: words, rng } = party;
    const lines = adviceLines(sitting.advice(seat, rng), { seat, teller, words });
    await terminal.print(`${lines.join('\n')}\n`);
  } else if (isCommand(line, '?')) {
    const memo = party.teller.board.memo?.(sitting.view(seat), readerAt(party, seat));
    await terminal.print(memo === undefined ? `${say.help}\n` : `${say.help}\n\n${memo}\n`);
  } else return false;
  return true;
};

const tellNews = async ({ sitting, terminal, party, read }: Talk, seat: Seat): Promise<void> => {
  const news = sitting.log.slice(read[seat]);
  if (party.open) read.fill(sitting.log.length);
  else read[seat] = sitting.log.length;
  if (news.length > 0) await terminal.print(`${asLines(news)}\n`);
};

/** Tells a person what only they may know: behind the curtain, if there is one. */
const tellDrawn = async ({ sitting, terminal, party, seen }: Talk, seat: Seat): Promise<void> => {
  const view = sitting.view(seat);
  const before = seen[seat];
  seen[seat] = view;
  if (before === undefined) return;
  const lines = party.teller.board.drawn?.(view, readerAt(party, seat), before) ?? [];
  if (lines.length > 0) await terminal.print(`${asLines(lines)}\n`);
};

const tellEnd = async (talk: Talk): Promise<void> => {
  const { sitting, terminal, party } = talk;
  const { phrasebook, names } = party.teller;
  const [first] = party.persons;
  const viewer = party.open && first !== undefined ? first : SPECTATOR;
  if (viewer === SPECTATOR) await terminal.print(`${latest(sitting)}\n`);
  else await turnPage(talk, viewer);
  const outcome = sitting.outcome();
  if (outcome === null) return;
  const { score: reached } = party.teller.board;
  const view = sitting.view(viewer);
  const scores = outcome.scores.map((score, seat) => {
    const what = reached?.(view, seat, party.language) ?? score;
    return `  ${names[seat]}${COLON[party.language]}${what}`;
  });
  const sentence = wrapped(phrasebook.outcome(outcome, names)).map(party.ink.strong);
  await terminal.print(['', picture(talk, viewer), '', ...sentence, ...scores, '', ''].join('\n'));
};

const picture = ({ sitting, party }: Talk, viewer: Viewer): string =>
  party.teller.board.draw(sitting.view(viewer), readerAt(party, viewer));

const readerAt = ({ teller, language, ink }: Party, viewer: Viewer): Reader => ({
  viewer,
  names: teller.names,
  language,
  ink,
});

const latest = ({ log }: Sitting): string => asLines(log.slice(-LOG_LINES));

const asLines = (sentences: readonly string[]): string => sentences.flatMap((sentence) => wrapped(sentence)).join('\n');

const LOG_LINES = 20;

const isCommand = (line: string, command: string): boolean => line.trim().toLowerCase() === command;

const SAY = {
  fr: {
    curtain: (name: string) => `Passez le terminal à ${name}, puis appuyez sur Entrée. `,
    turn: (name: string) => `${name}, à vous.`,
    choose: 'Tapez un numéro, ou le texte d’un coup.',
    onlyMove: 'Entrée joue le seul coup permis.',
    commands: '? aide   h conseil   l journal   q quitter',
    undo: 'u reprendre',
    noNumber: (number: string, count: number) => `Il n’y a pas de coup ${number} : les numéros vont de 1 à ${count}.`,
    example: (text: string) => `Tapez un numéro de la liste, ou un texte comme « ${text} » ; ? pour l’aide.`,
    several: (numbers: string) => `Plusieurs coups : ${numbers} — précisez.`,
    noLog: 'Rien n’a encore été joué.',
    help: [
      'Tapez le numéro d’un coup, ou son texte. Entrée seule montre à nouveau la',
      'table, ou joue le coup quand il n’y en a qu’un.',
      '  ?  cette aide    l  les derniers coups    q  quitter',
      '  h  ce que jouerait le meilleur robot, avec vos chances et pourquoi',
      '  u  reprend votre dernier pas, quand le jeu le permet',
    ].join('\n'),
  },
  en: {
    curtain: (name: string) => `Pass the terminal to ${name}, then press Enter. `,
    turn: (name: string) => `${name}, your move.`,
    choose: 'Type a number, or the text of a move.',
    onlyMove: 'Enter plays the only legal move.',
    commands: '? help   h hint   l log   q quit',
    undo: 'u undo',
    noNumber: (number: string, count: number) => `There is no move ${number}: the numbers go from 1 to ${count}.`,
    example: (text: string) => `Type a number of the list, or a text like “${text}”; ? for help.`,
    several: (numbers: string) => `Several moves fit: ${numbers} — say which one.`,
    noLog: 'Nothing has been played yet.',
    help: [
      'Type the number of a move, or its text. Enter alone shows the table again,',
      'or plays the move when there is only one.',
      '  ?  this help    l  the latest moves    q  quit',
      '  h  what the best bot would play, with your chances and why',
      '  u  takes back your last step, when the game allows it',
    ].join('\n'),
  },
} as const;
