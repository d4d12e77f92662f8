/** Limits that clients may rely on. */
export const LIMITS = {
  /** Bytes per socket message. */
  message: 4096,
  /** Bytes per HTTP request. */
  request: 16_384,
  nickname: 24,
  /** New nicknames per person and hour: each is written to all their tables. */
  renamesPerHour: 20,
  /** A request id chosen by the client, so that repeating a request performs it once. */
  requestId: 40,
  /** Characters of a device's part of the deal. */
  entropy: 64,
  /** Characters of a chat message, and the number of recent messages sent to newcomers. */
  chat: 280,
  said: 100,
  /** Chat messages per person and table in ten seconds. */
  saidPerWindow: 6,
  /** The length of a password, in characters. */
  passwordLeast: 10,
  passwordMost: 200,
  accountName: 32,
  passkeysPerPerson: 10,
  /** Remembered devices per person: others' wrong passwords do not lock them out. */
  devicesPerPerson: 10,
  tokensPerPerson: 10,
  tokenName: 40,
  /** Log lines sent at once; a client that has missed more gets the latest ones. */
  lines: 200,
  /** Events kept per table: bots that took over, people who returned, and the like. */
  events: 200,
  /** Events at one seat within ten seconds after which nobody takes or takes back that seat. */
  seatEvents: 6,
  /** Characters of the host's word to a removed player. */
  removalWord: 140,
  /** Seconds a player removed from a waiting room has to wait before sitting down there again; the second time for good. */
  removedWait: 120,
  /** The least number of seconds on the clock of a player who returns to a live table after running out of time. */
  returnTime: 60,
  /** How often a seat gets that time during a game. */
  returns: 3,
  /** Seconds for which the seats of a rematch are reserved for the players of the previous game. */
  reservedTime: 120,
  /** Seconds for which a proposal at a live table waits for answers, and days at a slow one. */
  proposalTime: 60,
  proposalDays: 3,
  /** Seconds between two proposals of one seat. */
  proposalPause: 10,
  /** Seconds that everybody gets when all agree to more time; at a slow table, a day. */
  moreTime: 300,
  /** Past positions sent at once. */
  recalled: 40,
  /** Seconds without a connection after which another player acts for the host of a live table. */
  hostAbsence: 120,
  /** Seconds a device that pledged has to connect again before a live game can start without it. */
  reconnectWait: 15,
  /** Seconds a player of a live table has been disconnected before the host may let a bot stand in. */
  standInWait: 30,
  /** Quiet hours per day at a slow table. */
  quietHours: 12,
  /** People in the queue of quick play; a person has one place in it. */
  queue: 5000,
  /** Seconds for which a seat is kept for somebody from the queue. */
  queueSeatTime: 30,
  /** Minutes after which bots fill in, at most. */
  botsAfter: 60,
  /** Open tables per person. */
  tablesPerPerson: 40,
  /** Of these, public ones waiting for players, and bots-only tables. */
  publicTablesPerPerson: 3,
  botTablesPerPerson: 4,
  /** Tables per address waiting for players, and the public ones among them. An operator may raise these. */
  tablesPerAddress: 400,
  openTablesPerAddress: 100,
  publicTablesPerAddress: 20,
  /** Public tables listed per page. */
  page: 50,
  /** Public games in progress listed per page. */
  livePage: 20,
  /** How often a seat may take back a step or an agreed turn, or change a secret choice or held answer: per turn, and per game. */
  secondThoughts: 20,
  secondThoughtsPerGame: 300,
  /** Entries in the log of one table. A longer game is frozen: loading it would take too long. */
  entries: 10_000,
  socketsPerAddress: 60,
  socketsPerPerson: 20,
  /** Concurrent news streams per person; they count as sockets of their address. A browser shares one among its tabs. */
  streamsPerPerson: 10,
  /** Tables waiting for a person: listed in `Turns`, and in `GET /api/me/waiting` with so many log lines each. */
  turns: 50,
  waitingTables: 20,
  turnLines: 20,
  pushDevicesPerPerson: 10,
  /** Characters of a push endpoint, an e-mail address and a webhook. */
  endpoint: 1000,
  mailAddress: 254,
  webhookUrl: 500,
  /** Alerts per person and day (UTC), by channel. An operator may change these. */
  pushesPerDay: 200,
  mailsPerDay: 30,
  webhooksPerDay: 200,
  /** Test, confirmation and recovery messages per person and hour. */
  testsPerHour: 10,
  confirmationsPerHour: 3,
  recoveriesPerHour: 3,
  /** Confirmations, and as many recovery messages, per mailbox and hour, from all people together. */
  linkMailsPerHour: 4,
  /** Recovery codes made at a time. */
  recoveryCodes: 8,
} as const;

/** The name of a player who deleted their data. Nobody else may take it; clients show it in their own words. */
export const DELETED_PLAYER = 'Anonym.';
