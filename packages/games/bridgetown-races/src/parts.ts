/** [BR-C2] From the top of the river. */
export const BRIDGES = [
  'fremont',
  'broadway',
  'steel',
  'burnside',
  'morrison',
  'hawthorne',
  'marquam',
  'rossisland',
] as const;
export type BridgeName = (typeof BRIDGES)[number];

/** Proper names, the same in both languages. */
export const BRIDGE_TITLES: Readonly<Record<BridgeName, string>> = {
  fremont: 'Fremont',
  broadway: 'Broadway',
  steel: 'Steel',
  burnside: 'Burnside',
  morrison: 'Morrison',
  hawthorne: 'Hawthorne',
  marquam: 'Marquam',
  rossisland: 'Ross Island',
};
export type Bridge = number;
export const STEEL: Bridge = 2;

/** [BR-C3] A mode and the colour of its flags share an index. */
export const MODES = ['streetcar', 'taxi', 'motorcycle', 'bus', 'car', 'bicycle', 'rollerblades', 'walking'] as const;
export type ModeName = (typeof MODES)[number];
export type Mode = number;
export const STREETCAR: Mode = 0;
export const WALKING: Mode = 7;

export const COLOURS = ['blue', 'yellow', 'purple', 'red', 'green', 'orange', 'pink', 'white'] as const;
export type ColourName = (typeof COLOURS)[number];
export type Colour = number;
/** The streetcar's. */
export const BLUE: Colour = 0;

/** [BR-C3] Base speeds, by mode. */
export const SPEEDS: readonly number[] = [5, 4, 4, 3, 3, 2, 2, 1];

/** [BR-C4] */
export const FLAGS_IN_A_COLOUR = 5;
export const SPECIALS = ['first', 'double', 'swap'] as const;
export type SpecialName = (typeof SPECIALS)[number];
export type Special = number;
export const FIRST: Special = 0;
export const DOUBLE: Special = 1;
export const SWAP: Special = 2;

/** [BR-C1] The colours of the seats. */
export const TEAMS = ['black', 'gold', 'blue-grey', 'red'] as const;
export type TeamName = (typeof TEAMS)[number];
export const COORDINATORS = 3;

export const ROUNDS = 5;

export const bridgeName = (bridge: Bridge): BridgeName => BRIDGES[bridge] as BridgeName;
export const modeName = (mode: Mode): ModeName => MODES[mode] as ModeName;
export const colourName = (colour: Colour): ColourName => COLOURS[colour] as ColourName;
export const specialName = (special: Special): SpecialName => SPECIALS[special] as SpecialName;
export const speedOf = (mode: Mode): number => SPEEDS[mode] as number;
