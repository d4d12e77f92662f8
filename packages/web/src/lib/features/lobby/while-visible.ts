/** Runs an action now and after every pause while the page is visible. Returns a function that stops it. */
export const whileVisible = (act: () => Promise<void>, pause: number): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isActing = false;
  let isEnded = false;

  const next = async (): Promise<void> => {
    if (isActing || isEnded || document.hidden) return;
    clearTimeout(timer);
    isActing = true;
    await act();
    isActing = false;
    timer = setTimeout(() => void next(), pause);
  };
  const look = (): void => void next();

  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  look();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
  };
};
