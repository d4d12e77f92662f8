import { across, placeOf } from '@ponts-bornes/course-autour-du-monde';
import type { View } from '@ponts-bornes/course-autour-du-monde';
import type { Speech } from '@ponts-bornes/course-autour-du-monde/speech';
import { personAt } from '@ponts-bornes/kernel';
import type { Seat, Viewer } from '@ponts-bornes/kernel';
import type { Explanation } from '../../board-kit/explained.ts';
import type { Translated } from '../../i18n/translated.ts';
import { cityName, continentName, routeName, visasOf } from './names.ts';
import type { Thing } from './thing.ts';

// Import this file on demand: many people never ask.

interface Asker {
  readonly view: View;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly speech: Speech;
  /** The viewer's city. */
  readonly present: string | null;
}

const EXTENT: Translated = {
  fr: 'Montre le monde entier, ou seulement les villes à votre portée. Écartez deux doigts pour agrandir.',
  en: 'Shows the whole world, or only the cities within your reach. Pinch to zoom.',
};

const capital = (text: string): string => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`;

/** What a thing on the board is and does. */
export const explanationOf = (thing: Thing, asker: Asker): Explanation => {
  const { view, speech } = asker;
  const { board, memo } = speech;
  const [, , visas, , deck] = memo.notes.map(([, text]) => text);
  switch (thing.kind) {
    case 'card': {
      const about = thing.about.length === 0 ? memo.signs.far : thing.about.join(', ');
      return { title: thing.title, text: `${capital(about)}.`, rule: 'CM-T3' };
    }
    case 'extent':
      return { title: thing.title, text: EXTENT[speech.language] };
    case 'deck':
      return { title: board.stockOf(view.stock), text: deck ?? '', rule: 'CM-T7' };
    case 'slot':
      return ofSlot(thing.slot, asker);
    case 'passport':
    case 'plane':
      return { title: asker.names[thing.seat] ?? '', text: ofPlayer(thing.seat, asker), rule: 'CM-V1' };
    case 'city': {
      const { continent, visa } = placeOf(thing.code);
      const gives = visa === null ? board.noVisaHere : speech.labels.withVisa(continentName(visa, speech));
      const title = `${cityName(thing.code, speech)} · ${continentName(continent, speech)}`;
      return { title, text: `${capital(gives)}. ${visas}`, rule: visa === null ? 'CM-V2' : 'CM-V1' };
    }
  }
};

const ofSlot = (slot: 1 | 2, { view, speech, present }: Asker): Explanation => {
  const { board, memo } = speech;
  const { shows } = slot === 1 ? view.first : view.second;
  const card = shows === null ? board.slotEmptyShort : routeName(shows, speech);
  const leaves = shows !== null && across(shows, present) !== null ? [`${capital(memo.signs.plane)}.`] : [];
  const stay = memo.notes[1]?.[1] ?? '';
  return { title: board.named(board.slot(slot), card), text: [...leaves, stay].join(' '), rule: 'CM-T2' };
};

const ofPlayer = (seat: Seat, { view, viewer, names, speech }: Asker): string => {
  const { tell } = speech;
  const who = personAt(seat, names, viewer);
  const [city, start] = [view.cities[seat] ?? null, view.starts[seat] ?? null];
  const known = (view.known[seat] ?? []).map((card) => routeName(card, speech));
  return [
    city === null || start === null
      ? tell.notStarted(who)
      : tell.stands(who, cityName(city, speech), cityName(start, speech)),
    tell.has(who, visasOf(view, seat, speech), view.handSizes[seat] ?? 0),
    ...(known.length === 0 || seat === viewer ? [] : [tell.known(names[seat] ?? '', known.join(', '))]),
  ].join(' ');
};
