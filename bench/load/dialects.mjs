// How a client talks to each kind of server. Parses only as much of a message as it needs, so that the measurement is
// not dominated by the generator.
import { once } from 'node:events';
import { get } from 'node:http';
import { createRequire } from 'node:module';
import { WebSocket } from 'ws';
import { GAME, OPTIONS } from './servers/table.mjs';

/** Concurrent requests and connections while tables are created. */
const AT_ONCE = 32;

export const dialectOf = (kind, urls, spread) => DIALECTS[kind](urls, spread);

class Seat {
  moves = [];
  /** When the pending request was sent, or was due. */
  sentAt = null;
  onAsked = () => {};
  onAnswer = () => {};
  socket;
  #say;

  constructor(socket, say) {
    this.socket = socket;
    this.#say = say;
  }

  play(text) {
    this.socket.send(this.#say(text));
  }

  asked(moves) {
    this.moves = moves;
    if (moves.length > 0) this.onAsked();
  }

  answered(ok) {
    if (this.sentAt !== null) this.onAnswer(ok);
  }
}

const connect = async (url, headers = {}) => {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
  await once(socket, 'open');
  return socket;
};

/** Runs an action this many times, with limited concurrency. */
const times = async (count, action) => {
  const done = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const at = next++;
      done[at] = await action(at);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, worker));
  return done;
};

/** The list of moves in a JSON message; empty if the seat is not to act. */
const movesIn = (text) => {
  const at = text.lastIndexOf('"moves":[') + 8;
  return text[at + 1] === ']' ? [] : JSON.parse(text.slice(at, text.indexOf(']', at) + 1));
};

const jsonSeat = (socket) => {
  let count = 0;
  const seat = new Seat(socket, (text) => JSON.stringify({ t: 'play', id: `r${count++}`, text }));
  socket.on('message', (data) => {
    const text = data.toString('latin1');
    if (text.startsWith('{"t":"shown"')) seat.asked(movesIn(text));
    else seat.answered(text.startsWith('{"t":"done"'));
  });
  return seat;
};

const bare = ([url]) => {
  const base = url.replace('http', 'ws');
  let made = 0;
  const openOne = async (watchers) => {
    const id = `t${made++}`;
    // Subscribe before the first message can arrive.
    const sit = async (place, use) => {
      const socket = new WebSocket(`${base}/${id}/${place}`, { perMessageDeflate: false });
      const used = use(socket);
      await once(socket, 'open');
      return used;
    };
    const seats = [await sit(0, jsonSeat), await sit(1, jsonSeat)];
    const others = await times(watchers, () => sit('watch', (socket) => socket));
    return { seats, sockets: [...seats.map(({ socket }) => socket), ...others] };
  };
  return { open: ({ count, watchers }) => times(count, () => openOne(watchers)) };
};

/** An event stream, once the server has sent the list of waiting tables. */
const hearNews = async (url, cookie) => {
  const request = get(`${url}/api/me/news`, { headers: { cookie }, agent: false });
  const [response] = await once(request, 'response');
  if (response.statusCode !== 200) throw new Error(`news: ${response.statusCode}`);
  await once(response, 'data');
  response.resume();
  response.on('error', () => {});
  return Object.assign(response.socket, { terminate: () => response.socket.destroy() });
};

/**
 * Ours: guests with cookies, tables over HTTP, then sockets. With several nodes, the two players of a table connect to
 * different nodes or to the same one (a different one for each table), or half of the tables each.
 */
