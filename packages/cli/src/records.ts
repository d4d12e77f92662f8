import { open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { findGame } from '@ponts-bornes/catalogue';
import type { Loaded } from '@ponts-bornes/catalogue';
import {
  MAX_RECORD_TEXT,
  formatRecord,
  headerLine,
  parseRecord,
  recordError,
  verifyRecord,
} from '@ponts-bornes/kernel';
import type { GameRecord, Language, Outcome, Phrasebook, RecordError } from '@ponts-bornes/kernel';
import { missing } from './arguments.ts';
import type { OptionValues } from './arguments.ts';
import type { Context } from './context.ts';
import { failed, harmless, usage } from './failure.ts';
import type { Bilingual } from './failure.ts';
import { codeOf, unreadable, unwritable } from './files.ts';
import { COLON } from './language.ts';
import { loadSpeech } from './speech.ts';
import type { SpeechByLanguage } from './speech.ts';

/** Means stdin where a file is expected. */
export const STDIN = '-';

/** A record that was replayed from its secret and verified in full. */
export interface ProvenRecord extends Loaded {
  readonly speech: SpeechByLanguage;
  readonly record: GameRecord;
  readonly outcome: Outcome | null;
}

/** Reads and verifies a record, or throws a failure that says what is wrong and where. */
export const openRecord = async (context: Context, file: string | undefined): Promise<ProvenRecord> => {
  if (file === undefined) throw missing({ fr: 'compte-rendu', en: 'record' });
  const { catalogue } = context;
  const parsed = parseRecord(await readText(context, file));
  if (!parsed.ok) throw broken(file, parsed.error);
  const { record } = parsed;
  const entry = findGame(record.game, catalogue);
  if (entry === undefined) {
    throw broken(file, { line: headerLine(record, 'game'), problem: 'unknown-game', detail: record.game });
  }
  const [{ game, phrases }, speech] = await Promise.all([entry.load(), loadSpeech(entry)]);
  const verified = verifyRecord(game, record);
  if (!verified.ok) throw broken(file, verified.error, (language) => phrases(speech[language], record.options));
  return { game, phrases, speech, record, outcome: verified.outcome };
};

/** The text of a file or of standard input. If it is too long for a record, the result is too long as well. */
export const readText = ({ io }: Pick<Context, 'io'>, file: string): Promise<string> =>
  file === STDIN ? readStream(io.stdin) : readRecordFile(file);

/** Options of commands that save a record. */
export const RECORD_OPTIONS = { record: 'text', force: 'flag' } as const;

/** A file reserved for the record of a game. */
export interface RecordFile {
  readonly name: string;
  readonly save: (record: GameRecord) => Promise<void>;
  /** Deletes the reserved file if nothing was written to it. */
  readonly release: () => Promise<void>;
}

/** Checks, before a game starts, that its record can be written and overwrites nothing. */
export const reserveRecordFile = async ({
  record: name,
  force,
}: OptionValues<typeof RECORD_OPTIONS>): Promise<RecordFile | null> => {
  if (name === undefined) return null;
  try {
    await (await open(name, force ? 'a' : 'wx')).close();
  } catch (error) {
    throw usage(codeOf(error) === 'EEXIST' ? alreadyThere(name) : unwritable(name, error));
  }
  let isOurs = !force;
  return {
    name,
    save: async (record) => {
      isOurs = false;
      try {
        await writeFile(name, formatRecord(record));
      } catch (error) {
        throw failed(unwritable(name, error));
      }
    },
    release: async () => {
      if (isOurs) await rm(name, { force: true });
    },
  };
};

const alreadyThere = (file: string): Bilingual => ({
  fr: `« ${harmless(file)} » existe déjà : choisissez un autre nom, ou ajoutez --force pour le remplacer`,
  en: `“${harmless(file)}” already exists: choose another name, or add --force to replace it`,
});

const broken = (file: string, error: RecordError, phrasebook?: (language: Language) => Phrasebook): Error => {
  const line = (language: Language): string => {
    const { refusal } = error;
    const why =
      phrasebook && refusal ? `${COLON[language]}${phrasebook(language).refusal(refusal, [])} [${refusal.rule}]` : '';
    return harmless(`${file}${COLON[language]}${recordError(language, error)}${why}`);
  };
  return failed({ fr: line('fr'), en: line('en') });
};

const readRecordFile = async (file: string): Promise<string> => {
  try {
    // One character over the limit is enough for `parseRecord` to refuse it.
    if ((await stat(file)).size > 4 * MAX_RECORD_TEXT) return ' '.repeat(MAX_RECORD_TEXT + 1);
    return await readFile(file, 'utf8');
  } catch (error) {
    throw usage(unreadable(file, error));
  }
};

const readStream = async (stream: Readable): Promise<string> => {
  stream.setEncoding('utf8');
  let text = '';
  for await (const chunk of stream) {
    text += String(chunk);
    if (text.length > MAX_RECORD_TEXT) break;
  }
  return text;
};
