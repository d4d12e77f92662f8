import { CATALOGUE, findGame } from '@ponts-bornes/catalogue';
import { LEVEL_NAMES, below, fastRandom, parseRecord, pledgeTo, proveRecord, verifyRecord } from '@ponts-bornes/kernel';
import type { NewTable, ProposalKind, ServerMessage } from '@ponts-bornes/protocol';
import { TableFacts } from '@ponts-bornes/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client, Seated } from '../test/client.ts';
import { eventually } from '../test/eventually.ts';
import { revealWhenAsked } from '../test/device.ts';
import { PASSWORD, meOf } from '../test/home.ts';
import { Nodes, goneFrom } from '../test/nodes.ts';
import { streamsOf, wrongIn } from '../test/streams.ts';
import { expectTooLate } from '../test/too-late.ts';

const ENTROPY = { entropy: 'fedcba9876543210' };
const LEVEL = { level: LEVEL_NAMES[0] };
const SLOW = { kind: 'slow', days: 1, quiet: null } as const;
const SEED = process.env['SEED'] ?? 'nodes';
const SECOND = 1000;

let nodes: Nodes;
beforeAll(async () => {
  nodes = await Nodes.open(2);
});
afterAll(async () => nodes.close());

const at = (id: string, rest = ''): string => `/api/tables/${id}${rest}`;

/** Two people, the first at the first node and the second at the other. */
interface Pair {
  readonly ada: Client;
  readonly blaise: Client;
  readonly id: string;
}

const meet = async (game: string, more: Partial<NewTable> = {}): Promise<Pair> => {
  const [ada, blaise] = [await nodes.guest('Ada', 0), await nodes.guest('Blaise', 1)];
  const id = await ada.create({ game, seats: [{ kind: 'me' }, { kind: 'open' }], ...more });
  await blaise.call('POST', at(id, '/seats/1/take'), ENTROPY);
  return { ada, blaise, id };
};

const begun = async (game: string, more: Partial<NewTable> = {}): Promise<Pair> => {
  const pair = await meet(game, more);
  // At a node that nobody has used so far.
  await nodes.at(1, pair.ada).call('POST', at(pair.id, '/begin'));
  return pair;
};

const factsOf = async (client: Client, id: string): Promise<TableFacts> =>
  TableFacts.parse((await client.call('GET', at(id)))['table']);

const linesOf = ({ shown }: Seated): number => (shown === null ? 0 : shown.from + shown.lines.length);

/** Plays at random until a condition holds. A refused move came too late; the state has changed meanwhile. */
const playUntil = async (seated: Seated, seed: string, holds: (seated: Seated) => boolean): Promise<void> => {
  const rng = fastRandom(seed);
  for (;;) {
    await seated.until((each) => holds(each) || each.record !== null || (each.shown?.moves.length ?? 0) > 0);
    if (holds(seated) || seated.record !== null) return;
    const { seen, moves } = seated.shown!;
    const answer = await seated.play(moves[below(rng, moves.length)]!);
    if (answer.t !== 'done') expectTooLate(answer);
    await seated.until(({ shown, record }) => record !== null || shown!.seen !== seen);
  }
};

const heardBy = (all: readonly Seated[]): readonly number[] => all.map(({ heard }) => heard.length);

/** Whether a message shows this as one's answer that nobody else knows, when one can't answer again. */
const isHeld = (message: string, text: string): boolean => {
  const told = JSON.parse(message) as ServerMessage;
  return told.t === 'shown' && told.held === text && told.moves.length === 0;
};

/** Waits until everybody sees all others, so that presence does not change afterwards. */
const settled = async (all: readonly Seated[], watchers: number): Promise<void> => {
  const isSettled = ({ shown, facts }: Seated): boolean =>
    shown !== null && facts!.watchers === watchers && facts!.seats.every(({ isHere }) => isHere);
  for (const each of all) await each.until(isSettled);
};

const verified = async (text: string): Promise<boolean> => {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(parsed.error.problem);
  const { game } = await findGame(parsed.record.game)!.load();
  return verifyRecord(game, parsed.record).ok;
};

