import { BRIDGES } from '@ponts-bornes/bridgetown-races/board';
import type { BridgeName, ColourName, View } from '@ponts-bornes/bridgetown-races/board';
import { BRIDGE_TITLES } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What the last move brought: flags on a card, flags swapped, turns skipped, a new round. */
export const newsOf = (view: View, before: View, names: readonly string[], say: Vocabulary): readonly string[] => [
  ...cardNews(view, before, names, say),
  ...swapNews(view, before, say),
  ...courseNews(view, before, names, say),
  ...skipNews(view, before, names, say),
];

/** How a card stands after it changed, and what was given back for it. */
const cardNews = (view: View, before: View, names: readonly string[], say: Vocabulary): string[] =>
  view.players.flatMap(({ card, flags, colours }, seat) => {
    const old = before.players[seat]?.card;
    if (old === undefined) return [];
    const changed = BRIDGES.filter((bridge) => card[bridge] !== old[bridge]);
    if (changed.length === 0) return [];
    const given = changed.flatMap((bridge) => flagText(bridge, old[bridge], say));
    const name = names[seat] ?? '';
    return [
      ...(given.length > 0 ? [say.tell.givenBack(given)] : []),
      flags === BRIDGES.length ? say.tell.allBridges(name) : say.tell.standing(name, flags, colours),
    ];
  });

/** Where the two flags are now. A new round puts flags on empty bridges only, so it changes no others. */
const swapNews = (view: View, before: View, say: Vocabulary): string[] => {
  const isSwap = before.phase === 'swap' || view.swapped.length > before.swapped.length;
  const changed = BRIDGES.filter(
    (bridge) => before.flags[bridge] !== null && view.flags[bridge] !== before.flags[bridge],
  );
  if (!isSwap || changed.length !== 2) return [];
  return [say.tell.swapped(changed.flatMap((bridge) => flagText(bridge, view.flags[bridge], say)))];
};

/** Who has no mode left for the race turn that begins. */
const skipNews = (view: View, before: View, names: readonly string[], say: Vocabulary): string[] => {
  if (view.outcome !== null || view.raceTurn === 0 || view.raceTurn === before.raceTurn) return [];
  return view.players.flatMap(({ modes }, seat) => (modes.length === 0 ? [say.tell.skips(names[seat] ?? '')] : []));
};

const courseNews = (view: View, before: View, names: readonly string[], say: Vocabulary): string[] => {
  const first = names[view.firstPlayer] ?? '';
  if (view.outcome !== null) return [];
  if (view.round === before.round) {
    return before.raceTurn === 0 && view.raceTurn > 0 ? [say.tell.raceBegins(first)] : [];
  }
  const fresh = freshFlags(view, before).flatMap((bridge) => flagText(bridge, view.flags[bridge], say));
  return [say.tell.newRound(view.round, first), ...(fresh.length > 0 ? [say.tell.newFlags(fresh)] : [])];
};

/** The bridges that got a flag: empty before, or emptied by the ride that ended the round. */
const freshFlags = (view: View, before: View): BridgeName[] =>
  BRIDGES.filter((bridge) => {
    if (view.flags[bridge] === null) return false;
    if (before.flags[bridge] === null) return true;
    if (before.phase !== 'ride') return false;
    const isTaken = view.players.some(({ card }, seat) => card[bridge] !== before.players[seat]?.card[bridge]);
    return isTaken || view.flags[bridge] !== before.flags[bridge];
  });

export const flagText = (bridge: BridgeName, colour: ColourName | null, say: Vocabulary): string[] =>
  colour === null ? [] : [say.flagOf(BRIDGE_TITLES[bridge], say.colours[colour])];
