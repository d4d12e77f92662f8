/** A table has drawn its board and started its workers by then, in milliseconds after the page was loaded. */
const PATIENCE = 2000;

/** Does something that can wait once the page is loaded and has nothing else to do; where it fails, nothing is lost. */
export const whenQuiet = (act: () => Promise<void>): void => {
  const attempt = (): void => void act().catch(() => {});
  // Safari can't tell when it is idle.
  const whenIdle = (): void =>
    void ('requestIdleCallback' in window ? requestIdleCallback(attempt, { timeout: PATIENCE }) : attempt());
  const wait = (): void => void setTimeout(whenIdle, PATIENCE);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
};
