import type { Refusal } from '@ponts-bornes/kernel';
import type { ErrorCode } from '@ponts-bornes/protocol';

/** Something that was asked and is not done: a code that clients translate, and where rules refuse, their refusal. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;
  readonly refusal: Refusal | null;

  constructor(code: ErrorCode, refusal: Refusal | null = null) {
    super(code);
    this.code = code;
    this.refusal = refusal;
  }
}
