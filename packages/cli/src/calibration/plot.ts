import type { Language } from '@ponts-bornes/kernel';
import type { Calibration, SeatReliability } from './figures.ts';

const SIZE = 240;
const EDGE = { left: 56, top: 76, bottom: 56, gap: 64 };
const TICKS = [0, 25, 50, 75, 100];

const TEXTS = {
  fr: {
    title: (game: string): string => `${game} : chances prévues et résultats`,
    seats: (seats: number, games: number): string => `${seats} joueurs, ${games} parties`,
    axes: ['prévu (%)', 'gagné (%)'],
  },
  en: {
    title: (game: string): string => `${game}: predicted chances and results`,
    seats: (seats: number, games: number): string => `${seats} players, ${games} games`,
    axes: ['predicted (%)', 'won (%)'],
  },
} as const;

/** The colours follow the reader's light or dark mode. */
const STYLE = `
svg { font: 13px system-ui, sans-serif; --ground: #fff; --ink: #222; --faint: #ddd; --line: #777; --mark: #1f5f99; }
@media (prefers-color-scheme: dark) {
  svg { --ground: #16191d; --ink: #e8e8e8; --faint: #3a3f46; --line: #9aa0a8; --mark: #7db8f0; }
}
text { fill: var(--ink); } .ground { fill: var(--ground); } .grid { stroke: var(--faint); }
.even { stroke: var(--line); stroke-dasharray: 4 4; } .mark { fill: var(--mark); }
.curve { fill: none; stroke: var(--mark); stroke-width: 1.5; }
`;

/** Draws a reliability diagram for each number of seats, side by side: on the dashed line, predictions match results. */
export const plotOf = ({ bySeats }: Calibration, name: string, language: Language): string => {
  const texts = TEXTS[language];
  const width = EDGE.left + bySeats.length * (SIZE + EDGE.gap);
  const height = EDGE.top + SIZE + EDGE.bottom;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title">`,
    `<title id="title">${escaped(texts.title(name))}</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="ground" width="${width}" height="${height}"/>`,
    `<text x="${EDGE.left}" y="28" font-size="17" font-weight="600">${escaped(texts.title(name))}</text>`,
    ...bySeats.flatMap((each, at) => [
      `<g transform="translate(${EDGE.left + at * (SIZE + EDGE.gap)} ${EDGE.top})">`,
      ...diagram(each, language),
      '</g>',
    ]),
    '</svg>',
    '',
  ].join('\n');
};

const x = (share: number): number => Number((SIZE * share).toFixed(1));
const y = (share: number): number => Number((SIZE * (1 - share)).toFixed(1));

const diagram = ({ seats, games, bins }: SeatReliability, language: Language): readonly string[] => {
  const texts = TEXTS[language];
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const points = bins.flatMap(({ count, predicted, won }) =>
    predicted === null || won === null ? [] : [{ at: x(predicted), up: y(won), size: Math.sqrt(count / most) }],
  );
  return [
    `<text x="0" y="-14">${texts.seats(seats, games)}</text>`,
    ...TICKS.flatMap((tick) => [
      `<line class="grid" x1="${x(tick / 100)}" y1="0" x2="${x(tick / 100)}" y2="${SIZE}"/>`,
      `<line class="grid" x1="0" y1="${y(tick / 100)}" x2="${SIZE}" y2="${y(tick / 100)}"/>`,
      `<text x="${x(tick / 100)}" y="${SIZE + 18}" text-anchor="middle" font-size="11">${tick}</text>`,
      `<text x="-6" y="${y(tick / 100) + 4}" text-anchor="end" font-size="11">${tick}</text>`,
    ]),
    `<text x="${SIZE / 2}" y="${SIZE + 38}" text-anchor="middle" font-size="12">${texts.axes[0]}</text>`,
    `<text transform="translate(-36 ${SIZE / 2}) rotate(-90)" text-anchor="middle" font-size="12">${texts.axes[1]}</text>`,
    `<line class="even" x1="0" y1="${SIZE}" x2="${SIZE}" y2="0"/>`,
    `<polyline class="curve" points="${points.map(({ at, up }) => `${at},${up}`).join(' ')}"/>`,
    // The area of a mark is proportional to its number of positions.
    ...points.map(
      ({ at, up, size }) => `<circle class="mark" cx="${at}" cy="${up}" r="${Math.max(2, 8 * size).toFixed(1)}"/>`,
    ),
  ];
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (content: string): string => content.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!);
