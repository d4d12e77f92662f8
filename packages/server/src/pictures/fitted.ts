// Text that fits into a picture. Its widths are estimated, a little too wide, because there is no font to ask.

const NARROW = /[ijlI.,:;!|'’()[\]\sfrt1-]/;
const WIDE = /[mwMWÆŒæœЖЩЮШЫжщюшы@%…]/;
const CAPITAL = /\p{Lu}/u;

/** In multiples of the font size: upper limits of each class in Overpass. */
const widthOf = (character: string): number => {
  if (WIDE.test(character)) return 0.96;
  if (NARROW.test(character)) return 0.4;
  return CAPITAL.test(character) ? 0.72 : 0.6;
};

const widthOfText = (text: string): number => [...text].reduce((sum, character) => sum + widthOf(character), 0);

/** The smallest size of a text, relative to the wanted one, before it gets another line, or is cut. */
const SMALLEST = 0.68;

export interface Fitted {
  /** XML. */
  readonly lines: readonly string[];
  readonly size: number;
}

/** A text in the wanted size if it fits, otherwise smaller; then in several lines, and then cut. */
export const fitted = (text: string, size: number, { width, most }: { width: number; most: number }): Fitted => {
  const plain = printable(text);
  const least = size * SMALLEST;
  const inOne = Math.min(size, width / widthOfText(plain));
  if (inOne >= least || plain === '') return { lines: [escaped(plain)], size: inOne };
  const lines = wrapped(plain, width / least, most);
  return { lines: lines.map((line) => escaped(cut(line, width / least))), size: least };
};

/** Divides a text at its spaces; the last line takes the rest. */
const wrapped = (text: string, width: number, most: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || (lines.length < most && widthOfText(longer) > width)) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
};

const cut = (text: string, width: number): string => {
  if (widthOfText(text) <= width) return text;
  const parts = [...text];
  while (parts.length > 1 && widthOfText(`${parts.join('')}…`) > width) parts.pop();
  return `${parts.join('').trimEnd()}…`;
};

/** What the typeface lacks, such as emoji, is left out rather than drawn as empty boxes. Control characters go too. */
const LACKING = /[^\u0020-\u007e\u00a0-\u00ac\u00ae-\u017f\u0400-\u045f\u1ea0-\u1ef9\u2013\u2014\u2018-\u201e\u2026]/gu;

const printable = (text: string): string =>
  text.normalize('NFC').replaceAll(LACKING, '').replaceAll(/\s+/g, ' ').trim();

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');
