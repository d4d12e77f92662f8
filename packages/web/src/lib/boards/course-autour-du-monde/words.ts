import { CONTINENTS } from '@ponts-bornes/course-autour-du-monde';
import type { SourcesName, View } from '@ponts-bornes/course-autour-du-monde';
import type { Language, Seat } from '@ponts-bornes/kernel';
import type { At, Sheet, Speaker } from '../kit.ts';
import { landingIn } from './hand.ts';
import { cityName, continentName, flightName, routeName } from './names.ts';
import { news } from './news.ts';
import { offersOf } from './offers.ts';
import { SAY } from './say.ts';
import type { Asked, Say } from './sayings.ts';
import { across, placeOf } from '@ponts-bornes/course-autour-du-monde';
import { pathOf } from './world.ts';

export const speak: Speaker<View> = (language) => ({
  prompt: (view, at) => prompt(view, at, language),
  label: (text, view) => label(text, view, language),
  standing: (view, seat) => standing(view, seat, language),
  describe: (view, at) => describe(view, at, language),
  sheet: (view, names) => sheet(view, names, language),
  aside: (view, before, names) => news(view, before, { names, language }),
});

const prompt = (view: View, { viewer, moves, names }: At, language: Language): string => {
  const say = SAY[language];
  const [seat] = view.toAct;
  if (seat === undefined) return say.over(names[view.outcome?.winners[0] ?? 0] ?? '');
  const asked = askedOf(view, say);
  if (seat !== viewer) return asked.others(names[seat] ?? '');
  const { flights, stays, canEnd } = offersOf(moves);
  if (stays.length > 0 && flights.length === 0) return say.stuck;
  if (canEnd && flights.length === 0) return say.stuckInFlight;
  const isHomewards =
    view.visas[seat]?.length === CONTINENTS.length && (view.phase === 'turn' || view.phase === 'flying');
  return isHomewards ? say.homewards(cityName(view.starts[seat] ?? '', language)) : asked.own;
};

const askedOf = ({ phase }: View, say: Say): Asked => {
  switch (phase) {
    case 'start':
      return say.start;
    case 'turn':
    case 'over':
      return say.turn;
    case 'flying':
      return say.flying;
    case 'first-drop':
      return say.firstDrop;
    case 'second-drop':
      return say.secondDrop;
  }
};

const label = (text: string, view: View, language: Language): string => {
  const say = SAY[language];
  const [kind = '', what = ''] = text.split(' ');
  switch (kind) {
    case 'start':
      return say.startIn(cityName(what, language), continentName(placeOf(what).continent, language));
    case 'fly':
      return flightLabel(what, view, language);
    case 'stay':
      return stayLabel(what as SourcesName, view, language);
    case 'drop':
      return (view.phase === 'second-drop' ? say.dropLast : say.drop)(routeName(what, language));
    case 'end':
      return say.end(view.step?.kind === 'fly' ? view.step.routes.length : 0);
    default:
      return text;
  }
};

/** Where a flight leads, and what it brings. */
const flightLabel = (route: string, view: View, language: Language): string => {
  const say = SAY[language];
  const [seat = 0] = view.toAct;
  const from = view.cities[seat] ?? '';
  const to = across(route, from);
  if (to === null) return routeName(route, language);
  const text = say.fly(cityName(from, language), cityName(to, language));
  const { gained, wins } = landingIn(view, seat, to);
  if (wins) return `${text}, ${say.andHome}`;
  return gained === null ? text : `${text} (${say.withVisa(continentName(gained, language))})`;
};

const stayLabel = (sources: SourcesName, { first, second }: View, language: Language): string => {
  const name = (card: string | null): string => (card === null ? '' : routeName(card, language));
  return SAY[language].stay[sources](name(first.shows), name(second.shows));
};

const standing = ({ visas, outcome }: View, seat: Seat, language: Language): string => {
  const say = SAY[language];
  return outcome?.winners.includes(seat) === true ? say.isHome : say.standing(visas[seat]?.length ?? 0);
};

