import type { Language } from '@ponts-bornes/kernel';
import { namesOf, readerOf } from '../storage/opening.ts';
import type { Opening } from '../storage/opening.ts';
import type { LoadedBoard } from './load-game.ts';
import { Table } from './table.svelte.ts';
import type { TableParts } from './table-parts.ts';
import type { PageWorker } from './transports/worker/open-worker.ts';

interface LocalParts {
  readonly worker: PageWorker;
  readonly board: Pick<LoadedBoard, 'meta' | 'boardText' | 'phrasebook'>;
  readonly opening: Opening;
  readonly language: Language;
}

/** A table on this device where someone plays. */
export const localTable = (parts: LocalParts): Table => {
  const { worker, board, opening } = parts;
  const seatsOf = (wanted: 'person' | 'bot'): readonly number[] =>
    opening.sitters.flatMap(({ kind }, seat) => (kind === wanted ? [seat] : []));
  const [persons, bots] = [seatsOf('person'), seatsOf('bot')];
  return opened(parts, {
    bots: () => bots,
    hasSecrets: persons.length > 1 && !board.meta.perfectInformation,
    hasSounds: true,
    mayAct: () => true,
    playsFormalities: () => persons.length === 1,
    advise: () => worker.advise(),
  });
};

/** A table without decisions, for a replay or a lesson. */
export const shownTable = (parts: LocalParts): Table =>
  opened(parts, {
    bots: () => [],
    hasSecrets: false,
    hasSounds: false,
    mayAct: () => true,
    playsFormalities: () => false,
  });

type Manner = Omit<TableParts, 'language' | 'connect' | 'names' | 'reader' | 'failed'>;

const opened = ({ worker, board, opening, language }: LocalParts, manner: Manner): Table => {
  const names = namesOf(opening);
  const reader = readerOf(opening);
  const table = new Table({
    ...manner,
    language,
    connect: worker.connect,
    names: () => names,
    reader: () => reader,
    // The tap was meant for a table that has changed since.
    failed: () => {},
  });
  table.setSpeech(board);
  return table;
};
