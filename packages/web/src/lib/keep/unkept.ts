/** Held, in whichever tab, as long as a reload would lose a game that could not be kept. */
const NAME = 'ponts-bornes.unkept';

const locks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

/** Whether any tab has a game that is not kept. */
export const isAnyUnkept = async (): Promise<boolean> => {
  const { held = [] } = (await locks()?.query()) ?? {};
  return held.some(({ name }) => name === NAME);
};

/** Lets a table tell all tabs whether its game is not kept. */
export const tellUnkept = (): ((isUnkept: boolean) => void) => {
  let release: (() => void) | null = null;
  return (isUnkept) => {
    if (isUnkept) release ??= hold();
    else {
      release?.();
      release = null;
    }
  };
};

const hold = (): (() => void) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks()?.request(NAME, { mode: 'shared' }, () => released);
  return release;
};
