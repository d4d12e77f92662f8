import type { ClientMessage } from '@ponts-bornes/protocol';
import { openRates } from './counts.ts';
import type { AppParts } from './parts.ts';

/** A person's sockets together may send as many messages as this many single ones. */
const SOCKETS_PER_PERSON = 3;
/** Not all sockets of an address are busy at once: its messages are limited to those of this share of them. */
const BUSY_SHARE = 1 / 6;
/** The share of a socket's messages that everybody may send even when others have used up the limit of their address. */
const QUIET_SHARE = 1 / 10;
/** Pledges and standing orders, per person and table. */
const CHANGES = 6;
const RARE: ReadonlySet<Counted['t']> = new Set(['pledge', 'standing']);
/** Recalls per person and per address, at whatever tables: each plays dozens of moves again. */
const RECALLS = 6;
const RECALLS_PER_ADDRESS = 30;
/** Chat messages per address and table. */
const SAID_PER_ADDRESS = 30;

/** Each socket limits its own pings. */
type Counted = Exclude<ClientMessage, { t: 'ping' }>;

/** The sender of a message, and the table it is for. */
interface Sender {
  /** Null if unknown. */
  readonly person: string | null;
  readonly network: string;
  readonly table: string;
}

/** Limits that apply to all sockets of a person or an address together, in addition to those of each socket. */
export interface MessageLimits {
  /** Counts a message. Returns whether it is allowed. */
  readonly allows: (message: Counted, sender: Sender) => boolean;
  /** Stops counting a chat message that was refused: only those that others see count for an address. */
  readonly giveBack: (message: Counted, sender: Sender) => void;
}

type Limits = Pick<AppParts, 'messagesPerWindow' | 'socketsPerAddress' | 'now'>;

export const openMessageLimits = ({ messagesPerWindow: most, socketsPerAddress, now }: Limits): MessageLimits => {
  const byPerson = openRates(SOCKETS_PER_PERSON * most, now);
  const byNetwork = openRates(Math.max(SOCKETS_PER_PERSON, socketsPerAddress * BUSY_SHARE) * most, now);
  const quiet = openRates(Math.ceil(most * QUIET_SHARE), now);
  const changes = openRates(CHANGES, now);
  const said = openRates(SAID_PER_ADDRESS, now);
  const recalls = openRates(RECALLS, now);
  const recallsNear = openRates(RECALLS_PER_ADDRESS, now);

  const isInPace = ({ person, network }: Sender): boolean => {
    const key = person ?? network;
    return byPerson.add(key) && (byNetwork.add(network) || quiet.add(key));
  };

  return {
    allows: (message, sender) => {
      if (!isInPace(sender)) return false;
      const { person, network, table } = sender;
      if (message.t === 'say') return said.add(`${table} ${network}`);
      if (message.t === 'recall') return recalls.add(person ?? network) && recallsNear.add(network);
      return !RARE.has(message.t) || changes.add(`${message.t} ${table} ${person}`);
    },
    giveBack: ({ t }, { network, table }) => {
      if (t === 'say') said.drop(`${table} ${network}`);
    },
  };
};
