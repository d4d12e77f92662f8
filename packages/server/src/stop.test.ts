import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, fastRandom } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';
import { afterAll, afterEach, expect, test } from 'vitest';
import { Client } from '../test/client.ts';
import type { Seated } from '../test/client.ts';
import { readDisk } from '../test/disk.ts';
import { eventually } from '../test/eventually.ts';
import { startServer } from '../test/process.ts';
import type { Program } from '../test/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'pb-stop-'));
const newFolder = (): string => mkdtempSync(join(folder, 'data-'));
const programs: Program[] = [];

const started = async (data: string, env: NodeJS.ProcessEnv = {}): Promise<{ program: Program; origin: string }> => {
  const program = startServer(data, env);
  programs.push(program);
  return { program, origin: await program.line('stdout') };
};

afterEach(async () => {
  for (const { child, ended } of programs.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Two people at a table in play. */
const begun = async (origin: string): Promise<{ readonly table: string; readonly clients: readonly Client[] }> => {
  const clients = [new Client(origin), new Client(origin)];
  for (const client of clients) await client.call('POST', '/api/me', { nickname: 'Somebody' });
  const [host, guest] = clients;
  const table = await host!.create({ game: 'course-autour-du-monde', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await guest!.call('POST', `/api/tables/${table}/seats/1/take`, { entropy: 'fedcba9876543210' });
  await host!.call('POST', `/api/tables/${table}/begin`);
  return { table, clients };
};

interface Sent {
  readonly id: string;
  readonly text: string;
  readonly seen: number;
}

/** Plays at random until the server is gone. */
interface Player {
  readonly table: string;
  readonly client: Client;
  readonly seated: Seated;
  readonly done: Set<string>;
  pending: Sent | null;
  /** The code the socket was closed with. */
  readonly closed: Promise<number>;
}

const keepPlaying = async (player: Player, rng: Rng, name: string): Promise<void> => {
  const { seated, done, closed } = player;
  const gone = closed.then(() => null);
  for (let count = 0; ; count++) {
    const ready = seated.until(({ shown }) => (shown?.moves.length ?? 0) > 0);
    if ((await Promise.race([ready.then(() => true), gone])) === null) return;
    const { seen, moves } = seated.shown!;
    player.pending = { id: `${name}-${count}`, text: moves[below(rng, moves.length)]!, seen };
    const answer = await Promise.race([
      seated.say({ t: 'play', seen, text: player.pending.text }, player.pending.id),
      gone,
    ]);
    if (answer === null) return;
    if (answer.t === 'done') done.add(player.pending.id);
    player.pending = null;
  }
};

const sitDown = async (origin: string, tables: number): Promise<readonly Player[]> => {
  const players: Player[] = [];
  for (let number = 0; number < tables; number++) {
    const { table, clients } = await begun(origin);
    for (const client of clients) {
      const seated = await client.sit(table);
      const closed = once(seated.socket, 'close').then(([code]) => code as number);
      players.push({ table, client, seated, done: new Set(), pending: null, closed });
    }
  }
  return players;
};

test('a server stopped under load loses nothing acknowledged, answers every request and closes every socket', async () => {
  const data = newFolder();
  const first = await started(data);
  const players = await sitDown(first.origin, 6);
  const playing = players.map((player, index) => keepPlaying(player, fastRandom(`stop ${index}`), `p${index}`));
  await eventually(() => expect(players.every(({ done }) => done.size >= 5)).toBe(true));
  first.program.child.kill('SIGTERM');
  expect(await Promise.all(players.map(({ closed }) => closed))).toStrictEqual(players.map(() => 1001));
  await Promise.all(playing);
  expect(await first.program.ended).toMatchObject({ code: 0, stderr: '' });

  const { log, integrity } = readDisk(data);
  expect(integrity).toBe('ok');
  for (const { table, done, pending } of players) {
    const numbers = log.filter(({ table_id: id }) => id === table).map(({ number }) => number);
    expect(numbers).toStrictEqual(numbers.map((_, index) => index + 1));
    const kept = new Set(log.filter(({ table_id: id }) => id === table).map(({ request }) => request));
    expect([...done].filter((id) => !kept.has(id))).toStrictEqual([]);
    // Started requests are finished and answered: nothing on disk is unacknowledged.
    if (pending !== null) expect(kept.has(pending.id)).toBe(false);
  }

  const second = await started(data);
  for (const { client, table, pending } of players) {
    const seated = await client.at(second.origin).sit(table);
    await seated.until(({ shown }) => shown !== null);
    if (pending !== null && seated.shown!.seen === pending.seen) {
      const { id, text, seen } = pending;
      expect(await seated.say({ t: 'play', seen, text }, id)).toMatchObject({ t: 'done' });
    }
    seated.close();
  }
});

test('a draining server is not ready but still serves; a second signal exits at once, with a sentence', async () => {
  // Longer than the test may take.
  const { program, origin } = await started(newFolder(), { DRAIN: '600000' });
  const [player] = await sitDown(origin, 1);
  program.child.kill('SIGTERM');
  await eventually(async () => {
    const answer = await fetch(`${origin}/ready`);
    expect([answer.status, await answer.json()]).toStrictEqual([503, { status: 'not-ready', missing: ['stopping'] }]);
  });
  expect((await fetch(`${origin}/api/me`)).status).toBe(200);
  expect(await player!.seated.say({ t: 'say', phrase: 'good-luck' })).toMatchObject({ t: 'done' });
  // Signals in quick succession count as one.
  const again = setInterval(() => program.child.kill('SIGTERM'), 200);
  const { code, stderr } = await program.ended;
  clearInterval(again);
  expect([code, stderr]).toStrictEqual([1, 'Second signal: exiting immediately. What was acknowledged is kept.\n']);
});

test('a drained server closes its sockets and exits with 0', async () => {
  const { program, origin } = await started(newFolder(), { DRAIN: '200' });
  const [player] = await sitDown(origin, 1);
  program.child.kill('SIGTERM');
  expect(await player!.closed).toBe(1001);
  expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
});

test('pending requests are answered, and idle keep-alive connections are not waited for', async () => {
  const { program, origin } = await started(newFolder());
  const { hostname, port } = new URL(origin);
  const line = connect(Number(port), hostname);
  line.setEncoding('utf8');
  await once(line, 'connect');
  const body = JSON.stringify({ nickname: 'Somebody' });
  const head = ['POST /api/me HTTP/1.1', `host: ${hostname}:${port}`, 'content-type: application/json'];
  line.write(`${head.join('\r\n')}\r\ncontent-length: ${body.length}\r\n\r\n`);
  // The server has received it: a later request on another connection is answered.
  await fetch(`${origin}/health`);
  program.child.kill('SIGTERM');
  await eventually(() => expect(fetch(`${origin}/health`)).rejects.toThrow('fetch failed'));
  let answer = '';
  line.on('data', (text: string) => (answer += text));
  line.write(body);
  await once(line, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  const { code, stderr } = await program.ended;
  expect([code, stderr]).toStrictEqual([0, '']);
});

test('a shutdown that exceeds its time limit exits with a sentence', async () => {
  const { program, origin } = await started(newFolder(), { STOP_AFTER: '500' });
  const [player] = await sitDown(origin, 1);
  // The client never completes the closing handshake, for which sockets have a second.
  player!.seated.socket.pause();
  program.child.kill('SIGTERM');
  const { code, stderr } = await program.ended;
  player!.seated.close();
  expect(code).toBe(1);
  // It names what it waits for: the sockets, unless the machine is slow.
  expect(stderr).toMatch(
    /^Not finished after 500 ms \(STOP_AFTER\), still waiting for [a-z ]+: exiting now\. What was acknowledged is kept\.\n$/,
  );
});
