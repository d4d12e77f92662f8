import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';

/** The web client's typeface. Fonts of the machine are not used, so that every node draws the same picture. */
const FONTS = [
  import.meta.resolve('@expo-google-fonts/overpass/600SemiBold/Overpass_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/overpass/800ExtraBold/Overpass_800ExtraBold.ttf'),
].map((url) => fileURLToPath(url));

/** Turns an SVG into a PNG, on a thread of its own. */
export const rasterise = async (svg: string): Promise<Buffer> => {
  const image = await renderAsync(svg, {
    font: { fontFiles: FONTS, loadSystemFonts: false, defaultFontFamily: 'Overpass' },
    logLevel: 'off',
  });
  return image.asPng();
};
