import { findRules } from '@ponts-bornes/catalogue/rules';
import { findSpeech } from '@ponts-bornes/catalogue/speech';
import { fromHex, resolveOptions } from '@ponts-bornes/kernel';
import type { AnyGame, BaseSpeech, Language, Phrasebook, RecordedMove } from '@ponts-bornes/kernel';
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
  readonly game: AnyGame;
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
  const [rules, entry] = [findRules(opening.game), findSpeech(opening.game)];
  const secret = fromHex(opening.secret);
  if (rules === undefined || entry === undefined || secret === null) return { message: opening.game };
  const game = await rules.loadGame();
  const seats = opening.sitters.length;
  const resolved = resolveOptions(game.meta, seats, opening.options);
  if (!resolved.ok) return { message: resolved.refusal.rule };
  const { options } = resolved;
  const { entropy = [], pledges = null } = opening;
  const deal = { game, options, seats, secret, names: namesOf(opening), notes, pledges, entropy };
  const after = (played: readonly RecordedMove[]): LocalGame => openLocalGame(deal, played);
  try {
    return {
      game,
      opening: { ...opening, sitters: opening.sitters.map((sitter) => readable(language, sitter)) },
      inPlay: after(moves),
      language,
      speech: async () => {
        const [speech, phrases, makeBoardText] = await Promise.all([
          entry.loadSpeech(language),
          entry.loadPhrases(),
          findBoardText(opening.game),
        ]);
        const { reasons } = speech;
        return { phrasebook: phrases(speech, options), boardText: makeBoardText(speech, options), reasons };
      },
      after,
    };
  } catch (error) {
    return { message: String(error) };
  }
};
