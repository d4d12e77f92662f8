import type { RecordedMove, Seat, Viewer } from '@ponts-bornes/kernel';
import type { ClientMessage, Line, ServerMessage, ShownMessage } from '@ponts-bornes/protocol';
import type { Change } from '../../log.ts';
import type { Undo } from './undo.ts';

/** Messages from a page to the table in its worker: the protocol's, and those only a local table needs. */
export type LocalClientMessage =
  | ClientMessage
  /** The person named on the curtain has taken the device. */
  | { readonly t: 'lift' }
  /** Everything up to this number has been visible; bots may continue. */
  | { readonly t: 'go'; readonly seen: number }
  /** Undo down to this many moves; `asPractice`: the person agrees that the game becomes practice, if it does. */
  | { readonly t: 'undo'; readonly id: string; readonly to: number; readonly asPractice: boolean }
  /** Replays: show the table after this many moves to this viewer. */
  | { readonly t: 'look'; readonly viewer: Viewer; readonly number: number }
  /** Lessons: set up the table after these moves. */
  | { readonly t: 'set'; readonly id: string; readonly moves: readonly RecordedMove[] };

/** A line of the log with details from the rules. */
export interface LocalLine extends Line {
  /** Moves played when it became public. */
  readonly at: number;
  /** The public views before and after it; null if a later line became public with it. */
  readonly change: Change | null;
}

export interface LocalShownMessage extends ShownMessage {
  readonly lines: readonly LocalLine[];
}

/** What the page needs to run a local table, besides the view. */
export interface DeviceMessage {
  readonly t: 'device';
  /** Number of moves played. */
  readonly number: number;
  /** The seats the game is waiting for. */
  readonly awaited: readonly Seat[];
  /** On a shared device: the person the curtain is waiting for. */
  readonly curtain: Seat | null;
  /** False: the last change could not be stored. */
  readonly isKept: boolean;
  /** What the viewer may undo. */
  readonly undo: Undo | null;
  /** Whether an undo has made the game practice. */
  readonly isPractice: boolean;
  /** The fatal error, if any. */
  readonly broken: string | null;
}

export type LocalServerMessage = Exclude<ServerMessage, ShownMessage> | LocalShownMessage | DeviceMessage;
