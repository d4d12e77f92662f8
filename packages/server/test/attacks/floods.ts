import type { Attack } from './attack.ts';
import { guest, held, isWell, moverOf, pairAt } from './attack.ts';

/** Far more requests and messages than a person sends. */
export const floods: Attack = {
  name: 'floods of requests and messages',
  run: async (ground, isShort) => {
    const server = await ground.start({ REQUESTS: '200', MESSAGES: '50' });
    const { seats } = await pairAt(server.origin);
    const count = isShort ? 300 : 3000;
    for (let sent = 0; sent < count; sent++) seats[1].socket.send('{"t":"ping"}');
    await seats[1].until(({ error }) => error !== null);
    const codes = new Map<string, number>();
    const client = await guest(server.origin);
    for (let sent = 0; sent < count; sent++) {
      const code = await client.outcome('GET', '/api/tables');
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    const refused = codes.get('too-fast') ?? 0;
    const tried = `${count} messages (${seats[1].error}), ${count} requests (${refused} refused)`;
    const isBounded = refused > 0 && refused + (codes.get('ok') ?? 0) === count && seats[1].error === 'too-fast';
    if (!isBounded) return held(tried, `answers were ${[...codes.keys()].join(', ')}`);
    return held(tried, !server.isRunning() && 'the server is down');
  },
};

/** Standing orders over many sockets of a few people at one address: each one that changes something is a write. */
export const orderFlood: Attack = {
  name: 'flood of standing orders over many sockets',
  run: async (ground, isShort) => {
    const server = await ground.start({ MESSAGES: '100' });
    const { id, people, seats } = await pairAt(server.origin);
    const more = await Promise.all(Array.from({ length: isShort ? 4 : 18 }, (_, index) => people[index % 2]!.join(id)));
    const sockets = [...seats, ...more];
    const answers = sockets.flatMap((seated) =>
      Array.from({ length: 20 }, (_, index) =>
        seated.say({ t: 'standing', answer: index % 2 === 0 ? 'accept' : 'counter' }),
      ),
    );
    const codes = (await Promise.all(answers)).map((answer) => ('code' in answer ? answer.code : answer.t));
    const done = codes.filter((code) => code === 'done').length;
    const tried = `${codes.length} orders over ${sockets.length} sockets, ${done} carried out`;
    // Six per person, and as many again if a window ends in between.
    if (done > 24 || codes.some((code) => code !== 'done' && code !== 'too-fast'))
      return held(tried, `answers were ${[...new Set(codes)].join(', ')}`);
    const mover = await moverOf(seats);
    const played = await mover.play(mover.shown!.moves[0]!);
    return held(tried, played.t !== 'done' && 'nobody can move any more');
  },
};

/** Phrases of many guests of one address at a public table. */
export const chatFlood: Attack = {
  name: 'chat flood',
  run: async (ground, isShort) => {
    const server = await ground.start();
    const { id, seats } = await pairAt(server.origin, { visibility: 'public' });
    const guests = await Promise.all(Array.from({ length: isShort ? 12 : 50 }, () => guest(server.origin, 'Paul')));
    const sockets = await Promise.all(guests.map((each) => each.join(id)));
    const answers = sockets.flatMap((seated) =>
      Array.from({ length: 6 }, () => seated.say({ t: 'say', phrase: 'hello' })),
    );
    const done = (await Promise.all(answers)).filter(({ t }) => t === 'done').length;
    await seats[0].until(({ said }) => said.length >= Math.min(done, 100));
    const tried = `${answers.length} phrases by ${guests.length} guests, ${done} shown`;
    return held(tried, (done > 60 || !(await isWell(server))) && 'one address fills the chat');
  },
};

/** Public tables that nobody will play at, from one address. */
export const lobbyFlood: Attack = {
  name: 'lobby flood',
  run: async (ground, isShort) => {
    const server = await ground.start();
    const count = isShort ? 31 : 62;
    let made = 0;
    for (let sent = 0; sent < count; sent++) {
      const flooder = await guest(server.origin, 'Flood');
      const table = { game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' } as const;
      made += await flooder.create({ ...table, seats: [...table.seats] }).then(
        () => 1,
        () => 0,
      );
    }
    const tried = `${count} public tables requested, ${made} created`;
    return held(tried, (made > 20 || !(await isWell(server))) && 'one address fills the lobby');
  },
};
