import { findGame } from '@ponts-bornes/catalogue';
import { commitmentTo, fixedPart, parseRecord, pledgeTo, proveRecord, tableStreams } from '@ponts-bornes/kernel';
import type { GameRecord, Parts, Proof } from '@ponts-bornes/kernel';
import type { NewTable } from '@ponts-bornes/protocol';
import { TableFacts } from '@ponts-bornes/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import type { Client, Seated } from '../test/client.ts';
import { revealWhenAsked, untilListed } from '../test/device.ts';
import { readDisk } from '../test/disk.ts';
import { House } from '../test/house.ts';
import { RECONNECT_WAIT, REVEAL_WAIT } from './tables/room/pledging.ts';

const LIVE = { kind: 'live', bank: 600, increment: 10, choice: 60, answer: 1 } as const;
const SLOW = { kind: 'slow', days: 2, quiet: null } as const;
const ADAS = 'the-part-of-ada-is-this';
const BLAISES = 'the-part-of-blaise-is-that';

const houses: House[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.stop();
});

const at = (id: string, rest = ''): string => `/api/tables/${id}${rest}`;

interface Met {
  readonly house: House;
  readonly ada: Client;
  readonly blaise: Client;
  readonly id: string;
}

/** A table hosted by Ada, with Blaise. Both devices have pledged. */
const met = async (more: Partial<NewTable> = {}): Promise<Met> => {
  const house = await House.open();
  houses.push(house);
  const [ada, blaise] = (await house.guests('Ada', 'Blaise')) as [Client, Client];
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const id = await ada.create({ game: 'skybridge', seats: [...seats], pledge: pledgeTo(ADAS), ...more });
  await blaise.call('POST', at(id, '/seats/1/take'), { pledge: pledgeTo(BLAISES) });
  return { house, ada, blaise, id };
};

const factsOf = async (client: Client, id: string): Promise<TableFacts> =>
  TableFacts.parse((await client.call('GET', at(id)))['table']);

/** Plays the game to its end and returns its record. */
const finished = async (id: string, ...people: readonly Client[]): Promise<GameRecord> => {
  const seated = await Promise.all(people.map((person) => person.sit(id)));
  const playOut = async (each: Seated): Promise<void> => {
    for (;;) {
      await each.until(({ shown, record }) => record !== null || (shown?.moves.length ?? 0) > 0);
      if (each.record !== null) return;
      await each.play(each.shown!.moves[0]!);
    }
  };
  await Promise.all(seated.map(playOut));
  const parsed = parseRecord(seated[0]!.record!);
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.record;
};

const proofOf = async (record: GameRecord): Promise<Proof> => {
  const { game } = await findGame(record.game)!.load();
  return proveRecord(game, { record, error: null }, null);
};

const partsOf = async (record: GameRecord): Promise<Parts> => {
  const check = (await proofOf(record)).checks.find(({ name }) => name === 'parts');
  if (check?.name !== 'parts' || check.parts === null) throw new Error('no parts');
  return check.parts;
};

const code = async (seated: Seated, message: Parameters<Seated['say']>[0]): Promise<string> => {
  const answer = await seated.say(message);
  return answer.t === 'error' ? answer.code : answer.t;
};

