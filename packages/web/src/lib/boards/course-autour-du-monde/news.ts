import { CONTINENTS } from '@ponts-bornes/course-autour-du-monde';
import type { View } from '@ponts-bornes/course-autour-du-monde';
import type { Person, Seat } from '@ponts-bornes/kernel';
import type { Speech } from '@ponts-bornes/course-autour-du-monde/speech';
import { cityName, continentName, routeName } from './names.ts';

interface Wording {
  readonly speech: Speech;
  readonly person: (seat: Seat) => Person;
}

/** The public effects of a move: landings, visas, cards taken openly, a new deck. */
export const news = (view: View, before: View, wording: Wording): readonly string[] => {
  const [seat] = before.toAct;
  if (seat === undefined) return [];
  switch (before.phase) {
    case 'start':
      return starting(view, seat, wording);
    case 'turn':
    case 'flying':
      if (view.cities[seat] !== before.cities[seat]) return landing(view, before, seat, wording);
      return view.phase === 'turn' ? newStock(view, before, drawnBy(view, before, seat), wording) : [];
    case 'first-drop':
    case 'over':
      return [];
    case 'second-drop':
      return taking(view, before, seat, wording);
  }
};

const starting = (view: View, seat: Seat, { speech, person }: Wording): string[] => {
  const say = speech.news;
  const [continent = 'europe'] = view.visas[seat] ?? [];
  const visa = say.begins(person(seat), continentName(continent, speech));
  if (view.phase === 'start') return [visa];
  return [visa, say.dealt(person(view.dealer), person((view.dealer + 1) % view.visas.length))];
};

const landing = (view: View, before: View, seat: Seat, { speech, person }: Wording): string[] => {
  const say = speech.news;
  const who = person(seat);
  const home = cityName(view.starts[seat] ?? '', speech);
  if (view.outcome !== null) return [say.wins(who, home)];
  const city = cityName(view.cities[seat] ?? '', speech);
  const visas = view.visas[seat] ?? [];
  const gained = visas.find((continent) => before.visas[seat]?.includes(continent) === false);
  if (gained === undefined) return [say.lands(who, city)];
  const told = say.landsWithVisa(who, city, continentName(gained, speech));
  return visas.length === CONTINENTS.length ? [told, say.fiveVisas(who, home)] : [told];
};

const drawnBy = (view: View, before: View, seat: Seat): number =>
  (view.handSizes[seat] ?? 0) - (before.handSizes[seat] ?? 0);

const taking = (view: View, before: View, seat: Seat, wording: Wording): string[] => {
  const { speech, person } = wording;
  const cards = (view.known[seat] ?? []).filter((card) => before.known[seat]?.includes(card) === false);
  const taken = cards.map((card) => routeName(card, speech)).join(', ');
  return [
    ...(cards.length === 0 ? [] : [speech.news.takesCards(person(seat), taken)]),
    ...newStock(view, before, 2 - cards.length, wording),
  ];
};

/** If the deck shrank by less than the cards drawn, it was reshuffled. */
const newStock = (view: View, before: View, drawn: number, { speech }: Wording): string[] => {
  const shuffled = view.stock + drawn - before.stock;
  return shuffled === 0 ? [] : [speech.news.newStock(shuffled, shuffled > before.laid.length)];
};