test('devices at different nodes pledge and reveal their parts, and the deal is proven for both', async () => {
  const [ada, blaise] = [await nodes.guest('Ada', 0), await nodes.guest('Blaise', 1)];
  const parts = ['the-part-of-ada-is-this', 'the-part-of-blaise-is-that'] as const;
  const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'open' }];
  const id = await ada.create({ game: 'skybridge', seats, pledge: pledgeTo(parts[0]) });
  await blaise.call('POST', at(id, '/seats/1/take'), { pledge: pledgeTo(parts[1]) });
  const seated = [await ada.sit(id), await blaise.sit(id)];
  for (const each of seated) await each.until(({ facts }) => facts!.seats.every(({ isHere }) => isHere));
  await nodes.at(1, ada).call('POST', at(id, '/begin'));
  await Promise.all(seated.map((each, seat) => revealWhenAsked(each, parts[seat]!)));
  for (const each of seated) await each.until(({ shown }) => shown !== null);
  expect((await factsOf(ada, id)).pledges).toStrictEqual({
    attempt: 1,
    isRevealing: false,
    seats: parts.map(pledgeTo),
    missing: [],
  });
  await Promise.all(seated.map((each, seat) => playUntil(each, `${SEED} deal ${seat}`, () => false)));
  const parsed = parseRecord(seated[0]!.record!);
  if (!parsed.ok) throw new Error(parsed.error.problem);
  const { game } = await findGame('skybridge')!.load();
  expect(proveRecord(game, { record: parsed.record, error: null }, null).verdict).toBe('proven');
  for (const each of seated) each.close();
});