describe('a device that pledged and loses its connection', () => {
  const begin = async ({ ada, id }: Met): Promise<Record<string, unknown>> =>
    (await ada.ask('POST', at(id, '/begin'))).body;

  /** Waits until the table has noticed that Blaise's device is there, or gone. */
  const untilHere = (one: Seated, isHere: boolean): Promise<void> =>
    one.until(({ facts }) => facts!.seats[1]!.isHere === isHere);

  test('has 15 seconds to come back before a live game can start without it', async () => {
    const there = await met({ pace: LIVE });
    const { house, ada, blaise, id } = there;
    const [one, two] = [await ada.sit(id), await blaise.sit(id)];
    await untilHere(one, true);
    house.time += 60 * RECONNECT_WAIT;
    two.close();
    await untilHere(one, false);
    expect(await begin(there)).toStrictEqual({ code: 'too-soon', wait: 15 });
    house.time += RECONNECT_WAIT - 1;
    expect(await begin(there)).toStrictEqual({ code: 'too-soon', wait: 1 });
    expect((await factsOf(ada, id)).pledges).toBeNull();
    house.time += 1;
    expect(await begin(there)).toStrictEqual({});
    expect((await factsOf(ada, id)).pledges!.seats).toStrictEqual([pledgeTo(ADAS), 'absent']);
  });

  test('is on the list if it comes back in time, and has its full time again after another loss', async () => {
    const there = await met({ pace: LIVE });
    const { house, ada, blaise, id } = there;
    const [one, two] = [await ada.sit(id), await blaise.sit(id)];
    await untilHere(one, true);
    two.close();
    await untilHere(one, false);
    house.time += RECONNECT_WAIT - 1;
    const back = await blaise.sit(id);
    await untilHere(one, true);
    back.close();
    await untilHere(one, false);
    house.time += RECONNECT_WAIT - 1;
    expect(await begin(there)).toStrictEqual({ code: 'too-soon', wait: 1 });
    await blaise.sit(id);
    await untilHere(one, true);
    expect(await begin(there)).toStrictEqual({});
    expect((await factsOf(ada, id)).pledges!.seats).toStrictEqual([pledgeTo(ADAS), pledgeTo(BLAISES)]);
  });

  test('has the same time when it has just sat down, or the server has just started', async () => {
    const there = await met({ pace: LIVE });
    const { house, ada, id } = there;
    const one = await ada.sit(id);
    expect(await begin(there)).toStrictEqual({ code: 'too-soon', wait: 15 });
    house.time += RECONNECT_WAIT;
    one.close();
    await house.stop();
    await house.start();
    await ada.sit(id);
    expect(await begin(there)).toStrictEqual({ code: 'too-soon', wait: 15 });
  });

  test('is left out at once if its seat is free again, or at a slow table', async () => {
    const there = await met({ pace: LIVE });
    await there.ada.sit(there.id);
    await there.ada.call('POST', at(there.id, '/seats/1/free'));
    await there.ada.call('POST', at(there.id, '/seats/1/bot'), { level: 'easy' });
    expect(await begin(there)).toStrictEqual({});
    const slow = await met({ pace: SLOW });
    await slow.ada.sit(slow.id);
    expect(await begin(slow)).toStrictEqual({});
  });
});

describe.each([
  ['live', LIVE],
  ['slow', SLOW],
])('a %s table', (_, pace) => {
  test('is dealt once every listed device has revealed its part, and proven for them', async () => {
    const { ada, blaise, id } = await met({ pace });
    const [one, two] = [await ada.sit(id), await blaise.sit(id)];
    await ada.call('POST', at(id, '/begin'));
    const listed = await untilListed(two, BLAISES);
    expect(listed).toStrictEqual({
      attempt: 1,
      isRevealing: true,
      seats: [pledgeTo(ADAS), pledgeTo(BLAISES)],
      missing: [],
    });
    await revealWhenAsked(one, ADAS);
    expect((await factsOf(ada, id)).status).toBe('open');
    await revealWhenAsked(two, BLAISES);
    await Promise.all([one, two].map((seated) => seated.until(({ shown }) => shown !== null)));
    expect(one.facts).toMatchObject({ status: 'playing', pledges: { ...listed, isRevealing: false } });
    const record = await finished(id, ada, blaise);
    expect(record.entropy).toStrictEqual([ADAS, BLAISES]);
    expect((await proofOf(record)).verdict).toBe('proven');
    expect(await partsOf(record)).toMatchObject({ kind: 'pledged', proven: [0, 1], attempt: 1 });
  });

  test('leaves out a device that is offline when the game starts, as the record shows', async () => {
    const { house, ada, blaise, id } = await met({ pace });
    const one = await ada.sit(id);
    house.time += RECONNECT_WAIT;
    await ada.call('POST', at(id, '/begin'));
    await revealWhenAsked(one, ADAS);
    await one.until(({ shown }) => shown !== null);
    const record = await finished(id, ada, blaise);
    expect(record.pledges).toStrictEqual({ attempt: 1, seats: [pledgeTo(ADAS), 'absent'], passed: [] });
    expect(record.entropy[1]).toBe(fixedPart(record.commitment, 1));
    expect(await partsOf(record)).toMatchObject({ proven: [0], absent: [1] });
  });

  test('is not dealt without a pledged part: the attempt is publicly cancelled', async () => {
    const { house, ada, blaise, id } = await met({ pace });
    const [one, two] = [await ada.sit(id), await blaise.sit(id)];
    await ada.call('POST', at(id, '/begin'));
    await revealWhenAsked(one, ADAS);
    await house.pass(REVEAL_WAIT - 1);
    expect((await factsOf(ada, id)).pledges).toMatchObject({ isRevealing: true });
    await house.pass(1);
    await one.until(({ facts }) => facts!.pledges?.isRevealing === false);
    expect(one.facts).toMatchObject({ status: 'open', pledges: { attempt: 1, missing: [1] } });
    expect(one.you!.pledge).toBeNull();
    expect(await code(two, { t: 'reveal', attempt: 1, part: BLAISES })).toBe('stale');

    // The server has seen the revealed parts, so everybody pledges new ones.
    const again = [`${ADAS}-2`, `${BLAISES}-2`] as const;
    for (const [seat, seated] of [one, two].entries()) {
      expect(await code(seated, { t: 'pledge', pledge: pledgeTo(again[seat]!) })).toBe('done');
    }
    await ada.call('POST', at(id, '/begin'));
    await Promise.all([one, two].map((seated, seat) => revealWhenAsked(seated, again[seat]!)));
    const record = await finished(id, ada, blaise);
    expect(record.pledges?.attempt).toBe(2);
    expect((await proofOf(record)).verdict).toBe('replayed');
    expect(await partsOf(record)).toMatchObject({ proven: [0, 1], attempt: 2 });
  });
});

