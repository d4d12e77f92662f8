import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** A server in a process of its own. */
export interface Child {
  readonly origin: string;
  readonly pid: number;
  /** What it logged. */
  readonly log: readonly string[];
  /** Whether it runs still. */
  readonly isRunning: () => boolean;
  /** Stops it as whoever runs it would, and gives what it ended with. */
  readonly stop: () => Promise<number | null>;
  /** Ends it at once, wherever it is. */
  readonly kill: () => Promise<void>;
}

/** Throws with what it said when it does not start. */
export const startServer = async (data: string, more: NodeJS.ProcessEnv = {}): Promise<Child> => {
  const env = { ...process.env, DATA: data, PORT: '0', REQUESTS: '1000000', MESSAGES: '1000000', ...more };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  // A test that fails leaves no server behind.
  const endWithTests = (): void => void child.kill('SIGKILL');
  process.once('exit', endWithTests);
  child.once('exit', () => process.off('exit', endWithTests));
  const log: string[] = [];
  child.stderr.on('data', (part: Buffer) => log.push(part.toString('utf8')));
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, 'close').then(() => {
    throw new Error(`the server did not start: ${log.join('')}`);
  });
  const [origin] = (await Promise.race([once(lines, 'line'), ended])) as [string];
  ended.catch(() => {});
  lines.on('line', (line) => log.push(line));
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
    return child.exitCode;
  };
  return {
    origin,
    pid: child.pid!,
    log,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  };
};