describe('two people at one table on different nodes', () => {
  test.each(CATALOGUE.map(({ meta }) => meta.id))(
    'play a whole game of %s, and everybody sees exactly what a single process would show',
    async (game) => {
      const { ada, blaise, id } = await begun(game, game === 'mille-bornes' ? { pace: SLOW } : {});
      // Each connects to both nodes, and so does a spectator.
      const one = await ada.sit(id);
      const two = await blaise.sit(id);
      const stranger = await nodes.guest('Carole');
      const others = await Promise.all([
        nodes.at(1, ada).sit(id),
        nodes.at(0, blaise).sit(id),
        stranger.sit(id),
        nodes.at(1, stranger).sit(id),
      ]);
      const all = [one, two, ...others];
      // Random players hardly ever get home in that game, so bots finish it.
      const isLong = (each: Seated): boolean => game === 'course-autour-du-monde' && linesOf(each) > 30;
      await Promise.all([
        playUntil(one, `${SEED} 0`, (each) => isLong(each)),
        playUntil(two, `${SEED} 1`, (each) => isLong(each)),
      ]);
      if (one.record === null) {
        await Promise.all([ada, blaise].map((client) => client.call('POST', at(id, '/leave'))));
        for (const client of [ada, blaise]) await client.outcome('POST', at(id, '/seats/0/bot'), LEVEL);
      }
      for (const seated of all) await seated.until(({ record }) => record !== null);
      const told = await nodes.told(id);
      const streams = await streamsOf(told);
      for (const seated of all) {
        expect(wrongIn(seated.heard, streams)).toStrictEqual([]);
        const { viewer, seen } = seated.shown!;
        expect(seen).toBe(streams.get(viewer)!.length - 1);
        expect(seated.record).toBe(one.record);
        seated.close();
      }
      expect(await verified(one.record!)).toBe(true);
      for (const client of [ada, nodes.at(1, ada)]) {
        expect((await client.ask('GET', at(id, '/record'))).body['text']).toBe(one.record);
        expect(await factsOf(client, id)).toMatchObject({ status: 'over' });
      }
      const rematches = await Promise.all(
        [ada, blaise, nodes.at(1, ada)].map((client) => client.call('POST', at(id, '/rematch'), ENTROPY)),
      );
      expect(new Set(rematches.map(({ id: next }) => next)).size).toBe(1);
      const next = String(rematches[0]!['id']);
      for (const client of [ada, blaise]) {
        const seated = await client.sit(next);
        await seated.until(({ facts }) => facts!.seats.map(({ name }) => name).join() === 'Ada,Blaise');
        expect(seated.facts!.commitment).not.toBe((await factsOf(client, id)).commitment);
        seated.close();
      }
    },
  );

  test('see each other come and go, and spectators too', async () => {
    const { ada, blaise, id } = await meet('skybridge');
    const one = await ada.sit(id);
    expect(one.facts!.seats.map(({ isHere }) => isHere)).toStrictEqual([true, false]);
    const two = await blaise.sit(id);
    await one.until(({ facts }) => facts!.seats[1]!.isHere);
    await two.until(({ facts }) => facts!.seats[0]!.isHere);
    const stranger = await nodes.guest('Carole', 1);
    const watchers = [await stranger.sit(id), await nodes.at(0, stranger).sit(id), await stranger.sit(id)];
    for (const each of [one, two, ...watchers]) await each.until(({ facts }) => facts!.watchers === 3);
    for (const each of watchers) each.close();
    for (const each of [one, two]) await each.until(({ facts }) => facts!.watchers === 0);
    // Connected to both, a person is still present when one connection closes.
    const again = await nodes.at(0, blaise).sit(id);
    two.close();
    await again.until(({ facts }) => facts!.seats.every(({ isHere }) => isHere));
    again.close();
    await one.until(({ facts }) => !facts!.seats[1]!.isHere);
    one.close();
  });

  test('receive each other’s chat once each, in the same order', async () => {
    const { ada, blaise, id } = await meet('skybridge');
    const [one, two] = [await ada.sit(id), await blaise.sit(id)];
    const since = Date.now();
    for (let time = 0; time < 5; time++) {
      const [first, second] = await Promise.all([
        one.say({ t: 'say', text: `Ada ${time}` }, `say-${time}`),
        two.say({ t: 'say', text: `Blaise ${time}` }, `say-${time}`),
      ]);
      expect([first.t, second.t]).toStrictEqual(['done', 'done']);
    }
    for (const each of [one, two]) await each.until(({ said }) => said.length === 10);
    expect(two.said).toStrictEqual(one.said);
    expect(new Set(one.said.map(({ text }) => text)).size).toBe(10);
    // Repeated at the other node, it is sent once.
    const elsewhere = await nodes.at(1, ada).sit(id);
    expect(await elsewhere.say({ t: 'say', text: 'Ada 0' }, 'say-0')).toMatchObject({ t: 'done' });
    // Six messages in ten seconds, across nodes: a busy machine may have taken longer for the first five.
    let more = 0;
    let answer = await elsewhere.say({ t: 'say', phrase: 'good-luck' });
    for (; answer.t === 'done'; more++) answer = await elsewhere.say({ t: 'say', phrase: 'good-luck' });
    expect(answer).toMatchObject({ code: 'too-fast' });
    if (Date.now() - since < 10 * SECOND) expect(more).toBe(1);
    for (const each of [one, two, elsewhere]) await each.until(({ said }) => said.length === 10 + more);
    for (const each of [one, two, elsewhere]) each.close();
  });

  test('see the host’s changes to seats, and who leaves, returns and takes over', async () => {
    const [ada, blaise, carole] = [
      await nodes.guest('Ada', 0),
      await nodes.guest('Blaise', 1),
      await nodes.guest('Carole', 1),
    ];
    const id = await ada.create({ game: 'mille-bornes', seats: [{ kind: 'me' }, { kind: 'open' }], pace: SLOW });
    const [one, two, three] = [await ada.sit(id), await blaise.sit(id), await carole.sit(id)];
    await ada.call('POST', at(id, '/seats/1/bot'), LEVEL);
    await two.until(({ facts }) => facts!.seats[1]!.kind === 'bot');
    expect(await blaise.outcome('POST', at(id, '/seats/1/take'), ENTROPY)).toBe('seat-taken');
    await nodes.at(1, ada).call('POST', at(id, '/seats/1/free'));
    await two.until(({ facts }) => facts!.seats[1]!.kind === 'open');
    await blaise.call('POST', at(id, '/seats/1/take'), ENTROPY);
    await one.until(({ facts }) => facts!.seats[1]!.name === 'Blaise');
    await ada.call('POST', at(id, '/begin'));
    for (const each of [one, two, three]) await each.until(({ shown }) => shown !== null);
    expect([one, two, three].map(({ shown }) => shown!.viewer)).toStrictEqual([0, 1, 'spectator']);
    // Nobody loses their seat while connected, at whichever node.
    await one.until(({ facts }) => facts!.seats[1]!.isHere);
    expect(await ada.outcome('POST', at(id, '/seats/1/free'))).toBe('seat-kept');
    expect(await ada.outcome('POST', at(id, '/seats/1/bot'), LEVEL)).toBe('seat-kept');
    await blaise.call('POST', at(id, '/leave'));
    await one.until(({ facts }) => facts!.seats[1]!.isAway);
    expect(await two.say({ t: 'play', seen: two.shown!.seen, text: 'anything' })).toMatchObject({ code: 'not-yours' });
    await nodes.at(0, blaise).call('POST', at(id, '/return'));
    for (const each of [one, two, three]) await each.until(({ facts }) => !facts!.seats[1]!.isAway);
    two.close();
    await one.until(({ facts }) => !facts!.seats[1]!.isHere);
    // Nor after disconnecting for a moment, or for days.
    expect(await ada.outcome('POST', at(id, '/seats/1/free'))).toBe('seat-kept');
    await blaise.call('POST', at(id, '/leave'));
    await ada.call('POST', at(id, '/seats/1/free'));
    await three.until(({ facts }) => facts!.seats[1]!.isOffered);
    const former = await nodes.at(0, blaise).sit(id);
    await carole.call('POST', at(id, '/seats/1/take'), ENTROPY);
    await three.until(({ shown }) => shown!.viewer === 1);
    await former.until(({ shown }) => shown!.viewer === 'spectator');
    expect(await blaise.outcome('POST', at(id, '/return'))).toBe('not-yours');
    // The host leaves at a node where nobody is connected: the person at the other node becomes host.
    await nodes.at(1, ada).call('POST', at(id, '/leave'));
    await three.until(({ you }) => you!.isHost);
    await one.until(({ you }) => !you!.isHost);
    const streams = await streamsOf(await nodes.told(id));
    for (const each of [one, three, former]) {
      expect(wrongIn(each.heard, streams)).toStrictEqual([]);
      each.close();
    }
  });

  test('compete for the same seat at the same moment, and one gets it', async () => {
    const ada = await nodes.guest('Ada');
    for (let time = 0; time < 6; time++) {
      const id = await ada.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
      const rivals = [await nodes.guest('Blaise', 0), await nodes.guest('Carole', 1)];
      const outcomes = await Promise.all(
        rivals.map((rival) => rival.outcome('POST', at(id, '/seats/1/take'), ENTROPY)),
      );
      expect(outcomes.toSorted()).toStrictEqual(['ok', 'seat-taken']);
      const name = outcomes[0] === 'ok' ? 'Blaise' : 'Carole';
      for (const client of [ada, nodes.at(1, ada)]) {
        const seated = await client.sit(id);
        await seated.until(({ facts }) => facts!.seats[1]!.name === name);
        seated.close();
      }
      const begins = await Promise.all(
        [ada, nodes.at(1, ada)].map((client) => client.outcome('POST', at(id, '/begin'), ENTROPY)),
      );
      expect(begins.toSorted()).toStrictEqual(['not-open', 'ok']);
    }
  });

  test('take one seat each at the same moment, and both succeed', async () => {
    const ada = await nodes.guest('Ada');
    const open = { kind: 'open' } as const;
    const id = await ada.create({ game: 'course-folle', seats: [{ kind: 'me' }, open, open, open, open] });
    const others = await Promise.all([0, 1, 0, 1].map((node, index) => nodes.guest(`P${index + 1}`, node)));
    const seated = await ada.sit(id);
    await Promise.all(others.map((client, index) => client.call('POST', at(id, `/seats/${index + 1}/take`), ENTROPY)));
    await seated.until(({ facts }) => facts!.seats.every(({ kind }) => kind === 'person'));
    expect(seated.facts!.seats.map(({ name }) => name)).toStrictEqual(['Ada', 'P1', 'P2', 'P3', 'P4']);
    seated.close();
  });

  test('see the same clocks at both nodes', async () => {
    const { ada, blaise, id } = await begun('skybridge');
    const [one, two] = [await ada.sit(id), await blaise.sit(id)];
    await Promise.all([one, two].map((each, seat) => playUntil(each, `${SEED} ${seat}`, (it) => linesOf(it) >= 6)));
    for (const each of [one, two]) await each.until((it) => linesOf(it) >= 6);
    const again = [await nodes.at(1, ada).sit(id), await nodes.at(0, blaise).sit(id)];
    for (const each of again) await each.until(({ clock }) => clock !== null);
    const clocks = [one, two, ...again].map(({ clock }) => clock!);
    const [running] = clocks[0]!.running as [number];
    for (const clock of clocks) {
      expect(clock.running).toStrictEqual([running]);
      // The other player's clock is stopped: its value follows from the log.
      expect(clock.left[1 - running]).toBe(clocks[0]!.left[1 - running]);
    }
    for (const each of [one, two, ...again]) each.close();
  });
});