describe('a host who also runs the server', () => {
  test('cannot choose the deal by adding the last part, knowing the secret and the other part', async () => {
    const { house, ada, blaise, id } = await met({ game: 'mille-bornes' });
    await house.stop();
    const { secret, options } = readDisk(house.data).tables[0]!;
    await house.start();
    const { game } = await findGame('mille-bornes')!.load();
    const dealWith = (part: string): unknown =>
      game.view(
        game.setup(
          JSON.parse(options) as Parameters<typeof game.setup>[0],
          2,
          tableStreams(Buffer.from(secret, 'hex'), [part, BLAISES])(0),
        ),
        0,
      );
    const chosen = 'chosen-to-suit-the-host';
    const [one, two] = [await ada.sit(id), await blaise.sit(id)];
    await ada.call('POST', at(id, '/begin'), { entropy: chosen });
    await revealWhenAsked(two, BLAISES);
    expect(await code(one, { t: 'pledge', pledge: pledgeTo(chosen) })).toBe('try-again');
    expect(await code(one, { t: 'reveal', attempt: 1, part: chosen })).toBe('bad-request');
    expect(await ada.outcome('POST', at(id, '/begin'), { entropy: chosen })).toBe('ok');
    await revealWhenAsked(one, ADAS);
    await one.until(({ shown }) => shown !== null);
    expect(one.shown!.view).toStrictEqual(JSON.parse(JSON.stringify(dealWith(ADAS))));
    expect(one.shown!.view).not.toStrictEqual(JSON.parse(JSON.stringify(dealWith(chosen))));
  });

  test('gains nothing from a second account that sits down last', async () => {
    const { house, ada, id } = await met({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    const last = await house.guest('Colette');
    await last.call('POST', at(id, '/seats/2/take'), { pledge: pledgeTo('the-part-of-the-last') });
    const [one, three] = [await ada.sit(id), await last.sit(id)];
    house.time += RECONNECT_WAIT;
    await ada.call('POST', at(id, '/begin'));
    await revealWhenAsked(one, ADAS);
    await untilListed(three, 'the-part-of-the-last');
    expect(await code(three, { t: 'reveal', attempt: 1, part: 'another-part-that-suits' })).toBe('bad-request');
    // Nor can somebody else take the seat for a better part.
    const other = await house.guest('Désiré');
    for (const [client, path] of [
      [last, '/leave'],
      [ada, '/seats/2/free'],
      [ada, '/seats/2/bot'],
      [other, '/seats/2/take'],
    ] as const) {
      const body = path.endsWith('/bot') ? { level: 'easy' } : path.endsWith('/take') ? {} : undefined;
      expect(await client.outcome('POST', at(id, path), body)).toMatch(/^(try-again|seat-taken)$/);
    }
    expect((await factsOf(ada, id)).status).toBe('open');
  });
});

describe('between the start and the deal', () => {
  test('nobody learns a part, or whose parts have arrived', async () => {
    const { ada, blaise, house, id } = await met();
    const seated = [await ada.sit(id), await blaise.sit(id), await house.stranger().sit(id)] as const;
    for (const each of seated) {
      await each.until(({ facts }) => facts!.watchers === 1 && facts!.seats.every(({ isHere }) => isHere));
    }
    await ada.call('POST', at(id, '/begin'));
    for (const each of seated) await each.until(({ facts }) => facts!.pledges !== null);
    const before = seated.map(({ heard }) => heard.length);
    await revealWhenAsked(seated[0], ADAS);
    // Anything the first part had triggered would arrive before this answer.
    for (const each of seated) expect((await each.say({ t: 'why', text: 'x' })).t).toBe('error');
    expect(seated.map(({ heard }, index) => heard.length - before[index]!)).toStrictEqual([2, 1, 1]);
    await revealWhenAsked(seated[1], BLAISES);
    for (const each of seated) await each.until(({ shown }) => shown !== null);
    const all = seated.flatMap(({ heard }) => heard).join();
    for (const part of [ADAS, BLAISES]) expect(all).not.toContain(part);
  });

  test('a part revealed twice counts once, and one that matches no pledge is ignored', async () => {
    const { ada, blaise, id, house } = await met();
    const [one, two] = [await ada.sit(id), await blaise.sit(id)];
    expect(await code(one, { t: 'reveal', attempt: 1, part: ADAS })).toBe('stale');
    await ada.call('POST', at(id, '/begin'));
    await revealWhenAsked(one, ADAS);
    await revealWhenAsked(one, ADAS);
    expect(await code(one, { t: 'reveal', attempt: 2, part: ADAS })).toBe('stale');
    expect(await code(one, { t: 'reveal', attempt: 1, part: BLAISES })).toBe('bad-request');
    const stranger = await (await house.guest('Colette')).sit(id);
    expect(await code(stranger, { t: 'reveal', attempt: 1, part: BLAISES })).toBe('not-yours');
    expect(await code(stranger, { t: 'pledge', pledge: pledgeTo(BLAISES) })).toBe('not-yours');
    await revealWhenAsked(two, BLAISES);
    expect(await code(one, { t: 'reveal', attempt: 1, part: ADAS })).toBe('done');
    expect(await code(one, { t: 'pledge', pledge: pledgeTo(ADAS) })).toBe('not-open');
  });

  test('a restarted server keeps waiting, and its downtime counts against nobody', async () => {
    const { house, ada, blaise, id } = await met();
    const one = await ada.sit(id);
    const before = await blaise.sit(id);
    await ada.call('POST', at(id, '/begin'));
    await revealWhenAsked(one, ADAS);
    before.close();
    await house.stop();
    house.time += 10 * REVEAL_WAIT;
    await house.start();
    const two = await blaise.sit(id);
    await house.pass(REVEAL_WAIT - 1);
    await revealWhenAsked(two, BLAISES);
    await two.until(({ shown }) => shown !== null);
    const record = await finished(id, ada, blaise);
    expect(record.entropy).toStrictEqual([ADAS, BLAISES]);
    expect((await proofOf(record)).verdict).toBe('proven');
  });

  test('a seat lost because its player is deleted cancels the attempt', async () => {
    const { house, ada, blaise, id } = await met();
    const [one] = [await ada.sit(id), await blaise.sit(id)];
    await ada.call('POST', at(id, '/begin'));
    await blaise.call('DELETE', '/api/me');
    await revealWhenAsked(one, ADAS);
    await house.pass(REVEAL_WAIT);
    await one.until(({ facts }) => facts!.pledges?.isRevealing === false);
    expect(one.facts).toMatchObject({ status: 'open', pledges: { missing: [1] } });
    expect(one.facts!.seats[1]!.kind).toBe('open');
  });
});

describe('a pledge', () => {
  test('may be made or replaced until the game starts: a person’s latest device counts', async () => {
    const { ada, blaise, id } = await met();
    const [one, two] = [await ada.sit(id), await blaise.sit(id)];
    const other = await blaise.sit(id);
    expect(await code(other, { t: 'pledge', pledge: pledgeTo('part-of-the-other-device') })).toBe('done');
    await two.until(({ you }) => you!.pledge === pledgeTo('part-of-the-other-device'));
    await ada.call('POST', at(id, '/begin'));
    await revealWhenAsked(one, ADAS);
    expect(await code(two, { t: 'reveal', attempt: 1, part: BLAISES })).toBe('bad-request');
    await revealWhenAsked(other, 'part-of-the-other-device');
    const record = await finished(id, ada, blaise);
    expect(record.entropy[1]).toBe('part-of-the-other-device');
  });

  test('is optional for clients: without any, the cards are dealt at once and the deal is proven for nobody', async () => {
    const { house, ada, blaise, id } = await met();
    house.time += RECONNECT_WAIT;
    await ada.call('POST', at(id, '/begin'));
    expect((await factsOf(ada, id)).status).toBe('playing');
    const record = await finished(id, ada, blaise);
    expect(await partsOf(record)).toMatchObject({ kind: 'pledged', proven: [], absent: [0, 1] });
    expect((await proofOf(record)).verdict).toBe('replayed');
  });

  test('does not exist for a bot’s seat: its part follows from the commitment', async () => {
    const { ada, id } = await met({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }] });
    await ada.call('POST', at(id, '/seats/1/free'));
    await ada.call('POST', at(id, '/seats/1/bot'), { level: 'easy' });
    const one = await ada.sit(id);
    await ada.call('POST', at(id, '/begin'));
    await revealWhenAsked(one, ADAS);
    const record = await finished(id, ada);
    const commitment = commitmentTo(Buffer.from(record.secret!, 'hex'));
    expect(record.entropy).toStrictEqual([ADAS, fixedPart(commitment, 1), fixedPart(commitment, 2)]);
    expect((await proofOf(record)).verdict).toBe('proven');
  });

  test('does not count for a player who takes the seat over during play', async () => {
    const { house, ada, blaise, id } = await met();
    const [one, two] = [await ada.sit(id), await blaise.sit(id)];
    await ada.call('POST', at(id, '/begin'));
    await Promise.all([revealWhenAsked(one, ADAS), revealWhenAsked(two, BLAISES)]);
    await blaise.call('POST', at(id, '/leave'));
    two.close();
    await one.until(({ facts }) => facts!.seats[1]!.isAway && !facts!.seats[1]!.isHere);
    await ada.call('POST', at(id, '/seats/1/free'));
    const colette = await house.guest('Colette');
    await colette.call('POST', at(id, '/seats/1/take'), { pledge: pledgeTo('a-part-that-comes-too-late') });
    const record = await finished(id, ada, colette);
    expect(record.names).toStrictEqual(['Ada', 'Colette']);
    expect(record.pledges).toStrictEqual({ attempt: 1, seats: [pledgeTo(ADAS), pledgeTo(BLAISES)], passed: [1] });
    expect((await proofOf(record)).verdict).toBe('proven');
  });

  test('in an invalid form is refused and changes nothing', async () => {
    const { ada, id } = await met();
    const one = await ada.sit(id);
    one.tell({ t: 'pledge', id: 'x', pledge: 'no hash' });
    await one.until(({ error }) => error === 'bad-request');
    expect(await ada.outcome('POST', at(id, '/seats/1/take'), { pledge: 'no hash' })).toBe('bad-request');
    expect(one.you!.pledge).toBe(pledgeTo(ADAS));
  });
});

