import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** A server in a process of its own. */
export interface Child {
  readonly origin: string;
  readonly pid: number;
  /** Stops it as whoever runs it would. */
  readonly stop: () => Promise<void>;
  /** Ends it at once, wherever it is. */
  readonly kill: () => Promise<void>;
}

/** Throws with what it said when it does not start. */
export const startServer = async (data: string): Promise<Child> => {
  const env = { ...process.env, DATA: data, PORT: '0', REQUESTS: '1000000', MESSAGES: '1000000' };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  // A test that fails leaves no server behind.
  const endWithTests = (): void => void child.kill('SIGKILL');
  process.once('exit', endWithTests);
  child.once('exit', () => process.off('exit', endWithTests));
  const errors: Buffer[] = [];
  child.stderr.on('data', (part: Buffer) => errors.push(part));
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, 'close').then(() => {
    throw new Error(`the server did not start: ${Buffer.concat(errors).toString('utf8')}`);
  });
  const [origin] = (await Promise.race([once(lines, 'line'), ended])) as [string];
  ended.catch(() => {});
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return { origin, pid: child.pid!, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
};