describe('at the same moment at both nodes', () => {
  test('secret choices are all kept, and none is revealed to others', async () => {
    for (let time = 0; time < 2; time++) {
      const { ada, blaise, id } = await begun('course-folle');
      const [one, two] = [await ada.sit(id), await blaise.sit(id)];
      const [oneElsewhere, twoElsewhere] = [await nodes.at(1, ada).sit(id), await nodes.at(0, blaise).sit(id)];
      const watcher = await (await nodes.guest('Carole', 1)).sit(id);
      const all = [one, two, oneElsewhere, twoElsewhere, watcher];
      await settled(all, 1);
      // A player chooses and changes their mind: the other node knows, and tells nobody else.
      const before = [two, twoElsewhere, watcher].map(({ heard }) => heard.length);
      for (const move of one.shown!.moves.slice(0, 3)) expect(await one.play(move)).toMatchObject({ t: 'done' });
      await oneElsewhere.until(({ shown }) => shown!.seen === one.shown!.seen);
      for (const [index, each] of [two, twoElsewhere].entries()) {
        expect(await each.say({ t: 'why', text: 'nonsense' })).toMatchObject({ t: 'refused' });
        expect(each.heard.length).toBe(before[index]! + 1);
      }
      expect(watcher.heard.length).toBe(before[2]);
      // Then both choose simultaneously, again and again, to the end.
      await Promise.all([
        playUntil(one, `${SEED} ${time} 0`, () => false),
        playUntil(two, `${SEED} ${time} 1`, () => false),
      ]);
      const told = await nodes.told(id);
      const streams = await streamsOf(told);
      for (const each of all) {
        await each.until(({ record }) => record !== null);
        expect(wrongIn(each.heard, streams)).toStrictEqual([]);
        each.close();
      }
      expect(await verified(one.record!)).toBe(true);
      expect(told.log.every(({ request }) => request !== null)).toBe(true);
    }
  });

  test('seven simultaneous choices at different nodes all count', async () => {
    const people = await Promise.all(Array.from({ length: 7 }, (_, seat) => nodes.guest(`P${seat}`, seat % 2)));
    const [host] = people as [Client];
    const seats = people.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }) as const);
    const id = await host.create({ game: 'course-folle', seats });
    await Promise.all(
      people.slice(1).map((client, index) => client.call('POST', at(id, `/seats/${index + 1}/take`), ENTROPY)),
    );
    await host.call('POST', at(id, '/begin'));
    const all = await Promise.all(people.map((client) => client.sit(id)));
    await Promise.all(all.map((each, seat) => playUntil(each, `${SEED} seven ${seat}`, () => false)));
    const streams = await streamsOf(await nodes.told(id));
    for (const each of all) {
      expect(wrongIn(each.heard, streams)).toStrictEqual([]);
      each.close();
    }
    expect(await verified(all[0]!.record!)).toBe(true);
  });

  test('out-of-turn responses wait for their time at every node', async () => {
    const pace = { kind: 'live', bank: 600, increment: 10, choice: 60, answer: 2 } as const;
    const { ada, blaise, id } = await begun('mille-bornes', { pace });
    const [one, two] = [await ada.sit(id), await blaise.sit(id)];
    const elsewhere = [await nodes.at(1, ada).sit(id), await nodes.at(0, blaise).sit(id)] as const;
    const both = [one, two] as const;
    await settled([...both, ...elsewhere], 0);
    let [answers, late] = [0, 0];
    while (answers < 3 && one.record === null) {
      await Promise.race(
        both.map((each) => each.until(({ shown, record }) => record !== null || shown!.moves.length > 0)),
      );
      const seat = both.findIndex(({ shown }) => shown!.moves.length > 0);
      if (seat < 0) continue;
      const mover = both[seat]!;
      const [other, otherElsewhere] = [both[1 - seat]!, elsewhere[1 - seat]!];
      const { seen, moves } = mover.shown!;
      const isAnswer = moves.includes('ok');
      await otherElsewhere.until(({ shown }) => shown!.seen === other.shown!.seen);
      // Anything sent to them before arrives first.
      for (const each of [other, otherElsewhere]) await each.say({ t: 'why', text: 'nonsense' });
      const own = [mover, elsewhere[seat]!] as const;
      const [before, beforeOwn] = [heardBy([other, otherElsewhere]), heardBy(own)];
      const lines = linesOf(mover);
      const text = isAnswer ? 'ok' : (moves.find((each) => each.includes('>')) ?? moves[0]!);
      const played = await mover.play(text);
      if (isAnswer && played.t !== 'done') {
        // On a busy machine its time was over before it arrived.
        expectTooLate(played);
        late += 1;
        await mover.until(({ shown, record }) => record !== null || shown!.seen !== seen);
        continue;
      }
      expect(played).toMatchObject({ t: 'done' });
      expect(mover.shown!.seen).not.toBe(seen);
      if (!isAnswer) continue;
      answers += 1;
      // Both nodes know it and announce it to nobody before its time; then it is the first thing they receive.
      for (const [index, each] of own.entries())
        await each.until(({ heard }) => heard.slice(beforeOwn[index]).some((message) => isHeld(message, 'ok')));
      await other.until((each) => linesOf(each) > lines);
      await otherElsewhere.until((each) => linesOf(each) > lines);
      for (const first of [other.heard[before[0]!], otherElsewhere.heard[before[1]!]])
        expect(JSON.parse(first!)).toMatchObject({ t: 'shown', lines: [{ seat, text: 'ok' }] });
    }
    expect(answers).toBe(3);
    const told = await nodes.told(id);
    const streams = await streamsOf(told);
    for (const each of [...both, ...elsewhere]) {
      expect(wrongIn(each.heard, streams)).toStrictEqual([]);
      each.close();
    }
    // Each was held once and announced once; the clock answered for the others.
    const holds = told.log.filter(({ kind }) => kind === 'hold');
    const released = told.log.filter(({ kind, text, request }) => kind === 'move' && text === 'ok' && request === null);
    expect(released).toHaveLength(holds.length + late);
  });

  test('a move sent to both under one id is played once, and both confirm it', async () => {
    const { ada, blaise, id } = await begun('skybridge');
    const pairs = [
      [await ada.sit(id), await nodes.at(1, ada).sit(id)],
      [await blaise.sit(id), await nodes.at(0, blaise).sit(id)],
    ] as const;
    for (const each of pairs.flat()) await each.until(({ shown }) => shown !== null);
    for (let time = 0; time < 20; time++) {
      const seat = await Promise.race(
        pairs.map(async ([here], index) => {
          await here.until(({ shown }) => shown!.moves.length > 0);
          return index;
        }),
      );
      const [here, there] = pairs[seat]!;
      await there.until(({ shown }) => shown!.seen === here.shown!.seen);
      const { seen, moves } = here.shown!;
      const play = { t: 'play', seen, text: moves[time % moves.length]! } as const;
      const answers = await Promise.all([here.say(play, `both-${time}`), there.say(play, `both-${time}`)]);
      expect(answers.map(({ t }) => t)).toStrictEqual(['done', 'done']);
      for (const each of pairs.flat()) await each.until((it) => linesOf(it) >= time + 1);
    }
    const { log } = await nodes.told(id);
    expect(log.map(({ request }) => request)).toStrictEqual(Array.from({ length: 20 }, (_, time) => `both-${time}`));
    for (const each of pairs.flat()) each.close();
  });

  test('of two different moves of one person, one is played and the other comes too late', async () => {
    const { ada, blaise, id } = await begun('skybridge');
    const pairs = [
      [await ada.sit(id), await nodes.at(1, ada).sit(id)],
      [await blaise.sit(id), await nodes.at(0, blaise).sit(id)],
    ] as const;
    for (const each of pairs.flat()) await each.until(({ shown }) => shown !== null);
    let played = 0;
    for (let time = 0; time < 20; time++) {
      const [here, there] = pairs.find(([{ shown }]) => shown!.moves.length > 0)!;
      const { seen, moves } = here.shown!;
      const answers = await Promise.all([
        here.say({ t: 'play', seen, text: moves[0]! }),
        there.say({ t: 'play', seen, text: moves.at(-1)! }),
      ]);
      const done = answers.filter(({ t }) => t === 'done').length;
      for (const answer of answers) if (answer.t !== 'done') expect(answer).toMatchObject({ code: 'stale' });
      expect(done).toBe(1);
      played += done;
      for (const each of pairs.flat()) await each.until((it) => linesOf(it) >= played);
    }
    const { log } = await nodes.told(id);
    expect(log).toHaveLength(played);
    for (const each of pairs.flat()) each.close();
  });
});

