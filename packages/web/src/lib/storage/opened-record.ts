/** The record opened from a file or text. It survives a reload but not the closing of the tab. */
const KEY = 'ponts-bornes.record';

/** Its address in the replay. */
export const OPENED = 'opened';

let here: string | null = null;

export const putOpened = (text: string): void => {
  here = text;
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // It stays in memory until the page is left.
  }
};

export const getOpened = (): string | null => {
  if (here !== null) return here;
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
};
