import { counted } from '@ponts-bornes/kernel';
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
    fr: 'rejoue les parties enregistrées avec les règles de cette version',
    en: 'replays stored games with this version’s rules',
  },
  help: {
    fr: `pb check-live [--from LIEU] [--json] [--progress]

À lancer avec une nouvelle version avant de la mettre en service : rejoue chaque partie en cours,
arrêtée ou terminée avec les règles de cette version et signale celles qui différeraient : coup
refusé, autre résultat, autre joueur au trait, jeu disparu. N’écrit rien. Une table déjà arrêtée
qui le resterait est signalée, mais ne compte pas.

Un LIEU est le dossier d’un serveur arrêté, une sauvegarde ou une adresse postgres://… (en marche
ou non) ; sans --from, celui qu’un serveur utiliserait ici. Code de sortie : 0 aucune différence,
1 différences, 2 erreur d’utilisation.

  pb check-live --from sauvegarde.sqlite
`,
    en: `pb check-live [--from PLACE] [--json] [--progress]

Run it with a new version before deploying it: replays every running, stopped or finished game
with this version’s rules and reports those that would differ: a move refused, a different result,
different seats to move, a missing game. Writes nothing. A table that was already stopped and
would stay so is reported, but not counted.

A PLACE is the folder of a stopped server, a backup or a postgres://… address (running or not);
without --from, the one a server would use here. Exit code: 0 no differences, 1 differences, 2
usage error.

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
    otherRules: (count: number) => `${count} d’une autre version des règles, sans différence`,
    same: 'Aucune différence.',
    differing: (count: number) => `${counted('fr', count, 'table diffère', 'tables diffèrent')}.`,
    still: 'Déjà arrêtée : ',
    status: { open: 'ouverte', playing: 'en cours', frozen: 'arrêtée', over: 'terminée' },
    rules: (kept: number, now: number) => `, règles ${kept} et non ${now}`,
    noGame: 'ce jeu n’existe plus',
    refused: (entry: number, rule: string) => `le coup ${entry} est refusé (${rule})`,
    gap: (entry: number) => `le coup ${entry} manque`,
    asked: (entry: number, kept: string, now: string) =>
      `après le coup ${entry}, c’est aux places [${now}] de jouer, et non [${kept}]`,
    result: (kept: string, now: string) => `le résultat serait ${now}, et non ${kept}`,
    broken: (entry: number, why: string) => `les règles échouent après le coup ${entry} (${why})`,
    hung: (entry: number) => `les règles ne répondent plus après le coup ${entry}`,
  },
  en: {
    colon: ': ',
    counts: (tables: number, entries: number, differing: number) =>
      `${tables} tables, ${entries} moves, ${differing} differ`,
    otherRules: (count: number) => `${count} from another rules version, no difference`,
    same: 'No differences.',
    differing: (count: number) => `${counted('en', count, 'table differs', 'tables differ')}.`,
    still: 'Already stopped: ',
    status: { open: 'open', playing: 'playing', frozen: 'stopped', over: 'finished' },
    rules: (kept: number, now: number) => `, rules ${kept}, not ${now}`,
    noGame: 'this game no longer exists',
    refused: (entry: number, rule: string) => `move ${entry} is refused (${rule})`,
    gap: (entry: number) => `move ${entry} is missing`,
    asked: (entry: number, kept: string, now: string) =>
      `after move ${entry}, the seats to move are [${now}], not [${kept}]`,
    result: (kept: string, now: string) => `the result would be ${now}, not ${kept}`,
    broken: (entry: number, why: string) => `the rules fail after move ${entry} (${why})`,
    hung: (entry: number) => `the rules hang after move ${entry}`,
  },
} as const;
