import type { SourcesName } from '@ponts-bornes/course-autour-du-monde';

/** What somebody is asked to do, said to them and to the others. */
export interface Asked {
  readonly own: string;
  readonly others: (who: string) => string;
}

/** What this board says besides the names of cities and continents. Cities and routes come in words. */
export interface Say {
  // What is expected.
  readonly start: Asked;
  readonly turn: Asked;
  readonly stuck: string;
  readonly homewards: (city: string) => string;
  readonly flying: Asked;
  readonly stuckInFlight: string;
  readonly firstDrop: Asked;
  readonly secondDrop: Asked;
  readonly over: (who: string) => string;
  // Moves.
  readonly startIn: (city: string, continent: string) => string;
  readonly fly: (from: string, to: string) => string;
  readonly withVisa: (continent: string) => string;
  readonly andHome: string;
  readonly end: (cards: number) => string;
  readonly stay: Readonly<Record<SourcesName, (first: string, second: string) => string>>;
  readonly drop: (route: string) => string;
  readonly dropLast: (route: string) => string;
  // Things on the board.
  readonly map: string;
  readonly handOf: (cards: number) => string;
  readonly shoe: string;
  readonly stock: string;
  readonly stockOf: (cards: number) => string;
  readonly slot: (number: number) => string;
  readonly slotShows: (number: number, route: string, under: number) => string;
  readonly slotEmpty: (number: number) => string;
  readonly slotEmptyShort: string;
  readonly takeToo: (number: number) => string;
  readonly passport: string;
  readonly passports: string;
  readonly home: string;
  readonly noVisaHere: string;
  readonly worldButton: string;
  readonly hereButton: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly present: (city: string) => string;
  readonly leaves: string;
  readonly later: (flights: number) => string;
  readonly dropped: (slot: number) => string;
  readonly advised: string;
  // The whole table in sentences.
  readonly table: (stock: number, laid: number) => string;
  readonly notStarted: (who: string) => string;
  readonly stands: (who: string, city: string, start: string) => string;
  readonly has: (who: string, visas: string, count: number, cards: number) => string;
  readonly noVisas: string;
  readonly known: (who: string, cards: string) => string;
  readonly inFlight: (who: string, path: string) => string;
  readonly staying: (who: string, takes: string) => string;
  readonly putsDown: (card: string) => string;
  readonly takes: Readonly<Record<SourcesName, (first: string, second: string) => string>>;
  readonly yourHand: (cards: string) => string;
  readonly yourFlights: (city: string, cards: string) => string;
  // What came with a move.
  readonly begins: (who: string, continent: string) => string;
  readonly dealt: (dealer: string, first: string) => string;
  readonly lands: (who: string, city: string) => string;
  readonly landsWithVisa: (who: string, city: string, continent: string) => string;
  readonly fiveVisas: (who: string, city: string) => string;
  readonly wins: (who: string, city: string) => string;
  readonly takesCards: (who: string, cards: string) => string;
  readonly newStock: (cards: number, withBuried: boolean) => string;
  // The end.
  readonly startRow: string;
  readonly backRow: string;
  readonly turnsRow: string;
  readonly totalRow: string;
  readonly yes: string;
  readonly no: string;
  readonly standing: (visas: number) => string;
  readonly isHome: string;
}
