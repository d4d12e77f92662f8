import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { failed, harmless, usage } from './failure.ts';
import type { Bilingual } from './failure.ts';

/** Replaces a file atomically: a reader finds the old text or the new one, even after a crash. */
export const replaceFile = async (file: string, text: string): Promise<void> => {
  const draft = draftOf(file);
  try {
    await writeFile(draft, text, { flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw failed(unwritable(file, error));
  }
};

/** Checks, before long work starts, that a file can be replaced. */
export const checkReplaceable = async (file: string): Promise<void> => {
  const draft = draftOf(file);
  try {
    await writeFile(draft, '');
    await rm(draft);
  } catch (error) {
    throw usage(unwritable(file, error));
  }
  if ((await stat(file).catch(() => null))?.isDirectory() === true) throw usage(unwritable(file, 'EISDIR'));
};

/** The text of a file; null if it doesn't exist. */
export const textIfThere = async (file: string): Promise<string | null> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw usage(unreadable(file, error));
  }
};

export const unwritable = (file: string, error: unknown): Bilingual => ({
  fr: `impossible d’écrire « ${harmless(file)} » (${codeOf(error)})`,
  en: `can’t write “${harmless(file)}” (${codeOf(error)})`,
});

export const unreadable = (file: string, error: unknown): Bilingual => ({
  fr: `impossible de lire « ${harmless(file)} » (${codeOf(error)})`,
  en: `can’t read “${harmless(file)}” (${codeOf(error)})`,
});

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

// In the same folder: a rename can't cross file systems.
const draftOf = (file: string): string => `${file}.${process.pid}.tmp`;
