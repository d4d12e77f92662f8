import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { findBot, situationOf } from '@ponts-bornes/bots';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { fastRandom, resolveOptions } from '@ponts-bornes/kernel';

const WORKERS = '_app/immutable/workers';
const script = readdirSync(new URL(`../dist/${WORKERS}`, import.meta.url)).find((file) =>
  file.startsWith('worker-main'),
)!;

for (const { meta, load, loadHints } of CATALOGUE) {
  test(`a bot thinks about ${meta.id} in a web worker, reports progress, and ends in time`, async ({ page }) => {
    const { game } = await load();
    const resolved = resolveOptions(meta, 2, {});
    expect(resolved.ok).toBe(true);
    if (!resolved.ok) return;
    const state = game.setup(resolved.options, 2, fastRandom('thinking'));
    const seat = game.toAct(state)[0]!;
    const likeness = game.resample(state, seat, fastRandom('likeness'));
    const task = { kind: 'choose', game: meta.id, seat, seats: 2, likeness, bot: 'expert', seed: 'x' };
    await page.goto('/records');
    const think = (millis: number): Promise<{ text: string; progress: number }> =>
      page.evaluate(
        ([url, job]) =>
          new Promise((resolve, reject) => {
            const worker = new Worker(url, { type: 'module', name: 'thinker' });
            let progress = 0;
            worker.addEventListener('error', (event) => reject(new Error(event.message)));
            const { port1: near, port2: far } = new MessageChannel();
            near.addEventListener('message', ({ data }) => {
              if (data.kind === 'progress') progress++;
              else if (data.kind === 'reply') resolve({ text: data.reply.text, progress });
              else reject(new Error(data.message));
            });
            near.start();
            worker.postMessage(far, [far]);
            // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has none
            near.postMessage({ number: 1, task: job });
          }),
        [`/${WORKERS}/${script}`, { ...task, millis }] as const,
      );
    // As it does here: a small game is solved at once, without any progress to tell.
    let tells = false;
    const watch = { isEnough: () => tells, onProgress: () => void (tells = true) };
    const study = { game, hints: await loadHints() };
    findBot('expert')!.choose(study, situationOf(game, state, { seat, seats: 2 }), fastRandom('x'), watch);
    let millis = 400;
    let answer = await think(millis);
    // On a busy machine it may not get anywhere in this time.
    while (tells && answer.progress === 0) answer = await think((millis *= 2));
    const legal = game.moves(state, seat).map((move) => game.format(move));
    expect(legal).toContain(answer.text);
    expect(answer.progress > 0).toBe(tells);
  });
}

test('the page stays responsive while bots think', async ({ page }) => {
  await page.goto('/games/mille-bornes');
  await page.getByLabel(/^(Niveau du robot|Bot level)/).selectOption('expert');
  await page.getByRole('button', { name: /^(Commencer|Start)$/ }).click();
  await page.locator('[data-number]').waitFor();
  await page.getByRole('button', { name: /^(Aide|Help)$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
