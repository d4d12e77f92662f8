import type { Outcome, Seat } from '@ponts-bornes/kernel';
import { BOARD, GOLD, INK, PAPER, emblem } from '@ponts-bornes/kernel/picture';
import type { Looks } from '@ponts-bornes/kernel/picture';
import { fitted } from './fitted.ts';
import type { Fitted } from './fitted.ts';

/** The size of a picture, which previews state; the general ones of packages/web/scripts/pictures.mjs have it too. */
export const PICTURE = { width: 1200, height: 630 } as const;

/** What a picture shows around the board. */
export interface Framed {
  readonly game: string;
  readonly board: string;
  /** By seat. */
  readonly names: readonly string[];
  readonly looks: readonly Looks[];
  /** Null if the game was stopped without a result. */
  readonly outcome: Outcome | null;
}

const SOFT = '#56606e';
const PANEL = { left: BOARD.width, inner: BOARD.width + 30, right: PICTURE.width - 30 } as const;
const TITLE = { size: 60, width: PANEL.right - PANEL.inner, most: 2 } as const;
/** In multiples of the font size. */
const LEADING = 1.08;
/** The players are listed between the title and the foot. */
const FOOT = 556;
const ROW = { most: 92, winner: 1.3 } as const;

/** The picture of a finished game: its board, and beside it the game's name and the players in order of rank. */
export const framed = ({ game, board, names, looks, outcome }: Framed): string => {
  const title = fitted(game, TITLE.size, TITLE);
  const top = 52 + title.lines.length * title.size * LEADING;
  const rows = placed(ranked(names.length, outcome), outcome?.winners ?? [], FOOT - top);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" font-family="Overpass" font-weight="800">
<svg width="${BOARD.width}" height="${BOARD.height}">${board}</svg>
<rect x="${PANEL.left}" width="${PICTURE.width - PANEL.left}" height="${PICTURE.height}" fill="#f6efdd"/>
<path d="M${PANEL.left} 0V${PICTURE.height}" stroke="${INK}" stroke-width="4"/>
${written(title, PANEL.inner, 34 + title.size * 0.8)}
${rows.map(({ seat, y, height, wins }) => player({ name: names[seat] ?? '', looks: looks[seat]!, score: outcome?.scores[seat] ?? null, wins }, top + y, height)).join('\n')}
${foot()}
</svg>`;
};

/** By score; the winners first, because some games break ties. */
const ranked = (seats: number, outcome: Outcome | null): readonly Seat[] => {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (outcome === null) return all;
  const worth = (seat: Seat): number => (outcome.winners.includes(seat) ? Infinity : (outcome.scores[seat] ?? 0));
  return all.toSorted((one, other) => (worth(one) === worth(other) ? one - other : worth(other) - worth(one)));
};

interface Row {
  readonly seat: Seat;
  readonly y: number;
  readonly height: number;
  readonly wins: boolean;
}

/** Divides the height among the players; winners get more. */
const placed = (seats: readonly Seat[], winners: readonly Seat[], room: number): readonly Row[] => {
  const shares = seats.map((seat) => (winners.includes(seat) ? ROW.winner : 1));
  const unit = Math.min(ROW.most, room / shares.reduce((sum, share) => sum + share, 0));
  let y = 0;
  return seats.map((seat, at) => {
    const height = unit * shares[at]!;
    const row = { seat, y, height, wins: winners.includes(seat) };
    y += height;
    return row;
  });
};

interface Player {
  readonly name: string;
  readonly looks: Looks;
  readonly score: number | null;
  readonly wins: boolean;
}

const CROWN = 'M-17 11L-20-9-9 0 0-14 9 0 20-9 17 11z';

/** One player's row: emblem, name and score; a winner's is gold and has a crown. */
const player = ({ name, looks, score, wins }: Player, y: number, height: number): string => {
  const middle = y + height / 2;
  const size = height * (wins ? 0.46 : 0.5);
  const points = score === null ? '' : String(score);
  const pointsAt = PANEL.right - 14;
  const nameAt = PANEL.inner + 26 + size;
  const room = pointsAt - nameAt - points.length * size * 0.66 - 16;
  const called = fitted(name, size * 0.82, { width: room, most: height > 64 ? 2 : 1 });
  const back = wins
    ? `<rect x="${PANEL.inner - 14}" y="${y + 5}" width="${PANEL.right - PANEL.inner + 28}" height="${height - 10}" rx="16" fill="${GOLD}" stroke="${INK}" stroke-width="3"/><path d="${CROWN}" transform="translate(${PANEL.inner + 10} ${y + 4}) rotate(-12)" fill="${PAPER}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>`
    : '';
  const mark = PANEL.inner + 8 + size / 2;
  const plate = wins ? `<circle cx="${mark}" cy="${middle}" r="${size * 0.66}" fill="${PAPER}"/>` : '';
  return `${back}${plate}${emblem(looks, mark, middle, wins ? size * 0.86 : size)}
${written(called, nameAt, middle + called.size * (0.35 - (called.lines.length - 1) * 0.54))}
<text x="${pointsAt}" y="${middle + size * 0.36}" font-size="${size}" text-anchor="end" fill="${INK}">${points}</text>`;
};

/** Lines of text from here down. */
const written = ({ lines, size }: Fitted, x: number, y: number): string =>
  lines
    .map((line, at) => `<text x="${x}" y="${y + at * size * LEADING}" font-size="${size}" fill="${INK}">${line}</text>`)
    .join('');

/** The logo and the name of the site. */
const foot = (): string => `<g transform="translate(${PANEL.inner} 566)">
<path fill="${INK}" d="M2 40V25C8 13 16 8 24 8s16 5 22 17v15h-6V29c-4-9-10-13-16-13S12 20 8 29v11z"/>
<path fill="#fff" stroke="${INK}" stroke-width="1.5" d="M16 42V31a8 8 0 0 1 16 0v11z"/><path fill="#b8232f" d="M16 33v-2a8 8 0 0 1 16 0v2z"/>
<text x="62" y="36" font-size="26" font-weight="600" fill="${SOFT}">Ponts &amp; Bornes</text></g>`;
