import { MAX_RECORD_TEXT } from '@ponts-bornes/kernel';

/** Prefix of a whole record in an address, after the “#”. */
const PREFIX = 'game=';

const through = (bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream().pipeThrough<Uint8Array>(stream as ReadableWritablePair<Uint8Array, BufferSource>);

/** Compresses a record into URL-safe characters. */
export const packRecord = async (text: string): Promise<string> => {
  const packed = through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return PREFIX + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

export const isPacked = (hash: string): boolean => hash.startsWith(PREFIX);

/** The record in an address; null if there is none or it is unreadable. */
export const unpackRecord = async (hash: string): Promise<string | null> => {
  try {
    const letters = atob(hash.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.codePointAt(0)!);
    return await readAtMost(through(bytes, new DecompressionStream('deflate-raw')), MAX_RECORD_TEXT);
  } catch {
    return null;
  }
};

/** Guards against decompression bombs: stops at the maximum size of a record. */
const readAtMost = async (stream: ReadableStream<Uint8Array>, most: number): Promise<string | null> => {
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > most) {
      await reader.cancel();
      return null;
    }
  }
};
