import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The path of a file too large for the buffers of a connection. */
export const LARGE = '/_app/immutable/large.js';
const LARGE_SIZE = 50_000_000;

const HEAD = '<title>Own</title>\n<meta name="description" content="own" />\n<meta name="robots" content="noindex" />';
/** As long as a page of the web client. */
const PAGE = `<!doctype html><head>${HEAD}</head><body>${'page '.repeat(15_000)}</body>`;

/** The pages and files that a web client has in any case. */
const writePages = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'pb-pages-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const path of ['_app/immutable', 'en']) mkdirSync(join(folder, path), { recursive: true });
  for (const path of ['index', '404', 't', 'r', 'en', 'en/t', 'en/r'])
    writeFileSync(join(folder, `${path}.html`), PAGE);
  // Takes no space on disk.
  writeFileSync(join(folder, LARGE), '');
  truncateSync(join(folder, LARGE), LARGE_SIZE);
  return folder;
};

let folder: string | null = null;

/** The folder of these pages, for all servers of a test run. */
export const pagesFolder = (): string => (folder ??= writePages());
