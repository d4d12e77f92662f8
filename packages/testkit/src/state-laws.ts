import { pick } from '@ponts-bornes/kernel';
import type { Seat, Viewer } from '@ponts-bornes/kernel';
import { areSeats, checkCensus } from './flow-laws.ts';
import { difference, impurity, sharedPath, textDifference } from './plain.ts';
import { playLegal } from './play-legal.ts';
import { untouched } from './position.ts';
import type { Position } from './position.ts';
import { nameOf, seatsOf, viewersOf } from './table.ts';
import type { Move } from './table.ts';

/** Queries may be called at any time, change nothing, and return plain JSON. */
export const checkLooks = (position: Position): void => {
  const { table, watch, state } = position;
  const { game } = table;
  const impure = impurity(state, 'the state');
  watch.hold('state-is-plain-json', impure === null, () => impure ?? '');
  const outcome = JSON.stringify(look(position, 'outcome', () => game.outcome(state)));
  const toAct = look(position, 'toAct', () => game.toAct(state));
  for (const seat of seatsOf(table)) look(position, `moves of seat ${seat}`, () => game.moves(state, seat));
  for (const viewer of viewersOf(table)) checkView(position, viewer, toAct);
  look(position, 'census', () => game.census(state));
  const revealed = impurity(
    look(position, 'reveal', () => game.reveal(state)),
    'what reveal shows',
  );
  watch.hold('state-is-plain-json', revealed === null, () => revealed ?? '');
  const again = JSON.stringify(game.outcome(state));
  watch.hold('outcome-well-formed', again === outcome, () => `the outcome was ${outcome} and is ${again}`);
};

const look = <T>(position: Position, what: string, ask: () => T): T => {
  position.watch.asking(what);
  const seen = ask();
  position.watch.hold('looking-changes-nothing', untouched(position), () => `${what}: ${touch(position)}`);
  return seen;
};

const checkView = (position: Position, viewer: Viewer, toAct: readonly Seat[]): void => {
  const { table, watch, state } = position;
  const view = look(position, `view of ${nameOf(viewer)}`, () => table.game.view(state, viewer));
  const impure = impurity(view, 'the view');
  watch.hold('view-is-plain-json', impure === null, () => `for ${nameOf(viewer)} ${impure}`);
  const shared = sharedPath(state, view);
  watch.hold('view-stays', shared === null, () => `${nameOf(viewer)} is shown ${shared} of the state itself`);
  const shownToAct = JSON.stringify(view.toAct);
  const hold = (ok: boolean, problem: string): void =>
    watch.hold('view-to-act', ok, () => `${nameOf(viewer)} ${problem}, but is shown ${shownToAct}`);
  hold(areSeats(table, view.toAct), 'should be shown seats in ascending order');
  hold((view.toAct.length === 0) === (toAct.length === 0), `looks at a game with ${toAct.length} seats to act`);
  if (typeof viewer === 'number') {
    hold(
      view.toAct.includes(viewer) === toAct.includes(viewer),
      toAct.includes(viewer) ? 'is to act' : 'is not to act',
    );
  }
};

/** A copy equals its original and is independent of it. */
export const checkCopy = (position: Position): void => {
  const { table, watch, state, json, census, moves, rng } = position;
  watch.asking('copy');
  const copied = table.game.copy(state);
  const copyJson = JSON.stringify(copied);
  watch.hold('copy-is-deep', copyJson === json, () => `the copy differs: ${textDifference(json, copyJson)}`);
  const shared = sharedPath(state, copied);
  watch.hold('copy-is-deep', shared === null, () => `the copy shares ${shared} with the original`);
  checkCensus(watch, { game: table.game, state: copied, census, where: 'in a copy' });
  const able = seatsOf(table).filter((seat) => (moves[seat] as readonly Move[]).length > 0);
  if (able.length === 0) return;
  const seat = pick(rng, able);
  const move = JSON.parse(JSON.stringify(pick(rng, moves[seat] as readonly Move[]))) as Move;
  playLegal(watch, table, { state: copied, seat, move, rng: table.streams(position.played + 1), where: 'on a copy' });
  watch.hold('copy-is-deep', untouched(position), () => `playing on the copy changed the original: ${touch(position)}`);
};

/** The change in a state that should have stayed the same. */
export const touch = ({ state, json }: Position): string =>
  difference(JSON.parse(json), JSON.parse(JSON.stringify(state)), 'the state') ??
  'the order of keys in the state changed';
