import { LIMITS } from '@ponts-bornes/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../test/client.ts';
import { House } from '../test/house.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house.stop());

const WINDOW = 10_000;

const tableOf = async (
  visibility: 'private' | 'public',
): Promise<{ ada: Client; blaise: Client; carole: Client; id: string }> => {
  const [ada, blaise, carole] = (await house.guests('Ada', 'Blaise', 'Carole')) as [Client, Client, Client];
  const id = await ada.create({ game: 'skybridge', seats: [{ kind: 'open' }, { kind: 'open' }], visibility });
  await blaise.call('POST', `/api/tables/${id}/seats/1/take`, { entropy: 'fedcba9876543210' });
  return { ada, blaise, carole, id };
};

describe('chat at a table', () => {
  test('known people can send phrases, and everybody receives them', async () => {
    const { ada, blaise, carole, id } = await tableOf('public');
    const [host, seated, watching] = [await ada.sit(id), await blaise.sit(id), await carole.sit(id)];
    const unknown = await house.stranger().sit(id);
    expect(await seated.say({ t: 'say', phrase: 'hello' })).toMatchObject({ t: 'done' });
    expect(await watching.say({ t: 'say', phrase: 'good-luck' })).toMatchObject({ t: 'done' });
    expect(await unknown.say({ t: 'say', phrase: 'thanks' })).toMatchObject({ code: 'not-signed-in' });
    for (const each of [host, seated, watching, unknown]) {
      await each.until(({ said }) => said.length === 2);
      expect(each.said).toMatchObject([
        { seat: 1, name: 'Blaise', phrase: 'hello', text: null },
        { seat: null, name: 'Carole', phrase: 'good-luck', text: null },
      ]);
      expect(Object.keys(each.said[0]!)).toStrictEqual(['seat', 'name', 'phrase', 'text', 'at']);
      each.close();
    }
  });

  test('a newcomer gets the earlier messages, even an empty list, so that the next message counts as new', async () => {
    const { ada, blaise, id } = await tableOf('public');
    const host = await ada.sit(id);
    await host.until(({ heard }) => heard.some((text) => text.includes('"t":"said"')));
    expect(host.said).toStrictEqual([]);
    await host.say({ t: 'say', phrase: 'hello' });
    const late = await blaise.sit(id);
    await late.until(({ said }) => said.length === 1);
    for (const each of [host, late]) each.close();
  });

  test('free text is for private tables, from players and the host', async () => {
    const closed = await tableOf('private');
    const text = 'Bonsoir à tous';
    const [host, seated, watching] = [
      await closed.ada.sit(closed.id),
      await closed.blaise.sit(closed.id),
      await closed.carole.sit(closed.id),
    ];
    expect(await host.say({ t: 'say', text })).toMatchObject({ t: 'done' });
    expect(await seated.say({ t: 'say', text })).toMatchObject({ t: 'done' });
    expect(await watching.say({ t: 'say', text })).toMatchObject({ code: 'not-yours' });
    await watching.until(({ said }) => said.length === 2);
    const open = await tableOf('public');
    const elsewhere = await open.blaise.sit(open.id);
    expect(await elsewhere.say({ t: 'say', text })).toMatchObject({ code: 'not-yours' });
    for (const each of [host, seated, watching, elsewhere]) each.close();
  });

  test('a message sent again appears once', async () => {
    const { ada, id } = await tableOf('private');
    const seated = await ada.sit(id);
    await seated.say({ t: 'say', phrase: 'hello' }, 'once');
    expect(await seated.say({ t: 'say', phrase: 'hello' }, 'once')).toMatchObject({ t: 'done' });
    await seated.say({ t: 'say', phrase: 'bye' }, 'later');
    expect(seated.said.map(({ phrase }) => phrase)).toStrictEqual(['hello', 'bye']);
    seated.close();
  });

  test('messages are rate-limited', async () => {
    const { ada, blaise, id } = await tableOf('private');
    const [one, two] = [await ada.sit(id), await blaise.sit(id)];
    for (let count = 0; count < LIMITS.saidPerWindow; count++) {
      expect(await one.say({ t: 'say', phrase: 'hello' })).toMatchObject({ t: 'done' });
    }
    expect(await one.say({ t: 'say', phrase: 'hello' })).toMatchObject({ code: 'too-fast' });
    expect(await two.say({ t: 'say', phrase: 'hello' })).toMatchObject({ t: 'done' });
    house.time += WINDOW;
    expect(await one.say({ t: 'say', phrase: 'hello' })).toMatchObject({ t: 'done' });
    one.close();
    two.close();
  });

  test('newcomers get the latest messages, returning clients what they missed, even after a restart', async () => {
    const { ada, carole, id } = await tableOf('private');
    const seated = await ada.sit(id);
    const all = LIMITS.said + 5;
    for (let count = 0; count < all; count++) {
      house.time += WINDOW;
      await seated.say({ t: 'say', text: `No. ${count}` });
    }
    seated.close();
    const look = async (heard: number): Promise<readonly string[]> => {
      const seen = await carole.sit(id, 0, heard);
      await seen.say({ t: 'say', text: 'not heard' });
      const { from, said } = JSON.parse(seen.heard.find((text) => text.includes('"t":"said"'))!) as {
        from: number;
        said: { text: string }[];
      };
      seen.close();
      return [String(from), ...said.map(({ text }) => text)];
    };
    const last = Array.from({ length: LIMITS.said }, (_, index) => `No. ${index + 5}`);
    for (const isAgain of [false, true]) {
      if (isAgain) {
        await house.stop();
        await house.start();
      }
      expect(await look(0)).toStrictEqual(['5', ...last]);
      expect(await look(all - 2)).toStrictEqual([String(all - 2), `No. ${all - 2}`, `No. ${all - 1}`]);
      expect(await look(all)).toStrictEqual([String(all)]);
      // A client that has seen more than exists gets everything again: messages were withdrawn.
      expect(await look(all + 50)).toStrictEqual(['5', ...last]);
    }
  });
});
