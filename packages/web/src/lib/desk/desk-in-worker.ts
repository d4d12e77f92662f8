import { askBot } from '@ponts-bornes/bots';
import { CHARACTERS } from '@ponts-bornes/bots/characters';
import type { Thinkers } from '@ponts-bornes/bots';
import { findGame } from '@ponts-bornes/catalogue';
import { formatRecord, fromHex, parseRecord, recordError, replayRecord, resolveOptions } from '@ponts-bornes/kernel';
import type { GameRecord, Language, RecordedMove, Refusal, Seat } from '@ponts-bornes/kernel';
import { advised } from './advice.ts';
import { randomHex } from '../keep/random.ts';
import { typeset } from '../speech/typeset.ts';
import { findWords } from '../boards/words.ts';
import type { Desk, Line, Opened, Played, Refused } from './desk.ts';
import { namesOf } from './opening.ts';
import type { Opening } from './opening.ts';
import type { OpenTable } from './open-table.ts';
import { openSitting } from './sitting.ts';

/** A bot that has not answered so long after its time, in milliseconds, is given up. */
const GRACE = 4000;

/** The desk itself; the worker's module exposes it. */
export const newDesk = (thinkers: Thinkers): Desk => {
  let table: OpenTable | null = null;
  let spoken: Language = 'fr';

  const opened = (): OpenTable => {
    if (table === null) throw new Error('no table is open');
    return table;
  };

  const refused = async ({ rule, data }: Refusal): Promise<Refused> => {
    const { opening, speech } = opened();
    const { phrasebook } = await speech(spoken);
    return { rule, sentence: typeset(spoken, phrasebook.refusal({ rule, data }, namesOf(opening))) };
  };

  const outcomeOf = async (refusal: Refusal | null): Promise<Played> => {
    if (refusal !== null) return { ok: false, refused: await refused(refusal) };
    const { sitting } = opened();
    return { ok: true, played: sitting.played(), outcome: sitting.show('spectator').outcome };
  };

  const sit = async (opening: Opening, moves: readonly RecordedMove[]): Promise<Opened> => {
    const made = await tableFor(opening, moves);
    if ('message' in made) return { ok: false, message: made.message };
    table = made;
    return { ok: true, seats: opening.sitters.length, length: made.sitting.length(), opening };
  };

  return {
    open: async (opening, moves, language) => {
      spoken = language;
      return sit(opening, moves);
    },
    openRecord: async (text, language) => {
      spoken = language;
      const read = await readRecord(text, language);
      if (!read.ok) return read;
      return sit(openingOf(read.record), read.record.moves);
    },
    show: async (viewer, number) => opened().sitting.show(viewer, number),
    play: async (seat, text) => outcomeOf(opened().sitting.play(seat, text)),
    takeBack: async (seat) => outcomeOf(opened().sitting.takeBack(seat)),
    whyNot: async (seat, text) => {
      const refusal = opened().sitting.whyNot(seat, text);
      return refusal && refused(refusal);
    },
    think: async (seat) => thought(thinkers, opened(), seat),
    advise: async (seat) => advised(thinkers, opened(), seat, spoken),
    story: async (language) => (await import('./looking-back.ts')).storyOf(opened(), language),
    review: async (number, language) =>
      (await import('./looking-back.ts')).reviewed(thinkers, opened(), number, language),
    log: async (language, from) => {
      spoken = language;
      return linesOf(opened(), language, from);
    },
    ending: async (language) => {
      const { sitting, opening, speech } = opened();
      const { outcome } = sitting.show('spectator');
      if (outcome === null) return '';
      return typeset(language, (await speech(language)).phrasebook.outcome(outcome, namesOf(opening)));
    },
    record: async () => formatRecord(opened().sitting.record()),
  };
};

const tableFor = async (
  opening: Opening,
  moves: readonly RecordedMove[],
): Promise<OpenTable | { readonly message: string }> => {
  const entry = findGame(opening.game);
  const secret = fromHex(opening.secret);
  if (entry === undefined || secret === null) return { message: opening.game };
  const resolved = resolveOptions(entry.meta, opening.sitters.length, opening.options);
  if (!resolved.ok) return { message: resolved.refusal.rule };
  // Words are wanted as soon as the rules are.
  const [loaded] = await Promise.all([entry.load(), findWords(opening.game)]);
  const { game, phrases } = loaded;
  const { options } = resolved;
  const { entropy = [] } = opening;
  const seating = { game, options, seats: opening.sitters.length, secret, names: namesOf(opening), entropy };
  try {
    return {
      loaded,
      hints: entry.loadHints,
      opening,
      sitting: openSitting(seating, moves),
      speech: async (language) => ({
        phrasebook: phrases(language, options),
        words: (await findWords(game.meta.id))(language, options),
      }),
    };
  } catch (error) {
    return { message: String(error) };
  }
};

type ReadRecord = { readonly ok: true; readonly record: GameRecord } | { readonly ok: false; readonly message: string };

/** Reads and replays a record: what is shown of it was verified. */
const readRecord = async (text: string, language: Language): Promise<ReadRecord> => {
  const parsed = parseRecord(text);
  if (!parsed.ok) return { ok: false, message: recordError(language, parsed.error) };
  const { record } = parsed;
  const entry = findGame(record.game);
  const unknown = { line: 2, problem: 'unknown-game', detail: record.game } as const;
  if (entry === undefined) return { ok: false, message: recordError(language, unknown) };
  const replayed = replayRecord((await entry.load()).game, record);
  return replayed.ok ? { ok: true, record } : { ok: false, message: recordError(language, replayed.error) };
};

const openingOf = ({ game, options, names, seats, secret, entropy }: GameRecord): Opening => ({
  game,
  options,
  secret: secret ?? '',
  entropy,
  sitters: Array.from({ length: seats }, (_, seat) => ({ kind: 'person', name: names[seat] ?? `${seat + 1}` })),
});

const seedNow = (): string => randomHex(16);

const thought = async (thinkers: Thinkers, { loaded, opening, sitting }: OpenTable, seat: Seat): Promise<string> => {
  const sitter = opening.sitters[seat];
  const bot = sitter?.kind === 'bot' ? sitter.level : 'medium';
  const { millis } = CHARACTERS[bot];
  const seats = opening.sitters.length;
  const asking = { seat, seats, bot, seed: seedNow(), millis, deadline: millis + GRACE };
  const { text } = await askBot(thinkers, loaded.game, sitting.state(), asking);
  return text;
};

const linesOf = async (table: OpenTable, language: Language, from: number): Promise<readonly Line[]> => {
  const names = namesOf(table.opening);
  const { phrasebook, words } = await table.speech(language);
  return table.sitting
    .told()
    .slice(from)
    .flatMap(({ number, seat, text, view, before, isLast }): Line[] => [
      {
        number,
        seat,
        sentence: typeset(language, phrasebook.move(text, seat, names)),
        isGreat: words.isGreat?.(text) === true,
      },
      ...(isLast ? (words.aside?.(view, before, names) ?? []) : []).map((sentence) => ({
        number,
        seat: null,
        sentence: typeset(language, sentence),
        isGreat: false,
      })),
    ]);
};
