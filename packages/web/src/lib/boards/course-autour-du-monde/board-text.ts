import { CONTINENTS } from '@ponts-bornes/course-autour-du-monde';
import type { SourcesName, View } from '@ponts-bornes/course-autour-du-monde';
import { readMove } from '@ponts-bornes/course-autour-du-monde/notation';
import type { Asked, Prompts, Speech } from '@ponts-bornes/course-autour-du-monde/speech';
import { personAt } from '@ponts-bornes/kernel';
import type { Seat } from '@ponts-bornes/kernel';
import type { At, Sheet, BoardTextMaker } from '../kit.ts';
import { landingIn } from './hand.ts';
import { cityName, continentName, flightName, routeName } from './names.ts';
import { news } from './news.ts';
import { offersOf } from './offers.ts';
import { across, placeOf } from '@ponts-bornes/course-autour-du-monde';
import { pathOf } from './world.ts';

export const makeBoardText: BoardTextMaker<View, Speech> = (speech) => ({
  prompt: (view, at) => prompt(view, at, speech),
  label: (text, view) => label(text, view, speech),
  standing: (view, seat) => standing(view, seat, speech),
  describe: (view, at) => describe(view, at, speech),
  sheet: (view, names) => sheet(view, names, speech),
  aside: (view, before, names, reader) =>
    news(view, before, { speech, person: (seat) => personAt(seat, names, reader) }),
  tone: (text) => (readMove(text)?.kind === 'fly' ? 'travel' : 'card'),
  isStamped: ({ visas }, before) => visas.some((own, seat) => own.length > (before.visas[seat] ?? own).length),
});

const prompt = (view: View, { viewer, moves, names }: At, speech: Speech): string => {
  const say = speech.prompts;
  const [seat] = view.toAct;
  if (seat === undefined) return say.over(personAt(view.outcome?.winners[0] ?? 0, names, viewer));
  const asked = askedOf(view, say);
  if (seat !== viewer) return asked.others(names[seat] ?? '');
  const { flights, stays, canEnd } = offersOf(moves);
  if (stays.length > 0 && flights.length === 0) return say.stuck;
  if (canEnd && flights.length === 0) return say.stuckInFlight;
  const isHomewards =
    view.visas[seat]?.length === CONTINENTS.length && (view.phase === 'turn' || view.phase === 'flying');
  return isHomewards ? say.homewards(cityName(view.starts[seat] ?? '', speech)) : asked.own;
};

