import { CONTINENTS, NAMES } from '@ponts-bornes/course-autour-du-monde';
import type { View } from '@ponts-bornes/course-autour-du-monde';
import type { Seat } from '@ponts-bornes/kernel';
import type { Reader } from './board.ts';
import { cardText, cityName } from './course-autour-du-monde-layout.ts';
import { SAY } from './course-autour-du-monde-words.ts';

type Teller = Pick<Reader, 'names' | 'language'>;

/** What came with a move that all could see: landings, visas, cards taken openly, a new stock. */
export const news = (view: View, teller: Teller, before: View): string[] => {
  const [seat] = before.toAct;
  if (seat === undefined) return [];
  switch (before.phase) {
    case 'start':
      return starting(view, seat, teller);
    case 'turn':
    case 'flying':
      if (view.cities[seat] !== before.cities[seat]) return landing(view, seat, teller, before);
      return view.phase === 'turn' ? drawing(view, seat, teller, before) : [];
    case 'first-drop':
    case 'over':
      return [];
    case 'second-drop':
      return taking(view, seat, teller, before);
  }
};

const starting = (view: View, seat: Seat, teller: Teller): string[] => {
  const { names, language } = teller;
  const [continent = 'europe'] = view.visas[seat]!;
  const visa = SAY[language].begins(names[seat]!, NAMES[language].continents[continent]);
  return view.phase === 'start' ? [visa] : [visa, whoBegins(view, teller)];
};

/** [CM-S4] And why. */
export const whoBegins = ({ dealer }: View, { names, language }: Teller): string =>
  SAY[language].dealt(names[dealer]!, names[(dealer + 1) % names.length]!);

const landing = (view: View, seat: Seat, { names, language }: Teller, before: View): string[] => {
  const say = SAY[language];
  const who = names[seat]!;
  const home = cityName(view.starts[seat]!, language);
  if (view.outcome !== null) return [great(say.wins(who, home))];
  const city = cityName(view.cities[seat]!, language);
  const gained = view.visas[seat]!.find((continent) => !before.visas[seat]!.includes(continent));
  if (gained === undefined) return [say.lands(who, city)];
  const isLast = view.visas[seat]!.length === CONTINENTS.length;
  const sentence = say.landsWithVisa(who, city, NAMES[language].continents[gained]);
  const told = isLast ? `${sentence} ${say.fiveVisas(who, home)}` : sentence;
  // Oceania is the rarest: only two cities give its visa.
  return [isLast || gained === 'oceania' ? great(told) : told];
};

const great = (sentence: string): string => `*** ${sentence} ***`;

const drawing = (view: View, seat: Seat, { language }: Teller, before: View): string[] => {
  const drawn = view.handSizes[seat]! - before.handSizes[seat]!;
  return newStock(view, { drawn, language }, before);
};

const taking = (view: View, seat: Seat, { names, language }: Teller, before: View): string[] => {
  const cards = view.known[seat]!.filter((card) => !before.known[seat]!.includes(card));
  const taken = cards.map((card) => cardText(card, language)).join(', ');
  const drawn = 2 - cards.length;
  return [
    ...(cards.length === 0 ? [] : [SAY[language].takesCards(names[seat]!, taken)]),
    ...newStock(view, { drawn, language }, before),
  ];
};

/** A stock that is not as much smaller as cards were drawn was made anew. */
const newStock = (
  view: View,
  { drawn, language }: { readonly drawn: number; readonly language: Reader['language'] },
  before: View,
): string[] => {
  const shuffled = view.stock + drawn - before.stock;
  if (shuffled === 0) return [];
  return [SAY[language].newStock(shuffled, shuffled > before.laid.length)];
};
