export type SpaceKind = 'street' | 'bridge' | 'overpass' | 'underpass';

export interface SpaceFacts {
  /** Short and stable: `w12` on the west bank, `e7` on the east bank, or the name of a bridge. */
  readonly name: string;
  /** Map units, x to the east, y to the south. */
  readonly x: number;
  readonly y: number;
  readonly kind: SpaceKind;
  /** The road it lies on, by its full name. */
  readonly street: string;
}

type Row = readonly [name: string, x: number, y: number, kind?: SpaceKind];

const along = (street: string, rows: readonly Row[]): readonly SpaceFacts[] =>
  rows.map(([name, x, y, kind = 'street']) => ({ name, x, y, kind, street }));

/** The bridges in river order, from the top of the map down. */
const BRIDGES: readonly SpaceFacts[] = [
  ...along('Fremont Bridge', [['fremont', 330, 140, 'bridge']]),
  ...along('Broadway Bridge', [['broadway', 505, 300, 'bridge']]),
  ...along('Steel Bridge', [['steel', 612, 440, 'bridge']]),
  ...along('Burnside Bridge', [['burnside', 655, 600, 'bridge']]),
  ...along('Morrison Bridge', [['morrison', 622, 768, 'bridge']]),
  ...along('Hawthorne Bridge', [['hawthorne', 590, 932, 'bridge']]),
  ...along('Marquam Bridge', [['marquam', 612, 1104, 'bridge']]),
  ...along('Ross Island Bridge', [['rossisland', 705, 1290, 'bridge']]),
];

const WEST: readonly SpaceFacts[] = [
  ...along('Naito Parkway', [
    ['w1', 270, 185],
    ['w2', 330, 242],
    ['w3', 391, 301],
    ['w4', 452, 358],
    ['w5', 500, 418],
    ['w6', 545, 478],
    ['w7', 566, 540],
    ['w8', 573, 600, 'overpass'],
    ['w9', 577, 660],
    ['w10', 550, 760],
    ['w11', 541, 815],
    ['w12', 529, 870],
    ['w13', 518, 925],
    ['w14', 512, 995],
    ['w15', 524, 1062],
    ['w16', 543, 1124, 'overpass'],
    ['w17', 564, 1185],
    ['w18', 598, 1245],
    ['w19', 640, 1318],
  ]),
  ...along('Glisan Street', [['w20', 483, 490]]),
  ...along('Broadway', [
    ['w21', 424, 452],
    ['w22', 375, 530],
    ['w23', 345, 600],
    ['w24', 340, 680],
    ['w25', 338, 762],
  ]),
  ...along('Morrison Street', [
    ['w26', 415, 758],
    ['w27', 490, 735],
  ]),
  ...along('1st Avenue', [
    ['w28', 508, 665],
    ['w29', 512, 600, 'underpass'],
    ['w30', 515, 540],
  ]),
  ...along('Burnside Road', [
    ['w31', 118, 600],
    ['w32', 190, 600],
    ['w33', 242, 600],
    ['w34', 294, 600],
    ['w35', 445, 600],
  ]),
  ...along('23rd Avenue', [
    ['w36', 122, 440],
    ['w37', 114, 520],
    ['w38', 124, 706],
  ]),
  ...along('Lovejoy Street', [
    ['w39', 366, 370],
    ['w40', 280, 383],
  ]),
  ...along('I-405', [
    ['w41', 218, 290],
    ['w42', 194, 396],
    ['w43', 188, 500],
    ['w44', 188, 705],
    ['w45', 196, 812],
    ['w46', 228, 918],
    ['w47', 330, 1040],
    ['w48', 460, 1140],
  ]),
  ...along('Broadway', [
    ['w49', 340, 925],
    ['w50', 365, 1005],
  ]),
  ...along('Madison Street', [['w51', 428, 925]]),
  ...along('Market Street', [['w52', 440, 1035]]),
  ...along('Barbur Boulevard', [
    ['w53', 485, 1225],
    ['w54', 545, 1305],
  ]),
];

const EAST: readonly SpaceFacts[] = [
  ...along('Interstate Avenue', [
    ['e1', 388, 97],
    ['e2', 450, 140],
    ['e3', 507, 190],
    ['e4', 560, 245],
    ['e5', 620, 322],
    ['e6', 678, 402],
  ]),
  ...along('Water Avenue', [
    ['e7', 706, 468],
    ['e8', 722, 535],
    ['e9', 730, 600],
    ['e10', 724, 658],
    ['e11', 710, 715],
    ['e12', 694, 775],
    ['e13', 682, 830],
    ['e14', 670, 885],
    ['e15', 662, 940],
    ['e16', 660, 993],
    ['e17', 668, 1046],
    ['e18', 683, 1096],
    ['e19', 714, 1150],
    ['e20', 745, 1205],
    ['e21', 772, 1262],
  ]),
  ...along('Holladay Street', [['e22', 754, 398]]),
  ...along('Grand Avenue', [
    ['e23', 838, 392],
    ['e24', 840, 316],
    ['e25', 832, 240],
  ]),
  ...along('Weidler Street', [
    ['e26', 745, 238],
    ['e27', 655, 248],
  ]),
  ...along('Russell Street', [
    ['e28', 490, 62],
    ['e29', 620, 82],
    ['e30', 742, 138],
  ]),
  ...along('Grand Avenue', [
    ['e31', 846, 495],
    ['e32', 852, 600],
    ['e33', 848, 685],
    ['e34', 842, 772],
    ['e35', 835, 856],
    ['e36', 830, 940],
    ['e37', 838, 1095],
    ['e38', 860, 1255],
  ]),
  ...along('Burnside Road', [['e39', 792, 600]]),
  ...along('Morrison Street', [['e40', 768, 774]]),
  ...along('Hawthorne Boulevard', [['e41', 746, 940]]),
];

/** Every space of the city, the eight bridges first. */
export const SPACE_FACTS: readonly SpaceFacts[] = [...BRIDGES, ...WEST, ...EAST];
