import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { untranslated } from '@ponts-bornes/testkit';
import { expect, test } from 'vitest';

const WEB = fileURLToPath(new URL('../../..', import.meta.url));

/** The words a page shows or reads aloud. The link to another language is in that language. */
const wordsOn = (html: string): readonly string[] => {
  const page = html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<a\b[^>]*\blang="[\s\S]*?<\/a>/g, ' ')
    .replaceAll(/&\w+;/g, ' ');
  const texts = page.matchAll(/>([^<]+)</g);
  const attributes = page.matchAll(/\b(?:aria-label|title|alt|placeholder)="([^"]*)"/g);
  const metadata = page.matchAll(/<meta (?:name="description"|property="og:(?:title|description)") content="([^"]*)"/g);
  return [...texts, ...attributes, ...metadata].map(([, words]) => words!);
};

test('pages and a table in a third language have no word of another', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['test/third-language.mjs'], {
    cwd: WEB,
    maxBuffer: 2 ** 24,
  });
  const shown = JSON.parse(stdout) as Readonly<Record<string, string>>;
  for (const [name, html] of Object.entries(shown)) {
    const words = wordsOn(html);
    // A disguised word: the page has its texts.
    expect(words.join(' '), name).toMatch(/\p{Script=Cyrillic}{3}/u);
    expect(
      words.filter((each) => untranslated(each).length > 0),
      name,
    ).toStrictEqual([]);
  }
});
