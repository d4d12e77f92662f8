import type { Seat } from './contract.ts';
import { fixedPart } from './secure-random.ts';
import { toHex, utf8 } from './bytes.ts';
import { sha256 } from './sha256.ts';

/** Why a seat has no pledge: it belongs to a bot, or the player's device was offline or sent none. */
export const WITHOUT_PLEDGE = ['bot', 'absent'] as const;
export type WithoutPledge = (typeof WITHOUT_PLEDGE)[number];

/**
 * The pledges of all seats when the list was closed. The server publishes this list before any device reveals its part,
 * so that nobody can choose or withhold a part knowing another.
 */
export interface Pledges {
  /**
   * Counts attempts to deal, from 1. If a device does not reveal its part, the server cancels the attempt and everybody
   * pledges again.
   */
  readonly attempt: number;
  /** By seat: the pledge in hexadecimal, or the reason why there is none. */
  readonly seats: readonly string[];
  /** Seats taken over by another player after the deal: the name on them is not that of the player who pledged. */
  readonly passed: readonly Seat[];
}

/**
 * The value a device publishes before the deal: it commits the device to its part without revealing it. It must not be
 * the plain hash of the part, because `tableSeed` mixes that hash: the pledges would give the deal away.
 */
export const pledgeTo = (part: string): string => toHex(sha256(utf8(`pledge ${part}`)));

export const isPledge = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Parts by seat: revealed ones, and for seats without a pledge the one derived from the commitment. */
export const drawnParts = (
  commitment: string,
  { seats }: Pick<Pledges, 'seats'>,
  revealed: (seat: Seat) => string,
): string[] => seats.map((text, seat) => (isPledge(text) ? revealed(seat) : fixedPart(commitment, seat)));

/** The fields of a record that concern its deal. */
interface Dealt {
  readonly pledges: Pledges | null;
  readonly entropy: readonly string[];
  readonly commitment: string;
}

/** The first seat whose part in a record does not match its pledge or the commitment; null if all match. */
export const brokenPledge = ({ pledges, entropy, commitment }: Dealt): Seat | null => {
  if (pledges === null) return null;
  const isKept = (text: string, seat: Seat): boolean => {
    const part = entropy[seat];
    if (part === undefined) return false;
    return isPledge(text) ? pledgeTo(part) === text : part === fixedPart(commitment, seat);
  };
  const broken = pledges.seats.findIndex((text, seat) => !isKept(text, seat));
  return broken < 0 ? null : broken;
};

/** Whether two lists of pledges are equal; a device compares the list it saw with the one in a record. */
export const isSamePledges = (
  one: Pick<Pledges, 'attempt' | 'seats'>,
  other: Pick<Pledges, 'attempt' | 'seats'>,
): boolean => one.attempt === other.attempt && one.seats.join() === other.seats.join();
