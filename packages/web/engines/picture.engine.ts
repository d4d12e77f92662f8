import { expect } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { keep, playedGame, tableAt } from '../e2e/moments.ts';
import { test } from './fixture.ts';
import { clickOn, seeResult, waitFor } from './steps.ts';

/** Runs in the page: keeps the next saved file, and measures it as a picture. */
const measurePicture = (): void => {
  const create = URL.createObjectURL.bind(URL);
  const measure = async (blob: Blob): Promise<void> => {
    const picture = await createImageBitmap(blob);
    const { width, height } = picture;
    const pen = new OffscreenCanvas(width, height).getContext('2d')!;
    pen.drawImage(picture, 0, 0);
    // Between the heading and the ranks is the board.
    const { data } = pen.getImageData(0, 190, width, Math.max(1, height - 400));
    const colours = new Set<number>();
    for (let at = 0; at < data.length; at += 40) colours.add((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!);
    document.documentElement.dataset['picture'] = JSON.stringify({ width, height, colours: colours.size });
  };
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) void measure(blob);
    return create(blob);
  };
};

for (const { meta } of CATALOGUE) {
  test(`${meta.id}: a picture of the final board`, async ({ tab }) => {
    const game = await playedGame(meta.id, 2);
    const table = tableAt(game, game.moves.length);
    await tab.goto('/records');
    await tab.evaluate(keep, table);
    await tab.goto(`/table#${table.id}`);
    await seeResult(tab);
    await tab.evaluate(measurePicture);
    await clickOn(tab, 'dialog[open] button', 'Image');
    const { width, height, colours } = await waitFor(tab, 'the picture', () => {
      const found = document.documentElement.dataset['picture'];
      return found === undefined ? null : (JSON.parse(found) as { width: number; height: number; colours: number });
    });
    expect(width).toBe(1200);
    expect(height, 'the board is in the picture').toBeGreaterThan(600);
    expect(colours, 'the board has its colours').toBeGreaterThan(20);
  });
}
