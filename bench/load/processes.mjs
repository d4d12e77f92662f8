// Servers and generators as separate processes, pinned to separate cores if possible.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const TICKS_PER_SECOND = 100;

/** Whether processes can be pinned, and there is more than one core. */
export const canPin = () => availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0;

/** The cgroup interfaces that limit CPU use on Linux: v1 and v2. */
const GROUPS = [
  ['/sys/fs/cgroup/cpu', { 'cpu.cfs_period_us': () => '10000', 'cpu.cfs_quota_us': (part) => String(part * 10_000) }],
  ['/sys/fs/cgroup', { 'cpu.max': (part) => `${part * 10_000} 10000` }],
];

/** Limits a process to a fraction of a core. Returns whether that worked. */
export const allow = (pid, part) => {
  for (const [root, files] of GROUPS) {
    const group = join(root, `ponts-bornes-load-${pid}`);
    try {
      mkdirSync(group);
      for (const [file, content] of Object.entries(files)) writeFileSync(join(group, file), content(part));
      writeFileSync(join(group, 'cgroup.procs'), String(pid));
      groups.add(group);
      return true;
    } catch {
      leaveGroup(group);
    }
  }
  return false;
};

/** A group can be removed only once it is empty. */
const leaveGroup = (group) => {
  try {
    rmdirSync(group);
  } catch {
    // It did not exist, or disappears with the machine.
  }
};

const started = new Set();
const groups = new Set();
process.on('exit', () => {
  started.forEach((child) => child.kill('SIGKILL'));
  groups.forEach(leaveGroup);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const startProcess = (file, { flags = [], args = [], env = {}, core = null, stdio }) => {
  const command = [process.execPath, ...flags, file, ...args];
  if (core !== null) command.unshift('taskset', '-c', String(core));
  const child = spawn(command[0], command.slice(1), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio,
  });
  started.add(child);
  const ended = once(child, 'exit').finally(() => started.delete(child));
  return { child, ended };
};

/** A server that prints its address as its first line. */
export const startServer = async (file, options) => {
  const { child, ended } = startProcess(file, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const died = ended.then(([code]) => {
    throw new Error(`${file} exited by itself (${code})`);
  });
  died.catch(() => {});
  const [url] = await Promise.race([once(lines, 'line'), died]);
  return {
    url,
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(timer);
    },
  };
};

/** The generator, which handles one command after another and answers each. */
export const startGenerator = (file, options) => {
  const { child, ended } = startProcess(file, { ...options, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const died = ended.then(([code]) => {
    throw new Error(`the generator exited by itself (${code})`);
  });
  died.catch(() => {});
  return {
    ask: async (message) => {
      child.send(message);
      const [answer] = await Promise.race([once(child, 'message'), died]);
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer;
    },
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};

/** CPU seconds used by a process, including all its threads; null if the system does not report it. */
export const cpuOf = (pid) => {
  try {
    // The part before the last bracket is the process name, which may contain anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
};

/** Resident memory of a process in bytes; null if the system does not report it. */
export const memoryOf = (pid) => {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) * 1024;
  } catch {
    return null;
  }
};
