import { findGame } from '@ponts-bornes/catalogue';
import type { Loaded } from '@ponts-bornes/catalogue';
import { fromHex, resolveOptions } from '@ponts-bornes/kernel';
import type { BaseSpeech, Language, Phrasebook, RecordedMove } from '@ponts-bornes/kernel';
import type { BoardText } from '../../../boards/kit.ts';
import { findBoardText } from '../../../boards/board-text.ts';
import { readable } from '../../../i18n/deleted-player.ts';
import { namesOf } from '../../../storage/opening.ts';
import type { Opening, PlayedTable } from '../../../storage/opening.ts';
import { openLocalGame } from './local-game.ts';
import type { LocalGame } from './local-game.ts';

/** The texts of a table. */
interface TableSpeech {
  readonly phrasebook: Phrasebook;
  readonly boardText: BoardText;
  readonly reasons: BaseSpeech['reasons'];
}

/** The table open in a worker. */
export interface OpenTable {
  readonly loaded: Loaded;
  readonly opening: Opening;
  readonly inPlay: LocalGame;
  readonly language: Language;
  /** Loaded on demand, because the page produces most texts itself. */
  readonly speech: () => Promise<TableSpeech>;
  /** The same table after other moves. */
  readonly after: (moves: readonly RecordedMove[]) => LocalGame;
}

export type Failed = { readonly message: string };

export const openTable = async (
  { opening, moves, notes = [] }: PlayedTable,
  language: Language,
): Promise<OpenTable | Failed> => {
  const entry = findGame(opening.game);
  const secret = fromHex(opening.secret);
  if (entry === undefined || secret === null) return { message: opening.game };
  const seats = opening.sitters.length;
  const resolved = resolveOptions(entry.meta, seats, opening.options);
  if (!resolved.ok) return { message: resolved.refusal.rule };
  const { options } = resolved;
  const loaded = await entry.load();
  const { entropy = [], pledges = null } = opening;
  const deal = { game: loaded.game, options, seats, secret, names: namesOf(opening), notes, pledges, entropy };
  const after = (played: readonly RecordedMove[]): LocalGame => openLocalGame(deal, played);
  try {
    return {
      loaded,
      opening: { ...opening, sitters: opening.sitters.map((sitter) => readable(language, sitter)) },
      inPlay: after(moves),
      language,
      speech: async () => {
        const [speech, makeBoardText] = await Promise.all([entry.loadSpeech(language), findBoardText(opening.game)]);
        const { reasons } = speech;
        return { phrasebook: loaded.phrases(speech, options), boardText: makeBoardText(speech, options), reasons };
      },
      after,
    };
  } catch (error) {
    return { message: String(error) };
  }
};
