import type { ThinkerStarter } from './thinker.ts';

/** Starts the bots' worker in the page, for a table worker. */
export const thinkerStarter = (): ThinkerStarter => {
  let thinker: Worker | null = null;
  const end = (): void => {
    thinker?.terminate();
    thinker = null;
  };
  return {
    start: (port) =>
      new Promise((resolve) => {
        end();
        thinker = new Worker(new URL('./worker-main.ts', import.meta.url), { type: 'module', name: 'thinker' });
        thinker.addEventListener('error', ({ message }) => resolve(message));
        thinker.postMessage(port, [port]);
      }),
    end,
  };
};
