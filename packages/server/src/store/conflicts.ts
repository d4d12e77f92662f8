/** Codes of PostgreSQL, and of SQLite. */
const TAKEN = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);
const GONE = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY']);

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Whether somebody else has just taken what may be had once. */
export const isTaken = (error: unknown): boolean => TAKEN.has(codeOf(error));

/** Whether what it would belong to has just been deleted. */
export const isGone = (error: unknown): boolean => GONE.has(codeOf(error));
