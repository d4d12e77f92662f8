// Draws the land of the map: node make-land.mjs writes land.ts among the game’s rules. Natural Earth’s countries (public domain, by
// way of world-atlas) are merged into continents, simplified, and projected as chart.ts does.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { merge } from 'topojson-client';

const WIDTH = 2000;
const TOLERANCE = 0.3;
const LEAST_AREA = 4;
/** East of here Russia is Asia; between its coast and its southern border the line follows the mountains. */
const URAL = 60;
const RIDGE = [
  [66.5, 68.2],
  [65.2, 66.9],
  [61.5, 65.6],
  [59.3, 64],
  [59, 61.5],
  [59.6, 59.5],
  [58.6, 57],
  [59.9, 55.3],
  [57.8, 53.6],
  [58.6, 52.2],
];

const EUROPE =
  'Norway France Sweden Belarus Ukraine Poland Austria Hungary Moldova Romania Lithuania Latvia Estonia Germany Bulgaria Greece Albania Croatia Switzerland Luxembourg Belgium Netherlands Portugal Spain Ireland Italy Denmark United_Kingdom Iceland Slovenia Finland Slovakia Czechia Bosnia_and_Herz. Macedonia Serbia Montenegro Kosovo Cyprus N._Cyprus';
const AMERICA =
  'Canada United_States_of_America Argentina Chile Haiti Dominican_Rep. Bahamas Falkland_Is. Greenland Mexico Uruguay Brazil Bolivia Peru Colombia Panama Costa_Rica Nicaragua Honduras El_Salvador Guatemala Belize Venezuela Guyana Suriname Ecuador Puerto_Rico Jamaica Cuba Paraguay Trinidad_and_Tobago';
const AFRICA =
  "Tanzania W._Sahara Dem._Rep._Congo Somalia Kenya Sudan Chad South_Africa Lesotho Zimbabwe Botswana Namibia Senegal Mali Mauritania Benin Niger Nigeria Cameroon Togo Ghana Côte_d'Ivoire Guinea Guinea-Bissau Liberia Sierra_Leone Burkina_Faso Central_African_Rep. Congo Gabon Eq._Guinea Zambia Malawi Mozambique eSwatini Angola Burundi Madagascar Gambia Tunisia Algeria Morocco Egypt Libya Ethiopia Djibouti Somaliland Uganda Rwanda Eritrea S._Sudan";
const OCEANIA = 'Fiji Papua_New_Guinea Vanuatu New_Caledonia Solomon_Is. New_Zealand Australia';
const NOWHERE = 'Antarctica Fr._S._Antarctic_Lands';

const listed = (text) => new Set(text.split(' ').map((name) => name.replaceAll('_', ' ')));
const LISTS = Object.entries({ EUROPE, AMERICA, AFRICA, OCEANIA, NOWHERE }).map(([name, text]) => [
  name.toLowerCase(),
  listed(text),
]);
const continentOf = (country) => LISTS.find(([, names]) => names.has(country))?.[0] ?? 'asia';

/** Douglas and Peucker’s, on degrees. */
const simplified = (points) => {
  if (points.length < 3) return points;
  const [[ax, ay], [bx, by]] = [points[0], points.at(-1)];
  const length = Math.hypot(bx - ax, by - ay);
  const far = points.map(([x, y]) =>
    length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length,
  );
  const most = far.reduce((best, value, at) => (value > far[best] ? at : best), 0);
  if (far[most] < TOLERANCE) return [points[0], points.at(-1)];
  return [...simplified(points.slice(0, most + 1)).slice(0, -1), ...simplified(points.slice(most))];
};

