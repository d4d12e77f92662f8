import { onDestroy, onMount } from 'svelte';

export type PageProgress<Open> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'broken'; readonly why: string }
  | ({ readonly kind: 'open' } & Open);

/** Collects what closes the things that a page has opened. */
export type AtEnd = (close: () => void) => void;

/** Opens what a page shows once the page is in the browser, and closes it with the page. Returns the progress. */
export const openOnMount = <Open>(open: (atEnd: AtEnd) => Promise<PageProgress<Open>>): (() => PageProgress<Open>) => {
  let progress = $state.raw<PageProgress<Open>>({ kind: 'loading' });
  let hasEnded = false;
  const closings: (() => void)[] = [];
  onMount(async () => {
    try {
      progress = await open((close) => (hasEnded ? close() : closings.unshift(close)));
    } catch (error) {
      progress = { kind: 'broken', why: String(error) };
    }
  });
  onDestroy(() => {
    hasEnded = true;
    for (const close of closings) close();
  });
  return () => progress;
};
