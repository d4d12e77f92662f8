import type { Bot } from '@ponts-bornes/bots';
import { SPECTATOR } from '@ponts-bornes/kernel';
import type { Language, Rng, Seat, Viewer } from '@ponts-bornes/kernel';
import type { Reader } from './boards/board.ts';
import { labelled } from './boards/wrap.ts';
import type { Ink } from './ink.ts';
import { COLON } from './language.ts';
import type { Sitting } from './sitting.ts';
import type { Terminal } from './terminal.ts';
import type { Teller } from './told-move.ts';
import { typedMove } from './typed-move.ts';

/** Who plays at this terminal, and how the program speaks to them. */
export interface Party {
  /** The seats of persons; all others are played by the bot. */
  readonly persons: readonly Seat[];
  readonly bot: Bot;
  readonly rng: Rng;
  readonly teller: Teller;
  readonly language: Language;
  readonly ink: Ink;
  /** Called between moves of bots, so that Ctrl-C is heard. */
  readonly breathe: () => Promise<void>;
}

/** Plays a sitting with those at the terminal, until its end or until somebody leaves. */
export const converse = async (sitting: Sitting, terminal: Terminal, party: Party): Promise<'over' | 'left'> => {
  const { persons, bot, rng, breathe } = party;
  const alone = persons.length === 1 ? persons[0] : undefined;
  const talk: Talk = { sitting, terminal, party, alone, read: party.teller.names.map(() => 0), shownTo: alone };
  try {
    for (let [seat] = sitting.toAct(); seat !== undefined; [seat] = sitting.toAct()) {
      if (persons.includes(seat)) {
        if (!(await personMoves(talk, seat))) return 'left';
      } else {
        sitting.play(seat, sitting.botMove(seat, bot, rng));
        await breathe();
      }
      if (alone !== undefined) await tellNews(talk, alone);
    }
  } finally {
    // However it ends, no hand stays on the screen that another person could see.
    if (alone === undefined) await terminal.clear();
  }
  await tellEnd(talk);
  return 'over';
};

interface Talk {
  readonly sitting: Sitting;
  readonly terminal: Terminal;
  readonly party: Party;
  /** The only person here, if there is but one: no curtain is needed. */
  readonly alone: Seat | undefined;
  /** How many lines of the log each seat has read. */
  readonly read: number[];
  /** Whose hand is on the screen. */
  shownTo: Seat | undefined;
}

/** Has a person play; false when they leave. */
const personMoves = async (talk: Talk, seat: Seat): Promise<boolean> => {
  const { sitting, terminal, party } = talk;
  const { board, phrasebook, names } = party.teller;
  if (!(await raiseCurtain(talk, seat))) return false;
  await showTable(talk, seat);
  for (;;) {
    const line = await terminal.ask('> ');
    if (line === null || isCommand(line, 'q')) return false;
    if (await answered(talk, seat, line)) continue;
    const refusal = sitting.play(seat, typedMove(line, sitting.moves(seat), board));
    if (refusal === null) return true;
    await terminal.print(`${party.ink.bad(phrasebook.refusal(refusal, names))} [${refusal.rule}]\n`);
  }
};

/** Hides one person's hand until the next one sits at the screen; false when nobody comes. */
const raiseCurtain = async (talk: Talk, seat: Seat): Promise<boolean> => {
  const { terminal, party } = talk;
  if (talk.shownTo === seat) return true;
  if (talk.shownTo !== undefined) await terminal.clear();
  const answer = await terminal.ask(SAY[party.language].curtain(party.teller.names[seat]!));
  talk.shownTo = seat;
  return answer !== null && !isCommand(answer, 'q');
};