const describe = (view: View, at: At, language: Language): readonly string[] => {
  const say = SAY[language];
  return [
    say.table(view.stock, view.laid.length),
    ...([view.first, view.second] as const).map(({ shows, size }, index) =>
      shows === null
        ? `${say.slotEmpty(index + 1)}.`
        : `${say.slotShows(index + 1, routeName(shows, language), size - 1)}.`,
    ),
    ...at.names.flatMap((_, seat) => seatSentences(view, seat, at, language)),
    ...stepSentences(view, at, language),
    ...handSentences(view, at, language),
  ];
};

const seatSentences = (view: View, seat: Seat, { names, viewer }: At, language: Language): string[] => {
  const say = SAY[language];
  const who = names[seat] ?? '';
  const [city, start] = [view.cities[seat] ?? null, view.starts[seat] ?? null];
  const visas = (view.visas[seat] ?? []).map((one) => continentName(one, language));
  const known = (view.known[seat] ?? []).map((card) => routeName(card, language));
  return [
    city === null || start === null
      ? say.notStarted(who)
      : say.stands(who, cityName(city, language), cityName(start, language)),
    say.has(who, visas.join(', ') || say.noVisas, visas.length, view.handSizes[seat] ?? 0),
    ...(known.length === 0 || seat === viewer ? [] : [say.known(who, known.join(', '))]),
  ];
};

/** The flights of this turn, or what a stay will take and put down. */
const stepSentences = ({ step, toAct, cities, first, second }: View, { names }: At, language: Language): string[] => {
  const say = SAY[language];
  const [seat = 0] = toAct;
  const who = names[seat] ?? '';
  if (step === null) return [];
  switch (step.kind) {
    case 'fly': {
      const path = pathOf(step.routes, cities[seat] ?? '');
      return [say.inFlight(who, path.map((code) => cityName(code, language)).join(' → '))];
    }
    case 'stay': {
      const [one, other] = [first, second].map(({ shows }) => (shows === null ? '' : routeName(shows, language)));
      const takes = say.takes[step.sources](one ?? '', other ?? '');
      return [
        say.staying(who, takes),
        ...(step.dropped === null ? [] : [say.putsDown(routeName(step.dropped, language))]),
      ];
    }
  }
};

const handSentences = (view: View, { viewer }: At, language: Language): string[] => {
  if (view.hand.length === 0 || viewer === 'spectator') return [];
  const say = SAY[language];
  const city = view.cities[viewer] ?? null;
  const leaving = view.hand.filter((card) => across(card, city) !== null);
  return [
    ...(city === null || leaving.length === 0
      ? []
      : [
          say.yourFlights(cityName(city, language), leaving.map((card) => flightName(card, city, language)).join(', ')),
        ]),
    say.yourHand(view.hand.map((card) => routeName(card, language)).join(', ')),
  ];
};

const sheet = ({ starts, visas, turns, outcome }: View, names: readonly string[], language: Language): Sheet => {
  const say = SAY[language];
  const bySeat = (value: (seat: Seat) => string): string[] => names.map((_, seat) => value(seat));
  const isHome = (seat: Seat): boolean => outcome?.winners.includes(seat) === true;
  const mark = (is: boolean): string => (is ? say.yes : say.no);
  return {
    rows: [
      { label: say.startRow, values: bySeat((seat) => (starts[seat] ? cityName(starts[seat], language) : say.no)) },
      ...CONTINENTS.map((one) => ({
        label: continentName(one, language),
        values: bySeat((seat) => mark(visas[seat]?.includes(one) === true)),
      })),
      { label: say.backRow, values: bySeat((seat) => mark(isHome(seat))) },
      { label: say.turnsRow, values: bySeat((seat) => String(turns[seat] ?? 0)) },
      {
        label: say.totalRow,
        values: bySeat((seat) => String((visas[seat]?.length ?? 0) + Number(isHome(seat)))),
        isTotal: true,
      },
    ],
  };
};
