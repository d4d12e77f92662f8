import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { pagesFolder } from './pages.ts';

/** No shutdown is forced, however busy the machine is. */
const STOP_AFTER = '600000';

const SERVE = fileURLToPath(new URL('./serve.mjs', import.meta.url));

/** Resource limits of a process. */
export interface Limits {
  /** Open file descriptors. */
  readonly files?: number;
  /** The maximum file size in bytes; exceeding it acts like a full disk. */
  readonly fileSize?: number;
}

const limited = ({ files, fileSize }: Limits, ...program: readonly string[]): readonly string[] => {
  const limits = [
    ...(files === undefined ? [] : [`ulimit -n ${files}`]),
    ...(fileSize === undefined ? [] : [`ulimit -f ${Math.ceil(fileSize / 512)}`]),
  ];
  return limits.length === 0 ? program : ['/bin/sh', '-c', `${limits.join(' && ')} && exec "$0" "$@"`, ...program];
};

/** A server in its own process, with pages. */
export interface Child {
  readonly origin: string;
  readonly pid: number;
  /** Its data folder. */
  readonly data: string;
  /** Its log lines. */
  readonly log: readonly string[];
  /** Whether it is still running. */
  readonly isRunning: () => boolean;
  /** Stops it like an operator would, and returns its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Kills it immediately. */
  readonly kill: () => Promise<void>;
}

/**
 * Throws with its output if it does not start.
 *
 * @param limits resource limits of the process; omitted: inherited
 */
export const startServer = async (data: string, more: NodeJS.ProcessEnv = {}, limits: Limits = {}): Promise<Child> => {
  const env = {
    ...process.env,
    WEB: pagesFolder(),
    DATA: data,
    PORT: '0',
    REQUESTS: '1000000',
    PAGES: '1000000',
    GUESTS: '1000000',
    MESSAGES: '1000000',
    STOP_AFTER,
    ...more,
  };
  const program = limited(limits, process.execPath, SERVE);
  const child = spawn(program[0]!, program.slice(1), { env, stdio: ['ignore', 'pipe', 'pipe'] });
  // A failing test leaves no server behind.
  const endWithTests = (): void => void child.kill('SIGKILL');
  process.once('exit', endWithTests);
  child.once('exit', () => process.off('exit', endWithTests));
  const log: string[] = [];
  child.stderr.on('data', (part: Buffer) => log.push(part.toString('utf8')));
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, 'close').then(() => {
    throw new Error(`the server did not start: ${log.join('')}`);
  });
  // On a busy machine bots of resumed tables may log before the server listens.
  const listens = new Promise<string>((resolve) => {
    lines.on('line', (line) => (line.startsWith('http') ? resolve(line) : log.push(line)));
  });
  const origin = await Promise.race([listens, ended]);
  ended.catch(() => {});
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
    data,
    log,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  };
};