const showTable = async (talk: Talk, seat: Seat): Promise<void> => {
  const { sitting, terminal, party } = talk;
  const { phrasebook, names } = party.teller;
  const say = SAY[party.language];
  await tellNews(talk, seat);
  const list = listed(sitting.moves(seat), (text) => phrasebook.move(text, seat, names));
  const turn = party.ink.strong(say.turn(names[seat]!));
  await terminal.print(['', picture(talk, seat), '', turn, ...list, party.ink.faint(say.hint), ''].join('\n'));
};

/** Answers a line that asks for something; false when it may be a move. */
const answered = async (talk: Talk, seat: Seat, line: string): Promise<boolean> => {
  const { sitting, terminal, party } = talk;
  const say = SAY[party.language];
  if (line.trim() === '' && sitting.moves(seat).length > 1) await showTable(talk, seat);
  else if (isCommand(line, 'l')) await terminal.print(`${latest(sitting) || say.noLog}\n`);
  else if (isCommand(line, '?')) {
    const memo = party.teller.board.memo?.(sitting.view(seat), readerAt(party, seat));
    await terminal.print(memo === undefined ? `${say.help}\n` : `${say.help}\n\n${memo}\n`);
  } else return false;
  return true;
};

const tellNews = async ({ sitting, terminal, read }: Talk, seat: Seat): Promise<void> => {
  const news = sitting.log.slice(read[seat]);
  read[seat] = sitting.log.length;
  if (news.length > 0) await terminal.print(`${news.join('\n')}\n`);
};

const tellEnd = async (talk: Talk): Promise<void> => {
  const { sitting, terminal, party, alone } = talk;
  const { phrasebook, names } = party.teller;
  if (alone === undefined) await terminal.print(`${latest(sitting)}\n`);
  const outcome = sitting.outcome();
  if (outcome === null) return;
  const scores = outcome.scores.map((score, seat) => `  ${names[seat]}${COLON[party.language]}${score}`);
  const sentence = party.ink.strong(phrasebook.outcome(outcome, names));
  await terminal.print(['', picture(talk, alone ?? SPECTATOR), '', sentence, ...scores, '', ''].join('\n'));
};

const picture = ({ sitting, party }: Talk, viewer: Viewer): string =>
  party.teller.board.draw(sitting.view(viewer), readerAt(party, viewer));

const readerAt = ({ teller, language, ink }: Party, viewer: Viewer): Reader => ({
  viewer,
  names: teller.names,
  language,
  ink,
});

const latest = ({ log }: Sitting): string => log.slice(-LOG_LINES).join('\n');

const LOG_LINES = 20;

const isCommand = (line: string, command: string): boolean => line.trim().toLowerCase() === command;

/** Numbers from 1, then the texts one may type, then what they mean. */
const listed = (moves: readonly string[], meaning: (text: string) => string): string[] => {
  const labels = moves.map((text, index) => `${String(index + 1).padStart(3)}. ${text}`);
  const column = Math.max(...labels.map((label) => label.length)) + 2;
  return moves.flatMap((text, index) => labelled(labels[index]!, meaning(text), column));
};

const SAY = {
  fr: {
    curtain: (name: string) => `Passez le terminal à ${name}, puis appuyez sur Entrée. `,
    turn: (name: string) => `${name}, à vous.`,
    hint: '  ? aide   l journal   q quitter',
    noLog: 'Rien n’a encore été joué.',
    help: [
      'Tapez le numéro d’un coup, ou son texte. Entrée seule montre à nouveau la table,',
      'ou joue le coup quand il n’y en a qu’un.',
      '  ?  cette aide    l  les derniers coups    q  quitter',
    ].join('\n'),
  },
  en: {
    curtain: (name: string) => `Pass the terminal to ${name}, then press Enter. `,
    turn: (name: string) => `${name}, your move.`,
    hint: '  ? help   l log   q quit',
    noLog: 'Nothing has been played yet.',
    help: [
      'Type the number of a move, or its text. Enter alone shows the table again,',
      'or plays the move when there is only one.',
      '  ?  this help    l  the latest moves    q  quit',
    ].join('\n'),
  },
} as const;
