// Line plots with two logarithmic axes, as SVG: distinguished by markers and labels, not only by colour; light and
// dark.
const WIDTH = 800;
const HEIGHT = 440;
const BOX = { left: 78, right: 560, top: 52, bottom: 376 };
const LABEL_HEIGHT = 18;

const STYLE = `
  svg { font: 14px system-ui, sans-serif; --ground: #fff; --ink: #222; --faint: #ddd;
    --s0: #0b5cad; --s1: #b3470b; --s2: #0a7045; --s3: #7a3fa8; --s4: #a8134f; --s5: #4d4d4d; }
  @media (prefers-color-scheme: dark) {
    svg { --ground: #16191d; --ink: #e8e8e8; --faint: #3a3f46;
      --s0: #6fb3ff; --s1: #ffa866; --s2: #5fd3a0; --s3: #c99bff; --s4: #ff85b0; --s5: #c8c8c8; }
  }
  .ground { fill: var(--ground); } text { fill: var(--ink); } .grid { stroke: var(--faint); }
  ${[0, 1, 2, 3, 4, 5].map((at) => `.s${at} { stroke: var(--s${at}); } .f${at} { fill: var(--s${at}); }`).join(' ')}
`;

/** `series`: names with points [x, y], both above 0; a series without points only reserves its marker. */
export const plotOf = ({ title, across, upwards, series }) => {
  const scales = scalesFor(series);
  const shown = series.map((each, at) => ({ ...each, at })).filter(({ points }) => points.length > 0);
  const desc = shown.map(({ name, points }) => `${name}: ${points.map(([x, y]) => `${x} → ${short(y)}`).join(', ')}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-labelledby="title desc">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="desc">${escaped(`${upwards}, over ${across}. ${desc.join('; ')}.`)}</desc>`,
    `<style>${STYLE}</style>`,
    `<rect class="ground" width="${WIDTH}" height="${HEIGHT}"/>`,
    `<text x="${BOX.left}" y="26" font-size="16" font-weight="600">${escaped(title)}</text>`,
    ...axes(scales, { across, upwards }),
    ...shown.flatMap(({ points, at }) => line(points, at, scales)),
    ...namesOf(shown, scales),
    '</svg>',
    '',
  ].join('\n');
};

const scalesFor = (series) => {
  const points = series.flatMap((each) => each.points);
  const [xs, ys] = [0, 1].map((axis) => decadesOf(points.map((point) => point[axis])));
  return { x: scale(xs, [BOX.left + 12, BOX.right - 12]), y: scale(ys, [BOX.bottom, BOX.top]) };
};

const decadesOf = (values) => [
  Math.floor(Math.log10(Math.min(...values)) + 1e-9),
  Math.ceil(Math.log10(Math.max(...values)) - 1e-9),
];

const scale = ([low, high], [from, to]) => ({
  at: (value) => Number((from + ((to - from) * (Math.log10(value) - low)) / Math.max(1, high - low)).toFixed(1)),
  ticks: Array.from({ length: high - low + 1 }, (_, step) => 10 ** (low + step)),
});

const axes = ({ x, y }, { across, upwards }) => {
  const middle = (BOX.top + BOX.bottom) / 2;
  return [
    ...x.ticks.flatMap((tick) => [
      `<line class="grid" x1="${x.at(tick)}" y1="${BOX.top}" x2="${x.at(tick)}" y2="${BOX.bottom}"/>`,
      `<text x="${x.at(tick)}" y="${BOX.bottom + 20}" text-anchor="middle">${short(tick)}</text>`,
    ]),
    ...y.ticks.flatMap((tick) => [
      `<line class="grid" x1="${BOX.left}" y1="${y.at(tick)}" x2="${BOX.right}" y2="${y.at(tick)}"/>`,
      `<text x="${BOX.left - 8}" y="${y.at(tick) + 5}" text-anchor="end">${short(tick)}</text>`,
    ]),
    `<text x="${(BOX.left + BOX.right) / 2}" y="${HEIGHT - 16}" text-anchor="middle">${escaped(across)}</text>`,
    `<text x="20" y="${middle}" text-anchor="middle" transform="rotate(-90 20 ${middle})">${escaped(upwards)}</text>`,
  ];
};

const line = (points, at, { x, y }) => {
  const places = points.map(([across, up]) => [x.at(across), y.at(up)]);
  return [
    `<polyline class="s${at}" fill="none" stroke-width="2" points="${places.map((place) => place.join()).join(' ')}"/>`,
    ...places.map((place) => mark(at, place)),
  ];
};

/** A marker shape for each line. */
const SHAPES = [
  'M-5,0a5,5 0 1,0 10,0a5,5 0 1,0 -10,0z',
  'M-4.5,-4.5h9v9h-9z',
  'M0,-6L6,5H-6z',
  'M0,-6.5L6.5,0L0,6.5L-6.5,0z',
  'M0,6L6,-5H-6z',
  'M-6,-2H-2V-6H2V-2H6V2H2V6H-2V2H-6z',
];

const mark = (at, [x, y]) => `<path class="f${at}" transform="translate(${x} ${y})" d="${SHAPES[at]}"/>`;

/** Labels at the ends of their lines, moved apart if lines end close together. */
const namesOf = (shown, { y }) => {
  const ends = shown.map(({ name, points, at }) => ({ name, at, y: y.at(points.at(-1)[1]) }));
  let lowest = BOX.top - LABEL_HEIGHT;
  const placed = ends
    .toSorted((a, b) => a.y - b.y)
    .map((end) => ({ ...end, y: (lowest = Math.max(end.y, lowest + LABEL_HEIGHT)) }));
  const over = Math.max(0, lowest - BOX.bottom);
  return placed.flatMap(({ name, at, y: height }) => [
    mark(at, [BOX.right + 14, height - over]),
    `<text x="${BOX.right + 26}" y="${height - over + 5}">${escaped(name)}</text>`,
  ]);
};

const short = (value) => {
  if (value >= 1000) return `${Number((value / 1000).toPrecision(3)).toLocaleString('en')} k`;
  return Number(value.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: 6 });
};

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (content) => content.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]);
