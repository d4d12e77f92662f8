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
