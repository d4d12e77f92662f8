import type { BaseSpeech, Person } from '@ponts-bornes/kernel';
import type { Reason } from '../hints/reasons.ts';
import type { ContinentName } from '../network/cities.ts';
import type { EndReason } from '../score.ts';
import type { SourcesName } from '../state.ts';

/** A refusal's data, with cities and routes already in words. */
interface Facts {
  readonly [key: string]: string | number | boolean | undefined;
}

/** The sentences of this game in one language: each language has a file that lacks none of them. */
export interface Speech extends BaseSpeech {
  readonly reasons: Readonly<Record<Reason, string>>;
  /** By code. */
  readonly cities: Readonly<Record<string, string>>;
  readonly continents: Readonly<Record<ContinentName, string>>;
  readonly sources: Readonly<Record<SourcesName, string>>;
  /** The reader, in place of a name. */
  readonly you: string;
  readonly starts: (who: Person, city: string) => string;
  readonly flies: (who: Person, route: string) => string;
  readonly ends: (who: Person) => string;
  readonly stays: (who: Person, sources: string) => string;
  readonly drops: (who: Person, route: string) => string;
  /** By rule. */
  readonly refusals: Readonly<Record<string, (facts: Facts) => string>>;
  readonly unexplained: (rule: string) => string;
  readonly wins: Readonly<Record<EndReason, (who: Person) => string>>;
  readonly visas: (who: string, count: number) => string;
  /** What a stay takes, by the cards of the two discard slots. */
  readonly takes: Takes;
  readonly prompts: Prompts;
  readonly labels: Labels;
  readonly board: BoardSpeech;
  readonly tell: Telling;
  readonly news: News;
  readonly sheet: Readonly<Record<'start' | 'back' | 'turns' | 'total' | 'yes' | 'no', string>>;
  readonly memo: Memo;
  readonly terminal: Terminal;
}

type Takes = Readonly<Record<SourcesName, (first: string, second: string) => string>>;
type Note = readonly [label: string, text: string];

/** What somebody is asked to do, said to them and to the others. */
export interface Asked {
  readonly own: string;
  readonly others: (who: string) => string;
}

export interface Prompts {
  readonly start: Asked;
  readonly turn: Asked;
  readonly stuck: string;
  readonly homewards: (city: string) => string;
  readonly flying: Asked;
  readonly stuckInFlight: string;
  readonly firstDrop: Asked;
  readonly secondDrop: Asked;
  readonly over: (who: Person) => string;
}

/** Moves in a list and on the big button. */
interface Labels {
  readonly startIn: (city: string, continent: string) => string;
  readonly fly: (from: string, to: string) => string;
  readonly withVisa: (continent: string) => string;
  readonly andHome: string;
  readonly end: (cards: number) => string;
  readonly stay: Takes;
  readonly drop: (route: string) => string;
  readonly dropLast: (route: string) => string;
}

/** Things on the board. */
interface BoardSpeech {
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
  readonly named: (what: string, value: string) => string;
  readonly home: string;
  readonly noVisaHere: string;
  readonly worldButton: string;
  readonly world: string;
  readonly hereButton: string;
  readonly here: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly present: (city: string) => string;
  readonly leaves: string;
  /** How many cards leave from a city. */
  readonly leaving: (count: number) => string;
  readonly later: (flights: number) => string;
  readonly dropped: (slot: number) => string;
  readonly advised: string;
  readonly standing: (visas: number) => string;
  readonly isHome: string;
}

/** The whole table in sentences. */
interface Telling {
  readonly table: (stock: number, laid: number) => string;
  readonly notStarted: (who: Person) => string;
  readonly stands: (who: Person, city: string, start: string) => string;
  readonly has: (who: Person, visas: string, cards: number) => string;
  readonly noVisas: string;
  readonly known: (who: string, cards: string) => string;
  readonly inFlight: (who: Person, path: string) => string;
  readonly staying: (who: Person, takes: string) => string;
  readonly putsDown: (card: string) => string;
  readonly yourHand: (cards: string) => string;
  readonly yourFlights: (city: string, cards: string) => string;
}

/** What came with a move. */
interface News {
  readonly begins: (who: Person, continent: string) => string;
  readonly dealt: (dealer: Person, first: Person) => string;
  readonly lands: (who: Person, city: string) => string;
  readonly landsWithVisa: (who: Person, city: string, continent: string) => string;
  readonly fiveVisas: (who: Person, city: string) => string;
  readonly wins: (who: Person, city: string) => string;
  readonly takesCards: (who: Person, cards: string) => string;
  readonly newStock: (cards: number, withBuried: boolean) => string;
}

/** The rules one looks up, in the order in which one asks for them. */
interface Memo {
  readonly goal: string;
  readonly notes: readonly Note[];
  readonly undo: Note;
  /** Signs of the web board. */
  readonly signsTitle: string;
  readonly signs: Readonly<
    Record<'now' | 'later' | 'far' | 'bright' | 'home' | 'frame' | 'number' | 'stamp' | 'plane' | 'fresh', string>
  >;
  readonly visasTitle: string;
  readonly noVisa: string;
}

/** What only a terminal says: heads of its columns, its signs, lists of moves. */
interface Terminal {
  readonly turn: (number: number) => string;
  readonly over: string;
  readonly stock: (cards: number) => string;
  readonly laid: (cards: number) => string;
  /** Below the map. */
  readonly legend: string;
  readonly ahead: string;
  /** Over the columns of the players. */
  readonly heads: readonly [who: string, where: string, start: string, visas: string, hand: string];
  readonly known: (cards: string) => string;
  readonly buried: (cards: number) => string;
  readonly lines: (city: string) => string;
  readonly chains: (city: string) => string;
  /** The same while staying, including the cards about to be taken. */
  readonly chainsWithTaken: (city: string) => string;
  readonly noChains: (city: string) => string;
  readonly shown: (chains: number, all: number) => string;
  readonly home: string;
  /** Cards received since the player's last turn. */
  readonly drawn: (cards: readonly string[]) => string;
  readonly handMarks: string;
  readonly flying: (path: string, cards: number) => string;
  readonly stays: (takes: string) => string;
  readonly takeBack: string;
  readonly moves: {
    readonly start: (city: string, continent: string) => string;
    readonly fly: (route: string) => string;
    readonly end: string;
    readonly stay: (takes: string) => string;
    readonly drop: (route: string) => string;
    readonly drops: string;
  };
  /** What to type to stay, and to end a flight. */
  readonly typed: Readonly<Record<SourcesName | 'end', string>>;
  readonly score: (visas: number, isHome: boolean) => string;
  /** How to type moves: a note of the memo. */
  readonly typing: Note;
  /** Label of the memo's first line. */
  readonly goal: string;
  readonly network: string;
}
