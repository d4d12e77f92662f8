import type { SourcesName } from '@ponts-bornes/course-autour-du-monde';

type Note = readonly [label: string, text: string];

/** What somebody is asked to do, said to them and to the others. */
export interface Asked {
  readonly own: string;
  readonly others: (who: string) => string;
}

/** What the terminal board of La Course autour du monde says besides the names of cities and continents. */
export interface Words {
  readonly turn: (number: number) => string;
  readonly over: string;
  readonly stock: (cards: number) => string;
  readonly laid: (cards: number) => string;
  /** Below the map. */
  readonly legend: string;
  readonly ahead: string;
  /** Over the columns of the players: who, where, start, visas, hand. */
  readonly heads: readonly [who: string, where: string, start: string, visas: string, hand: string];
  readonly known: (cards: string) => string;
  readonly slots: readonly [first: string, second: string];
  readonly empty: string;
  readonly leaves: string;
  readonly buried: (cards: number) => string;
  readonly lines: (city: string) => string;
  readonly chains: (city: string) => string;
  /** The same while a stay is under way: the écarts that it takes are reckoned with. */
  readonly chainsWithTaken: (city: string) => string;
  readonly noChains: (city: string) => string;
  readonly shown: (chains: number, all: number) => string;
  readonly home: string;
  readonly hand: (cards: number) => string;
  /** Cards that came since one's last turn. */
  readonly drawn: (cards: readonly string[]) => string;
  readonly handMarks: string;
  readonly dealt: (dealer: string, first: string) => string;
  readonly start: Asked;
  readonly begin: Asked;
  readonly stuck: string;
  readonly stuckInFlight: string;
  readonly homewards: (city: string) => string;
  readonly flying: (path: string, cards: number) => string;
  readonly flyOn: Asked;
  readonly takes: Readonly<Record<SourcesName, (first: string, second: string) => string>>;
  readonly stays: (takes: string) => string;
  readonly dropped: (card: string) => string;
  readonly firstDrop: Asked;
  readonly secondDrop: Asked;
  readonly takeBack: string;
  readonly moves: {
    readonly start: (city: string, continent: string) => string;
    readonly fly: (route: string) => string;
    readonly visa: (continent: string) => string;
    readonly end: string;
    readonly stay: (takes: string) => string;
    readonly drop: (route: string) => string;
    readonly drops: string;
  };
  /** What one may type for a stay and for the end of a flight. */
  readonly typed: Readonly<Record<SourcesName | 'end', string>>;
  readonly score: (visas: number, isHome: boolean) => string;
  readonly begins: (who: string, continent: string) => string;
  readonly lands: (who: string, city: string) => string;
  readonly landsWithVisa: (who: string, city: string, continent: string) => string;
  readonly fiveVisas: (who: string, city: string) => string;
  readonly wins: (who: string, city: string) => string;
  readonly takesCards: (who: string, cards: string) => string;
  readonly newStock: (cards: number, withBuried: boolean) => string;
  readonly memo: readonly Note[];
  readonly network: string;
}
