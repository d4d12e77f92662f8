import { countsText, readSides, watching } from '../admin/copying.ts';
import { withAdmin } from '../admin/load.ts';
import type { Command } from '../context.ts';
import { EXIT } from '../failure.ts';

export const migrate: Command = {
  name: 'migrate',
  summary: {
    fr: 'déménage un serveur d’une base à une autre',
    en: 'moves a server from one database to another',
  },
  help: {
    fr: `pb migrate --from LIEU --to LIEU [--progress]

Copie tout ce qu’un serveur garde dans une base vide, puis compare les deux ligne par
ligne avant que la copie ne compte. Les parties y continuent : le temps qui a passé entre
les deux ne compte pour personne. Ce qui est copié reste tel quel.

Un LIEU est le dossier d’un serveur arrêté, une sauvegarde, ou une adresse postgres://… ;
« sqlite » est le dossier que donne DATA (data), « postgres » l’adresse que donne DATABASE_URL.
Code de sortie : 0 copié et vérifié, 1 sinon, 2 mal demandé.

  pb migrate --from sqlite --to postgres
  pb migrate --from data --to postgres://pb:secret@localhost/pb
`,
    en: `pb migrate --from PLACE --to PLACE [--progress]

Copies all that a server keeps into an empty database, then compares both row by row before
the copy counts. Games go on there: the time between counts for nobody. What is copied stays
as it is.

A PLACE is the folder of a server that is stopped, a backup, or an address postgres://…;
“sqlite” is the folder in DATA (data), “postgres” the address in DATABASE_URL.
Exit code: 0 copied and checked, 1 not, 2 not understood.

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
