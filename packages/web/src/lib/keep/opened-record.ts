/** The record that was opened from a file or a text: it survives a reload of the page, not the closing of its tab. */
const KEY = 'ponts-bornes.record';

/** The address under which it is replayed. */
export const OPENED = 'opened';

let here: string | null = null;

export const putOpened = (text: string): void => {
  here = text;
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // It is still here until the page is left.
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
