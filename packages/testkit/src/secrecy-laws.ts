import { SPECTATOR, fastRandom, fastStreams } from '@ponts-bornes/kernel';
import type { BaseView, Viewer } from '@ponts-bornes/kernel';
import { makeChoose, sample } from './choose.ts';
import { checkCensus, checkFlow } from './flow-laws.ts';
import { under } from './law.ts';
import { moveTexts } from './move-laws.ts';
import { impurity, sharedPath, shown, textDifference } from './plain.ts';
import { playLegal } from './play-legal.ts';
import { untouched } from './position.ts';
import type { Position } from './position.ts';
import { checkRefusalSecrecy } from './refusal-laws.ts';
import { touch } from './state-laws.ts';
import { nameOf, viewersOf } from './table.ts';
import type { Move, State } from './table.ts';

/** Viewers checked per step at a large table; over a whole game all of them are. */
const ASKED_VIEWERS = 4;
/** Resamples per viewer at a step. */
const RESAMPLES = 2;

/** No viewer can distinguish two states that differ only in what is hidden from them. */
export const checkSecrecy = (position: Position): void => {
  const viewers = viewersOf(position.table);
  if (position.table.game.meta.perfectInformation) checkNothingHidden(position, viewers);
  for (const viewer of sample(position.rng, viewers, ASKED_VIEWERS)) {
    for (let time = 0; time < RESAMPLES; time++) {
      const other = checkResample(position, viewer);
      checkSameToViewer(position, viewer, other);
      position.secrets.compare(position.state, other, viewer);
      if (time > 0) {
        checkForgets(position, viewer, other);
        checkPlaysOn(position, viewer, other);
      } else if (viewer !== SPECTATOR) checkRefusalSecrecy(position, viewer, other);
    }
  }
};

const checkResample = (position: Position, viewer: Viewer): State => {
  const { table, watch, state, census, rng } = position;
  watch.asking(`resample for ${nameOf(viewer)}`);
  const other = table.game.resample(state, viewer, rng);
  const law = 'resample-leaves-state-untouched';
  watch.hold(law, untouched(position), () => `for ${nameOf(viewer)}: ${touch(position)}`);
  const shared = sharedPath(state, other);
  watch.hold(law, shared === null, () => `resampled for ${nameOf(viewer)} it shares ${shared} with the original`);
  const impure = impurity(other, 'the state');
  watch.hold('state-is-plain-json', impure === null, () => `resampled for ${nameOf(viewer)} ${impure}`);
  checkCensus(watch, { game: table.game, state: other, census, where: `resampled for ${nameOf(viewer)}` });
  return other;
};

const checkSameToViewer = (position: Position, viewer: Viewer, other: State): void => {
  const { table, watch, state } = position;
  const { game } = table;
  watch.asking(`view of ${nameOf(viewer)}, resampled`);
  const here = JSON.stringify(game.view(state, viewer));
  const there = JSON.stringify(game.view(other, viewer));
  watch.hold(
    viewer === SPECTATOR ? 'spectator-sees-nothing-hidden' : 'view-keeps-secrets',
    here === there,
    () =>
      `${nameOf(viewer)} sees hidden information, or resample changes what is visible: ${textDifference(here, there)}`,
  );
  if (viewer !== SPECTATOR) {
    watch.asking(`moves of ${nameOf(viewer)}, resampled`);
    const mine = JSON.stringify(moveTexts(position, state, viewer));
    const also = JSON.stringify(moveTexts(position, other, viewer));
    watch.hold(
      'moves-keep-secrets',
      mine === also,
      () => `${nameOf(viewer)} has ${shown(mine)}, resampled ${shown(also)}`,
    );
  }
  const ended = JSON.stringify(game.outcome(state));
  const also = JSON.stringify(game.outcome(other));
  watch.hold('outcome-keeps-secrets', ended === also, () => `it is ${ended}, resampled for ${nameOf(viewer)} ${also}`);
};

/** Two states a viewer can't distinguish give the same resample for the same randomness. */
const checkForgets = ({ table, watch, state, rng }: Position, viewer: Viewer, other: State): void => {
  const seed = `forgets ${rng.next()}`;
  const here = JSON.stringify(table.game.resample(state, viewer, fastRandom(seed)));
  const there = JSON.stringify(table.game.resample(other, viewer, fastRandom(seed)));
  watch.hold('resample-forgets', here === there, () => `for ${nameOf(viewer)}: ${textDifference(here, there)}`);
};

/** Moves played from a resampled state. */
const PLAYED_ON = 12;

const checkPlaysOn = (position: Position, viewer: Viewer, other: State): void => {
  const { table, census, rng } = position;
  const watch = under('resample-plays-on', position.watch);
  const choose = makeChoose(rng);
  const streams = fastStreams(`resampled ${rng.next()}`);
  for (let step = 1; step <= PLAYED_ON; step++) {
    const { toAct, moves, outcome } = checkFlow(watch, table, other);
    if (outcome !== null) return;
    const seat = choose(toAct);
    const move = choose(moves[seat] as readonly Move[]);
    const where = `${step} moves on, resampled for ${nameOf(viewer)}`;
    playLegal(watch, table, { state: other, seat, move, rng: streams(step), where });
    // The resample was complete: if something is missing now, the move lost it.
    checkCensus(position.watch, { game: table.game, state: other, census, where });
  }
  const left = untouched(position);
  position.watch.hold('resample-leaves-state-untouched', left, () => `playing on from a resample: ${touch(position)}`);
};

const checkNothingHidden = (position: Position, viewers: readonly Viewer[]): void => {
  const { table, watch, state, json, rng } = position;
  const seen = JSON.stringify(withoutMoves(table.game.view(state, SPECTATOR)));
  for (const viewer of viewers) {
    const other = JSON.stringify(table.game.resample(state, viewer, rng));
    watch.hold(
      'perfect-information',
      other === json,
      () => `resampled for ${nameOf(viewer)} ${textDifference(json, other)}`,
    );
    const view = JSON.stringify(withoutMoves(table.game.view(state, viewer)));
    watch.hold(
      'perfect-information',
      view === seen,
      () => `${nameOf(viewer)} and the spectator: ${textDifference(view, seen)}`,
    );
  }
};

/** A view may carry its viewer's own legal moves. */
const withoutMoves = (view: BaseView): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(view).filter(([key]) => key !== 'moves'));
