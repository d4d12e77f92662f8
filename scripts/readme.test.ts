import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the README example plays a game to its end', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const file = new URL('readme-example.test-run.ts', import.meta.url);
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
