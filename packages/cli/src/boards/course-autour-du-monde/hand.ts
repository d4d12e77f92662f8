import { CONTINENTS } from '@ponts-bornes/course-autour-du-monde';
import type { ContinentName, View } from '@ponts-bornes/course-autour-du-monde';
import type { Seat } from '@ponts-bornes/kernel';
import type { Speech } from '@ponts-bornes/course-autour-du-monde/speech';
import type { Reader } from '../board.ts';
import { chainsFrom, mostUseful } from './chains.ts';
import type { Chain } from './chains.ts';
import { cardText, cellFor, cityName, flightText, inColumns, labelled } from './layout.ts';
import { across, endsOf, placeOf } from '@ponts-bornes/course-autour-du-monde';
import { ABBREVIATIONS, START_CODES, neighboursOf, tinted } from './world.ts';

const SHOWN_CHAINS = 3;
const SHOWN_CHAINS_OF_A_START = 2;
const INDENT = 2;

/** What the seat's cards can do from its city, or from its possible start cities. */
export const chainLines = (view: View, seat: Seat, reader: Reader<Speech>): string[] => {
  const stand = view.cities[seat] ?? null;
  if (stand !== null)
    return linesFrom(view, { from: stand, start: view.starts[seat]!, seat, most: SHOWN_CHAINS }, reader);
  return START_CODES.flatMap((from) =>
    linesFrom(view, { from, start: from, seat, most: SHOWN_CHAINS_OF_A_START }, reader),
  );
};

interface Departure {
  readonly from: string;
  readonly start: string;
  readonly seat: Seat;
  readonly most: number;
}

const linesFrom = (view: View, { from, start, seat, most }: Departure, { speech, ink }: Reader<Speech>): string[] => {
  const say = speech.terminal;
  const visas = view.starts[seat] === null ? [placeOf(start).continent] : view.visas[seat]!;
  const hand = handToBe(view, seat);
  const chains = chainsFrom({ hand, from, start, visas });
  const name = cityName(from, speech);
  if (chains.length === 0) return [ink.strong(say.noChains(name))];
  const shown = mostUseful(chains, most);
  return [
    ink.strong(hand.every((card) => view.hand.includes(card)) ? say.chains(name) : say.chainsWithTaken(name)) +
      (shown.length === chains.length ? '' : ink.faint(say.shown(shown.length, chains.length))),
    ...shown.flatMap((chain) => labelled('', pathOf(chain, { speech, ink }), INDENT)),
  ];
};

/** `PAR → NYC +Am → ANC` */
const pathOf = ({ stops, wins }: Chain, { speech, ink }: Pick<Reader<Speech>, 'speech' | 'ink'>): string => {
  const path = stops.map(({ city, gained }) =>
    gained === null ? city : `${city} ${tinted(gained, `+${ABBREVIATIONS[gained]}`, ink)}`,
  );
  return `${path.join(' → ')}${wins ? ` ${ink.good(speech.terminal.home)}` : ''}`;
};

/** All connections of a city. */
export const lineLines = (city: string, { speech, ink }: Reader<Speech>): string[] => {
  const label = speech.terminal.lines(cityName(city, speech));
  const codes = neighboursOf(city).map((code) => tinted(placeOf(code).continent, code, ink));
  return labelled(label, codes.join(' '), label.length);
};

/** The seat's cards: those that leave from here, those that can follow, then the others, grouped by shared cities. */
export const handLines = (view: View, seat: Seat, { speech, ink }: Reader<Speech>): string[] => {
  if (view.hand.length === 0) return [];
  const say = speech.terminal;
  const family = reachable(view, seat);
  const rest = view.hand.filter((card) => !family.includes(card));
  const cells = [...family, ...families(rest)].map((card) => markedCell(view, seat, { card, family, speech }));
  return [
    `${ink.strong(speech.board.handOf(view.hand.length))}${family.length === 0 ? '' : `   ${ink.faint(say.handMarks)}`}`,
    ...inColumns(cells),
  ];
};

