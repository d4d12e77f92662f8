import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

/** The web client's typeface. Fonts of the machine are not used, so that every node draws the same picture. */
const FONTS = [
  import.meta.resolve('@expo-google-fonts/overpass/600SemiBold/Overpass_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/overpass/800ExtraBold/Overpass_800ExtraBold.ttf'),
].map((url) => fileURLToPath(url));

/** Turns an SVG into a PNG. */
export const rasterise = (svg: string): Buffer =>
  new Resvg(svg, { font: { fontFiles: FONTS, loadSystemFonts: false, defaultFontFamily: 'Overpass' }, logLevel: 'off' })
    .render()
    .asPng();
