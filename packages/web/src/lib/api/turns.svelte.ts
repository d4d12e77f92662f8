import type { Turn, Turns } from '@ponts-bornes/protocol';

let known = $state.raw<Turns | null>(null);

/** The tables waiting for the person, least time left first. Filled by the news of features/alerts. */
export const turns = {
  /** Whether the server has answered. */
  get isKnown(): boolean {
    return known !== null;
  },
  get count(): number {
    return known?.count ?? 0;
  },
  get list(): readonly Turn[] {
    return known?.turns ?? [];
  },
  /** @param told null: the server does not know the person */
  set(told: Turns | null): void {
    known = told;
  },
  at(table: string): Turn | null {
    return turns.list.find((turn) => turn.table === table) ?? null;
  },
  /** The table to play at next, other than this one. */
  next(except: string): Turn | null {
    return turns.list.find((turn) => turn.table !== except) ?? null;
  },
};
