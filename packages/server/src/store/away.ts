/** What says that a database is not there now: it could not be reached, or it is stopping or starting. */
const AWAY =
  /^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08|53|55P03|57014|57P|25P03|40|SQLITE_BUSY|SQLITE_FULL|SQLITE_IOERR)/;
const SAID =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout exceeded when trying to connect)/;

/** Whether what failed may well succeed when it is tried again. */
export const isAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && AWAY.test(error.code)) return true;
  return SAID.test(error.message) || isAway(error.cause);
};
