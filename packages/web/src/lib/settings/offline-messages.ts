/** Tells the waiting service worker to take over. */
export const TAKE_OVER = 'take over';

/** Why a version could not be cached: no space or permission, or an incomplete download. */
export const FAILURES = ['full', 'interrupted'] as const;
export type CacheFailure = (typeof FAILURES)[number];

/** Prefix of the cache names; the version follows. */
export const CACHES = 'ponts-bornes ';
