import type { Refusal } from '@ponts-bornes/kernel';
import type { ErrorCode } from '@ponts-bornes/protocol';

/** The result of a request to a table. */
export type Reply =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly code: ErrorCode };

export const DONE: Reply = { ok: true };
export const failed = (code: ErrorCode): Reply => ({ ok: false, code });
