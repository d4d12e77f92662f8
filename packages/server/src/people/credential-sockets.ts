import type { Bus } from '../bus/bus.ts';
import { parseEnded } from '../bus/news.ts';
import type { PeopleStore } from '../store/people/people.ts';

/** Open sockets by the credential they were opened with; they are closed once it is revoked. */
export interface CredentialSockets {
  readonly add: (key: string, close: () => void) => () => void;
  /** Closes them at every node. */
  readonly close: (keys: readonly string[]) => void;
  /** Closes the sockets here of one credential if it has ended: it may have, between its lookup and `add`. */
  readonly check: (key: string) => Promise<void>;
  /** The same for all sockets here. Other nodes’ messages may be lost, so this runs regularly. */
  readonly checkAll: () => Promise<void>;
}

/** The bus topic for revoked credentials. */
const TOPIC = 'doors';

interface CredentialSocketsParts {
  readonly bus: Bus;
  readonly people: Pick<PeopleStore, 'validAmong'>;
  readonly now: () => number;
}

export const openCredentialSockets = async (parts: CredentialSocketsParts): Promise<CredentialSockets> => {
  const { bus, people, now } = parts;
  const open = new Map<string, Set<() => void>>();
  const closeHere = (keys: readonly string[]): void => {
    for (const key of keys) for (const close of open.get(key) ?? []) close();
  };
  const check = async (keys: readonly string[]): Promise<void> => {
    const valid = await people.validAmong(keys, now());
    closeHere(keys.filter((key) => !valid.has(key)));
  };
  let checking: Promise<void> | null = null;
  await bus.listen(TOPIC, (text) => closeHere(parseEnded(text) ?? []));
  return {
    add: (key, close) => {
      const those = open.get(key) ?? new Set();
      open.set(key, those.add(close));
      return () => {
        those.delete(close);
        if (those.size === 0 && open.get(key) === those) open.delete(key);
      };
    },
    close: (keys) => {
      closeHere(keys);
      if (keys.length > 0) bus.tell(TOPIC, JSON.stringify(keys));
    },
    check: (key) => check([key]),
    checkAll: () => {
      checking ??= check([...open.keys()]).finally(() => (checking = null));
      return checking;
    },
  };
};
