import { resolve } from 'node:path';
import { readArguments } from '../arguments.ts';
import { countsText, watching } from '../admin/copying.ts';
import { withAdmin } from '../admin/load.ts';
import type { Command } from '../context.ts';
import { EXIT, usage } from '../failure.ts';

export const backup: Command = {
  name: 'backup',
  summary: {
    fr: 'sauvegarde les données d’un serveur, même en marche',
    en: 'backs up a server’s data, even while it runs',
  },
  help: {
    fr: `pb backup --to FICHIER [--from LIEU] [--progress]

Écrit toutes les données d’un serveur, prises à un même instant, dans un nouveau fichier SQLite.
Le serveur peut être en marche. Le fichier apparaît en entier ou pas du tout, n’est lisible que
par vous (il contient des secrets) et ne remplace jamais un fichier existant.

Un LIEU est le dossier d’un serveur ou une adresse postgres://… ; « sqlite » désigne le dossier de
DATA (data par défaut), « postgres » l’adresse de DATABASE_URL. Sans --from, celui qu’un serveur
utiliserait ici.

  pb backup --from data --to sauvegarde.sqlite
`,
    en: `pb backup --to FILE [--from PLACE] [--progress]

Writes all of a server’s data, as of a single moment, to a new SQLite file. The server may be
running. The file appears whole or not at all, is readable only by you (it contains secrets) and
never replaces an existing file.

A PLACE is a server’s folder or a postgres://… address; “sqlite” stands for the folder in DATA
(default: data), “postgres” for the address in DATABASE_URL. Without --from, the one a server
would use here.

  pb backup --from data --to backup.sqlite
`,
  },
  run: async (args, context) => {
    const { values } = readArguments(args, {
      options: { from: 'text', to: 'text', progress: 'flag' },
      positionals: [],
    });
    const { from, to } = values;
    if (to === undefined) throw usage({ fr: '--to est obligatoire ; voir --help', en: '--to is required; see --help' });
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
