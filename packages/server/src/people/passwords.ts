import { hash, parseOptions, verify } from '@node-rs/argon2';
import { LIMITS } from '@ponts-bornes/protocol';

/** Argon2id, as much of it as a sign-in may cost: 64 MiB, three times over. */
const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

/** The commonest of those that are long enough. */
const COMMON = new Set(
  `0123456789 1234567890 12345678910 123456789a 1q2w3e4r5t 1qaz2wsx3edc a123456789 abcdefghij administrateur administrator
  azerty1234 azerty12345 azertyuiop azertyuiop123 bonjour123 changeme123 doudou1234 football123 iloveyou123 iloveyou1234
  jetaime123 letmein123 loulou1234 millebornes motdepasse motdepasse1 motdepasse123 passw0rd123 password01 password12
  password123 password1234 princess123 qwerty1234 qwerty12345 qwertyuiop qwertyuiop123 soleil1234 welcome123 zaq12wsxcde3
  pontsetbornes ponts-bornes`.split(/\s+/),
);

/** However a password was typed, its letters are the same. */
const formOf = (password: string): string => password.normalize('NFKC');

export const isWeak = (password: string, name: string): boolean => {
  const plain = formOf(password).toLowerCase();
  const letters = [...plain];
  return letters.length < LIMITS.passwordLeast || new Set(letters).size < 4 || plain === name || COMMON.has(plain);
};

export const hashPassword = (password: string): Promise<string> => hash(formOf(password), COST);

let decoy: Promise<string> | null = null;

/** Takes as long for an account that is not there. */
export const isPassword = async (hashed: string | null, password: string): Promise<boolean> => {
  decoy ??= hashPassword('nobody has this');
  return (await verify(hashed ?? (await decoy), formOf(password))) && hashed !== null;
};

/** Whether it was hashed when less was asked for. */
export const isOutdated = (hashed: string): boolean => {
  const { memoryCost, timeCost } = parseOptions(hashed);
  return memoryCost !== COST.memoryCost || timeCost !== COST.timeCost;
};
