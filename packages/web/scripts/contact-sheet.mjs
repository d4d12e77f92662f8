import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** In pixels: four pictures of a laptop fit into a row. */
const WIDTH = 2400;
const HEIGHT = 260;

const STYLE = `
body { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px; background: #808080; font: 11px sans-serif }
figure { margin: 0 }
img { display: block; height: ${HEIGHT}px }`;

/** Draws all these pictures of a folder, each with its name, as one. */
export const contactSheet = async (browser, folder, { files, name }) => {
  const figures = files.map((file) => `<figure><img src="${file}" alt="">${file}</figure>`);
  // A page in this folder, because a blank one may not show files.
  const path = join(folder, 'overview.html');
  writeFileSync(path, `<!doctype html><style>${STYLE}</style>${figures.join('')}`);
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 800 } });
  await page.goto(pathToFileURL(path).href);
  await page.screenshot({ path: join(folder, name), fullPage: true });
  await page.close();
  rmSync(path);
};