test('players at different nodes take back a turn, pause, add time and stop; the record is correct', async () => {
  const { ada, blaise, id } = await begun('skybridge');
  const [one, two] = [await ada.sit(id), await blaise.sit(id)];
  const lines = 5;
  await Promise.all(
    [one, two].map((seated, index) => playUntil(seated, `${SEED}-agree-${index}`, (each) => linesOf(each) >= lines)),
  );
  for (const each of [one, two]) await each.until((it) => linesOf(it) >= lines);
  const agree = async ([by, from]: readonly Client[], seated: Seated, kind: ProposalKind): Promise<void> => {
    await by!.call('POST', at(id, '/propose'), { kind });
    await seated.until(({ facts }) => facts!.proposal?.kind === kind);
    const { number: proposal } = seated.facts!.proposal!;
    await from!.call('POST', at(id, '/answer'), { proposal, agrees: true });
  };
  const before = linesOf(one);
  await agree([ada, blaise], two, 'back');
  for (const each of [one, two]) await each.until((it) => linesOf(it) < before && it.events.length === 1);

  await agree([blaise, ada], one, 'pause');
  for (const each of [one, two]) await each.until(({ facts }) => facts!.isPaused);
  for (const each of [one, two])
    for (const text of each.shown!.moves.slice(0, 1))
      expect(await each.play(text)).toMatchObject({ t: 'error', code: 'paused' });
  await blaise.call('POST', at(id, '/resume'));
  for (const each of [one, two]) await each.until(({ facts }) => !facts!.isPaused);

  const bank = two.clock!.left[0]!;
  await agree([ada, blaise], two, 'time');
  for (const each of [one, two]) await each.until(({ clock }) => clock!.left[0]! > bank);
  await agree([blaise, ada], one, 'stop');
  for (const each of [one, two]) await each.until(({ facts, record }) => facts!.status === 'over' && record !== null);
  expect(one.record).toBe(two.record);
  expect(await verified(one.record!)).toBe(true);
  const kinds = one.events.map(({ kind }) => kind);
  expect(kinds).toStrictEqual(['undone', 'paused', 'resumed', 'time-added', 'stopped']);
  for (const each of [one, two]) each.close();
});

