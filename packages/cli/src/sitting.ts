import { BOTS, situationOf, suggest } from '@ponts-bornes/bots';
import type { Bot, Suggestion } from '@ponts-bornes/bots';
import { SPECTATOR, awaitedSeats, legalMove, recordOf, tableStreams, takeBack } from '@ponts-bornes/kernel';
import type { GameRecord, Outcome, RecordedMove, Refusal, Rng, Seat, Viewer } from '@ponts-bornes/kernel';
import type { Table } from './table.ts';
import { toldAside, toldMove } from './told-move.ts';
import type { Teller } from './told-move.ts';

/** One game being played here: its state stays inside, views and sentences come out. */
export interface Sitting {
  /** The seats to ask. */
  readonly awaited: () => readonly Seat[];
  readonly view: (viewer: Viewer) => ReturnType<Table['game']['view']>;
  /** The texts of a seat's legal moves. */
  readonly moves: (seat: Seat) => readonly string[];
  /** Plays a text, or says why not. */
  readonly play: (seat: Seat, text: string) => Refusal | null;
  readonly canTakeBack: (seat: Seat) => boolean;
  /** Takes back a seat's last step, or says why not. */
  readonly takeBack: (seat: Seat) => Refusal | null;
  /** The moves that the strongest bot would consider, the best first; none when there is nothing to choose. */
  readonly advice: (seat: Seat, rng: Rng) => readonly Suggestion[];
  readonly botMove: (seat: Seat, bot: Bot, rng: Rng) => string;
  /** What happened, in sentences that all may read. */
  readonly log: readonly string[];
  readonly outcome: () => Outcome | null;
  readonly record: () => GameRecord;
}

export const openSitting = (
  { game, hints, seats, options }: Table,
  { teller, secret }: { readonly teller: Teller; readonly secret: Uint8Array },
): Sitting => {
  const streams = tableStreams(secret);
  let state = game.setup(options, seats, streams(0));
  const played: RecordedMove[] = [];
  const log: string[] = [];
  let sealed: RecordedMove[] = [];
  let seen = game.view(state, SPECTATOR);

  /** A choice that others may not know yet is told when the table shows that it was made. */
  const publish = (move: RecordedMove): void => {
    // Who chose otherwise in secret has only chosen once, for all that others will ever know.
    sealed = [...sealed.filter(({ seat }) => seat !== move.seat), move];
    const awaited = awaitedSeats(game, state);
    const view = game.view(state, SPECTATOR);
    const isSecret = ({ seat }: RecordedMove): boolean => view.toAct.includes(seat) && !awaited.includes(seat);
    for (const known of sealed.filter((one) => !isSecret(one))) log.push(toldMove(known, teller));
    sealed = sealed.filter(isSecret);
    log.push(...toldAside(view, seen, teller));
    seen = view;
  };

  return {
    awaited: () => awaitedSeats(game, state),
    view: (viewer) => game.view(state, viewer),
    moves: (seat) => game.moves(state, seat).map(game.format),
    play: (seat, text) => {
      const checked = legalMove(game, state, seat, text);
      if (!checked.ok) return checked.refusal;
      game.play(state, seat, checked.move, streams(played.length + 1));
      played.push({ seat, text });
      publish({ seat, text });
      return null;
    },
    canTakeBack: (seat) => takeBack(game, state, seat).ok,
    takeBack: (seat) => {
      const before = takeBack(game, state, seat);
      if (!before.ok) return before.refusal;
      ({ state } = before);
      const last = played.findLastIndex((move) => move.seat === seat);
      played.splice(last, 1);
      seen = game.view(state, SPECTATOR);
      log.push(SAY[teller.language].takenBack(teller.names[seat]!));
      return null;
    },
    advice: (seat, rng) => {
      const situation = situationOf(game, state, { seat, seats });
      const end = performance.now() + ADVICE_MS;
      const watch = { isEnough: () => performance.now() >= end };
      return suggest({ game, hints }, situation, { bot: BOTS.at(-1)!, rng, watch });
    },
    botMove: (seat, bot, rng) => {
      const situation = situationOf(game, state, { seat, seats });
      return situation.moves[bot.choose({ game, hints }, situation, rng).index]!;
    },
    log,
    outcome: () => game.outcome(state),
    record: () =>
      recordOf(game, { seats, options, secret, names: teller.names, moves: played, result: game.outcome(state) }),
  };
};

/** Nobody waits longer for advice. */
const ADVICE_MS = 2000;

const SAY = {
  fr: { takenBack: (name: string) => `${name} reprend ce coup.` },
  en: { takenBack: (name: string) => `${name} takes this move back.` },
} as const;
