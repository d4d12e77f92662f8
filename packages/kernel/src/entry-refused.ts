import type { Refusal } from './contract.ts';

/** A log entry that the current rules don't allow: the table can't continue under them. */
export class EntryRefused extends Error {
  override readonly name = 'EntryRefused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`a log entry was refused by rule ${refusal.rule}`);
    this.refusal = refusal;
  }
}
