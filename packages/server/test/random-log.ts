import { awaitedSeats, below, openGameInPlay } from '@ponts-bornes/kernel';
import type { AnyGame, Deal, LogEntry, Rng } from '@ponts-bornes/kernel';

/** A random game with changed choices, as log entries. Pending responses are announced once nobody else is to act. */
export const playedAtRandom = (deal: Deal, rng: Rng, most: number): readonly LogEntry[] => {
  const { game } = deal;
  const inPlay = openGameInPlay(deal);
  const entries: LogEntry[] = [];
  while (entries.length < most && inPlay.outcome() === null) {
    const entry = nextAtRandom(game, inPlay, rng);
    inPlay.apply(entry);
    entries.push(entry);
  }
  return entries;
};

const nextAtRandom = (game: AnyGame, inPlay: ReturnType<typeof openGameInPlay>, rng: Rng): LogEntry => {
  const [held] = inPlay.held();
  const awaited = inPlay.awaited();
  if (awaited.length === 0) return { kind: 'move', seat: held![0], text: held![1] };
  const seat = awaited[below(rng, awaited.length)]!;
  if (below(rng, 8) === 0 && inPlay.check({ kind: 'back', seat }) === null) return { kind: 'back', seat };
  const texts = game.moves(inPlay.state(), seat).map((move) => game.format(move));
  const text = texts[below(rng, texts.length)]!;
  return { kind: inPlay.isPatient(seat, text) && below(rng, 2) === 0 ? 'hold' : 'move', seat, text };
};

/** Entry counts at which no partly hidden action is pending: there, hidden information can be redealt. */
export const cuts = (
  deal: Deal,
  entries: readonly LogEntry[],
): { readonly all: readonly number[]; readonly ripostes: readonly number[] } => {
  const { game } = deal;
  const inPlay = openGameInPlay(deal);
  const all = [0];
  const ripostes: number[] = [];
  for (const [index, entry] of entries.entries()) {
    inPlay.apply(entry);
    const state = inPlay.state();
    if (inPlay.outcome() !== null || inPlay.held().size > 0) continue;
    if (awaitedSeats(game, state).length !== inPlay.asked().length) continue;
    all.push(index + 1);
    if (inPlay.isRiposte()) ripostes.push(index + 1);
  }
  return { all, ripostes };
};
