import type { Language } from '@ponts-bornes/kernel';
import { isTogether } from './figures.ts';
import type { ArenaFigures, Interval } from './figures.ts';

const WIDTH = 760;
const SIDE = 24;
/** Left and right edge of the bars; names go to the left of them, numbers to the right. */
const FROM = 176;
const TO = 570;
const ROW = 28;
const TITLE = 66;
const HEAD = 40;
const FOOT = 64;

const TEXTS = {
  fr: {
    title: (game: string): string => `${game} : la force des robots`,
    setting: (seats: number, games: string): string => `${seats} joueurs, ${games} parties par rencontre`,
    ladder: 'Cotes, avec leurs intervalles à 95 %',
    rating: 'cote (moyenne 1500 ; 400 de plus : dix victoires pour une défaite)',
    pairs: 'Parties gagnées par le premier contre le second, intervalles à 95 %',
    together: 'Parties gagnées à la même table, intervalles à 95 %',
    share: 'parties gagnées (%)',
    decimal: ',',
  },
  en: {
    title: (game: string): string => `${game}: bot strength`,
    setting: (seats: number, games: string): string => `${seats} players, ${games} games a meeting`,
    ladder: 'Ratings, with their 95 % intervals',
    rating: 'rating (mean 1500; 400 more: ten wins to one loss)',
    pairs: 'Games won by the first against the second, with 95 % intervals',
    together: 'Games won at one table, with 95 % intervals',
    share: 'games won (%)',
    decimal: '.',
  },
} as const;

/** The colours follow the reader's light or dark mode. */
const STYLE = `
svg { font: 14px system-ui, sans-serif; --ground: #fff; --ink: #222; --faint: #ddd; --line: #777; --mark: #1f5f99; }
@media (prefers-color-scheme: dark) {
  svg { --ground: #16191d; --ink: #e8e8e8; --faint: #3a3f46; --line: #9aa0a8; --mark: #7db8f0; }
}
text { fill: var(--ink); } .ground { fill: var(--ground); } .grid { stroke: var(--faint); }
.even { stroke: var(--line); stroke-dasharray: 4 4; } .bar { stroke: var(--mark); stroke-width: 2.5; }
.mark { fill: var(--mark); }
`;

/** Draws the ratings and the shares of each meeting, with their intervals, as SVG. */
export const plotOf = (figures: ArenaFigures, name: string, language: Language): string => {
  const texts = TEXTS[language];
  const charts = [ladderOf(figures, language), sharesOf(figures, language)];
  const bodies: string[] = [];
  let height = TITLE;
  for (const chart of charts) {
    bodies.push(`<g transform="translate(0 ${height})">`, ...chartMarks(chart), '</g>');
    height += HEAD + ROW * chart.rows.length + FOOT;
  }
  const told = charts.map(
    ({ title, rows }) => `${title}: ${rows.map(({ label, figure }) => `${label} ${figure}`).join(', ')}.`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title desc">`,
    `<title id="title">${escaped(texts.title(name))}</title>`,
    `<desc id="desc">${escaped(told.join(' '))}</desc>`,
    `<style>${STYLE}</style>`,
    `<rect class="ground" width="${WIDTH}" height="${height}"/>`,
    text({ x: SIDE, y: 32, size: 18, weight: 600 }, texts.title(name)),
    text({ x: SIDE, y: 54 }, texts.setting(figures.seats, gamesIn(figures))),
    ...bodies,
    '</svg>',
    '',
  ].join('\n');
};

/** The number of games per meeting, or its range. */
const gamesIn = ({ meetings }: ArenaFigures): string => {
  const games = meetings.map((meeting) => meeting.games);
  return [...new Set([Math.min(...games), Math.max(...games)])].join('–');
};

/** Values with intervals in rows, over a shared axis. */
interface Chart {
  readonly title: string;
  readonly axis: string;
  readonly ticks: readonly number[];
  /** The value of a bot that is as good as the others. */
  readonly even: number;
  readonly mark: 'disc' | 'diamond';
  readonly rows: readonly Row[];
}

interface Row {
  readonly label: string;
  /** The value and its interval as text. */
  readonly figure: string;
  readonly bar: { readonly value: number; readonly interval: Interval } | null;
}

