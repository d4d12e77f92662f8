import { BOTS, situationOf, suggest } from '@ponts-bornes/bots';
import type { Bot, Suggestion } from '@ponts-bornes/bots';
import { GameInPlay, SPECTATOR, UNLIMITED, acts, personAt } from '@ponts-bornes/kernel';
import type { BaseView, GameRecord, Outcome, Person, Refusal, Rng, Seat, Viewer } from '@ponts-bornes/kernel';
import type { TableSetup } from './table.ts';
import { asideSentences, moveSentence } from './move-sentences.ts';
import type { Phrasing } from './move-sentences.ts';

/** A game played in this terminal. Its state stays private; only views and sentences leave it. */
export interface LocalGame {
  /** The seats that still have to act. */
  readonly awaited: () => readonly Seat[];
  readonly view: (viewer: Viewer) => ReturnType<TableSetup['game']['view']>;
  /** The texts of a seat's legal moves. */
  readonly moves: (seat: Seat) => readonly string[];
  /** Plays a move text, or returns the refusal. */
  readonly play: (seat: Seat, text: string) => Refusal | null;
  readonly canTakeBack: (seat: Seat) => boolean;
  /** Undoes a seat's last step, or returns the refusal. */
  readonly takeBack: (seat: Seat) => Refusal | null;
  /** The moves that the strongest bot considers, best first; empty if there is no choice. */
  readonly advice: (seat: Seat, rng: Rng) => readonly Suggestion[];
  readonly botMove: (seat: Seat, bot: Bot, rng: Rng) => string;
  /** What happened, in sentences for everybody. */
  readonly log: readonly string[];
  readonly outcome: () => Outcome | null;
  readonly record: () => GameRecord;
}

export const openLocalGame = (
  { game, hints, seats, options }: TableSetup,
  { phrasing, secret }: { readonly phrasing: Phrasing; readonly secret: Uint8Array },
): LocalGame => {
  const inPlay = new GameInPlay({ game, options, seats, secret, entropy: [], secondThoughts: UNLIMITED });
  const log: string[] = [];
  // Copied, because the state changes in place and a view may share parts with it.
  const publicView = (): BaseView => game.view(game.copy(inPlay.state()), SPECTATOR);
  let before = publicView();

  return {
    awaited: () => inPlay.awaited(),
    view: (viewer) => game.view(inPlay.state(), viewer),
    moves: (seat) => game.moves(inPlay.state(), seat).map(game.format),
    play: (seat, text) => {
      const known = inPlay.lines().length;
      const refusal = inPlay.submit({ kind: 'move', seat, text });
      if (refusal !== null) return refusal;
      const view = publicView();
      for (const move of inPlay.lines().slice(known)) log.push(moveSentence(move, phrasing));
      log.push(...asideSentences(view, before, phrasing));
      before = view;
      return null;
    },
    canTakeBack: (seat) => inPlay.check({ kind: 'back', seat }) === null,
    takeBack: (seat) => {
      const refusal = inPlay.submit({ kind: 'back', seat });
      if (refusal !== null) return refusal;
      before = publicView();
      log.push(SAY[phrasing.language].takenBack(personAt(seat, phrasing.names, phrasing.viewer)));
      return null;
    },
    advice: (seat, rng) => {
      const situation = situationOf(game, inPlay.state(), { seat, seats });
      const end = performance.now() + ADVICE_MS;
      const watch = { isEnough: () => performance.now() >= end };
      return suggest({ game, hints }, situation, { bot: BOTS.at(-1)!, rng, watch });
    },
    botMove: (seat, bot, rng) => {
      const situation = situationOf(game, inPlay.state(), { seat, seats });
      return situation.moves[bot.choose({ game, hints }, situation, rng).index]!;
    },
    log,
    outcome: () => inPlay.outcome(),
    record: () => inPlay.record(phrasing.names, null),
  };
};

/** Time limit for hints, in milliseconds. */
const ADVICE_MS = 2000;

const SAY = {
  fr: { takenBack: (who: Person) => `${acts(who, 'annule', 'Vous annulez')} ce coup.` },
  en: { takenBack: (who: Person) => `${acts(who, 'undoes', 'You undo')} this move.` },
} as const;
