import { CONTINENTS } from '@ponts-bornes/course-autour-du-monde';
import type { View } from '@ponts-bornes/course-autour-du-monde';
import type { Language, Seat } from '@ponts-bornes/kernel';
import { cityName, continentName, routeName } from './names.ts';
import { SAY } from './say.ts';

interface Teller {
  readonly names: readonly string[];
  readonly language: Language;
}

/** What came with a move that all could see: landings, visas, cards taken openly, a new stock. */
export const news = (view: View, before: View, teller: Teller): readonly string[] => {
  const [seat] = before.toAct;
  if (seat === undefined) return [];
  switch (before.phase) {
    case 'start':
      return starting(view, seat, teller);
    case 'turn':
    case 'flying':
      if (view.cities[seat] !== before.cities[seat]) return landing(view, before, seat, teller);
      return view.phase === 'turn' ? newStock(view, before, drawnBy(view, before, seat), teller) : [];
    case 'first-drop':
    case 'over':
      return [];
    case 'second-drop':
      return taking(view, before, seat, teller);
  }
};

const starting = (view: View, seat: Seat, { names, language }: Teller): string[] => {
  const say = SAY[language];
  const [continent = 'europe'] = view.visas[seat] ?? [];
  const visa = say.begins(names[seat] ?? '', continentName(continent, language));
  if (view.phase === 'start') return [visa];
  return [visa, say.dealt(names[view.dealer] ?? '', names[(view.dealer + 1) % names.length] ?? '')];
};

const landing = (view: View, before: View, seat: Seat, { names, language }: Teller): string[] => {
  const say = SAY[language];
  const who = names[seat] ?? '';
  const home = cityName(view.starts[seat] ?? '', language);
  if (view.outcome !== null) return [say.wins(who, home)];
  const city = cityName(view.cities[seat] ?? '', language);
  const visas = view.visas[seat] ?? [];
  const gained = visas.find((continent) => before.visas[seat]?.includes(continent) === false);
  if (gained === undefined) return [say.lands(who, city)];
  const told = say.landsWithVisa(who, city, continentName(gained, language));
  return visas.length === CONTINENTS.length ? [told, say.fiveVisas(who, home)] : [told];
};

const drawnBy = (view: View, before: View, seat: Seat): number =>
  (view.handSizes[seat] ?? 0) - (before.handSizes[seat] ?? 0);

const taking = (view: View, before: View, seat: Seat, teller: Teller): string[] => {
  const { names, language } = teller;
  const cards = (view.known[seat] ?? []).filter((card) => before.known[seat]?.includes(card) === false);
  const taken = cards.map((card) => routeName(card, language)).join(', ');
  return [
    ...(cards.length === 0 ? [] : [SAY[language].takesCards(names[seat] ?? '', taken)]),
    ...newStock(view, before, 2 - cards.length, teller),
  ];
};

/** A stock that is not as much smaller as cards were drawn was made anew. */
const newStock = (view: View, before: View, drawn: number, { language }: Teller): string[] => {
  const shuffled = view.stock + drawn - before.stock;
  return shuffled === 0 ? [] : [SAY[language].newStock(shuffled, shuffled > before.laid.length)];
};
