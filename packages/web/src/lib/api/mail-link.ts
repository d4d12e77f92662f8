/**
 * The secret of the link that opened this page. It stands after the “#”, which browsers don't send, and leaves the
 * address, so that it doesn't stay in the history.
 */
export const takeLink = (): string | null => {
  const link = location.hash.slice(1);
  if (!/^[\w-]{20,300}$/.test(link)) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return link;
};
