// Every runtime has it, but the kernel is compiled without the type declarations of any runtime.
declare const TextEncoder: new () => { readonly encode: (text: string) => Uint8Array };
const encoder = new TextEncoder();
export const utf8 = (text: string): Uint8Array => encoder.encode(text);

export const joinBytes = (...parts: readonly Uint8Array[]): Uint8Array => {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
};

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes of a lower-case hexadecimal text, or null if it is invalid. */
export const fromHex = (text: string): Uint8Array | null =>
  /^(?:[0-9a-f]{2})*$/.test(text)
    ? Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16))
    : null;
