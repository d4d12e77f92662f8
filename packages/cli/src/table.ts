import { findGame } from '@ponts-bornes/catalogue';
import type { Entry } from '@ponts-bornes/catalogue';
import { resolveOptions, sha256, utf8 } from '@ponts-bornes/kernel';
import type {
  AnyGame,
  AnyHints,
  GameMeta,
  Language,
  OptionField,
  Options,
  Phrasebook,
  Phrases,
  Refusal,
} from '@ponts-bornes/kernel';
import { loadSpeech } from './speech.ts';
import type { SpeechByLanguage } from './speech.ts';
import { jsonOption, missing, wholeNumber } from './arguments.ts';
import type { Context } from './context.ts';
import { harmless, usage } from './failure.ts';

/** A loaded game with a number of seats and complete options. */
export interface TableSetup {
  readonly game: AnyGame;
  readonly phrases: Phrases;
  readonly speech: SpeechByLanguage;
  /** The game's hints for bots. */
  readonly hints: AnyHints;
  readonly seats: number;
  readonly options: Options;
}

/** Options of commands that need a table. */
export const TABLE_OPTIONS = { players: 'text', options: 'text' } as const;

export interface TableArguments {
  readonly players?: string;
  readonly options?: string;
}

/** The default seed. It is fixed, so that commands for referees always print the same. */
export const DEFAULT_SEED = '1';

/** The secret derived from a seed. */
export const secretOf = (seed: string): Uint8Array => sha256(utf8(seed));

export const findEntry = (id: string | undefined, catalogue: readonly Entry[]): Entry => {
  if (id === undefined) throw missing({ fr: 'jeu', en: 'game' });
  const entry = findGame(id, catalogue);
  if (entry !== undefined) return entry;
  const allowed = catalogue.map(({ meta }) => meta.id).join(', ');
  throw usage({
    fr: `jeu inconnu « ${harmless(id)} » (permis : ${allowed})`,
    en: `unknown game “${harmless(id)}” (allowed: ${allowed})`,
  });
};

export const openTable = async (
  context: Context,
  id: string | undefined,
  { players, options }: TableArguments,
): Promise<TableSetup> => {
  const entry = findEntry(id, context.catalogue);
  const seats = wholeNumber('players', players, { min: 1, max: 99, otherwise: usualSeats(entry.meta) });
  const given = jsonOption(options);
  const [{ game, phrases }, speech] = await Promise.all([entry.load(), loadSpeech(entry)]);
  const hints = await entry.loadHints();
  const resolved = resolveOptions(entry.meta, seats, given);
  if (!resolved.ok)
    throw refusedTable(entry.meta, (language, usual) => phrases(speech[language], usual), resolved.refusal);
  return { game, phrases, speech, hints, seats, options: resolved.options };
};

const usualSeats = ({ seats }: GameMeta): number => (seats.includes(2) ? 2 : (seats[0] ?? 0));

/** A usage error with the game's own sentence, its rule, and the allowed values. */
const refusedTable = (
  meta: GameMeta,
  phrasebook: (language: Language, options: Options) => Phrasebook,
  refusal: Refusal,
): Error => {
  const usual = Object.fromEntries(meta.options.map((field) => [field.key, field.default]));
  const sentence = (language: Language): string =>
    harmless(`${phrasebook(language, usual).refusal(refusal, [])} [${refusal.rule}]`);
  const allowed = allowedInstead(meta, refusal);
  return usage({ fr: `${sentence('fr')} (permis : ${allowed})`, en: `${sentence('en')} (allowed: ${allowed})` });
};

const allowedInstead = (meta: GameMeta, { rule, data }: Refusal): string => {
  if (rule === meta.seatsRule) return meta.seats.join(', ');
  const field = meta.options.find(({ key }) => key === data['option']);
  if (field === undefined) return meta.options.map(({ key }) => key).join(', ') || '{}';
  return rule.startsWith('K-') ? `${field.key}: ${allowedValues(field)}` : `${field.key}: ${field.default}`;
};

const allowedValues = (field: OptionField): string => {
  switch (field.kind) {
    case 'choice':
      return field.values.join(', ');
    case 'whole':
      return `${field.min}–${field.max}`;
    case 'flag':
      return 'true, false';
  }
};
