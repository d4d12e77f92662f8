import type { Problem } from '@ponts-bornes/server/admin';
import { Interrupted, failed, harmless, usage } from '../failure.ts';
import type { Bilingual } from '../failure.ts';
import type { Io } from '../io.ts';

export type Admin = typeof import('@ponts-bornes/server/admin');

/** Loads the database code on demand and turns its errors into sentences. */
export const withAdmin = async <Result>(io: Io, action: (admin: Admin) => Promise<Result>): Promise<Result> => {
  const admin = await import('@ponts-bornes/server/admin');
  try {
    return await action(admin);
  } catch (error) {
    if (io.signal.aborted) throw new Interrupted();
    if (!(error instanceof admin.AdminTrouble)) throw error;
    const { problem } = error;
    const text = sentenceOf(problem);
    throw BAD_USE.has(problem.kind) ? usage(text) : failed(text);
  }
};

const BAD_USE: ReadonlySet<Problem['kind']> = new Set([
  'no-variable',
  'no-database',
  'no-folder',
  'exists',
  'not-empty',
]);

type Sentences = { readonly [Kind in Problem['kind']]: (problem: Extract<Problem, { kind: Kind }>) => Bilingual };

const SENTENCES: Sentences = {
  'no-variable': ({ name }) => ({
    fr: `« postgres » demande la variable ${name}, qui n’est pas définie`,
    en: `“postgres” needs the variable ${name}, which is not set`,
  }),
  'no-database': ({ place }) => ({
    fr: `aucune base de Ponts & Bornes ici : ${harmless(place)}`,
    en: `no Ponts & Bornes database here: ${harmless(place)}`,
  }),
  'no-folder': ({ place }) => ({
    fr: `le dossier ${harmless(place)} n’existe pas`,
    en: `the folder ${harmless(place)} does not exist`,
  }),
  'in-use': ({ place }) => ({
    fr: `un serveur utilise ${harmless(place)} : arrêtez-le, ou faites d’abord une sauvegarde avec pb backup`,
    en: `a server is using ${harmless(place)}: stop it, or take a backup with pb backup first`,
  }),
  mute: ({ place }) => ({
    fr: `un serveur utilise ${harmless(place)} et ne peut pas faire de sauvegarde (admin.sock ne répond pas) : arrêtez-le d’abord`,
    en: `a server is using ${harmless(place)} and can’t make a backup (its admin.sock does not answer): stop it first`,
  }),
  'not-empty': ({ place, table }) => ({
    fr: `${harmless(place)} n’est pas vide (table ${table}) : rien n’a été écrit`,
    en: `${harmless(place)} is not empty (table ${table}): nothing was written`,
  }),
  exists: ({ place }) => ({
    fr: `${harmless(place)} existe déjà : rien n’a été écrit`,
    en: `${harmless(place)} already exists: nothing was written`,
  }),
  older: ({ place }) => ({
    fr: `${harmless(place)} vient d’une version plus ancienne : utilisez le pb de cette version, ou démarrez d’abord un serveur de la version actuelle`,
    en: `${harmless(place)} comes from an older version: use that version’s pb, or start a server of the current version first`,
  }),
  newer: ({ place }) => ({
    fr: `${harmless(place)} vient d’une version plus récente que ce pb : mettez pb à jour`,
    en: `${harmless(place)} comes from a newer version than this pb: update pb`,
  }),
  differs: ({ key, table }) => ({
    fr: `la copie diffère : table ${table}, ligne ${harmless(key)} ; rien n’a été gardé`,
    en: `the copy differs: table ${table}, row ${harmless(key)}; nothing was kept`,
  }),
  'not-written': ({ from, table, to, why }) => ({
    fr: `table ${table}, lignes ${harmless(from)} à ${harmless(to)} : ${harmless(why)} ; rien n’a été gardé`,
    en: `table ${table}, rows ${harmless(from)} to ${harmless(to)}: ${harmless(why)}; nothing was kept`,
  }),
  unusable: ({ place, why }) => ({
    fr: `impossible d’utiliser ${harmless(place)} (${harmless(why)})`,
    en: `can’t use ${harmless(place)} (${harmless(why)})`,
  }),
};

const sentenceOf = <Kind extends Problem['kind']>(problem: Extract<Problem, { kind: Kind }>): Bilingual =>
  (SENTENCES[problem.kind as Kind] as (problem: Problem) => Bilingual)(problem);
