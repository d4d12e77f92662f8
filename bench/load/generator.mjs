// A process that sits at tables of a server and plays: each move as soon as possible, or at predetermined times.
import { once } from 'node:events';
import { dialectOf } from './dialects.mjs';
import { cpuOf, memoryOf } from './processes.mjs';

/** How long to wait for pending replies. */
const PATIENCE = 3000;
const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis));

let dialect = null;
let tables = [];

/** A table as the generator sees it: the seat to act moves if a move is due. */
class Player {
  #seats;
  /** When the pending moves were due; null: as soon as possible. */
  #due = [];
  #isPaced = false;
  #run = null;

  constructor(seats) {
    this.#seats = seats;
    for (const seat of seats) {
      seat.onAsked = () => this.#go();
      seat.onAnswer = (ok) => this.#answered(seat, ok);
    }
  }

  begin(run, isPaced) {
    this.#run = run;
    this.#isPaced = isPaced;
    this.#due = [];
    this.#go();
  }

  owe(due) {
    this.#due.push(due);
    this.#go();
  }

  /** Stops sending; returns when the unsent moves were due. */
  end() {
    const owed = this.#due;
    this.#due = [];
    this.#isPaced = true;
    return owed;
  }

  get isWaiting() {
    return this.#seats.some(({ sentAt }) => sentAt !== null);
  }

  #go() {
    if (this.#run === null || (this.#isPaced && this.#due.length === 0)) return;
    const seat = this.#seats.find(({ moves, sentAt }) => moves.length > 0 && sentAt === null);
    if (seat === undefined) return;
    seat.sentAt = this.#isPaced ? this.#due.shift() : performance.now();
    const { moves } = seat;
    const text = moves[Math.floor(Math.random() * moves.length)];
    seat.moves = [];
    seat.play(text);
  }

  #answered(seat, ok) {
    if (ok) this.#run?.latencies.push(performance.now() - seat.sentAt);
    else if (this.#run !== null) this.#run.refused += 1;
    seat.sentAt = null;
    this.#go();
  }
}

const meet = async ({ kind, urls, spread = 'apart' }) => {
  dialect = dialectOf(kind, urls, spread);
  return {};
};

/** Creates tables, for servers where that is a separate step from joining. */
const make = async ({ count }) => ({ made: await dialect.make({ count }) });

/** Joins more tables: existing ones, or this many new ones. */
const open = async ({ count, made, watchers = 0 }) => {
  tables.push(...(await dialect.open({ count, made, watchers })));
  return {};
};

/** Opens event streams for the players of existing tables: this many browsers per player. */
const listen = async ({ made, each }) => {
  const sockets = await dialect.listen({ made, each });
  tables.push({ seats: [], sockets });
  return {};
};

/** The CPU time that servers use while nothing happens. */
const rest = async ({ seconds, pids }) => {
  const before = pids.map((pid) => cpuOf(pid));
  await pause(seconds * 1000);
  return { cpu: pids.map((pid, at) => (before[at] === null ? null : cpuOf(pid) - before[at])) };
};

const leave = async () => {
  const sockets = tables.flatMap((table) => table.sockets);
  tables = [];
  await Promise.all(
    sockets.map((socket) => {
      const closed = once(socket, 'close');
      socket.terminate();
      return closed;
    }),
  );
  return {};
};

const play = async ({ seconds, rate = null, most, pids }) => {
  const players = tables.map((table) => (table.player ??= new Player(table.seats)));
  const run = { latencies: [], refused: 0 };
  const before = readings(pids);
  const begun = performance.now();
  for (const player of players) player.begin(run, rate !== null);
  if (rate === null) await untilDone(run, seconds, most);
  else await owing(players, seconds, rate);
  const done = run.latencies.length;
  const after = readings(pids);
  const elapsed = performance.now() - begun;
  const end = performance.now();
  // Unsent moves have waited at least this long.
  const waited = players.flatMap((player) => player.end()).map((due) => end - due);
  while (players.some(({ isWaiting }) => isWaiting) && performance.now() - end < PATIENCE) await pause(5);
  return {
    moves: done,
    refused: run.refused,
    seconds: elapsed / 1000,
    ...between(before, after),
    ...times(run, waited),
  };
};

/** Until time is up, or this many moves were made. */
const untilDone = async ({ latencies }, seconds, most) => {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end && latencies.length < (most ?? Infinity)) {
    await pause(most === undefined ? end - performance.now() : 2);
  }
};

/** Moves fall due at an even rate, one table after another. */
const owing = async (players, seconds, rate) => {
  const begun = performance.now();
  for (let number = 0; number < rate * seconds;) {
    for (; number <= ((performance.now() - begun) / 1000) * rate && number < rate * seconds; number++) {
      players[number % players.length].owe(begun + (number / rate) * 1000);
    }
    await pause(1);
  }
};

const readings = (pids) => {
  const { user, system } = process.cpuUsage();
  return {
    cpu: pids.map((pid) => cpuOf(pid)),
    own: (user + system) / 1e6,
    bytes: tables.flatMap(({ sockets }) => sockets).reduce((sum, socket) => sum + bytesOf(socket), 0),
  };
};

const bytesOf = ({ _socket: tcp }) => (tcp === null ? 0 : tcp.bytesRead + tcp.bytesWritten);

const between = (before, after) => ({
  cpu: after.cpu.map((cpu, at) => (cpu === null ? null : cpu - before.cpu[at])),
  own: after.own - before.own,
  bytes: after.bytes - before.bytes,
});

const times = ({ latencies }, waited) => {
  const sorted = Float64Array.from([...latencies, ...waited]).toSorted();
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? null;
  return { p50: at(0.5), p99: at(0.99), longest: at(1), neverSent: waited.length };
};

const memory = async ({ pids }) => ({ memory: pids.map((pid) => memoryOf(pid)) });

const WORK = { meet, make, open, listen, leave, rest, play, memory };

process.on('message', async ({ ask, ...message }) => {
  try {
    process.send(await WORK[ask](message));
  } catch (error) {
    process.send({ error: error.stack });
  }
});
