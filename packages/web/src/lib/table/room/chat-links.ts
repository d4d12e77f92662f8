/** A part of a message: plain text, or an address that can be opened. */
export type MessagePart = { readonly text: string; readonly href: string | null };

/** Anything that looks like an address; punctuation at its end belongs to the sentence. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"“”«»]+/giu;
const TRAILING = /[.,;:!?…)\]}'’]+$/u;

/** Splits a message at its addresses. Only http and https can be opened, and never with a name or password in them. */
export const messageParts = (text: string): readonly MessagePart[] => {
  const parts: MessagePart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(TRAILING, '');
    const href = hrefOf(address);
    if (href === null) continue;
    if (index > from) parts.push({ text: text.slice(from, index), href: null });
    parts.push({ text: address, href });
    from = index + address.length;
  }
  if (from < text.length || parts.length === 0) parts.push({ text: text.slice(from), href: null });
  return parts;
};

const hrefOf = (address: string): string | null => {
  if (!URL.canParse(address)) return null;
  const { protocol, username, password, href } = new URL(address);
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === '' ? href : null;
};
