/** How often a browser at a table has to answer, in milliseconds. */
export const HEARTBEAT = 30_000;

/** How long a dead connection may look alive, in milliseconds: until the second check finds it silent. */
export const NOTICED_AFTER = 2 * HEARTBEAT + 5000;
