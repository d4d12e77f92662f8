/** What can go wrong between client and server; clients have a sentence for each. */
export const ERROR_CODES = [
  'bad-request',
  'too-large',
  'too-many',
  'too-fast',
  'not-found',
  'not-signed-in',
  'not-yours',
  'not-host',
  'seat-taken',
  'already-seated',
  'seats-open',
  'not-open',
  'not-playing',
  'stale',
  'unknown-game',
  'bad-options',
  'protocol',
  'frozen',
  'try-again',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
