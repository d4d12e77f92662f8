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

const sentenceOf = (problem: Problem): Bilingual => {
  switch (problem.kind) {
    case 'no-variable':
      return {
        fr: `« postgres » est l’adresse que donne ${problem.name}, qui n’est pas définie`,
        en: `“postgres” is the address in ${problem.name}, which is not set`,
      };
    case 'no-database':
      return {
        fr: `il n’y a pas de base de Ponts & Bornes ici : ${harmless(problem.place)}`,
        en: `there is no database of Ponts & Bornes here: ${harmless(problem.place)}`,
      };
    case 'no-folder':
      return {
        fr: `le dossier ${harmless(problem.place)} n’existe pas`,
        en: `there is no folder ${harmless(problem.place)}`,
      };
    case 'in-use':
      return {
        fr: `un serveur utilise ${harmless(problem.place)} : arrêtez-le, ou faites d’abord une sauvegarde avec pb backup`,
        en: `a server is using ${harmless(problem.place)}: stop it, or take a backup with pb backup first`,
      };
    case 'mute':
      return {
        fr: `un serveur utilise ${harmless(problem.place)} et ne donne pas de sauvegarde (admin.sock n’y répond pas) : arrêtez-le d’abord`,
        en: `a server is using ${harmless(problem.place)} and gives no backup (its admin.sock does not answer): stop it first`,
      };
    case 'not-empty':
      return {
        fr: `${harmless(problem.place)} n’est pas vide (table ${problem.table}) : rien n’a été écrit`,
        en: `${harmless(problem.place)} is not empty (table ${problem.table}): nothing was written`,
      };
    case 'exists':
      return {
        fr: `${harmless(problem.place)} existe déjà : rien n’a été écrit`,
        en: `${harmless(problem.place)} is there already: nothing was written`,
      };
    case 'older':
      return {
        fr: `${harmless(problem.place)} est d’une version plus ancienne : prenez le pb de cette version, ou démarrez d’abord un serveur de celle-ci`,
        en: `${harmless(problem.place)} is of an older version: take that version’s pb, or start a server of this one first`,
      };
    case 'newer':
      return {
        fr: `${harmless(problem.place)} est d’une version plus récente que ce pb`,
        en: `${harmless(problem.place)} is of a newer version than this pb`,
      };
    case 'differs':
      return {
        fr: `la copie diffère : table ${problem.table}, ligne ${harmless(problem.key)} ; rien n’a été gardé`,
        en: `the copy differs: table ${problem.table}, row ${harmless(problem.key)}; nothing was kept`,
      };
    case 'not-written':
      return {
        fr: `table ${problem.table}, lignes ${harmless(problem.from)} à ${harmless(problem.to)} : ${harmless(problem.why)} ; rien n’a été gardé`,
        en: `table ${problem.table}, rows ${harmless(problem.from)} to ${harmless(problem.to)}: ${harmless(problem.why)}; nothing was kept`,
      };
    case 'unusable':
      return {
        fr: `impossible d’utiliser ${harmless(problem.place)} (${harmless(problem.why)})`,
        en: `can’t use ${harmless(problem.place)} (${harmless(problem.why)})`,
      };
  }
};