const ladderOf = ({ ratings }: ArenaFigures, language: Language): Chart => {
  const { ladder, rating: axis } = TEXTS[language];
  const ends = ratings.flatMap(({ interval }) => interval ?? []);
  return {
    title: ladder,
    axis,
    ticks: ticksAround(Math.min(MEAN - 100, ...ends), Math.max(MEAN + 100, ...ends)),
    even: MEAN,
    mark: 'disc',
    rows: ratings.map(({ bot, rating, interval }) => {
      if (rating === null || interval === null) return { label: bot, figure: '—', bar: null };
      const figure = `${rating.toFixed(0)} (${interval.map((end) => end.toFixed(0)).join('–')})`;
      return { label: bot, figure, bar: { value: rating, interval } };
    }),
  };
};

const MEAN = 1500;
const MOST_TICKS = 7;

/** Round numbers, few enough to fit side by side. */
const ticksAround = (low: number, high: number): readonly number[] => {
  const steps = [50, 100, 200, 500, 1000, 2000];
  const countOf = (step: number): number => Math.ceil(high / step) - Math.floor(low / step) + 1;
  const step = steps.find((each) => countOf(each) <= MOST_TICKS) ?? Math.ceil(high - low);
  return Array.from({ length: countOf(step) }, (_, at) => step * (Math.floor(low / step) + at));
};

const sharesOf = (figures: ArenaFigures, language: Language): Chart => {
  const texts = TEXTS[language];
  const together = isTogether(figures);
  const percent = (share: number): string => (100 * share).toFixed(1).replace('.', texts.decimal);
  const rows = figures.meetings.flatMap(({ bots }) =>
    // In a pair, only the second bot is shown: the expected winner.
    (together ? bots : bots.slice(1)).map(({ bot, share, interval }) => ({
      label: together ? bot : `${bot} – ${bots[0]!.bot}`,
      figure: `${percent(share)} % (${interval.map(percent).join('–')})`,
      bar: { value: 100 * share, interval: [100 * interval[0], 100 * interval[1]] as const },
    })),
  );
  const even = 100 / (figures.meetings[0]?.bots.length ?? 2);
  const title = together ? texts.together : texts.pairs;
  return { title, axis: texts.share, ticks: [0, 25, 50, 75, 100], even, mark: 'diamond', rows };
};

const chartMarks = ({ title, axis, ticks, even, mark, rows }: Chart): readonly string[] => {
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const x = (value: number): number => Number((FROM + ((TO - FROM) * (value - low)) / (high - low)).toFixed(1));
  const bottom = HEAD + ROW * rows.length;
  const upright = (kind: string, value: number): string =>
    `<line class="${kind}" x1="${x(value)}" y1="${HEAD - 6}" x2="${x(value)}" y2="${bottom}"/>`;
  return [
    text({ x: SIDE, y: 22, weight: 600 }, title),
    ...ticks.flatMap((tick) => [
      upright('grid', tick),
      text({ x: x(tick), y: bottom + 18, anchor: 'middle', size: 12 }, String(tick)),
    ]),
    upright('even', even),
    text({ x: (FROM + TO) / 2, y: bottom + 38, anchor: 'middle', size: 12 }, axis),
    ...rows.flatMap((row, at) => rowMarks(row, { y: HEAD + ROW * (at + 0.5), x, mark })),
  ];
};

interface Placing {
  readonly y: number;
  readonly x: (value: number) => number;
  readonly mark: Chart['mark'];
}

const rowMarks = ({ label, figure, bar }: Row, { y, x, mark }: Placing): readonly string[] => {
  const labels = [text({ x: SIDE, y: y + 5 }, label), text({ x: TO + 18, y: y + 5 }, figure)];
  if (bar === null) return labels;
  const [from, to, at] = [...bar.interval, bar.value].map(x);
  const ends = [from, to].map((end) => `<line class="bar" x1="${end}" y1="${y - 5}" x2="${end}" y2="${y + 5}"/>`);
  return [
    ...labels,
    `<line class="bar" x1="${from}" y1="${y}" x2="${to}" y2="${y}"/>`,
    ...ends,
    mark === 'disc'
      ? `<circle class="mark" cx="${at}" cy="${y}" r="6"/>`
      : `<path class="mark" d="M${at},${y - 7}l7,7l-7,7l-7,-7z"/>`,
  ];
};

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'middle';
  readonly size?: number;
  readonly weight?: number;
}

const text = ({ x, y, anchor, size, weight }: Placed, content: string): string => {
  const styles = [
    anchor === undefined ? '' : ` text-anchor="${anchor}"`,
    size === undefined ? '' : ` font-size="${size}"`,
    weight === undefined ? '' : ` font-weight="${weight}"`,
  ];
  return `<text x="${x}" y="${y}"${styles.join('')}>${escaped(content)}</text>`;
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (content: string): string => content.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!);
