import { findGame } from '@ponts-bornes/catalogue';
import {
  headerLine,
  partsInWords,
  proveRecord,
  readRecord,
  recordError,
  unplayable,
  verdictInWords,
} from '@ponts-bornes/kernel';
import type {
  Check as Checked,
  CheckName,
  Finding,
  GameRecord,
  Language,
  Phrasebook,
  Proof,
  RecordError,
  Seat,
  Verdict,
  Viewer,
} from '@ponts-bornes/kernel';
import { typeset } from '../../i18n/typeset.ts';
import { YOU } from '../../i18n/you.ts';
import { isDefaultName } from '../../storage/opening.ts';
import type { ProofMessages } from '../../i18n/fr/proof.ts';
import { witnessOf } from '../../storage/seen-commitments.ts';
import type { Seen, SeenTables } from '../../storage/seen-commitments.ts';

/** A kernel check as text. */
export interface Check {
  readonly name: CheckName;
  readonly finding: Finding;
  readonly said: string;
  /** The rule that refused a move, if it is one of the game's own. */
  readonly rule?: string;
}

export interface Report {
  readonly verdict: Verdict;
  /** The verdict as a line of text. */
  readonly said: string;
  readonly checks: readonly Check[];
  /** The game, if known. */
  readonly game: { readonly id: string; readonly name: string } | null;
  readonly commitment: string | null;
}

export interface Question {
  readonly text: string;
  readonly language: Language;
  /** The table the record claims to come from; null if none. */
  readonly table: string | null;
  /** What this device saw when its games started. */
  readonly seen: SeenTables;
  /** The seat that sentences address as “you”: the only person's, in a game played on this device. */
  readonly reader: Viewer;
}

/** Only these texts, to keep the rest of the messages out of the worker. */
const LOAD = import.meta.glob<ProofMessages>('../../i18n/*/proof.ts', { import: 'proof' });

/** Replays a record with the kernel and describes the result. */
export const checkRecord = async (question: Question): Promise<Report> => {
  const { language } = question;
  const voice = { language, reader: question.reader, say: await LOAD[`../../i18n/${language}/proof.ts`]!() };
  const read = readRecord(question.text);
  const { record } = read;
  const report = (proof: Proof, game: Report['game'], told: Telling): Report => ({
    verdict: proof.verdict,
    said: typeset(language, verdictInWords(language, proof, nameIn(voice, record))),
    checks: proof.checks.map((check) => inWords(check, voice, told)),
    game,
    commitment: record?.commitment ?? null,
  });
  if (record === null) return report(unplayable(read, null), null, NOTHING);
  const entry = findGame(record.game);
  if (entry === undefined) {
    const error = { line: headerLine(record, 'game'), problem: 'unknown-game', detail: record.game } as const;
    return report(unplayable(read, error), null, NOTHING);
  }
  const [loaded, speech] = await Promise.all([entry.load(), entry.loadSpeech(language)]);
  const seen = seenOf(record, question);
  const proof = proveRecord(loaded.game, { ...read, record }, seen === null ? null : witnessOf(seen));
  const name = entry.meta.name[language];
  return report(
    proof,
    { id: record.game, name },
    { record, seen, game: name, phrasebook: loaded.phrases(speech, record.options) },
  );
};

/** What this device saw of the record's table, found by its id or else by the commitment. */
const seenOf = ({ commitment }: GameRecord, { table, seen }: Question): Seen | null =>
  (table === null ? Object.values(seen).find((one) => one.commitment === commitment) : seen[table]) ?? null;

/** The parts that sentences refer to; null where a check was not reached. */
type Telling = {
  readonly record: GameRecord;
  readonly seen: Seen | null;
  readonly game: string;
  readonly phrasebook: Phrasebook;
} | null;
const NOTHING: Telling = null;

/** The language, whom to address, and the texts. */
interface Voice {
  readonly language: Language;
  readonly reader: Viewer;
  readonly say: ProofMessages;
}

/** Names a seat as the reader knows it. */
const nameIn =
  ({ language, reader, say }: Voice, record: GameRecord | null) =>
  (seat: Seat): string => {
    if (seat === reader) return YOU[language];
    const name = record?.names[seat];
    return name === undefined || isDefaultName(name) ? say.player(seat + 1) : name;
  };

const inWords = (check: Checked, voice: Voice, told: Telling): Check => {
  const { name, finding } = check;
  const said = finding === 'unreached' ? voice.say.unreached : sentenceFor(check, voice, told);
  const rule = check.name === 'moves' ? check.wrong?.refusal?.rule : undefined;
  // Kernel rules are in no rulebook.
  const named = rule === undefined || rule.startsWith('K-') ? {} : { rule };
  return { name, finding, said: typeset(voice.language, said), ...named };
};

/** Kernel messages start in lower case, with the line. */
const problemIn = (language: Language, error: RecordError): string => {
  const sentence = recordError(language, error);
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
};

const sentenceFor = (check: Checked, { language, reader, say }: Voice, told: Telling): string => {
  if (check.name === 'text') return check.error === null ? say.whole : problemIn(language, check.error);
  if (told === null) return check.name === 'game' && check.error !== null ? problemIn(language, check.error) : '';
  const { record, seen, game, phrasebook } = told;
  const nameOf = nameIn({ language, reader, say }, record);
  const names = Array.from({ length: record.seats }, (_, seat) => nameOf(seat));
  switch (check.name) {
    case 'game': {
      if (check.error === null) return say.known(game, record.rules);
      const { refusal } = check.error;
      const why = refusal === undefined ? '' : phrasebook.refusal(refusal, names);
      return `${problemIn(language, check.error)} ${why}`.trim();
    }
    case 'commitment':
      return say.commitment[check.finding === 'held' || check.finding === 'failed' ? check.finding : 'unknown'];
    case 'seen': {
      if (seen === null || check.finding === 'unknown') return say.notSeen;
      if (check.finding === 'held') return say.sameAsSeen(seen.at);
      return seen.commitment === record.commitment ? say.otherSetting(seen.at) : say.notAsSeen(seen.at);
    }
    case 'parts':
      return check.parts === null ? '' : partsInWords(language, check.parts, nameOf).join(' ');
    case 'moves': {
      if (check.wrong === null) return say.movesLegal(record.moves.length);
      const { number, seat, text, refusal } = check.wrong;
      const move = { number, name: nameOf(seat), text };
      return refusal === null ? say.moveAfterEnd(move) : say.moveRefused(move, phrasebook.refusal(refusal, names));
    }
    case 'result': {
      const { outcome } = check;
      if (outcome === null) return check.finding === 'failed' ? say.notOverYet : say.notOver;
      const ending = phrasebook.outcome(outcome, names, reader);
      return check.finding === 'held' ? say.sameResult(ending) : say.otherResult(ending);
    }
  }
};
