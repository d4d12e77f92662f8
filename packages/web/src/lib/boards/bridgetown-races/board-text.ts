import {
  BRIDGES,
  BRIDGE_TITLES,
  COLOURS,
  MODES,
  SPECIALS,
  SPEEDS,
  placeName,
} from '@ponts-bornes/bridgetown-races/board';
import type { View } from '@ponts-bornes/bridgetown-races/board';
import type { Speech } from '@ponts-bornes/bridgetown-races/speech';
import { personAt } from '@ponts-bornes/kernel';
import type { Person, Seat } from '@ponts-bornes/kernel';
import type { At, Sheet, BoardTextMaker } from '../kit.ts';
import type { TurnChoice } from './choice.ts';
import { GO_FIRST, WAIT, placedOn, rideOf, ridesByVehicle, swapOf } from './move-texts.ts';
import { flagText, newsOf } from './news.ts';
import { colourOf } from '@ponts-bornes/bridgetown-races/art';

export const makeBoardText: BoardTextMaker<View, Speech> = (say) => ({
  prompt: (view, at) => promptOf(view, at, say),
  label: (text, view) => labelOf(text, view, say),
  standing: ({ players }, seat) => say.tell.short(players[seat]?.colours ?? 0),
  describe: (view, at) => describe(view, at, say),
  sheet: (view) => sheetOf(view, say),
  aside: (view, before, names, reader) => newsOf(view, before, (seat) => personAt(seat, names, reader), say),
  // Two flags in one ride.
  isGreat: (text) => (rideOf(text)?.flags.length ?? 0) > 1,
  tone: (text) => (rideOf(text) === null ? 'piece' : 'travel'),
  isOpen: () => true,
});

const promptOf = (view: View, { viewer, moves, names }: At, say: Speech): string => {
  const { prompts } = say;
  if (view.phase === 'over') return prompts.over;
  if (moves.length === 0 || typeof viewer !== 'number') {
    return prompts.others[view.phase](names[view.toAct[0] ?? 0] ?? '');
  }
  switch (view.phase) {
    case 'place':
      return prompts.place(view.players[viewer]?.unplaced ?? 0, moves.some(isSpecial));
    case 'mode':
      return prompts.placeMode;
    case 'first':
      return prompts.first;
    case 'ride':
      return ridePrompt(moves, say);
    case 'swap':
      return prompts.swap;
  }
};

/** What to choose next while a ride is half planned; null: the prompt says it. */
export const nextStep = ({ asked, draft, stay }: TurnChoice, say: Speech): string | null => {
  if (asked.rides.size === 0) return null;
  if (draft.isSwapping) return say.prompts.swapFirst;
  return draft.mode === null || asked.modes.length === 1 || stay !== null
    ? null
    : say.prompts.rideBy(say.by[draft.mode], []);
};

const isSpecial = (text: string): boolean => SPECIALS.some((special) => special === placedOn(text));

const ridePrompt = (moves: readonly string[], say: Speech): string => {
  const groups = [...ridesByVehicle(moves).values()].flatMap(([ride]) => ride ?? []);
  const specials = [
    ...(groups.some(({ isDouble }) => isDouble) ? [say.specials.double] : []),
    ...(moves.some((text) => swapOf(text) !== null) ? [say.specials.swap] : []),
  ];
  const [only, ...others] = groups.filter(({ isDouble }) => !isDouble);
  return only !== undefined && others.length === 0 && only.how === 'ride'
    ? say.prompts.rideBy(say.by[only.mode], specials)
    : say.prompts.ride(specials);
};

const labelOf = (text: string, view: View, say: Speech): string => {
  const ride = rideOf(text);
  if (ride !== null) {
    const { mode, how, isDouble, end, flags } = ride;
    if (how === 'stay') return say.labels.stay(say.modes[mode]);
    if (how === 'walk') return say.labels.walk(say.modes[mode], placeName(end, say));
    const taken = flags.map((bridge) => BRIDGE_TITLES[bridge]);
    return say.labels.ride(say.by[mode], isDouble, placeName(end, say), taken);
  }
  const pair = swapOf(text);
  if (pair !== null) {
    const [one, other] = pair.map((bridge) => flagText(bridge, view.flags[bridge], say)[0] ?? BRIDGE_TITLES[bridge]);
    return say.swapPair(one ?? '', other ?? '');
  }
  const placed = placedOn(text);
  const special = SPECIALS.find((name) => name === placed);
  if (special !== undefined) return say.labels.placeSpecial(say.specials[special]);
  const mode = MODES.find((name) => name === placed);
  if (mode !== undefined) {
    const speed = SPEEDS[MODES.indexOf(mode)] ?? 0;
    return say.labels.placeMode(say.modeWith(say.modes[mode], say.colours[colourOf(mode)], speed));
  }
  if (text === GO_FIRST) return say.goFirst;
  return text === WAIT ? say.keepFirst : say.swapNothing;
};

const describe = (view: View, { names, viewer }: At, say: Speech): readonly string[] => {
  const { tell } = say;
  const person = (seat: Seat): Person => personAt(seat, names, viewer);
  const called = (seat: Seat): string => (seat === viewer ? say.you : (names[seat] ?? ''));
  const calledWithin = (seat: Seat): string => (seat === viewer ? say.you.toLowerCase() : called(seat));
  const wheel = view.wheel.filter(({ seats }) => seats.length > 0);
  return [
    view.outcome === null ? tell.round(view.round, view.raceTurn, person(view.firstPlayer)) : say.prompts.over,
    tell.bridges(BRIDGES.map((bridge) => say.flagOf(BRIDGE_TITLES[bridge], nameOf(view.flags[bridge], say)))),
    wheel.length === 0 ? tell.nobody : tell.wheel(wheel.map((one) => wheelText(one, calledWithin, say))),
    ...view.specials.map(({ special, holder, used }) =>
      tell.special(say.specials[special], holder === null ? null : calledWithin(holder), used),
    ),
    ...view.players.flatMap(({ racer, unplaced, card, flags, colours }, seat) => [
      tell.racer(called(seat), placeName(racer, say)),
      ...(unplaced > 0 ? [tell.unplaced(person(seat), unplaced)] : []),
      tell.standing(person(seat), flags, colours),
      ...(flags > 0
        ? [
            tell.card(
              person(seat),
              BRIDGES.flatMap((bridge) => flagText(bridge, card[bridge], say)),
            ),
          ]
        : []),
    ]),
    say.bagOf(
      COLOURS.filter((colour) => view.bag[colour] > 0).map((colour) => `${say.colours[colour]} × ${view.bag[colour]}`),
      view.supply,
    ),
  ];
};

const wheelText = (
  { mode, colour, speed, seats }: View['wheel'][number],
  called: (seat: Seat) => string,
  say: Speech,
): string =>
  say.tell.mode(say.modes[mode], `${say.colours[colour]}, ${say.length(speed, seats.length - 1)}`, seats.map(called));

const nameOf = (colour: View['flags'][keyof View['flags']], say: Speech): string | null =>
  colour === null ? null : say.colours[colour];

const sheetOf = ({ players }: View, say: Speech): Sheet => ({
  rows: [
    ...BRIDGES.map((bridge) => ({
      label: BRIDGE_TITLES[bridge],
      values: players.map(({ card }) => nameOf(card[bridge], say) ?? '–'),
    })),
    { label: say.flagsRow, values: players.map(({ flags }) => String(flags)) },
    { label: say.coloursRow, values: players.map(({ colours }) => String(colours)), isTotal: true },
  ],
});
