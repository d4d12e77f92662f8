import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('../../server/test/serve.mjs', import.meta.url));

/** A server process of a test's own. */
export interface Node {
  readonly child: ChildProcess;
  readonly port: number;
}

export const startNode = async (env: NodeJS.ProcessEnv): Promise<Node> => {
  const child = spawn(process.execPath, [START], {
    env: {
      ...process.env,
      PORT: '0',
      REQUESTS: '100000',
      GUESTS: '100000',
      PAGES: '100000',
      OPEN_TABLES: '100000',
      MESSAGES: '100000',
      BOT_PAUSE: '0',
      STOP_AFTER: '600000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, port: Number(/:(\d+)\/?$/.exec(line)![1]) };
};

export const endNode = async ({ child }: Node, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
};