const ours = (urls, spread) => {
  let asked = 0;
  const call = async (cookie, path, body = {}) => {
    const response = await fetch(`${urls[asked++ % urls.length]}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie === null ? {} : { cookie }) },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return { answer: JSON.parse(text), cookie: response.headers.get('set-cookie')?.split(';')[0] ?? cookie };
  };
  const guest = async () => (await call(null, '/api/me', { nickname: 'Load' })).cookie;
  const makeOne = async () => {
    const cookies = [await guest(), await guest()];
    const { answer } = await call(cookies[0], '/api/tables', newTable());
    const path = `/api/tables/${answer.id}`;
    await call(cookies[1], `${path}/seats/1/take`);
    await call(cookies[0], `${path}/begin`);
    return { path, cookies };
  };
  const sitAt = async ({ path, cookies }, watchers, at) => {
    const greet = (place, headers) => {
      const isTogether = spread === 'together' || (spread === 'half' && at % 2 === 0);
      const url = urls[(isTogether ? at >> (spread === 'half' ? 1 : 0) : place) % urls.length];
      return connect(`${url.replace('http', 'ws')}${path}/socket`, headers);
    };
    const seats = await Promise.all(cookies.map(async (cookie, place) => ourSeat(await greet(place, { cookie }))));
    const others = await times(watchers, (number) => greet(number));
    for (const socket of others) socket.on('message', () => {});
    const sockets = [...seats.map(({ socket }) => socket), ...others];
    for (const socket of sockets) socket.send('{"t":"hello","protocol":1,"lines":0,"said":0}');
    return { seats, sockets };
  };
  return {
    make: ({ count }) => times(count, makeOne),
    open: ({ made, watchers }) => times(made.length, (at) => sitAt(made[at], watchers, at)),
    listen: async ({ made, each }) => {
      const cookies = made.flatMap((table) => Array.from({ length: each }, () => table.cookies).flat());
      return times(cookies.length, (at) => hearNews(urls[at % urls.length], cookies[at]));
    },
  };
};

/** At a slow table the server plays each seat's configured out-of-turn response, so nobody waits. */
const newTable = () => ({
  game: GAME,
  options: OPTIONS,
  seats: [{ kind: 'me' }, { kind: 'open' }],
  pace: { kind: 'slow', days: 14, quiet: null },
  atZero: 'move',
  visibility: 'private',
});

const ourSeat = (socket) => {
  let count = 0;
  let seen = 0;
  const seat = new Seat(socket, (text) => JSON.stringify({ t: 'play', id: `r${count++}`, seen, text }));
  socket.on('message', (data) => {
    const text = data.toString('latin1');
    if (text.startsWith('{"t":"shown"')) {
      seen = Number.parseInt(text.slice(20), 10);
      seat.asked(text.includes('"riposte":null') ? movesIn(text) : []);
    } else if (text.startsWith('{"t":"done"')) seat.answered(true);
    else if (text.startsWith('{"t":"error"') || text.startsWith('{"t":"refused"')) seat.answered(false);
  });
  return seat;
};

const colyseus = ([url]) => {
  const require = createRequire(import.meta.url);
  const { Packr } = createRequire(require.resolve('@colyseus/core'))('@colyseus/msgpackr');
  const packr = new Packr({ useRecords: false });
  const [JOIN, DATA] = [10, 13];
  const PLAY = Buffer.concat([Buffer.from([DATA]), packr.pack('play')]);
  const matchmake = async (way, name) => {
    const response = await fetch(`${url}/matchmake/${way}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    if (!response.ok) throw new Error(`Colyseus, ${way}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const sit = async ({ processId, roomId, sessionId }) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`);
    const seat = new Seat(socket, (text) => Buffer.concat([PLAY, packr.pack(text)]));
    const isShown = new Promise((resolve) => {
      socket.on('message', (data) => {
        if (data[0] === JOIN) return socket.send(Buffer.from([JOIN]));
        if (data[0] !== DATA) return undefined;
        const length = data[1] & 0x1f;
        const type = data.toString('latin1', 2, 2 + length);
        if (type === 'shown') {
          seat.asked(packr.unpack(data.subarray(2 + length)).moves);
          return resolve();
        }
        return seat.answered(type === 'done');
      });
    });
    await isShown;
    return seat;
  };
  const openOne = async () => {
    const first = await matchmake('create', 'table');
    const seats = [await sit(first), await sit(await matchmake('joinById', first.roomId))];
    return { seats, sockets: seats.map(({ socket }) => socket) };
  };
  return { open: ({ count }) => times(count, openOne) };
};

/** boardgame.io over Socket.IO framing; the reply to a move is the resulting state. */
const boardgame = ([url]) => {
  const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const event = (...args) => `42/${GAME},${JSON.stringify(args)}`;
  const [SYNC, UPDATE] = [`42/${GAME},["sync"`, `42/${GAME},["update"`];
  let made = 0;
  const sit = async (match, place) => {
    const socket = new WebSocket(address, { perMessageDeflate: false });
    const playerID = String(place);
    let stateId = 0;
    const seat = new Seat(socket, (text) => {
      const payload = { type: 'play', args: [text], playerID, credentials: null };
      return event('update', { type: 'MAKE_MOVE', payload }, stateId, match, playerID);
    });
    const isShown = new Promise((resolve) => {
      socket.on('message', (data) => {
        const text = data.toString('latin1');
        if (text.startsWith('0')) return socket.send(`40/${GAME},`);
        if (text === '2') return socket.send('3');
        if (text.startsWith(`40/${GAME}`)) return socket.send(event('sync', match, playerID, null, 2));
        if (!text.startsWith(UPDATE) && !text.startsWith(SYNC)) return undefined;
        stateId = Number.parseInt(text.slice(text.indexOf('"_stateID":') + 11), 10);
        seat.answered(true);
        seat.asked(movesIn(text));
        return resolve();
      });
    });
    await isShown;
    return seat;
  };
  const openOne = async () => {
    const match = `m${made++}`;
    const seats = [await sit(match, 0), await sit(match, 1)];
    return { seats, sockets: seats.map(({ socket }) => socket) };
  };
  return { open: ({ count }) => times(count, openOne) };
};

const DIALECTS = { bare, ours, colyseus, boardgame };
