import { expect, test } from 'vitest';
import { readEvents } from './events.ts';
import type { ServerEvent } from './events.ts';

/** A stream that arrives in these pieces. */
const streamOf = (pieces: readonly string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });

test('events are read across pieces, and comments count as signs of life', async () => {
  const events: ServerEvent[] = [];
  let heard = 0;
  const pieces = [
    ': beat\n\n',
    'event: tur',
    'ns\ndata: {"count":1}\n',
    '\nevent: turns\ndata: a\ndata: b\n\n',
    'data: cut',
  ];
  await readEvents(
    streamOf(pieces),
    (event) => events.push(event),
    () => (heard += 1),
  );
  expect(events).toStrictEqual([
    { name: 'turns', data: '{"count":1}' },
    { name: 'turns', data: 'a\nb' },
  ]);
  expect(heard).toBe(pieces.length);
});

test('letters that arrive in halves stay whole', async () => {
  const bytes = new TextEncoder().encode('data: Zoé\n\n');
  const events: ServerEvent[] = [];
  const halves = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  await readEvents(
    halves,
    (event) => events.push(event),
    () => {},
  );
  expect(events).toStrictEqual([{ name: 'message', data: 'Zoé' }]);
});
