import { BRIDGES } from '@ponts-bornes/bridgetown-races';
import type { BridgeName, ColourName, View } from '@ponts-bornes/bridgetown-races';
import type { Reader } from './board.ts';
import { BRIDGE_TITLES, SAY } from './bridgetown-races-words.ts';

type Listener = Pick<Reader, 'names' | 'language'>;

/** What the last move brought, a line for each: flags on a card, flags swapped, turns skipped, a new round. */
export const newsOf = (view: View, before: View, listener: Listener): readonly string[] => [
  ...cardNews(view, before, listener),
  ...swapNews(view, before, listener),
  ...courseNews(view, before, listener),
  ...skipNews(view, before, listener),
];

/** How a card stands after it changed, and what was given back for it. */
const cardNews = (view: View, before: View, { names, language }: Listener): string[] => {
  const say = SAY[language];
  return view.players.flatMap(({ card, flags, colours }, seat) => {
    const old = before.players[seat]!.card;
    const changed = BRIDGES.filter((bridge) => card[bridge] !== old[bridge]);
    if (changed.length === 0) return [];
    const given = changed.flatMap((bridge) => flagText(bridge, old[bridge], language));
    return [
      ...(given.length > 0 ? [say.givenBack(given)] : []),
      flags === BRIDGES.length ? say.allBridges(names[seat]!) : say.standing(names[seat]!, flags, colours),
    ];
  });
};

/** [BR-R4] Where the two flags are now. A new round puts flags on empty bridges only, so it changes no others. */
const swapNews = (view: View, before: View, { language }: Listener): string[] => {
  const isSwap = before.phase === 'swap' || view.swapped.length > before.swapped.length;
  const changed = BRIDGES.filter(
    (bridge) => before.flags[bridge] !== null && view.flags[bridge] !== before.flags[bridge],
  );
  if (!isSwap || changed.length !== 2) return [];
  return [SAY[language].swapped(changed.flatMap((bridge) => flagText(bridge, view.flags[bridge], language)))];
};

/** [BR-R1] Who has no mode left for the race turn that begins. */
const skipNews = (view: View, before: View, { names, language }: Listener): string[] => {
  const say = SAY[language];
  if (view.outcome !== null || view.raceTurn === 0 || view.raceTurn === before.raceTurn) return [];
  const skipped = view.players.flatMap(({ modes }, seat) => (modes.length === 0 ? [names[seat]!] : []));
  return skipped.map(say.skips);
};

const courseNews = (view: View, before: View, { names, language }: Listener): string[] => {
  const say = SAY[language];
  const first = names[view.firstPlayer]!;
  if (view.outcome !== null) return [];
  if (view.round === before.round) return before.raceTurn === 0 && view.raceTurn > 0 ? [say.raceBegins(first)] : [];
  const fresh = freshFlags(view, before).flatMap((bridge) => flagText(bridge, view.flags[bridge], language));
  return [
    ...(before.raceTurn < RACE_TURNS ? [say.noModes] : []),
    say.newRound(view.round, first),
    fresh.length > 0 ? say.newFlags(fresh) : say.bagEmpty,
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

const flagText = (bridge: BridgeName, colour: ColourName | null, language: Reader['language']): string[] =>
  colour === null ? [] : [`${BRIDGE_TITLES[bridge]} (${SAY[language].colours[colour]})`];
