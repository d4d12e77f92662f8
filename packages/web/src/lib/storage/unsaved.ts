/** A lock, held in any tab while a reload would lose an unsaved game. */
const NAME = 'ponts-bornes.unkept';

const locks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

/** Whether any tab has an unsaved game. */
export const isAnyUnsaved = async (): Promise<boolean> => {
  const { held = [] } = (await locks()?.query()) ?? {};
  return held.some(({ name }) => name === NAME);
};

/** Lets a table tell all tabs whether its game is unsaved. */
export const unsavedMarker = (): ((isUnsaved: boolean) => void) => {
  let release: (() => void) | null = null;
  return (isUnsaved) => {
    if (isUnsaved) release ??= hold();
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
