/** The count at the start of a title. */
const MARKED = /^\(\d+\) /;
const SIZE = 32;
/** More than this is not readable in a tab. */
const MOST = 99;

let count = 0;
let watcher: MutationObserver | null = null;

/** Shows how many tables wait in the tab's title and icon, and on the icon of the installed app. */
export const showBadges = (waiting: number): void => {
  // Pages set their own titles; each change gets the count again.
  if (watcher === null && waiting > 0) {
    watcher = new MutationObserver(mark);
    watcher.observe(document.head, { subtree: true, childList: true, characterData: true });
  }
  if (waiting === count) return;
  count = waiting;
  mark();
  void drawIcon();
  // Not every browser has badges, and a page in a tab has no icon to mark.
  void (count === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(count))?.catch(() => {});
};

const mark = (): void => {
  const title = document.title.replace(MARKED, '');
  const marked = count === 0 ? title : `(${count}) ${title}`;
  if (document.title !== marked) document.title = marked;
};

/** The icons of the page itself, kept to be restored. */
let icons: readonly HTMLLinkElement[] = [];

const drawIcon = async (): Promise<void> => {
  document.querySelector('link[data-badge]')?.remove();
  if (count === 0) {
    document.head.append(...icons);
    icons = [];
    return;
  }
  const found = [...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')];
  if (found.length > 0) icons = found;
  const shown = count;
  const href = await badged(String(Math.min(count, MOST)));
  if (href === null || shown !== count) return;
  for (const icon of icons) icon.remove();
  document.querySelector('link[data-badge]')?.remove();
  const link = Object.assign(document.createElement('link'), { rel: 'icon', href });
  link.dataset['badge'] = String(count);
  document.head.append(link);
};

/** The icon with a number in its corner, as a data URL; null if it can't be drawn. */
const badged = async (text: string): Promise<string | null> => {
  const image = new Image(SIZE, SIZE);
  image.src = '/icons/icon-32.png';
  const canvas = Object.assign(document.createElement('canvas'), { width: SIZE, height: SIZE });
  const pen = canvas.getContext('2d');
  try {
    await image.decode();
  } catch {
    return null;
  }
  if (pen === null) return null;
  pen.drawImage(image, 0, 0, SIZE, SIZE);
  pen.fillStyle = '#b8232f';
  pen.beginPath();
  pen.roundRect(text.length > 1 ? 8 : 14, 12, text.length > 1 ? 24 : 18, 20, 6);
  pen.fill();
  pen.fillStyle = '#ffffff';
  pen.font = '700 17px sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, text.length > 1 ? 20 : 23, 23);
  return canvas.toDataURL('image/png');
};
