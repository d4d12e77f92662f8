import type { Problem } from '@ponts-bornes/server/admin';
import { Interrupted, failed, harmless, usage } from '../failure.ts';
import type { Bilingual } from '../failure.ts';
import type { Io } from '../io.ts';

export type Admin = typeof import('@ponts-bornes/server/admin');

/** Databases are loaded for these commands alone. What they can't do is said in a sentence. */
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
    fr: `« postgres » est l’adresse que donne ${name}, qui n’est pas définie`,
    en: `“postgres” is the address in ${name}, which is not set`,
  }),
  'no-database': ({ place }) => ({
    fr: `il n’y a pas de base de Ponts & Bornes ici : ${harmless(place)}`,
    en: `there is no database of Ponts & Bornes here: ${harmless(place)}`,
  }),
  'no-folder': ({ place }) => ({
    fr: `le dossier ${harmless(place)} n’existe pas`,
    en: `there is no folder ${harmless(place)}`,
  }),
  'in-use': ({ place }) => ({
    fr: `un serveur utilise ${harmless(place)} : arrêtez-le, ou faites d’abord une sauvegarde avec pb backup`,
    en: `a server is using ${harmless(place)}: stop it, or take a backup with pb backup first`,
  }),
  mute: ({ place }) => ({
    fr: `un serveur utilise ${harmless(place)} et ne donne pas de sauvegarde (admin.sock n’y répond pas) : arrêtez-le d’abord`,
    en: `a server is using ${harmless(place)} and gives no backup (its admin.sock does not answer): stop it first`,
  }),
  'not-empty': ({ place, table }) => ({
    fr: `${harmless(place)} n’est pas vide (table ${table}) : rien n’a été écrit`,
    en: `${harmless(place)} is not empty (table ${table}): nothing was written`,
  }),
  exists: ({ place }) => ({
    fr: `${harmless(place)} existe déjà : rien n’a été écrit`,
    en: `${harmless(place)} is there already: nothing was written`,
  }),
  older: ({ place }) => ({
    fr: `${harmless(place)} est d’une version plus ancienne : prenez le pb de cette version, ou démarrez d’abord un serveur de celle-ci`,
    en: `${harmless(place)} is of an older version: take that version’s pb, or start a server of this one first`,
  }),
  newer: ({ place }) => ({
    fr: `${harmless(place)} est d’une version plus récente que ce pb`,
    en: `${harmless(place)} is of a newer version than this pb`,
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
