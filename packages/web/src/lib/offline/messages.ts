/** What a page tells the service worker that waits: take over now. */
export const TAKE_OVER = 'take over';

/** Why a version could not be kept: no room or no permission for it, or it did not come whole. */
export const FAILURES = ['full', 'interrupted'] as const;
export type Failure = (typeof FAILURES)[number];

/** The names of the caches begin so; the version follows. */
export const CACHES = 'ponts-bornes ';
