import { BRIDGES, BRIDGE_TITLES } from '@ponts-bornes/bridgetown-races';
import type { BridgeName, ColourName, View } from '@ponts-bornes/bridgetown-races';
import type { Speech } from '@ponts-bornes/bridgetown-races/speech';
import { personAt } from '@ponts-bornes/kernel';
import type { Person, Seat } from '@ponts-bornes/kernel';
import type { Reader } from '../board.ts';

type Listener = Pick<Reader<Speech>, 'viewer' | 'names' | 'speech'>;

const personTo = ({ names, viewer }: Listener, seat: Seat): Person => personAt(seat, names, viewer);

/** The effects of the last move, one line each: flags on a card, flags swapped, turns skipped, a new round. */
export const newsOf = (view: View, before: View, listener: Listener): readonly string[] => [
  ...cardNews(view, before, listener),
  ...swapNews(view, before, listener),
  ...courseNews(view, before, listener),
  ...skipNews(view, before, listener),
];

/** The state of a changed card, and what was given back for it. */
const cardNews = (view: View, before: View, listener: Listener): string[] => {
  const { speech } = listener;
  const say = speech.tell;
  return view.players.flatMap(({ card, flags, colours }, seat) => {
    const old = before.players[seat]!.card;
    const changed = BRIDGES.filter((bridge) => card[bridge] !== old[bridge]);
    if (changed.length === 0) return [];
    const given = changed.flatMap((bridge) => flagText(bridge, old[bridge], speech));
    return [
      ...(given.length > 0 ? [say.givenBack(given)] : []),
      flags === BRIDGES.length
        ? say.allBridges(personTo(listener, seat))
        : say.standing(personTo(listener, seat), flags, colours),
    ];
  });
};

/** [BR-R4] Where the two flags are now. A new round puts flags on empty bridges only, so it changes no others. */
const swapNews = (view: View, before: View, { speech }: Listener): string[] => {
  const isSwap = before.phase === 'swap' || view.swapped.length > before.swapped.length;
  const changed = BRIDGES.filter(
    (bridge) => before.flags[bridge] !== null && view.flags[bridge] !== before.flags[bridge],
  );
  if (!isSwap || changed.length !== 2) return [];
  return [speech.tell.swapped(changed.flatMap((bridge) => flagText(bridge, view.flags[bridge], speech)))];
};

/** [BR-R1] Who has no mode left for the race turn that begins. */
const skipNews = (view: View, before: View, listener: Listener): string[] => {
  const say = listener.speech.tell;
  if (view.outcome !== null || view.raceTurn === 0 || view.raceTurn === before.raceTurn) return [];
  const skipped = view.players.flatMap(({ modes }, seat) => (modes.length === 0 ? [personTo(listener, seat)] : []));
  return skipped.map(say.skips);
};

const courseNews = (view: View, before: View, listener: Listener): string[] => {
  const { speech } = listener;
  const say = speech.tell;
  const first = personTo(listener, view.firstPlayer);
  if (view.outcome !== null) return [];
  if (view.round === before.round) return before.raceTurn === 0 && view.raceTurn > 0 ? [say.raceBegins(first)] : [];
  const fresh = freshFlags(view, before).flatMap((bridge) => flagText(bridge, view.flags[bridge], speech));
  return [
    ...(before.raceTurn < RACE_TURNS ? [say.noModes] : []),
    say.newRound(view.round, first),
    fresh.length > 0 ? say.newFlags(fresh) : say.noNewFlag,
  ];
};

const RACE_TURNS = 3;

/** The bridges that got a flag: empty before, or emptied by the ride that ended the round. */
const freshFlags = (view: View, before: View): BridgeName[] =>
  BRIDGES.filter((bridge) => {
    if (view.flags[bridge] === null) return false;
    if (before.flags[bridge] === null) return true;
    if (before.phase !== 'ride') return false;
    const isTaken = view.players.some(({ card }, seat) => card[bridge] !== before.players[seat]!.card[bridge]);
    return isTaken || view.flags[bridge] !== before.flags[bridge];
  });

const flagText = (bridge: BridgeName, colour: ColourName | null, speech: Speech): string[] =>
  colour === null ? [] : [speech.flagOf(BRIDGE_TITLES[bridge], speech.colours[colour])];
