/** Error codes of PostgreSQL and SQLite. */
const TAKEN = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);
const GONE = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY']);

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Whether a unique value was just taken by somebody else. */
export const isTaken = (error: unknown): boolean => TAKEN.has(codeOf(error));

/** Whether the referenced row was just deleted. */
export const isGone = (error: unknown): boolean => GONE.has(codeOf(error));
