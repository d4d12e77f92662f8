import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A Node.js program in its own process, with its output. */
export interface Program {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** The next line of its output or error output. */
  readonly line: (from: 'stdout' | 'stderr') => Promise<string>;
}

export const startProgram = (file: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Program => {
  const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, ...env } });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (data: Buffer) => {
      said[name] += data.toString('utf8');
    });
  }
  const ended = once(child, 'close').then(([code]): Ended => ({ code: code as number | null, ...said }));
  const line = async (from: 'stdout' | 'stderr'): Promise<string> => {
    const first = await Promise.race([once(createInterface({ input: child[from] }), 'line'), ended]);
    if (!Array.isArray(first)) throw new Error(`the program exited: ${first.stderr}`);
    return first[0] as string;
  };
  return { child, ended, line };
};

/** The real server, on any free port. */
export const startServer = (data: string, env: NodeJS.ProcessEnv = {}): Program =>
  startProgram(MAIN, [], {
    PORT: '0',
    DATA: data,
    REQUESTS: '100000',
    GUESTS: '100000',
    MESSAGES: '100000',
    BOT_PAUSE: '0',
    STOP_AFTER: '600000',
    ...env,
  });
