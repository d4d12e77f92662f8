import { BRIDGES, COLOURS, MODES, SPECIALS, SPEEDS } from '@ponts-bornes/bridgetown-races/board';
import type { View } from '@ponts-bornes/bridgetown-races/board';
import type { Seat } from '@ponts-bornes/kernel';
import type { At, Sheet, Speaker } from '../kit.ts';
import { placedOn, rideOf, ridesByVehicle, swapOf } from './move-texts.ts';
import { flagText, newsOf } from './news.ts';
import { colourOf } from './paint.ts';
import { placeText, whereText } from './places.ts';
import { SAY } from './say.ts';
import { BRIDGE_TITLES } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

export const speak: Speaker<View> = (language) => {
  const say = SAY[language];
  return {
    prompt: (view, at) => promptOf(view, at, say),
    label: (text, view) => labelOf(text, view, say),
    standing: ({ players }, seat) => standingOf(players[seat]?.colours ?? 0, language),
    describe: (view, { names }) => describe(view, names, say),
    sheet: (view) => sheetOf(view, say),
    aside: (view, before, names) => newsOf(view, before, names, say),
    // Two flags in one ride.
    isGreat: (text) => text.split('+').length > 2,
    isOpen: () => true,
  };
};

const standingOf = (colours: number, language: 'fr' | 'en'): string =>
  language === 'fr' ? `${colours} coul.` : `${colours} col.`;

const promptOf = (view: View, { viewer, moves, names }: At, say: Vocabulary): string => {
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

const isSpecial = (text: string): boolean => SPECIALS.some((special) => special === placedOn(text));

const ridePrompt = (moves: readonly string[], say: Vocabulary): string => {
  const groups = [...ridesByVehicle(moves).values()].flatMap(([ride]) => ride ?? []);
  const canDouble = groups.some(({ isDouble }) => isDouble);
  const canSwap = moves.some((text) => swapOf(text) !== null);
  const [only, ...others] = groups.filter(({ isDouble }) => !isDouble);
  return only !== undefined && others.length === 0 && only.how === 'ride'
    ? say.prompts.rideBy(say.by[only.mode], canDouble, canSwap)
    : say.prompts.ride(canDouble, canSwap);
};

const labelOf = (text: string, view: View, say: Vocabulary): string => {
  const ride = rideOf(text);
  if (ride !== null) {
    const { mode, how, isDouble, end, flags } = ride;
    if (how === 'stay') return say.labels.stay(say.modes[mode]);
    if (how === 'walk') return say.labels.walk(say.modes[mode], whereText(end, say));
    const taken = flags.map((bridge) => BRIDGE_TITLES[bridge]);
    return say.labels.ride(say.by[mode], isDouble, placeText(end, say), taken);
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
    return say.labels.placeMode(say.modes[mode], say.colours[colourOf(mode)], SPEEDS[MODES.indexOf(mode)] ?? 0);
  }
  if (text === 'first') return say.goFirst;
  return text === 'wait' ? say.keepFirst : say.swapNothing;
};

const describe = (view: View, names: readonly string[], say: Vocabulary): readonly string[] => {
  const { tell } = say;
  const called = (seat: Seat): string => names[seat] ?? '';
  const wheel = view.wheel.filter(({ seats }) => seats.length > 0);
  return [
    view.outcome === null ? tell.round(view.round, view.raceTurn, called(view.firstPlayer)) : say.prompts.over,
    tell.bridges(BRIDGES.map((bridge) => say.flagOf(BRIDGE_TITLES[bridge], nameOf(view.flags[bridge], say)))),
    wheel.length === 0 ? tell.nobody : tell.wheel(wheel.map((one) => wheelText(one, called, say))),
    ...view.specials.map(({ special, holder, used }) =>
      tell.special(special, holder === null ? null : called(holder), used),
    ),
    ...view.players.flatMap(({ racer, unplaced, card, flags, colours }, seat) => [
      tell.racer(called(seat), whereText(racer, say)),
      ...(unplaced > 0 ? [tell.unplaced(called(seat), unplaced)] : []),
      tell.standing(called(seat), flags, colours),
      ...(flags > 0
        ? [
            tell.card(
              called(seat),
              BRIDGES.flatMap((bridge) => flagText(bridge, card[bridge], say)),
            ),
          ]
        : []),
    ]),
    say.bagOf(
      COLOURS.filter((colour) => view.bag[colour] > 0).map((colour) => `${view.bag[colour]} ${say.colours[colour]}`),
      view.supply,
    ),
  ];
};

const wheelText = (
  { mode, colour, speed, seats }: View['wheel'][number],
  called: (seat: Seat) => string,
  say: Vocabulary,
): string => say.tell.mode(mode, `${say.colours[colour]}, ${say.length(speed, seats.length - 1)}`, seats.map(called));

const nameOf = (colour: View['flags'][keyof View['flags']], say: Vocabulary): string | null =>
  colour === null ? null : say.colours[colour];

const sheetOf = ({ players }: View, say: Vocabulary): Sheet => ({
  rows: [
    ...BRIDGES.map((bridge) => ({
      label: BRIDGE_TITLES[bridge],
      values: players.map(({ card }) => nameOf(card[bridge], say) ?? '–'),
    })),
    { label: say.flagsRow, values: players.map(({ flags }) => String(flags)) },
    { label: say.coloursRow, values: players.map(({ colours }) => String(colours)), isTotal: true },
  ],
});
