import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the README example plays a game to its end', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  // An ignored folder: other tests copy the sources meanwhile.
  const folder = new URL('../reports/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const file = new URL('readme-example.ts', folder);
  writeFileSync(
    file,
    example.replace('console.log(game.outcome(state))', 'export const outcome = game.outcome(state)'),
  );
  try {
    const { outcome } = (await import(/* @vite-ignore */ file.href)) as { outcome: unknown };
    expect(outcome).toMatchObject({ reason: expect.stringMatching(/^(?:target|no-distances)$/) });
  } finally {
    rmSync(file);
  }
});

test('README.md names the browsers and versions that CONTRIBUTING.md lists as tested', () => {
  const [readme, contributing] = ['README.md', 'CONTRIBUTING.md'].map((name) =>
    readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'),
  );
  const rows = [...contributing!.matchAll(/^\| (Chromium|Firefox|WebKit) +\| ([^|(]+?) +(?:\([^|]*)?\|/gm)];
  expect(rows).toHaveLength(3);
  const words = readme!.replaceAll(/\s+/g, ' ');
  for (const [, engine, version] of rows) {
    expect(words).toContain(version!.startsWith(engine!) ? version : `${engine} ${version}`);
  }
});
