// A bot that creates or joins a table, plays random moves, and prints the record at the end. It uses only the public API
// (docs/protocol.md). With --token it plays for an account, otherwise as a guest.
//   node bot.mjs http://127.0.0.1:8080 --game skybridge --against easy     creates a table with one of the server's bots
//   node bot.mjs http://127.0.0.1:8080 --against open                      creates a table and waits for an opponent
//   node bot.mjs http://127.0.0.1:8080 --table http://…/play#k3v9…         takes a seat at a table
import { createHash, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';

const text = (value) => ({ type: 'string', default: value });
const options = { token: text(), table: text(), game: text('skybridge'), against: text('easy') };
const { positionals, values } = parseArgs({ options, allowPositionals: true });
const [server = 'http://127.0.0.1:8080'] = positionals;
const headers = values.token === undefined ? {} : { authorization: `Bearer ${values.token}` };

const ask = async (method, path, body) => {
  const content = body && { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } };
  const response = await fetch(new URL(path, server), { method, headers, ...content });
  const answer = await response.json();
  if (!response.ok) throw Object.assign(new Error(`${method} ${path}: ${answer.code}`), answer);
  const [cookie] = response.headers.getSetCookie();
  if (cookie !== undefined) headers.cookie = cookie.split(';')[0];
  return answer;
};

// This player's part of the deal. The pledge commits to it; it is revealed when the list of pledges is closed.
let part = randomUUID();
const pledgeTo = (value) => createHash('sha256').update(`pledge ${value}`).digest('hex');

const makeTable = async () => {
  const other = values.against === 'open' ? { kind: 'open' } : { kind: 'bot', level: values.against };
  const pace = { kind: 'live', bank: 600, increment: 10, choice: 60, answer: 5 };
  const agreed = { options: {}, pace, atZero: 'move', visibility: 'private', pledge: pledgeTo(part) };
  const { id } = await ask('POST', '/api/tables', { game: values.game, seats: [{ kind: 'me' }, other], ...agreed });
  console.error(new URL(`/play#${id}`, server).href);
  return id;
};

const sitDown = async (link) => {
  const id = link.slice(-16);
  const { table } = await ask('GET', `/api/tables/${id}`);
  const seat = table.seats.findIndex(({ isOffered }) => isOffered);
  await ask('POST', `/api/tables/${id}/seats/${seat}/take`, { pledge: pledgeTo(part) });
  return id;
};

if (values.token === undefined) await ask('POST', '/api/me', { nickname: 'Chance' });
const id = await (values.table === undefined ? makeTable() : sitDown(values.table));
let [begun, isOver] = [0, false];

// `too-soon`: a device that has pledged is offline, and has some seconds to connect. `seats-open`: somebody has left.
const begin = () =>
  ask('POST', `/api/tables/${id}/begin`).catch((error) => {
    if (error.code === 'too-soon') setTimeout(begin, 1000);
    else if (error.code === 'seats-open') begun -= 1;
    else throw error;
  });

const play = () => {
  const socket = new WebSocket(new URL(`/api/tables/${id}/socket`, server.replace(/^http/, 'ws')), { headers });
  const say = (message) => socket.send(JSON.stringify(message));
  const heed = {
    table: ({ facts, you }) => {
      if (facts.status !== 'open') return;
      const { attempt = 0, isRevealing = false, seats = [] } = facts.pledges ?? {};
      if (isRevealing) {
        if (seats[you.seat] === pledgeTo(part)) say({ t: 'reveal', id: randomUUID(), attempt, part });
      } else if (you.pledge === null) {
        // A start was called off: a part that may have been revealed must not be used again.
        part = randomUUID();
        say({ t: 'pledge', id: randomUUID(), pledge: pledgeTo(part) });
      } else if (you.isHost && begun <= attempt && facts.seats.every(({ kind }) => kind !== 'open')) {
        begun = attempt + 1;
        void begin();
      }
    },
    // A move that came too late gets the error `stale`; the server has already shown what changed.
    shown: ({ seen, viewer, view, moves }) => {
      if (!view.toAct.includes(viewer) || moves.length === 0) return;
      say({ t: 'play', id: randomUUID(), seen, text: moves[Math.floor(Math.random() * moves.length)] });
    },
    over: ({ record }) => {
      isOver = true;
      process.stdout.write(record);
      socket.close();
    },
  };
  socket.on('open', () => say({ t: 'hello', protocol: 1, lines: 0, said: 0 }));
  socket.on('message', (data) => {
    const message = JSON.parse(data);
    heed[message.t]?.(message);
  });
  socket.on('error', ({ message }) => console.error(message));
  // After 1008, reconnecting is useless. Otherwise the server sends everything again.
  socket.on('close', (code) => (isOver || code === 1008 ? process.exit(isOver ? 0 : 1) : setTimeout(play, 1000)));
};
play();