const askedOf = ({ phase }: View, say: Prompts): Asked => {
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

const label = (text: string, view: View, speech: Speech): string => {
  const say = speech.labels;
  const move = readMove(text);
  switch (move?.kind) {
    case 'start':
      return say.startIn(cityName(move.city, speech), continentName(placeOf(move.city).continent, speech));
    case 'fly':
      return flightLabel(move.route, view, speech);
    case 'stay':
      return stayLabel(move.sources, view, speech);
    case 'drop':
      return (view.phase === 'second-drop' ? say.dropLast : say.drop)(routeName(move.route, speech));
    case 'end':
      return say.end(view.step?.kind === 'fly' ? view.step.routes.length : 0);
    case undefined:
      return text;
  }
};

/** The destination of a flight and what it gains. */
const flightLabel = (route: string, view: View, speech: Speech): string => {
  const say = speech.labels;
  const [seat = 0] = view.toAct;
  const from = view.cities[seat] ?? '';
  const to = across(route, from);
  if (to === null) return routeName(route, speech);
  const text = say.fly(cityName(from, speech), cityName(to, speech));
  const { gained, wins } = landingIn(view, seat, to);
  if (wins) return `${text}, ${say.andHome}`;
  return gained === null ? text : `${text} (${say.withVisa(continentName(gained, speech))})`;
};

const stayLabel = (sources: SourcesName, { first, second }: View, speech: Speech): string => {
  const name = (card: string | null): string => (card === null ? '' : routeName(card, speech));
  return speech.labels.stay[sources](name(first.shows), name(second.shows));
};

const standing = ({ visas, outcome }: View, seat: Seat, speech: Speech): string => {
  const say = speech.board;
  return outcome?.winners.includes(seat) === true ? say.isHome : say.standing(visas[seat]?.length ?? 0);
};

const describe = (view: View, at: At, speech: Speech): readonly string[] => {
  const say = speech.board;
  return [
    speech.tell.table(view.stock, view.laid.length),
    ...([view.first, view.second] as const).map(({ shows, size }, index) =>
      shows === null
        ? `${say.slotEmpty(index + 1)}.`
        : `${say.slotShows(index + 1, routeName(shows, speech), size - 1)}.`,
    ),
    ...at.names.flatMap((_, seat) => seatSentences(view, seat, at, speech)),
    ...stepSentences(view, at, speech),
    ...handSentences(view, at, speech),
  ];
};

const seatSentences = (view: View, seat: Seat, { names, viewer }: At, speech: Speech): string[] => {
  const say = speech.tell;
  const who = personAt(seat, names, viewer);
  const [city, start] = [view.cities[seat] ?? null, view.starts[seat] ?? null];
  const visas = (view.visas[seat] ?? []).map((one) => continentName(one, speech));
  const known = (view.known[seat] ?? []).map((card) => routeName(card, speech));
  return [
    city === null || start === null
      ? say.notStarted(who)
      : say.stands(who, cityName(city, speech), cityName(start, speech)),
    say.has(who, visas.join(', ') || say.noVisas, view.handSizes[seat] ?? 0),
    ...(known.length === 0 || seat === viewer ? [] : [say.known(who.name, known.join(', '))]),
  ];
};

/** This turn's flights, or what a stay takes and discards. */
const stepSentences = (
  { step, toAct, cities, first, second }: View,
  { names, viewer }: At,
  speech: Speech,
): string[] => {
  const say = speech.tell;
  const [seat = 0] = toAct;
  const who = personAt(seat, names, viewer);
  if (step === null) return [];
  switch (step.kind) {
    case 'fly': {
      const path = pathOf(step.routes, cities[seat] ?? '');
      return [say.inFlight(who, path.map((code) => cityName(code, speech)).join(' → '))];
    }
    case 'stay': {
      const [one, other] = [first, second].map(({ shows }) => (shows === null ? '' : routeName(shows, speech)));
      const takes = speech.takes[step.sources](one ?? '', other ?? '');
      return [
        say.staying(who, takes),
        ...(step.dropped === null ? [] : [say.putsDown(routeName(step.dropped, speech))]),
      ];
    }
  }
};

const handSentences = (view: View, { viewer }: At, speech: Speech): string[] => {
  if (view.hand.length === 0 || viewer === 'spectator') return [];
  const say = speech.tell;
  const city = view.cities[viewer] ?? null;
  const leaving = view.hand.filter((card) => across(card, city) !== null);
  return [
    ...(city === null || leaving.length === 0
      ? []
      : [say.yourFlights(cityName(city, speech), leaving.map((card) => flightName(card, city, speech)).join(', '))]),
    say.yourHand(view.hand.map((card) => routeName(card, speech)).join(', ')),
  ];
};

const sheet = ({ starts, visas, turns, outcome }: View, names: readonly string[], speech: Speech): Sheet => {
  const say = speech.sheet;
  const bySeat = (value: (seat: Seat) => string): string[] => names.map((_, seat) => value(seat));
  const isHome = (seat: Seat): boolean => outcome?.winners.includes(seat) === true;
  // Many columns leave room for a code only.
  const startOf = (code: string | null): string => {
    if (code === null) return say.no;
    return names.length > 3 ? code : cityName(code, speech);
  };
  const mark = (is: boolean): string => (is ? say.yes : say.no);
  return {
    rows: [
      { label: say.start, values: bySeat((seat) => startOf(starts[seat] ?? null)) },
      ...CONTINENTS.map((one) => ({
        label: continentName(one, speech),
        values: bySeat((seat) => mark(visas[seat]?.includes(one) === true)),
      })),
      { label: say.back, values: bySeat((seat) => mark(isHome(seat))) },
      { label: say.turns, values: bySeat((seat) => String(turns[seat] ?? 0)) },
      {
        label: say.total,
        values: bySeat((seat) => String((visas[seat]?.length ?? 0) + Number(isHome(seat)))),
        isTotal: true,
      },
    ],
  };
};
