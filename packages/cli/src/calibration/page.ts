import { markdownTable, plainTable } from '@ponts-bornes/balance';
import { BINS } from '@ponts-bornes/bots';
import type { GameMeta, Language } from '@ponts-bornes/kernel';
import type { Origin } from '../arena/origin.ts';
import { quoted } from '../shell.ts';
import type { Calibration, SeatReliability } from './figures.ts';

const TEXTS = {
  fr: {
    title: (name: string): string => `${name} : la fiabilité des chances`,
    seats: (seats: number): string => `À ${seats} joueurs`,
    header: ['prévu', 'positions', 'prévu en moyenne', 'gagné'],
    sums: ['joueurs', 'parties', 'positions', 'erreur (ECE)', 'Brier', 'fermeté', 'fermeté ajustée'],
    made: ({ version, commit, node }: Origin, rules: number): string =>
      `Version ${rules} des règles, pb ${version}${commit === null ? '' : ` (${commit})`}, Node ${node}.`,
    plot: 'Les chances prévues et les résultats, par tranches de dix pour cent',
    how: (simulations: number, bot: string): string =>
      `Le robot ${bot} joue toutes les places. Dans des positions prises au hasard, les chances de chaque camp sont estimées par ${simulations} simulations, d’après ce que sait le joueur qui a le trait, puis comparées au résultat de la partie. Une victoire partagée par k compte 1/k. Chaque ligne du tableau compte tous les camps.`,
    terms:
      'ECE : l’écart moyen entre prévu et gagné, pondéré par le nombre de positions. Brier : l’écart quadratique moyen ; 0 est parfait. Fermeté : l’exposant appliqué aux chances simulées ; la fermeté ajustée est celle qui conviendrait le mieux à ces parties.',
    decimal: ',',
  },
  en: {
    title: (name: string): string => `${name}: how reliable the chances are`,
    seats: (seats: number): string => `${seats} players`,
    header: ['predicted', 'positions', 'mean prediction', 'won'],
    sums: ['players', 'games', 'positions', 'error (ECE)', 'Brier', 'firmness', 'fitted firmness'],
    made: ({ version, commit, node }: Origin, rules: number): string =>
      `Rules version ${rules}, pb ${version}${commit === null ? '' : ` (${commit})`}, Node ${node}.`,
    plot: 'Predicted chances and results, in bins of ten per cent',
    how: (simulations: number, bot: string): string =>
      `The bot ${bot} plays all seats. In random positions, the chances of each side are estimated with ${simulations} simulations, from what the seat to act knows, and compared with the result of the game. A win shared by k counts 1/k. Every row counts all sides.`,
    terms:
      'ECE: the mean difference between predicted and won, weighted by the number of positions. Brier: the mean squared difference; 0 is perfect. Firmness: the exponent applied to simulated chances; the fitted firmness would suit these games best.',
    decimal: '.',
  },
} as const;

interface Sheet {
  readonly title: string | null;
  readonly header: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

const sheetsOf = ({ bySeats }: Calibration, language: Language): readonly Sheet[] => {
  const texts = TEXTS[language];
  const fixed = (value: number, digits: number): string => value.toFixed(digits).replace('.', texts.decimal);
  const percent = (share: number | null): string => (share === null ? '—' : `${fixed(100 * share, 1)} %`);
  const sums = bySeats.map(({ seats, games, positions, error, brier, used, firmness }) => [
    ...[seats, games, positions].map(String),
    ...[error, brier].map((value) => fixed(value, 3)),
    ...[used, firmness].map((value) => fixed(value, 2)),
  ]);
  const bins = ({ seats, bins: all }: SeatReliability): Sheet => ({
    title: texts.seats(seats),
    header: texts.header,
    lines: all.map(({ count, predicted, won }, bin) => [
      `${(100 / BINS) * bin}–${(100 / BINS) * (bin + 1)} %`,
      String(count),
      percent(predicted),
      percent(won),
    ]),
  });
  return [{ title: null, header: texts.sums, lines: sums }, ...bySeats.map(bins)];
};

/** The results as tables for a terminal. */
export const tablesOf = (calibration: Calibration, language: Language): string =>
  sheetsOf(calibration, language)
    .map(({ title, header, lines }) => [...(title === null ? [] : [title]), ...plainTable(header, lines)])
    .map((block) => `${block.join('\n')}\n`)
    .join('\n');

interface Publishing {
  readonly meta: GameMeta;
  readonly language: Language;
  readonly plot: string;
  readonly origin: Origin;
}

/** The results as a Markdown page, with the diagram and the command that reproduces them. */
export const pageOf = (calibration: Calibration, { meta, language, plot, origin }: Publishing): string => {
  const texts = TEXTS[language];
  const { game, rules, bot, simulations, seed, bySeats } = calibration;
  const seats = bySeats.map((each) => each.seats).join(',');
  const games = bySeats[0]?.games ?? 0;
  const options = `--seats ${seats} --games ${games} --bot ${bot} --simulations ${simulations} --seed ${quoted(seed)}`;
  return [
    `# ${texts.title(meta.name[language])}`,
    '',
    `    pb calibrate ${game} ${options}`,
    '',
    texts.made(origin, rules),
    '',
    `![${texts.plot}](${encodeURI(plot)})`,
    '',
    ...sheetsOf(calibration, language).flatMap(({ title, header, lines }) => [
      ...(title === null ? [] : [`## ${title}`, '']),
      ...markdownTable(header, lines),
      '',
    ]),
    texts.how(simulations, bot),
    '',
    texts.terms,
    '',
  ].join('\n');
};
