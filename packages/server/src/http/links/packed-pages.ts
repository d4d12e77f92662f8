import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { BoundedMap } from '../../bounded-map.ts';

const pack = promisify(gzip);

/** Compressed pages in memory, of about 20 kB each. */
const MOST_KEPT = 64;

/** Compresses a page by its entity tag. The same page is compressed once while it is among the latest. */
export type PackedPages = (etag: string, html: string) => Promise<Buffer>;

export const openPackedPages = (): PackedPages => {
  /** The least recently used first. */
  const kept = new BoundedMap<string, Promise<Buffer>>(MOST_KEPT);
  return (etag, html) => {
    const packed = kept.get(etag) ?? pack(html, { level: 1 });
    kept.delete(etag);
    kept.set(etag, packed);
    return packed;
  };
};
