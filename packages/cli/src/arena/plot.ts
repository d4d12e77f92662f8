import type { Language } from '@ponts-bornes/kernel';
import { isTogether } from './figures.ts';
import type { Figures, Rated } from './figures.ts';

const WIDTH = 720;
const LABEL = 110;
const ROW = 30;
const HEAD = 34;
const CELL = 84;
const SIDE = 24;

const WORDS = {
  fr: {
    title: (game: string): string => `${game} : cotes et rencontres`,
    ladder: 'Cotes et intervalles à 95 %',
    heat: 'Parties gagnées par le robot de la ligne contre celui de la colonne (%)',
  },
  en: {
    title: (game: string): string => `${game}: ratings and meetings`,
    ladder: 'Ratings and 95 % intervals',
    heat: 'Games won by the bot of the row against that of the column (%)',
  },
} as const;

/** The ladder of ratings and, where pairs met, who wins against whom, as a picture. */
export const plotOf = (figures: Figures, name: string, language: Language): string => {
  const words = WORDS[language];
  const ladder = ladderOf(figures.ratings, words.ladder);
  const heat = isTogether(figures) ? EMPTY : heatOf(figures, words.heat);
  const height = ladder.height + heat.height;
  const told = figures.ratings.map(({ bot, rating }) => `${bot} ${rating === null ? '—' : rating.toFixed(0)}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title desc" font-family="sans-serif" font-size="14" fill="#222">`,
    `<title id="title">${escaped(words.title(name))}</title>`,
    `<desc id="desc">${escaped([`${words.ladder}: ${told.join(', ')}.`, ...heat.told].join(' '))}</desc>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    ...ladder.marks,
    `<g transform="translate(0 ${ladder.height})">`,
    ...heat.marks,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
};

/** A part of the picture, and its words for those who don't see it. */
interface Part {
  readonly height: number;
  readonly marks: readonly string[];
  readonly told: readonly string[];
}

const EMPTY: Part = { height: 0, marks: [], told: [] };

/** Between ticks of the axis of ratings. */
const STEP = 200;

const ladderOf = (ratings: readonly Rated[], title: string): Part => {
  const ends = ratings.flatMap(({ interval }) => interval ?? []);
  const low = STEP * Math.floor(Math.min(1500, ...ends) / STEP);
  const high = STEP * Math.ceil(Math.max(1500, ...ends) / STEP);
  const x = (rating: number): string => (LABEL + ((WIDTH - LABEL - SIDE) * (rating - low)) / (high - low)).toFixed(1);
  const bottom = HEAD + ROW * ratings.length;
  const ticks = Array.from({ length: (high - low) / STEP + 1 }, (_, step) => low + STEP * step);
  const axis = ticks.flatMap((tick) => [
    `<line x1="${x(tick)}" y1="${HEAD}" x2="${x(tick)}" y2="${bottom}" stroke="#ddd"/>`,
    text({ x: x(tick), y: bottom + 18, anchor: 'middle' }, String(tick)),
  ]);
  const rows = ratings.flatMap(({ bot, rating, interval }, row) => {
    const y = HEAD + ROW * (row + 0.5);
    const name = text({ x: SIDE, y: y + 5 }, bot);
    if (rating === null || interval === null) return [name];
    return [
      name,
      `<line x1="${x(interval[0])}" y1="${y}" x2="${x(interval[1])}" y2="${y}" stroke="#1f5f99" stroke-width="3"/>`,
      `<circle cx="${x(rating)}" cy="${y}" r="6" fill="#1f5f99"/>`,
      text({ x: x(rating), y: y - 9, anchor: 'middle', size: 11 }, rating.toFixed(0)),
    ];
  });
  return { height: bottom + 40, marks: [heading(title), ...axis, ...rows], told: [] };
};

const heatOf = ({ bots, meetings }: Figures, title: string): Part => {
  const cell = Math.min(CELL, (WIDTH - LABEL - SIDE) / bots.length);
  const column = (at: number): number => LABEL + cell * (at + 0.5);
  const line = (at: number): number => HEAD + ROW * (at + 1);
  const names = bots.flatMap((bot, at) => [
    text({ x: column(at).toFixed(1), y: HEAD + 20, anchor: 'middle', size: 12 }, bot),
    text({ x: SIDE, y: line(at) + 20 }, bot),
  ]);
  const wins = meetings.flatMap((meeting) =>
    meeting.bots.map(({ bot, share }, at) => ({ bot, other: meeting.bots[1 - at]!.bot, share })),
  );
  const cells = wins.flatMap(({ bot, other, share }) => {
    const [x, y] = [column(bots.indexOf(other)), line(bots.indexOf(bot))];
    const place = `x="${(x - cell / 2).toFixed(1)}" y="${y}" width="${cell.toFixed(1)}" height="${ROW}"`;
    return [
      `<rect ${place} fill="${heatColour(share)}" stroke="#fff"/>`,
      text({ x: x.toFixed(1), y: y + 20, anchor: 'middle' }, (100 * share).toFixed(1)),
    ];
  });
  const told = wins.map(({ bot, other, share }) => `${bot}–${other} ${(100 * share).toFixed(1)}`);
  return {
    height: line(bots.length) + SIDE,
    marks: [heading(title), ...names, ...cells],
    told: [`${title}: ${told.join(', ')}.`],
  };
};

/** From orange through white to blue: light, so that the figure on it can be read, and it says the same. */
const heatColour = (share: number): string => {
  const [target, weight] = share < 0.5 ? [[245, 178, 110], 1 - 2 * share] : [[140, 190, 235], 2 * share - 1];
  return `rgb(${target.map((part) => Math.round(255 + (part - 255) * weight)).join(' ')})`;
};

const heading = (title: string): string => text({ x: SIDE, y: 22, size: 15 }, title);

const text = (
  at: { readonly x: number | string; readonly y: number; readonly anchor?: 'middle'; readonly size?: number },
  content: string,
): string => {
  const anchor = at.anchor === undefined ? '' : ` text-anchor="${at.anchor}"`;
  const size = at.size === undefined ? '' : ` font-size="${at.size}"`;
  return `<text x="${at.x}" y="${at.y}"${anchor}${size}>${escaped(content)}</text>`;
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (content: string): string => content.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!);