const require = createRequire(import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/countries-110m.json'), 'utf8'));
const { scale, translate } = atlas.transform;
const topology = {
  ...atlas,
  transform: undefined,
  arcs: atlas.arcs.map((arc) => {
    let [x, y] = [0, 0];
    const points = arc.map(([dx, dy]) => [(x += dx) * scale[0] + translate[0], (y += dy) * scale[1] + translate[1]]);
    return simplified(points);
  }),
};

const firstPoint = (polygon) => {
  const [arc] = polygon[0];
  return topology.arcs[arc < 0 ? ~arc : arc][0];
};

/** Islands and provinces far from their country lie in the continent where they are. */
const placed = (country, [lon, lat]) => {
  if (country === 'France' && lon < -30) return 'america';
  if (country === 'United States of America' && lat < 23 && lon < -150) return 'oceania';
  return country === 'Russia' ? 'russia' : continentOf(country);
};

const parts = { europe: [], asia: [], america: [], africa: [], oceania: [], nowhere: [], russia: [] };
for (const { type, arcs, properties } of topology.objects.countries.geometries) {
  for (const polygon of type === 'Polygon' ? [arcs] : arcs) {
    parts[placed(properties.name, firstPoint(polygon))].push({ type: 'Polygon', arcs: polygon });
  }
}

/** The part of a ring on one side of a meridian (Sutherland and Hodgman’s). */
const cut = (ring, isInside) =>
  ring.flatMap((point, at) => {
    const before = ring.at(at - 1);
    const crossing = () => [URAL, before[1] + ((URAL - before[0]) / (point[0] - before[0])) * (point[1] - before[1])];
    if (isInside(point)) return isInside(before) ? [point] : [crossing(), point];
    return isInside(before) ? [crossing()] : [];
  });

/** Rings that cross the date line go on beyond it: the map repeats itself. One that goes round the pole is closed there. */
const unwrapped = (ring) => {
  let turn = 0;
  const points = ring.map(([lon, lat], at) => {
    const step = at === 0 ? 0 : lon - ring[at - 1][0];
    if (Math.abs(step) > 180) turn -= Math.sign(step) * 360;
    return [lon + turn, lat];
  });
  return turn === 0 ? points : [...points, [points.at(-1)[0], -90], [points[0][0], -90]];
};

/** Bends the straight edges along the meridian. */
const alongRidge = (ring) =>
  ring.flatMap((point, at) => {
    const before = ring.at(at - 1);
    if (point[0] !== URAL || before[0] !== URAL) return [point];
    const [low, high] = [point[1], before[1]].toSorted((a, b) => a - b);
    const between = RIDGE.filter(([, lat]) => lat > low && lat < high);
    return [...(point[1] < before[1] ? between : between.toReversed()), point];
  });

const ringsOf = (name) => merge(topology, parts[name]).coordinates.flat().map(unwrapped);
const russia = ringsOf('russia');
const isWest = ([lon]) => lon < URAL && lon > 0;
const rings = {
  europe: [...ringsOf('europe'), ...russia.map((ring) => alongRidge(cut(ring, isWest)))],
  asia: [...ringsOf('asia'), ...russia.map((ring) => alongRidge(cut(ring, (point) => !isWest(point))))],
  america: ringsOf('america'),
  africa: ringsOf('africa'),
  oceania: ringsOf('oceania'),
  nowhere: ringsOf('nowhere'),
};

/** Patterson’s projection, as in chart.ts. */
const project = ([lon, lat]) => {
  const phi = (lat * Math.PI) / 180;
  const y = 1.0148 * phi + 0.23185 * phi ** 5 - 0.14499 * phi ** 7 + 0.02406 * phi ** 9;
  return [((lon + 180) / 360) * WIDTH, (-y / (2 * Math.PI)) * WIDTH].map(Math.round);
};

const areaOf = (points) =>
  Math.abs(points.reduce((sum, [x, y], at) => sum + x * points.at(at - 1)[1] - points.at(at - 1)[0] * y, 0)) / 2;

const pathOf = (ring) => {
  const points = ring
    .map(project)
    .filter(([x, y], at, all) => at === 0 || x !== all[at - 1][0] || y !== all[at - 1][1]);
  if (points.length < 3 || areaOf(points) < LEAST_AREA) return '';
  const [[x, y], ...rest] = points;
  let [px, py] = [x, y];
  const steps = rest.map(([qx, qy]) => {
    const step = `${qx - px}${qy - py < 0 ? '' : ' '}${qy - py}`;
    [px, py] = [qx, qy];
    return step;
  });
  return `M${x} ${y}l${steps.join(' ').replaceAll(' -', '-')}z`;
};

const rows = Object.entries(rings).map(([name, all]) => `  ${name}:\n    '${all.map(pathOf).join('')}',`);
writeFileSync(
  new URL('../../../../../games/course-autour-du-monde/src/network/land.ts', import.meta.url),
  `// Generated by the web client’s make-land.mjs from Natural Earth’s countries (public domain).

/** The land of each continent as a path in chart units; \`nowhere\` is Antarctica. */
export const LAND = {
${rows.join('\n')}
} as const;
`,
);
