import { Unavailable } from '../failure.ts';

/** Error codes of an unreachable database, or one that is stopping or starting. */
const AWAY =
  /^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08|53|55P03|57014|57P|25P03|40|SQLITE_BUSY|SQLITE_FULL|SQLITE_IOERR)/;
const SAID =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout exceeded when trying to connect)/;

/** If the disk is full, SQLite rolls back by itself; the error then says that there is no transaction to roll back. */
const UNDONE = /^cannot rollback - no transaction is active/;

/** Whether a retry may succeed. */
export const isAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof Unavailable) return true;
  if ('code' in error && typeof error.code === 'string' && AWAY.test(error.code)) return true;
  return SAID.test(error.message) || UNDONE.test(error.message) || isAway(error.cause);
};

const FULL = /^(?:SQLITE_FULL|SQLITE_IOERR|SQLITE_READONLY|ENOSPC|EDQUOT|EFBIG|EROFS|53100)/;

/** Whether the disk was full. */
export const isFull = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const isOfDisk = 'code' in error && typeof error.code === 'string' && FULL.test(error.code);
  return isOfDisk || UNDONE.test(error.message) || isFull(error.cause);
};
