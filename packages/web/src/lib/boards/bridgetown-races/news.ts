import { BRIDGES, BRIDGE_TITLES } from '@ponts-bornes/bridgetown-races/board';
import type { BridgeName, ColourName, View } from '@ponts-bornes/bridgetown-races/board';
import type { Speech } from '@ponts-bornes/bridgetown-races/speech';
import type { Person, Seat } from '@ponts-bornes/kernel';

type Named = (seat: Seat) => Person;

/** The effects of the last move: flags on a card, swapped flags, skipped turns, a new round. */
export const newsOf = (view: View, before: View, person: Named, say: Speech): readonly string[] => [
  ...cardNews(view, before, person, say),
  ...swapNews(view, before, say),
  ...courseNews(view, before, person, say),
  ...skipNews(view, before, person, say),
];

/** The new state of a changed card, and the flags given back. */
const cardNews = (view: View, before: View, person: Named, say: Speech): string[] =>
  view.players.flatMap(({ card, flags, colours }, seat) => {
    const old = before.players[seat]?.card;
    if (old === undefined) return [];
    const changed = BRIDGES.filter((bridge) => card[bridge] !== old[bridge]);
    if (changed.length === 0) return [];
    const given = changed.flatMap((bridge) => flagText(bridge, old[bridge], say));
    const who = person(seat);
    return [
      ...(given.length > 0 ? [say.tell.givenBack(given)] : []),
      flags === BRIDGES.length ? say.tell.allBridges(who) : say.tell.standing(who, flags, colours),
    ];
  });

/** Where the two swapped flags are now. A new round only fills empty bridges, so it can't look like a swap. */
const swapNews = (view: View, before: View, say: Speech): string[] => {
  const isSwap = before.phase === 'swap' || view.swapped.length > before.swapped.length;
  const changed = BRIDGES.filter(
    (bridge) => before.flags[bridge] !== null && view.flags[bridge] !== before.flags[bridge],
  );
  if (!isSwap || changed.length !== 2) return [];
  return [say.tell.swapped(changed.flatMap((bridge) => flagText(bridge, view.flags[bridge], say)))];
};

/** Players without a mode for the race turn that begins. */
const skipNews = (view: View, before: View, person: Named, say: Speech): string[] => {
  if (view.outcome !== null || view.raceTurn === 0 || view.raceTurn === before.raceTurn) return [];
  return view.players.flatMap(({ modes }, seat) => (modes.length === 0 ? [say.tell.skips(person(seat))] : []));
};

const courseNews = (view: View, before: View, person: Named, say: Speech): string[] => {
  const first = person(view.firstPlayer);
  if (view.outcome !== null) return [];
  if (view.round === before.round) {
    return before.raceTurn === 0 && view.raceTurn > 0 ? [say.tell.raceBegins(first)] : [];
  }
  const fresh = freshFlags(view, before).flatMap((bridge) => flagText(bridge, view.flags[bridge], say));
  return [
    ...(before.raceTurn < RACE_TURNS ? [say.tell.noModes] : []),
    say.tell.newRound(view.round, first),
    fresh.length > 0 ? say.tell.newFlags(fresh) : say.tell.noNewFlag,
  ];
};

const RACE_TURNS = 3;

/** Bridges that got a flag: empty before, or emptied by the ride that ended the round. */
const freshFlags = (view: View, before: View): BridgeName[] =>
  BRIDGES.filter((bridge) => {
    if (view.flags[bridge] === null) return false;
    if (before.flags[bridge] === null) return true;
    if (before.phase !== 'ride') return false;
    const isTaken = view.players.some(({ card }, seat) => card[bridge] !== before.players[seat]?.card[bridge]);
    return isTaken || view.flags[bridge] !== before.flags[bridge];
  });

export const flagText = (bridge: BridgeName, colour: ColourName | null, say: Speech): string[] =>
  colour === null ? [] : [say.flagOf(BRIDGE_TITLES[bridge], say.colours[colour])];
