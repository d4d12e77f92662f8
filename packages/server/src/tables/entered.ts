import type { Refusal } from '@ponts-bornes/kernel';
import type { ErrorCode } from '@ponts-bornes/protocol';

/** What came of something that was asked at a table. */
export type Entered =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly code: ErrorCode };

export const DONE: Entered = { ok: true };
export const failed = (code: ErrorCode): Entered => ({ ok: false, code });
