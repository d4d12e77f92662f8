/** By then, in milliseconds after loading, a table has drawn its board and started its workers. */
const PATIENCE = 2000;

/** Runs a low-priority action once the page is loaded and idle; failures are ignored. */
export const whenQuiet = (act: () => Promise<void>): void => {
  const attempt = (): void => void act().catch(() => {});
  // Safari lacks requestIdleCallback.
  const whenIdle = (): void =>
    void ('requestIdleCallback' in window ? requestIdleCallback(attempt, { timeout: PATIENCE }) : attempt());
  const wait = (): void => void setTimeout(whenIdle, PATIENCE);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
};
