import { hash, parseOptions, verify } from '@node-rs/argon2';
import { LIMITS } from '@ponts-bornes/protocol';
import { Failure } from '../failure.ts';

/** Argon2id parameters: 64 MiB, three passes. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

/** The most common passwords that are long enough. */
const COMMON = new Set(
  `0123456789 1234567890 12345678910 123456789a 1q2w3e4r5t 1qaz2wsx3edc a123456789 abcdefghij administrateur administrator
  azerty1234 azerty12345 azertyuiop azertyuiop123 bonjour123 changeme123 doudou1234 football123 iloveyou123 iloveyou1234
  jetaime123 letmein123 loulou1234 millebornes motdepasse motdepasse1 motdepasse123 passw0rd123 password01 password12
  password123 password1234 princess123 qwerty1234 qwerty12345 qwertyuiop qwertyuiop123 soleil1234 welcome123 zaq12wsxcde3
  pontsetbornes ponts-bornes`.split(/\s+/),
);

/** Normalised, so that the same letters match however they were typed. */
const formOf = (password: string): string => password.normalize('NFKC');

export const isWeak = (password: string, name: string): boolean => {
  const plain = formOf(password).toLowerCase();
  const letters = [...plain];
  return letters.length < LIMITS.passwordLeast || new Set(letters).size < 4 || plain === name || COMMON.has(plain);
};

/** Each hash takes 64 MiB and a thread for a tenth of a second, so concurrency and queue length are limited. */
const AT_ONCE = 2;
const MOST_WAITING = 40;
let working = 0;
const waiting: (() => void)[] = [];

/** Queues the work; refuses it with `try-again` if the queue is full. */
const queued = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (working >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new Failure('try-again');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else working += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) working -= 1;
    else next();
  }
};

export const hashPassword = (password: string): Promise<string> => queued(() => hash(formOf(password), COST));

let decoy: Promise<string> | null = null;

/** Takes the same time for an account that does not exist. */
export const isPassword = async (hashed: string | null, password: string): Promise<boolean> => {
  decoy ??= hash('nobody has this', COST);
  const known = hashed ?? (await decoy);
  return (await queued(() => verify(known, formOf(password)))) && hashed !== null;
};

/** Whether it was hashed with weaker parameters. */
export const isOutdated = (hashed: string): boolean => {
  const { memoryCost, timeCost } = parseOptions(hashed);
  return memoryCost !== COST.memoryCost || timeCost !== COST.timeCost;
};
