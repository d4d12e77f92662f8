import type { Refusal } from '@ponts-bornes/kernel';
import type { ErrorCode } from '@ponts-bornes/protocol';

interface FailureDetails {
  /** Set when the rules refused. */
  readonly refusal?: Refusal;
  /** Seconds after which the request can succeed. */
  readonly wait?: number;
}

/** Something can't be read right now. A retry may succeed. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** A refused request: a code that clients translate, and details. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;
  readonly details: FailureDetails;

  constructor(code: ErrorCode, details: FailureDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