describe('a finished game whose end can’t be recorded', () => {
  /** PostgreSQL accepts every log entry, but not the update that ends the table. */
  const refuseEnd = async (id: string): Promise<() => Promise<unknown>> => {
    await nodes.query(
      `create function refuse_end() returns trigger language plpgsql as 'begin raise exception ''no end''; end'`,
    );
    await nodes.query(
      `create trigger refuse_end before update of status on tables for each row
       when (new.status = 'over' and new.id = '${id}') execute function refuse_end()`,
    );
    return () => nodes.query('drop function refuse_end() cascade');
  };

  test('is over for everybody connected, and recorded automatically once possible', async () => {
    const { ada, blaise, id } = await begun('skybridge', { pace: SLOW });
    const seats = [await ada.sit(id), await blaise.sit(id)];
    const allow = await refuseEnd(id);
    await Promise.all(seats.map((seated, index) => playUntil(seated, `${SEED}-end-${index}`, () => false)));
    for (const seated of seats) await seated.until(({ record, facts }) => record !== null && facts!.status === 'over');
    for (const client of [ada, blaise])
      expect(await client.outcome('POST', at(id, '/rematch'), ENTROPY)).toBe('try-again');
    await allow();
    await eventually(async () =>
      expect(await nodes.query('select status from tables where id = $1', [id])).toEqual([{ status: 'over' }]),
    );
    expect(await blaise.outcome('POST', at(id, '/rematch'), ENTROPY)).toBe('ok');
    for (const seated of seats) seated.close();
  });
});

