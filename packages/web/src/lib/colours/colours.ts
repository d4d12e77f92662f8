/** Colour computations for tests: contrast, distance, and simulated colour blindness. */

/** Linear light, each channel 0…1. */
type Light = readonly [red: number, green: number, blue: number];

/** `#rgb`, `#rrggbb` or `#rrggbbaa`; ignores the opacity. */
const lightOf = (hex: string): Light => {
  const digits = hex.slice(1);
  const whole = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const part = (at: number): number => linear(Number.parseInt(whole.slice(at, at + 2), 16) / 255);
  return [part(0), part(2), part(4)];
};

const linear = (value: number): number => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const luminance = ([red, green, blue]: Light): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** WCAG 2 contrast ratio: 1…21. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(lightOf(one)), luminance(lightOf(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

export const EYES = ['usual', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
export type Eyes = (typeof EYES)[number];

type Matrix = readonly [Light, Light, Light];

/** Machado, Oliveira and Fernandes 2009, at full severity. */
const SIGHT: Readonly<Record<Eyes, Matrix>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const dot = ([a, b, c]: Light, [x, y, z]: Light): number => a * x + b * y + c * z;

const seenBy = (eyes: Eyes, light: Light): Light => {
  const [red, green, blue] = SIGHT[eyes].map((row) => Math.min(1, Math.max(0, dot(row, light))));
  return [red!, green!, blue!];
};

/** OKLab, Ottosson 2020. */
const perceived = (light: Light): Light => {
  const cone = (row: Light): number => Math.cbrt(dot(row, light));
  const cones: Light = [
    cone([0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9]),
    cone([0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6]),
    cone([0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5]),
  ];
  return [
    dot([0.210_454_255_3, 0.793_617_785, -0.004_072_046_8], cones),
    dot([1.977_998_495_1, -2.428_592_205, 0.450_593_709_9], cones),
    dot([0.025_904_037_1, 0.782_771_766_2, -0.808_675_766], cones),
  ];
};

/** The perceived distance of two colours for some eyes: 0 is identical, black to white is 1. */
export const distance = (one: string, other: string, eyes: Eyes): number => {
  const [a, b] = [one, other].map((hex) => perceived(seenBy(eyes, lightOf(hex))));
  return Math.hypot(a![0] - b![0], a![1] - b![1], a![2] - b![2]);
};

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The colour tokens of a style sheet or component: `--name: light-dark(#…, #…)` or `--name: #…`. */
export const tokensOf = (css: string, theme: Theme): ReadonlyMap<string, string> => {
  const named = css.matchAll(/--([\w-]+):\s*(?:light-dark\(\s*(#\w+),\s*(#\w+)\s*\)|(#\w+));/g);
  return new Map(
    [...named].map(([, name, light, dark, both]) => [name!, both ?? (theme === 'light' ? light! : dark!)]),
  );
};
