import { isTallyOf } from '@ponts-bornes/balance';
import { newMeetingTally } from '@ponts-bornes/bots';
import type { MeetingTally } from '@ponts-bornes/bots';
import { harmless } from '../failure.ts';
import type { Bilingual } from '../failure.ts';
import { checkSeed, foreign, isObject, noStateOf, stateIn } from '../state-file.ts';
import type { StateAsked } from '../state-file.ts';
import { DEFAULT_SEED } from '../table.ts';
import { meetingOf } from './meetings.ts';
import type { Setting } from './meetings.ts';

const COMMAND = 'arena';

/** The progress of all meetings: plain JSON, saved to a file and resumed. */
export interface ArenaState extends Setting {
  readonly version: 1;
  /** By the names of the bots. Every deal has its own seed, so that a meeting can stop anywhere. */
  readonly meetings: Readonly<Record<string, MeetingTally>>;
}

/** The saved arena, or a new one. */
export const openArena = async (setting: Omit<Setting, 'seed'>, { file, seed }: StateAsked): Promise<ArenaState> => {
  const found = await stateIn(file, COMMAND);
  if (found === undefined) return { version: 1, ...setting, seed: seed ?? DEFAULT_SEED, meetings: {} };
  if (!isArena(found)) throw foreign(file, noStateOf(COMMAND));
  const other = otherSetting(setting, found);
  if (other !== null) throw foreign(file, other);
  checkSeed(file, found.seed, seed);
  return found;
};

const isArena = (value: unknown): value is ArenaState =>
  isObject(value) &&
  value['version'] === 1 &&
  ['game', 'seed'].every((name) => typeof value[name] === 'string') &&
  ['rules', 'seats', 'maxMoves'].every((name) => Number.isSafeInteger(value[name])) &&
  isObject(value['options']) &&
  isObject(value['meetings']) &&
  Object.entries(value['meetings']).every(([key, tally]) => isTallyOf(newMeetingTally(meetingOf(key).length), tally));

/** Why saved meetings can't continue under the requested settings; null if they can. */
const otherSetting = (asked: Omit<Setting, 'seed'>, kept: Setting): Bilingual | null => {
  if (kept.game !== asked.game) {
    const [theirs, ours] = [harmless(kept.game), asked.game];
    return { fr: `est d’un autre jeu : ${theirs}, pas ${ours}`, en: `is of another game: ${theirs}, not ${ours}` };
  }
  if (kept.rules !== asked.rules) {
    return {
      fr: `fut commencé avec la version ${kept.rules} des règles, pas ${asked.rules}`,
      en: `was begun with version ${kept.rules} of the rules, not ${asked.rules}`,
    };
  }
  const theirs = argumentsOf(kept);
  if (theirs === argumentsOf(asked)) return null;
  return { fr: `fut commencé avec ${harmless(theirs)}`, en: `was begun with ${harmless(theirs)}` };
};

const argumentsOf = ({ seats, maxMoves, options }: Omit<Setting, 'seed'>): string =>
  `--seats ${seats} --max-moves ${maxMoves} --options '${JSON.stringify(options)}'`;
