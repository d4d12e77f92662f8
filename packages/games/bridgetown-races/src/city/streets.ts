export interface Street {
  /** Short, typed after an overpass: `w8@naito`. */
  readonly name: string;
  /** The full name. */
  readonly title: string;
  /** Names of spaces; consecutive ones are adjacent. */
  readonly spaces: readonly string[];
}

const road = (name: string, title: string, spaces: string): Street => ({ name, title, spaces: spaces.split(' ') });

/** Where two roads share a space one may turn, except on an overpass; a closed road names its first space twice. */
export const STREETS: readonly Street[] = [
  road('naito', 'Naito Parkway', 'w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 w11 w12 w13 w14 w15 w16 w17 w18 w19'),
  road('first', '1st Avenue', 'w6 w30 w29 w28 w27'),
  road('glisan', 'Glisan Street', 'w6 w20 w21'),
  road('broadway', 'Broadway', 'e27 e4 broadway w4 w21 w22 w23 w24 w25 w49 w50 w52'),
  road('burnside', 'Burnside Road', 'w31 w32 w33 w34 w23 w35 w8 burnside e9 e39 e32'),
  road('couch', 'Couch Street', 'w35 w30'),
  road('ankeny', 'Ankeny Street', 'w35 w28'),
  road('morrison', 'Morrison Street', 'w25 w26 w27 w10 morrison e12 e40 e34'),
  road('hawthorne', 'Hawthorne Boulevard', 'w46 w49 w51 w13 hawthorne e15 e41 e36'),
  road('market', 'Market Street', 'w52 w14'),
  // U+2011: the name never breaks over two lines.
  road('i405', 'I‑405', 'e1 fremont w1 w41 w42 w43 w32 w44 w45 w46 w47 w48'),
  road('marquam', 'I-5', 'w48 w16 marquam e18'),
  road('harbor', 'Harbor Drive', 'w52 w48'),
  road('barbur', 'Barbur Boulevard', 'w48 w53 w54 w19'),
  road('lovejoy', 'Lovejoy Street', 'w4 w39 w40 w42'),
  road('nw23rd', '23rd Avenue', 'w42 w36 w37 w31 w38 w45'),
  road('interstate', 'Interstate Avenue', 'e1 e2 e3 e4 e5 e6'),
  road('water', 'Water Avenue', 'e6 e7 e8 e9 e10 e11 e12 e13 e14 e15 e16 e17 e18 e19 e20 e21'),
  road('steel', 'Steel Bridge', 'w6 steel e6'),
  road('holladay', 'Holladay Street', 'e6 e22 e23'),
  road('weidler', 'Weidler Street', 'e5 e27 e26 e25'),
  road('russell', 'Russell Street', 'e1 e28 e29 e30 e25'),
  road('grand', 'Grand Avenue', 'e25 e24 e23 e31 e32 e33 e34 e35 e36 e37 e38'),
  road('powell', 'Powell Boulevard', 'w19 rossisland e21 e38'),
];

/** The blue rails: a loop on each bank, connected over Steel. Every stretch of them is also a street. */
export const RAILS: readonly (readonly string[])[] = [
  'w6 w20 w21 w22 w23 w24 w25 w26 w27 w28 w29 w30 w6'.split(' '),
  'w6 steel e6'.split(' '),
  'e6 e22 e23 e24 e25 e26 e27 e5 e6'.split(' '),
];

/** From an overpass down to the rails; only for boarding. */
export const STAIRS: readonly (readonly [overpass: string, rail: string])[] = [['w8', 'w30']];

/** The first space on Burnside road, entered from the start arrow. */
export const ARROW = 'w31';
