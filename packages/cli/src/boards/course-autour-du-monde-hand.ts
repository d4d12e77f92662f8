import { CONTINENTS } from '@ponts-bornes/course-autour-du-monde';
import type { ContinentName, View } from '@ponts-bornes/course-autour-du-monde';
import type { Seat } from '@ponts-bornes/kernel';
import { COLON } from '../language.ts';
import type { Reader } from './board.ts';
import { chainsFrom, mostUseful } from './course-autour-du-monde-chains.ts';
import type { Chain } from './course-autour-du-monde-chains.ts';
import { besides, cardText, cellFor, cityName, flightText, inColumns } from './course-autour-du-monde-layout.ts';
import { SAY } from './course-autour-du-monde-words.ts';
import { across, endsOf, placeOf } from '@ponts-bornes/course-autour-du-monde';
import { ABBREVIATIONS, START_CODES, neighboursOf, tinted } from './course-autour-du-monde-world.ts';

const SHOWN_CHAINS = 3;
const SHOWN_CHAINS_OF_A_START = 2;
const INDENT = 2;

/** What one's cards can do from where one stands, or from where one could start. */
export const chainLines = (view: View, seat: Seat, reader: Reader): string[] => {
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

const linesFrom = (view: View, { from, start, seat, most }: Departure, { language, ink }: Reader): string[] => {
  const say = SAY[language];
  const visas = view.starts[seat] === null ? [placeOf(start).continent] : view.visas[seat]!;
  const hand = handToBe(view, seat);
  const chains = chainsFrom({ hand, from, start, visas });
  const name = cityName(from, language);
  if (chains.length === 0) return [ink.strong(say.noChains(name))];
  const shown = mostUseful(chains, most);
  return [
    ink.strong(hand.every((card) => view.hand.includes(card)) ? say.chains(name) : say.chainsWithTaken(name)) +
      (shown.length === chains.length ? '' : ink.faint(say.shown(shown.length, chains.length))),
    ...shown.flatMap((chain) => besides('', pathOf(chain, { language, ink }), INDENT)),
  ];
};

/** `PAR → NYC +Am → ANC` */
const pathOf = ({ stops, wins }: Chain, { language, ink }: Pick<Reader, 'language' | 'ink'>): string => {
  const path = stops.map(({ city, gained }) =>
    gained === null ? city : `${city} ${tinted(gained, `+${ABBREVIATIONS[gained]}`, ink)}`,
  );
  return `${path.join(' → ')}${wins ? ` ${ink.good(SAY[language].home)}` : ''}`;
};

/** Where one could go from here if one had every card. */
export const lineLines = (city: string, { language, ink }: Reader): string[] => {
  const label = `${SAY[language].lines(cityName(city, language))}${COLON[language]}`;
  const codes = neighboursOf(city).map((code) => tinted(placeOf(code).continent, code, ink));
  return besides(label, codes.join(' '), label.length);
};

/** One's own cards: those that leave from here, those that can follow, then the others, related ones together. */
export const handLines = (view: View, seat: Seat, { language, ink }: Reader): string[] => {
  if (view.hand.length === 0) return [];
  const say = SAY[language];
  const family = reachable(view, seat);
  const rest = view.hand.filter((card) => !family.includes(card));
  const cells = [...family, ...families(rest)].map((card) => markedCell(view, seat, { card, family, language }));
  return [
    `${ink.strong(say.hand(view.hand.length))}${family.length === 0 ? '' : `   ${ink.faint(say.handMarks)}`}`,
    ...inColumns(cells),
  ];
};

/** Cards to choose discards from, in the order of their numbers, marked as in the hand. */
export const discardLines = (cards: readonly string[], view: View, { language, ink }: Reader): string[] => {
  const say = SAY[language];
  const [seat = 0] = view.toAct;
  const family = reachable(view, seat);
  const hasMarks = cards.some((card) => family.includes(card));
  const cells = cards.map((card, at) => markedCell(view, seat, { card, family, language, before: numbered(at) }));
  return [`${ink.strong(say.moves.drops)}${hasMarks ? `   ${ink.faint(say.handMarks)}` : ''}`, ...inColumns(cells)];
};

/** A place in a list, as it is typed. */
export const numbered = (at: number): string => `${String(at + 1).padStart(3)}. `;

/** What one holds, and during a stay of one's own what one will: without the discard, with the écarts to be taken. */
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
  readonly language: Reader['language'];
  readonly before?: string;
}

/** `> PAR-NYC Paris → New York +Am`: a card that leaves from here, and the visa it brings; `+` one that can follow. */
const markedCell = (view: View, seat: Seat, { card, family, language, before = '' }: Marked): string => {
  const stand = view.cities[seat] ?? null;
  if (stand === null || !isAt(card, stand))
    return cellFor(cardText(card, language), `${before}${family.includes(card) ? '+' : ' '} `);
  const { gained, wins } = landingBy(view, seat, card);
  const visa = gained === null ? '' : ` +${ABBREVIATIONS[gained]}`;
  return cellFor(flightText(card, stand, language), `${before}> `, wins ? ` ${SAY[language].home}` : visa);
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

/** These cards and all that can be flown after them, the nearer ones first. */
const related = (cards: readonly string[], hand: readonly string[]): readonly string[] => {
  const family = [...cards];
  for (let at = 0; at < family.length; at++) {
    const ends = endsOf(family[at]!);
    family.push(...hand.filter((card) => !family.includes(card) && ends.some((end) => isAt(card, end))));
  }
  return family;
};

/** Cards that share cities stand together, the largest group first. */
const families = (cards: readonly string[]): readonly string[] => {
  const groups: (readonly string[])[] = [];
  for (const card of cards) if (!groups.flat().includes(card)) groups.push(related([card], cards));
  return groups.toSorted((a, b) => b.length - a.length).flat();
};
