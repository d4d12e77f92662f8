import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/free-port.mjs';

/** A driver with its own display and message bus. */
interface Desktop {
  readonly ask: Ask;
  readonly close: () => Promise<void>;
}

/** One WebDriver command. */
export type Ask = <Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<Answer>;

export const openDesktop = async (driver: string): Promise<Desktop> => {
  const { display, screen } = await openDisplay();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, NO_AT_BRIDGE: '1', GDK_BACKEND: 'x11' };
  const args = ['--', ...UNTIL_CLOSED, driver, `--port=${port}`, '--host=127.0.0.1'];
  const running = spawn('dbus-run-session', args, { stdio: ['pipe', 'ignore', 'ignore'], env });
  const close = async (): Promise<void> => {
    await ended(running);
    await ended(screen);
  };
  const ask = asker(`http://127.0.0.1:${port}`);
  try {
    await answering(ask, running);
  } catch (error) {
    await close();
    throw error;
  }
  return { ask, close };
};

/** Runs the given program until stdin closes, so that nothing outlives a test run, not even a killed one. */
const UNTIL_CLOSED = ['sh', '-c', '"$@" & read -r _; kill $!', 'sh'];

const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.stdin?.end();
  await once(child, 'exit');
};

/** A virtual X display. It picks a free number and writes it to descriptor 3. */
const openDisplay = async (): Promise<{ readonly display: string; readonly screen: ChildProcess }> => {
  const [program, ...before] = UNTIL_CLOSED;
  const args = [...before, 'Xvfb', '-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn(program!, args, { stdio: ['pipe', 'ignore', 'ignore', 'pipe'] });
  let number = '';
  for await (const part of screen.stdio[3] as Readable) {
    number += String(part);
    if (number.includes('\n')) return { display: `:${number.trim()}`, screen };
  }
  throw new Error('Xvfb did not start.');
};

const asker =
  (address: string): Ask =>
  async <Answer>(method: string, path: string, body?: unknown) => {
    const response = await fetch(`${address}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { readonly value: Answer & Partial<Refused> };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };

interface Refused {
  readonly error: string;
  readonly message: string;
}

const answering = async (ask: Ask, running: ChildProcess): Promise<void> => {
  for (;;) {
    const isReady = await ask('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    if (running.exitCode !== null) throw new Error('WebKitWebDriver did not start.');
    await sleep(50);
  }
};
