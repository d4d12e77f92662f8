import type { ClientMessage, ServerMessage } from '@ponts-bornes/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from './connection.ts';
import type { ConnectionState } from './connection.ts';
import type { TableMessage } from '../transport.ts';

/** One end of an in-memory socket; the test holds the other. */
class Wire extends EventTarget {
  readonly said: ClientMessage[] = [];
  readyState = 0;
  isEnded = false;

  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.isEnded = true;
    this.readyState = 3;
  }

  /** The other end answers. */
  answer(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
    this.tell({ t: 'pong' });
  }

  tell(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  /** The other end disconnects. */
  cut(): void {
    this.close();
    this.dispatchEvent(new Event('close'));
  }
}

const HELLO: ClientMessage = { t: 'hello', protocol: 1, lines: 3, said: 0, changes: true };
const LONG = 120_000;

let wires: Wire[] = [];
let states: ConnectionState[] = [];
let heard: TableMessage[] = [];
let resumed = 0;
let isVisible = true;
let connection: Connection;

const openWires = (): Wire[] => wires.filter(({ isEnded }) => !isEnded);
const last = (): Wire => wires.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  [wires, states, heard, resumed, isVisible] = [[], [], [], 0, true];
  connection = new Connection({
    open: () => {
      const wire = new Wire();
      wires.push(wire);
      return wire as unknown as WebSocket;
    },
    hello: () => HELLO,
    hear: (messages) => void heard.push(...messages),
    resumed: () => (resumed += 1),
    turned: (state) => states.push(state),
    isVisible: () => isVisible,
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

test('hello is sent first, and nothing else before an answer', () => {
  connection.send({ t: 'ping' });
  last().answer();
  expect(last().said).toStrictEqual([HELLO]);
  connection.send({ t: 'ping' });
  expect(last().said).toStrictEqual([HELLO, { t: 'ping' }]);
  expect(states).toStrictEqual(['open']);
});

test("reconnects after a gap, sends hello again, and doesn't report a short gap", () => {
  last().answer();
  last().cut();
  vi.advanceTimersByTime(500);
  expect(wires).toHaveLength(2);
  last().answer();
  vi.advanceTimersByTime(5000);
  expect(last().said[0]).toStrictEqual(HELLO);
  expect(resumed).toBe(2);
  expect(states).toStrictEqual(['open']);
});

test('reports a long gap and its end', () => {
  last().answer();
  last().cut();
  for (let failures = 0; failures < 5; failures++) {
    vi.advanceTimersByTime(20_000);
    last().cut();
  }
  expect(states).toStrictEqual(['open', 'lost']);
  connection.wake();
  last().answer();
  expect(states).toStrictEqual(['open', 'lost', 'open']);
});

test('never opens two sockets at once, whatever wakes it', () => {
  const events = [
    () => connection.wake(),
    () => connection.renew(),
    () => last().cut(),
    () => last().answer(),
    () => vi.advanceTimersByTime(3000),
    () => vi.advanceTimersByTime(30_000),
  ];
  for (let number = 0; number < 2000; number++) {
    events[(number * 7 + Math.floor(number / 6) * 5 + Math.floor(number / 36)) % events.length]!();
    expect(openWires().length).toBeLessThanOrEqual(1);
  }
});

test('gives up an open socket that falls silent', () => {
  last().answer();
  vi.advanceTimersByTime(15_000);
  expect(last().said.at(-1)).toStrictEqual({ t: 'ping' });
  last().tell({ t: 'pong' });
  vi.advanceTimersByTime(15_000);
  const dead = last();
  vi.advanceTimersByTime(LONG);
  expect(dead.isEnded).toBe(true);
  expect(wires.length).toBeGreaterThan(1);
});

test("doesn't ping while the page is hidden, and pings at once when it is shown", () => {
  last().answer();
  isVisible = false;
  vi.advanceTimersByTime(LONG);
  expect(last().said).toStrictEqual([HELLO]);
  isVisible = true;
  connection.wake();
  expect(last().said.at(-1)).toStrictEqual({ t: 'ping' });
});

test.each(['protocol', 'not-found'] as const)("doesn't retry a permanent error (%s)", (code) => {
  last().answer();
  last().tell({ t: 'error', id: null, code });
  vi.advanceTimersByTime(LONG);
  connection.wake();
  expect(wires).toHaveLength(1);
  expect(openWires()).toHaveLength(0);
  expect(states).toStrictEqual(['open', 'ended']);
});

const SHOWN: ServerMessage = {
  t: 'shown',
  seen: 4,
  from: 0,
  lines: [],
  viewer: 0,
  view: { toAct: [0] },
  moves: ['a', 'b'],
  isAnswer: false,
  canTakeBack: false,
  held: null,
  outcome: null,
};

const changed = (seen: number): ServerMessage => ({
  t: 'changed',
  seen,
  from: 0,
  lines: [],
  change: { moves: [0, 2], canTakeBack: [true] },
});

test('makes a whole position of every change', () => {
  last().answer();
  last().tell(SHOWN);
  last().tell(changed(5));
  expect(heard.at(-1)).toStrictEqual({ ...SHOWN, seen: 5, moves: [], canTakeBack: true });
});

test('asks for everything again if a change does not follow what this socket has shown', () => {
  last().answer();
  last().tell(SHOWN);
  last().tell(changed(6));
  expect(heard).not.toContainEqual(expect.objectContaining({ seen: 6 }));
  expect(last().said).toStrictEqual([HELLO, HELLO]);
  // What an earlier socket has shown doesn't count.
  last().cut();
  vi.advanceTimersByTime(500);
  last().answer();
  last().tell(changed(5));
  expect(last().said).toStrictEqual([HELLO, HELLO]);
});
