import { resolve } from 'node:path';
import { readArguments } from '../arguments.ts';
import { countsText, watching } from '../admin/copying.ts';
import { withAdmin } from '../admin/load.ts';
import type { Command } from '../context.ts';
import { EXIT, usage } from '../failure.ts';

export const backup: Command = {
  name: 'backup',
  summary: {
    fr: 'sauvegarde ce qu’un serveur garde, même en marche',
    en: 'backs up what a server keeps, even while it runs',
  },
  help: {
    fr: `pb backup --to FICHIER [--from LIEU] [--progress]

Écrit tout ce qu’un serveur garde, tel que c’est à un moment, dans un nouveau fichier SQLite.
Le serveur peut être en marche. Le fichier apparaît entier ou pas du tout, n’est lisible que
par vous (il contient des secrets) et ne remplace jamais rien.

Un LIEU est le dossier d’un serveur ou une adresse postgres://… ; « sqlite » est le dossier que
donne DATA (data), « postgres » l’adresse que donne DATABASE_URL. Sans --from, c’est ce qu’un
serveur prendrait ici.

  pb backup --from data --to sauvegarde.sqlite
`,
    en: `pb backup --to FILE [--from PLACE] [--progress]

Writes all that a server keeps, as it is at one moment, into a new SQLite file. The server may
be running. The file appears whole or not at all, can be read by you alone (there are secrets
in it) and never replaces anything.

A PLACE is the folder of a server or an address postgres://…; “sqlite” is the folder in DATA
(data), “postgres” the address in DATABASE_URL. Without --from it is what a server would take
here.

  pb backup --from data --to backup.sqlite
`,
  },
  run: async (args, context) => {
    const { values } = readArguments(args, {
      options: { from: 'text', to: 'text', progress: 'flag' },
      positionals: [],
    });
    const { from, to } = values;
    if (to === undefined) throw usage({ fr: 'il faut --to ; voir --help', en: '--to is needed; see --help' });
    const { io, language, print } = context;
    return withAdmin(io, async (admin) => {
      const source = admin.readPlace(from, io.env);
      const file = resolve(to);
      const counts = await watching(context, values.progress === true, (watch) => admin.backup(source, file, watch));
      await print(
        countsText(counts, (rows) =>
          language === 'fr' ? `Sauvegardé dans ${file} : ${rows} lignes.` : `Backed up to ${file}: ${rows} rows.`,
        ),
      );
      return EXIT.ok;
    });
  },
};
