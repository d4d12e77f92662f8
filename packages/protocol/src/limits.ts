/** What is bounded, and by how much. Clients may know it before they ask. */
export const LIMITS = {
  /** Bytes of one message over a socket. */
  message: 4096,
  /** Bytes of one request over HTTP. */
  request: 16_384,
  nickname: 24,
  /** A name that a client gives to what it asks, so that asking twice does it once. */
  requestId: 40,
  /** What a person adds to the luck of a table. */
  entropy: 64,
  /** Letters of something said, and how much of what was said is sent to who comes. */
  chat: 280,
  said: 100,
  /** Things that one person may say at a table in ten seconds. */
  saidPerWindow: 6,
  /** A password's letters. */
  passwordLeast: 10,
  passwordMost: 200,
  accountName: 32,
  passkeysPerPerson: 10,
  tokensPerPerson: 10,
  tokenName: 40,
  /** Lines of the log that are sent at once; who has missed more gets the last ones. */
  lines: 200,
  /** Tables that one person may have open at once. */
  tablesPerPerson: 40,
  socketsPerAddress: 60,
  socketsPerPerson: 20,
} as const;

/** The version of what is said over sockets: a client of another one is told to load anew. */
export const PROTOCOL = 1;
