import type { ClientMessage, WholeMessage } from '@ponts-bornes/protocol';
import type { LocalClientMessage, LocalServerMessage } from './worker/messages.ts';

/** Messages to a table: the protocol's over a socket, and additional ones from a worker. */
export type TableMessage = WholeMessage | LocalServerMessage;

/** The table's end of a conversation. */
export interface Listener {
  /** The first message over each new connection. */
  readonly hello: () => ClientMessage;
  /** Messages that arrived together. */
  readonly hear: (messages: readonly TableMessage[]) => void;
  /** A new connection has been answered, so unanswered requests can be sent again. */
  readonly resumed: () => void;
}

/** A connection to the table: a WebSocket to a server, or a port to a worker of this page. */
export interface Transport {
  /** Sends now, or drops the message if there is no connection. */
  readonly send: (message: LocalClientMessage) => void;
  readonly close: () => void;
}

export type Connect = (listener: Listener) => Transport;