describe('a table from before pledges existed', () => {
  test('still starts if it was waiting, and ignores parts added earlier', async () => {
    const { house, ada, blaise, id } = await met();
    await house.stop();
    await house.rewrite((db) =>
      db.updateTable('seats').set({ pledge: null, entropy: 'added-when-sitting-down' }).execute(),
    );
    await house.start();
    const one = await ada.sit(id);
    expect(await code(one, { t: 'pledge', pledge: pledgeTo(ADAS) })).toBe('done');
    await ada.call('POST', at(id, '/begin'));
    await revealWhenAsked(one, ADAS);
    const record = await finished(id, ada, blaise);
    expect(record.entropy).toStrictEqual([ADAS, fixedPart(record.commitment, 1)]);
  });

  test('continues with its parts if it was in play, and its record claims no more than it could', async () => {
    const { house, ada, blaise, id } = await met();
    house.time += RECONNECT_WAIT;
    await ada.call('POST', at(id, '/begin'));
    await house.stop();
    await house.rewrite(async (db) => {
      await db.updateTable('tables').set({ pledges: null }).execute();
      await db.updateTable('seats').set({ entropy: 'added-when-sitting-down' }).execute();
    });
    await house.start();
    const record = await finished(id, ada, blaise);
    expect(record.pledges).toBeNull();
    expect((await proofOf(record)).verdict).toBe('replayed');
    expect(await partsOf(record)).toMatchObject({ kind: 'open' });
  });
});
