import { CONTINENTS } from '@ponts-bornes/course-autour-du-monde';
import type { View } from '@ponts-bornes/course-autour-du-monde';
import { personAt } from '@ponts-bornes/kernel';
import type { Person, Seat } from '@ponts-bornes/kernel';
import type { Speech } from '@ponts-bornes/course-autour-du-monde/speech';
import type { Reader } from '../board.ts';
import { cardText, cityName } from './layout.ts';

type NewsReader = Pick<Reader<Speech>, 'viewer' | 'names' | 'speech'>;

const personTo = ({ names, viewer }: NewsReader, seat: Seat): Person => personAt(seat, names, viewer);

/** The public effects of a move: landings, visas, cards taken openly, a new stock. */
export const news = (view: View, reader: NewsReader, before: View): string[] => {
  const [seat] = before.toAct;
  if (seat === undefined) return [];
  switch (before.phase) {
    case 'start':
      return starting(view, seat, reader);
    case 'turn':
    case 'flying':
      if (view.cities[seat] !== before.cities[seat]) return landing(view, seat, reader, before);
      return view.phase === 'turn' ? drawing(view, seat, reader, before) : [];
    case 'first-drop':
    case 'over':
      return [];
    case 'second-drop':
      return taking(view, seat, reader, before);
  }
};

const starting = (view: View, seat: Seat, reader: NewsReader): string[] => {
  const { speech } = reader;
  const [continent = 'europe'] = view.visas[seat]!;
  const visa = speech.news.begins(personTo(reader, seat), speech.continents[continent]);
  return view.phase === 'start' ? [visa] : [visa, whoBegins(view, reader)];
};

/** [CM-S4] Who begins, and why. */
export const whoBegins = ({ dealer }: View, reader: NewsReader): string =>
  reader.speech.news.dealt(personTo(reader, dealer), personTo(reader, (dealer + 1) % reader.names.length));

const landing = (view: View, seat: Seat, reader: NewsReader, before: View): string[] => {
  const { speech } = reader;
  const say = speech.news;
  const who = personTo(reader, seat);
  const home = cityName(view.starts[seat]!, speech);
  if (view.outcome !== null) return [great(say.wins(who, home))];
  const city = cityName(view.cities[seat]!, speech);
  const gained = view.visas[seat]!.find((continent) => !before.visas[seat]!.includes(continent));
  if (gained === undefined) return [say.lands(who, city)];
  const isLast = view.visas[seat]!.length === CONTINENTS.length;
  const sentence = say.landsWithVisa(who, city, speech.continents[gained]);
  const told = isLast ? `${sentence} ${say.fiveVisas(who, home)}` : sentence;
  // Oceania is the rarest: only two cities give its visa.
  return [isLast || gained === 'oceania' ? great(told) : told];
};

const great = (sentence: string): string => `*** ${sentence} ***`;

const drawing = (view: View, seat: Seat, { speech }: NewsReader, before: View): string[] => {
  const drawn = view.handSizes[seat]! - before.handSizes[seat]!;
  return newStock(view, { drawn, speech }, before);
};

const taking = (view: View, seat: Seat, reader: NewsReader, before: View): string[] => {
  const { speech } = reader;
  const cards = view.known[seat]!.filter((card) => !before.known[seat]!.includes(card));
  const taken = cards.map((card) => cardText(card, speech)).join(', ');
  const drawn = 2 - cards.length;
  return [
    ...(cards.length === 0 ? [] : [speech.news.takesCards(personTo(reader, seat), taken)]),
    ...newStock(view, { drawn, speech }, before),
  ];
};

/** If the stock shrank by less than the cards drawn, it was reshuffled. */
const newStock = (
  view: View,
  { drawn, speech }: { readonly drawn: number; readonly speech: Speech },
  before: View,
): string[] => {
  const shuffled = view.stock + drawn - before.stock;
  if (shuffled === 0) return [];
  return [speech.news.newStock(shuffled, shuffled > before.laid.length)];
};