describe('changes at one node', () => {
  test('close the sockets of an ended session at the others', async () => {
    const { ada, id } = await meet('skybridge');
    const closed = closing(await nodes.at(1, ada).sit(id));
    await ada.call('DELETE', '/api/me/session');
    expect(await closed).toBe(1012);
    expect(await nodes.at(1, ada).outcome('GET', '/api/me/tables')).toBe('not-signed-in');
  });

  test('disconnect a deleted person, whose seat goes to a bot', async () => {
    const { ada, blaise, id } = await begun('skybridge');
    const [one, two] = [await nodes.at(1, ada).sit(id), await blaise.sit(id)];
    await ada.call('DELETE', '/api/me');
    await goneFrom(one.socket);
    await two.until(({ facts }) => facts!.seats[0]!.name !== 'Ada');
    await two.until(({ you }) => you!.isHost);
    // The game continues.
    await playUntil(two, SEED, (each) => linesOf(each) >= 4);
    expect(two.facts!.seats[0]!.name).not.toBe('Ada');
    two.close();
  });

  test('remove a deleted table for people connected to it elsewhere', async () => {
    const { ada, blaise, id } = await meet('skybridge');
    const seated = await blaise.sit(id);
    await ada.call('DELETE', at(id));
    await seated.until(({ error }) => error !== null);
    expect(seated.error).toBe('not-found');
    expect(await blaise.outcome('GET', at(id))).toBe('not-found');
  });

  test('a guest who signs in at one node has their seats at the other', async () => {
    const account = await nodes.guest('Zoé');
    await account.call('POST', '/api/account', { name: 'zoe', password: PASSWORD });
    const { ada, blaise, id } = await begun('skybridge');
    const closed = closing(await nodes.at(0, blaise).sit(id));
    await blaise.call('POST', '/api/session', { name: 'zoe', password: PASSWORD });
    expect(await closed).toBe(1012);
    expect((await meOf(nodes.at(0, blaise))).nickname).toBe('Zoé');
    const again = await nodes.at(0, blaise).sit(id);
    await again.until(({ you }) => you!.seat === 1);
    again.close();
    expect((await factsOf(ada, id)).seats[1]!.kind).toBe('person');
  });

  test('wrong passwords are counted across nodes', async () => {
    const account = await nodes.guest('Yves');
    await account.call('POST', '/api/account', { name: 'yves', password: PASSWORD });
    const thief = await nodes.guest('Voleur');
    const outcomes: string[] = [];
    for (let time = 0; time < 40 && !outcomes.includes('too-fast'); time++) {
      const where = nodes.at(time % 2, thief);
      outcomes.push(await where.outcome('POST', '/api/session', { name: 'yves', password: `wrong ${time} wrong` }));
    }
    expect(outcomes.slice(0, 5)).toStrictEqual(Array.from({ length: 5 }, () => 'wrong-password'));
    expect(outcomes.at(-1)).toBe('too-fast');
    expect(outcomes.length).toBeLessThan(15);
  });

  test('a name requested at both nodes at once becomes one account', async () => {
    const rivals = [await nodes.guest('Un', 0), await nodes.guest('Deux', 1)];
    const outcomes = await Promise.all(
      rivals.map((rival) => rival.outcome('POST', '/api/account', { name: 'the-same', password: PASSWORD })),
    );
    expect(outcomes.toSorted()).toStrictEqual(['name-taken', 'ok']);
  });
});

/** The code a connection will be closed with. */
const closing = (seated: Seated): Promise<number> =>
  new Promise((resolve) => seated.socket.once('close', resolve as (code: number) => void));
