import type { Checked, Difference, Differing } from '@ponts-bornes/server/admin';
import type { Language } from '@ponts-bornes/kernel';
import { readArguments } from '../arguments.ts';
import { withAdmin } from '../admin/load.ts';
import type { Command } from '../context.ts';
import { EXIT, harmless } from '../failure.ts';
import { progressOf } from '../progress.ts';

export const checkLive: Command = {
  name: 'check-live',
  summary: {
    fr: 'rejoue toutes les parties gardées avec les règles d’ici',
    en: 'replays all games that are kept by the rules at hand',
  },
  help: {
    fr: `pb check-live [--from LIEU] [--json] [--progress]

À lancer avec une nouvelle version avant qu’elle ne serve : rejoue chaque partie en cours,
arrêtée ou finie avec les règles de cette version, et dit lesquelles différeraient : un coup
refusé, une autre fin, d’autres places à qui c’est de jouer, un jeu qui n’est plus là.
N’écrit rien. Une table déjà arrêtée qui le resterait est dite, mais ne compte pas.

Un LIEU est le dossier d’un serveur arrêté, une sauvegarde, ou une adresse postgres://… (en
marche ou non) ; sans --from, c’est ce qu’un serveur prendrait ici.
Code de sortie : 0 rien ne diffère, 1 quelque chose diffère, 2 mal demandé.

  pb check-live --from sauvegarde.sqlite
`,
    en: `pb check-live [--from PLACE] [--json] [--progress]

To be run with a new version before it serves: replays every game in play, stopped or over by
the rules of this version, and says which would differ: a move refused, another end, other
seats to move, a game that is gone. Writes nothing. A table that stood still before and still
would is told, but does not count.

A PLACE is the folder of a server that is stopped, a backup, or an address postgres://…
(running or not); without --from it is what a server would take here.
Exit code: 0 nothing differs, 1 something does, 2 not understood.

  pb check-live --from backup.sqlite
`,
  },
  run: async (args, context) => {
    const { values } = readArguments(args, {
      options: { from: 'text', json: 'flag', progress: 'flag' },
      positionals: [],
    });
    const { io, language, catalogue, print } = context;
    const line = progressOf(io, values.progress === true);
    return withAdmin(io, async (admin) => {
      try {
        const checked = await admin.checkLive({
          from: admin.readPlace(values.from, io.env),
          games: (id) => catalogue.find(({ meta }) => meta.id === id),
          tell: ({ done, all }) => line.say(`${done}/${all}`),
          signal: io.signal,
        });
        line.done();
        await print(values.json === true ? `${JSON.stringify(checked)}\n` : pageOf(checked, language));
        return checked.differing.length === 0 ? EXIT.ok : EXIT.failed;
      } finally {
        line.done();
      }
    });
  },
};

const pageOf = ({ games, differing, stillFrozen }: Checked, language: Language): string => {
  const say = SAY[language];
  const lines = games.map((count) => {
    const tables = count.playing + count.frozen + count.over;
    const other = count.otherRules === 0 ? '' : `, ${say.otherRules(count.otherRules)}`;
    return `${harmless(count.game)}${say.colon}${say.counts(tables, count.entries, count.differing)}${other}`;
  });
  const ending = differing.length === 0 ? say.same : say.differing(differing.length);
  const all = [...lines, ...differing.map((one) => lineOf(one, language)), ending];
  for (const one of stillFrozen) all.push(`${say.still}${lineOf(one, language)}`);
  return `${all.join('\n')}\n`;
};

const lineOf = ({ table, game, status, rules, rulesNow, difference }: Differing, language: Language): string => {
  const say = SAY[language];
  const version = rulesNow === null || rulesNow === rules ? '' : say.rules(rules, rulesNow);
  return `${harmless(table)} (${harmless(game)}, ${say.status[status]}${version})${say.colon}${said(difference, language)}`;
};

const said = (difference: Difference, language: Language): string => {
  const say = SAY[language];
  switch (difference.kind) {
    case 'no-game':
      return say.noGame;
    case 'refused':
      return say.refused(difference.entry, harmless(difference.rule));
    case 'gap':
      return say.gap(difference.entry);
    case 'asked':
      return say.asked(difference.entry, difference.kept.join(' '), difference.now.join(' '));
    case 'result':
      return say.result(harmless(JSON.stringify(difference.kept)), harmless(JSON.stringify(difference.now)));
    case 'broken':
      return say.broken(difference.entry, harmless(difference.why));
    case 'hung':
      return say.hung(difference.entry);
  }
};

const SAY = {
  fr: {
    colon: ' : ',
    counts: (tables: number, entries: number, differing: number) =>
      `${tables} tables, ${entries} coups, ${differing} diffèrent`,
    otherRules: (count: number) => `${count} jouées avec d’autres règles et pareilles`,
    same: 'Rien ne diffère.',
    differing: (count: number) => `${count} ${count > 1 ? 'tables diffèrent' : 'table diffère'}.`,
    still: 'Déjà arrêtée : ',
    status: { open: 'ouverte', playing: 'en cours', frozen: 'arrêtée', over: 'finie' },
    rules: (kept: number, now: number) => `, règles ${kept} et non ${now}`,
    noGame: 'ce jeu n’est plus là',
    refused: (entry: number, rule: string) => `le coup ${entry} est refusé (${rule})`,
    gap: (entry: number) => `le coup ${entry} manque`,
    asked: (entry: number, kept: string, now: string) =>
      `après le coup ${entry}, c’est aux places [${now}] et non [${kept}]`,
    result: (kept: string, now: string) => `la fin serait ${now} et non ${kept}`,
    broken: (entry: number, why: string) => `les règles échouent après le coup ${entry} (${why})`,
    hung: (entry: number) => `les règles ne finissent pas après le coup ${entry}`,
  },
  en: {
    colon: ': ',
    counts: (tables: number, entries: number, differing: number) =>
      `${tables} tables, ${entries} moves, ${differing} differ`,
    otherRules: (count: number) => `${count} played by other rules and the same`,
    same: 'Nothing differs.',
    differing: (count: number) => `${count} ${count === 1 ? 'table differs' : 'tables differ'}.`,
    still: 'Stopped before: ',
    status: { open: 'open', playing: 'playing', frozen: 'stopped', over: 'over' },
    rules: (kept: number, now: number) => `, rules ${kept}, not ${now}`,
    noGame: 'there is no such game any more',
    refused: (entry: number, rule: string) => `move ${entry} is refused (${rule})`,
    gap: (entry: number) => `move ${entry} is missing`,
    asked: (entry: number, kept: string, now: string) =>
      `after move ${entry} the seats to move are [${now}], not [${kept}]`,
    result: (kept: string, now: string) => `it would end with ${now}, not ${kept}`,
    broken: (entry: number, why: string) => `the rules fail after move ${entry} (${why})`,
    hung: (entry: number) => `the rules do not come to an end after move ${entry}`,
  },
} as const;