/** The cards to choose a discard from, in the order of their numbers, marked as in the hand. */
export const discardLines = (cards: readonly string[], view: View, { speech, ink }: Reader<Speech>): string[] => {
  const say = speech.terminal;
  const [seat = 0] = view.toAct;
  const family = reachable(view, seat);
  const hasMarks = cards.some((card) => family.includes(card));
  const cells = cards.map((card, at) => markedCell(view, seat, { card, family, speech, before: numbered(at) }));
  return [`${ink.strong(say.moves.drops)}${hasMarks ? `   ${ink.faint(say.handMarks)}` : ''}`, ...inColumns(cells)];
};

/** A place in a list, as it is typed. */
export const numbered = (at: number): string => `${String(at + 1).padStart(3)}. `;

/** The seat's hand; during its own stay, the hand after it: without the discard, with the écarts to be taken. */
export const handToBe = ({ hand, step, toAct, first, second }: View, seat: Seat): readonly string[] => {
  if (step?.kind !== 'stay' || !toAct.includes(seat)) return hand;
  const { dropped, sources } = step;
  const taken = {
    stock: [],
    first: [first.shows],
    second: [second.shows],
    both: [first.shows, second.shows],
  }[sources];
  return [...hand.filter((card) => card !== dropped), ...taken.flatMap((card) => card ?? [])];
};

/** The cards that leave from here, then those that can follow. */
const reachable = (view: View, seat: Seat): readonly string[] => {
  const hand = handToBe(view, seat);
  return related(
    hand.filter((card) => isAt(card, view.cities[seat] ?? null)),
    hand,
  );
};

interface Marked {
  readonly card: string;
  readonly family: readonly string[];
  readonly speech: Speech;
  readonly before?: string;
}

/** `> PAR-NYC Paris → New York +Am`: a card that leaves from here, and the visa it brings; `+` one that can follow. */
const markedCell = (view: View, seat: Seat, { card, family, speech, before = '' }: Marked): string => {
  const stand = view.cities[seat] ?? null;
  if (stand === null || !isAt(card, stand))
    return cellFor(cardText(card, speech), `${before}${family.includes(card) ? '+' : ' '} `);
  const { gained, wins } = landingBy(view, seat, card);
  const visa = gained === null ? '' : ` +${ABBREVIATIONS[gained]}`;
  return cellFor(flightText(card, stand, speech), `${before}> `, wins ? ` ${speech.terminal.home}` : visa);
};

/** What a flight from here would bring: a visa, or the win. */
export const landingBy = (
  { cities, visas, starts }: View,
  seat: Seat,
  card: string,
): { readonly gained: ContinentName | null; readonly wins: boolean } => {
  const city = across(card, cities[seat] ?? null)!;
  const { visa } = placeOf(city);
  const had = visas[seat]!;
  const gained = visa === null || had.includes(visa) ? null : visa;
  return { gained, wins: city === starts[seat] && CONTINENTS.every((one) => had.includes(one)) };
};

const isAt = (card: string, city: string | null): boolean => across(card, city) !== null;

/** These cards and all that can follow them, nearest first. */
const related = (cards: readonly string[], hand: readonly string[]): readonly string[] => {
  const family = [...cards];
  for (let at = 0; at < family.length; at++) {
    const ends = endsOf(family[at]!);
    family.push(...hand.filter((card) => !family.includes(card) && ends.some((end) => isAt(card, end))));
  }
  return family;
};

/** Groups cards that share cities, largest group first. */
const families = (cards: readonly string[]): readonly string[] => {
  const groups: (readonly string[])[] = [];
  for (const card of cards) if (!groups.flat().includes(card)) groups.push(related([card], cards));
  return groups.toSorted((a, b) => b.length - a.length).flat();
};
