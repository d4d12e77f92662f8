// Functions of this file run in the page, before its own scripts, and cannot use this module's variables.

/** Disables animations, shortens pauses, and records errors. */
export const prepare = ({ isHurried, isKept }: { readonly isHurried: boolean; readonly isKept: boolean }): void => {
  if (!location.protocol.startsWith('http')) return;
  // WebKit fails pending requests when the page is left.
  let isLeaving = false;
  addEventListener('beforeunload', () => (isLeaving = true));
  const note = (complaint: unknown): void => {
    if (isLeaving) return;
    const noted = JSON.parse(sessionStorage.getItem('complaints') ?? '[]') as readonly string[];
    sessionStorage.setItem('complaints', JSON.stringify([...noted, String(complaint)].slice(-20)));
  };
  // A size that is measured again in the next frame is harmless, but browsers report it as an error.
  addEventListener('error', ({ message }) => message.startsWith('ResizeObserver loop') || note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  console.error = note;
  const settings = 'ponts-bornes.settings';
  const chosen = JSON.stringify({ speed: 'still', sound: false });
  if (localStorage.getItem(settings) === null) localStorage.setItem(settings, chosen);
  if (!isKept) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  if (!isHurried) return;
  // WebKit times its driver's scripts with the page's own setTimeout, so long waits stay unchanged.
  const later = window.setTimeout.bind(window);
  const soon = (act: () => void, wait = 0): number => later(act, wait < 10_000 ? Math.min(wait, 10) : wait);
  Object.assign(window, { setTimeout: soon });
};

/** The errors in this tab, in all documents of the product. */
export const complaintsIn = (): readonly string[] =>
  JSON.parse(sessionStorage.getItem('complaints') ?? '[]') as readonly string[];
