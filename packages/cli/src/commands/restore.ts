import { countsText, readSides, watching } from '../admin/copying.ts';
import { withAdmin } from '../admin/load.ts';
import type { Command } from '../context.ts';
import { EXIT, harmless, usage } from '../failure.ts';

export const restore: Command = {
  name: 'restore',
  summary: { fr: 'restaure une sauvegarde', en: 'restores a backup' },
  help: {
    fr: `pb restore --from FICHIER --to LIEU [--progress]

Copie une sauvegarde dans un dossier sans base ou dans une base PostgreSQL vide, et compare les
deux ligne par ligne avant de valider la copie. Les parties reprennent où elles en étaient.

Un LIEU est un dossier ou une adresse postgres://… ; « sqlite » désigne le dossier de DATA (data
par défaut), « postgres » l’adresse de DATABASE_URL.

  pb restore --from sauvegarde.sqlite --to data
`,
    en: `pb restore --from FILE --to PLACE [--progress]

Copies a backup into a folder without a database or into an empty PostgreSQL database, and
compares both row by row before committing the copy. Games resume where they left off.

A PLACE is a folder or a postgres://… address; “sqlite” stands for the folder in DATA (default:
data), “postgres” for the address in DATABASE_URL.

  pb restore --from backup.sqlite --to data
`,
  },
  run: async (args, context) => {
    const { from, to, isWatched } = readSides(args);
    const { io, language, print } = context;
    return withAdmin(io, async (admin) => {
      const [source, target] = [admin.readPlace(from, io.env), admin.readPlace(to, io.env)];
      if (!('file' in source)) {
        throw usage({
          fr: `« ${harmless(from)} » n’est pas un fichier de sauvegarde`,
          en: `“${harmless(from)}” is not a backup file`,
        });
      }
      const counts = await watching(context, isWatched, (watch) => admin.move(source, target, watch));
      const place = admin.nameOf(target);
      await print(
        countsText(counts, (rows) =>
          language === 'fr'
            ? `Restauré dans ${place} et comparé ligne par ligne : ${rows} lignes.`
            : `Restored to ${place} and compared row by row: ${rows} rows.`,
        ),
      );
      return EXIT.ok;
    });
  },
};
