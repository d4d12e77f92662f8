import { countsText, readSides, watching } from '../admin/copying.ts';
import { withAdmin } from '../admin/load.ts';
import type { Command } from '../context.ts';
import { EXIT } from '../failure.ts';

export const migrate: Command = {
  name: 'migrate',
  summary: {
    fr: 'transfère un serveur d’une base à une autre',
    en: 'moves a server from one database to another',
  },
  help: {
    fr: `pb migrate --from LIEU --to LIEU [--progress]

Copie toutes les données d’un serveur dans une base vide, puis compare les deux ligne par ligne
avant de valider la copie. Les parties y reprennent ; le temps écoulé entre-temps n’est compté à
personne. La source reste inchangée.

Un LIEU est le dossier d’un serveur arrêté, une sauvegarde ou une adresse postgres://… ; « sqlite
» désigne le dossier de DATA (data par défaut), « postgres » l’adresse de DATABASE_URL. Code de
sortie : 0 copié et vérifié, 1 échec, 2 erreur d’utilisation.

  pb migrate --from sqlite --to postgres
  pb migrate --from data --to postgres://pb:secret@localhost/pb
`,
    en: `pb migrate --from PLACE --to PLACE [--progress]

Copies all of a server’s data into an empty database, then compares both row by row before
committing the copy. Games resume there; the time in between is charged to nobody. The source is
left unchanged.

A PLACE is the folder of a stopped server, a backup or a postgres://… address; “sqlite” stands for
the folder in DATA (default: data), “postgres” for the address in DATABASE_URL. Exit code: 0
copied and verified, 1 failed, 2 usage error.

  pb migrate --from sqlite --to postgres
  pb migrate --from data --to postgres://pb:secret@localhost/pb
`,
  },
  run: async (args, context) => {
    const { from, to, isWatched } = readSides(args);
    const { io, language, print } = context;
    return withAdmin(io, async (admin) => {
      const [source, target] = [admin.readPlace(from, io.env), admin.readPlace(to, io.env)];
      const counts = await watching(context, isWatched, (watch) => admin.move(source, target, watch));
      const place = admin.nameOf(target);
      await print(
        countsText(counts, (rows) =>
          language === 'fr'
            ? `Copié dans ${place} et comparé ligne par ligne : ${rows} lignes.`
            : `Copied to ${place} and compared row by row: ${rows} rows.`,
        ),
      );
      return EXIT.ok;
    });
  },
};
