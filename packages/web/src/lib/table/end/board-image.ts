const SVG = 'http://www.w3.org/2000/svg';

/** A drawing of an element, and where in the image it is, in CSS pixels. */
export interface BoardImage {
  readonly image: HTMLImageElement;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a board as an image: a copy of its elements inside an SVG, together with the page's styles. The image is as
 * large as the window, so that media queries have the same results.
 */
export const boardImage = async (board: HTMLElement): Promise<BoardImage> => {
  const { clientWidth: width, clientHeight: height } = board;
  const copy = copyOf(board);
  const drawings = await embeddedDrawings(copy);
  const { font, color } = getComputedStyle(document.body);
  const style = document.createElement('style');
  style.textContent = `${await pageStyles()}*,::before,::after{animation:none!important;transition:none!important;scrollbar-width:none!important}`;
  const ground = document.createElement('div');
  ground.style.cssText = `display:grid;width:${width}px;height:${height}px;overflow:hidden;font:${font};color:${color}`;
  copy.style.cssText = `width:${width}px;height:${height}px;overflow:hidden`;
  ground.append(copy);
  const frame = document.createElementNS(SVG, 'foreignObject');
  frame.setAttribute('width', '100%');
  frame.setAttribute('height', '100%');
  frame.append(style, ...drawings, ground);
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('width', `${innerWidth}`);
  svg.setAttribute('height', `${innerHeight}`);
  // Styles of the root element apply to the root of the image.
  svg.style.colorScheme = isDark() ? 'dark' : 'light';
  svg.append(frame);
  const image = new Image();
  // A blob's address would make the canvas unreadable in some browsers.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  return { image, width, height };
};

const isDark = (): boolean => {
  const { theme } = document.documentElement.dataset;
  return theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
};

/** A copy without what only this viewer sees and what only moves the camera, and with images in place of canvases. */
const copyOf = (board: HTMLElement): HTMLElement => {
  const copy = board.cloneNode(true) as HTMLElement;
  const canvases = [...board.querySelectorAll('canvas')];
  for (const [index, canvas] of [...copy.querySelectorAll('canvas')].entries()) {
    const original = canvases[index];
    if (original === undefined) continue;
    const image = new Image();
    image.src = original.toDataURL();
    image.className = original.className;
    const { position, inset } = getComputedStyle(original);
    image.style.cssText = `position:${position};inset:${inset};width:${original.clientWidth}px;height:${original.clientHeight}px`;
    canvas.replaceWith(image);
  }
  for (const part of copy.querySelectorAll('[data-private], [data-controls]')) part.remove();
  return copy;
};

/** Drawings that the copy takes from other files, to stand in the image; the copy then refers to them there. */
const embeddedDrawings = async (copy: HTMLElement): Promise<readonly Element[]> => {
  const uses = [...copy.querySelectorAll('use')].map((use) => ({ use, href: use.getAttribute('href') ?? '' }));
  const files = [...new Set(uses.map(({ href }) => href.split('#')[0] ?? ''))].filter((file) => file !== '');
  const drawings = await Promise.all(files.map((file, index) => embeddedDrawing(file, `drawing-${index}-`)));
  for (const { use, href } of uses) {
    const [file = '', id = ''] = href.split('#');
    if (file !== '') use.setAttribute('href', `#drawing-${files.indexOf(file)}-${id}`);
  }
  return drawings;
};

const embeddedDrawing = async (file: string, prefix: string): Promise<Element> => {
  const text = await (await fetch(file)).text();
  const { documentElement: drawing } = new DOMParser().parseFromString(text, 'image/svg+xml');
  for (const part of drawing.querySelectorAll('[id]')) part.id = `${prefix}${part.id}`;
  drawing.setAttribute('style', 'position:absolute;width:0;height:0');
  return drawing;
};

/** All styles of the page. Fonts are embedded, because an image can't load files. */
const pageStyles = async (): Promise<string> => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, sheet })));
  const texts = await Promise.all(
    rules.map(({ rule, sheet }) => (rule instanceof CSSFontFaceRule ? embedded(rule, sheet.href) : rule.cssText)),
  );
  return texts.join('\n');
};

/** A font that the page has loaded, with its file inside; nothing for one that it doesn't use. */
const embedded = async (rule: CSSFontFaceRule, base: string | null): Promise<string> => {
  const [whole, path] = /url\("?([^")]+)"?\)/.exec(rule.cssText) ?? [];
  if (whole === undefined || path === undefined) return rule.cssText;
  const url = new URL(path, base ?? document.baseURI).href;
  if (performance.getEntriesByName(url).length === 0) return '';
  try {
    const font = await (await fetch(url)).blob();
    return rule.cssText.replace(whole, `url("${await dataUrl(font)}")`);
  } catch {
    return '';
  }
};

const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('unreadable font')));
    reader.readAsDataURL(blob);
  });
