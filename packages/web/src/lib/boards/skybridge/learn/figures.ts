import { COLOURS, PLACES } from '@ponts-bornes/skybridge';
import type { BridgeView, PlaceName, View } from '@ponts-bornes/skybridge';
import type { PieceChoice } from '../choice.ts';
import { NO_CHOICE } from '../choice.ts';
import { FLOORS, pieceOf } from '../pieces.ts';

/** A city for a figure: the stack on each place from bottom to top ("Tr By Ry"), and the ends of the bridges. */
interface Drawn {
  readonly towers: Partial<Readonly<Record<PlaceName, string>>>;
  readonly bridges?: readonly BridgeView[];
  /** The piece in hand, and its possible places. */
  readonly piece?: string;
  readonly places?: readonly PlaceName[];
  readonly spans?: readonly string[];
}

/** A city as the flat map shows it. */
export interface Scene {
  readonly view: View;
  readonly choice: PieceChoice;
  readonly places: ReadonlyMap<PlaceName, string>;
  readonly spans: ReadonlyMap<string, string>;
}

const towerOf = (place: PlaceName, text = ''): View['towers'][number] => {
  const pieces = text
    .split(' ')
    .filter(Boolean)
    .map(pieceOf)
    .map(({ kind, colour }) => ({ piece: kind, colour }));
  const top = pieces.at(-1);
  return {
    place,
    height: pieces.reduce((sum, { piece }) => sum + FLOORS[piece], 0),
    roof: top?.piece === 'roof' ? top.colour : null,
    pieces,
  };
};

const sceneOf = ({ towers, bridges = [], piece, places = [], spans = [] }: Drawn): Scene => ({
  view: {
    toAct: [],
    first: 0,
    blocked: [],
    supplies: [],
    towers: PLACES.map((place) => towerOf(place, towers[place])),
    bridges,
    scores: COLOURS.map((colour) => ({ colour, seat: null, points: 0, lines: [] })),
    totals: [],
    last: null,
    refusals: {},
    outcome: null,
  },
  choice: piece === undefined ? NO_CHOICE : { piece, place: null },
  places: new Map(places.map((place) => [place, `${piece} ${place}`])),
  spans: new Map(spans.map((span) => [span, `${piece} ${span}`])),
});

const FULL = { a1: 'Ty', b1: 'Tb', c1: 'Tb', a2: 'Tw', b2: 'Lr', c2: 'Tb', a3: 'Tr', b3: 'Ly Tw', c3: 'Tw' } as const;

/** The cities of the rules, by name. */
export const SCENES: Readonly<Record<string, Scene>> = {
  lowest: sceneOf({ towers: FULL, piece: 'Ty', places: ['b2'] }),
  passed: sceneOf({ towers: FULL, piece: 'Tr', places: ['a1', 'b1', 'c1', 'a2', 'c2', 'c3'] }),
  bridge: sceneOf({
    towers: { a1: 'Ty', b1: 'Tb', c1: 'Lw', a2: 'Tr', b2: 'Lb', c2: 'Tw', b3: 'Tb' },
    piece: 'Br',
    spans: ['a1-b1'],
  }),
  overlap: sceneOf({
    towers: { a2: 'Tb Bw', b2: 'Tr Bw Br', c2: 'Lw Lb Br', a1: 'Ty', c1: 'Lb' },
    bridges: [
      { colour: 'white', at: 'a2', to: 'b2' },
      { colour: 'red', at: 'b2', to: 'c2' },
    ],
  }),
  roof: sceneOf({ towers: { a2: 'Tb Ly Rr', b2: 'Tr Tw', c2: 'Lw Tb Lr Rb' } }),
  doubled: sceneOf({
    towers: { a2: 'Ty Lb Br Lw Rr', b2: 'Tb Ly Br Tw Rr', c2: 'Lb Tr' },
    bridges: [{ colour: 'red', at: 'a2', to: 'b2' }],
  }),
};
