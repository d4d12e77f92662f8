import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The height of a picture on a sheet, in pixels. */
const HEIGHT = 330;

/** Draws all these pictures of a folder, each with its name, as one. */
export const contactSheet = async (browser, folder, { files, name }) => {
  const page = await browser.newPage({ viewport: { width: 2400, height: 800 } });
  // A page of its own folder may show its files.
  await page.goto(pathToFileURL(join(folder, files[0])).href);
  await page.evaluate(
    async ({ paths, height }) => {
      document.body.replaceChildren();
      document.body.style.cssText = 'margin:8px;display:flex;flex-wrap:wrap;gap:8px;background:#808080;font:11px sans-serif';
      for (const path of paths) {
        const figure = document.createElement('figure');
        figure.style.margin = '0';
        const image = new Image();
        image.height = height;
        image.style.cssText = 'display:block';
        image.src = path;
        figure.append(image, path);
        document.body.append(figure);
        await image.decode();
      }
    },
    { paths: files, height: HEIGHT },
  );
  await page.screenshot({ path: join(folder, name), fullPage: true });
  await page.close();
};
