import { expect, test } from '@playwright/test';

test('pages and tables share one origin: a page reaches the API and a socket under its own policy', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.goto('/');
  const heard = await page.evaluate(async () => {
    const ask = async (path: string, body: unknown): Promise<Record<string, unknown>> => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await response.json()) as Record<string, unknown>;
    };
    await ask('/api/me', { nickname: 'Ada' });
    const { id } = await ask('/api/tables', {
      game: 'skybridge',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
      pace: { kind: 'live', bank: 600, increment: 10, choice: 60, answer: 5 },
      atZero: 'move',
      visibility: 'private',
    });
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${String(id)}/socket`);
    return new Promise<unknown>((resolve, reject) => {
      socket.addEventListener('open', () => socket.send('{"t":"hello","protocol":1,"lines":0,"said":0}'));
      socket.addEventListener('message', ({ data }) => resolve(JSON.parse(String(data))));
      socket.addEventListener('error', () => reject(new Error('no socket')));
    });
  });
  expect(heard).toMatchObject({ t: 'table', you: { seat: 0, isHost: true } });
  expect(refused).toStrictEqual([]);
});

test('the API and the pages each report what is missing in their own form', async ({ request }) => {
  const answer = await request.get('/api/nowhere');
  expect([answer.status(), await answer.json()]).toStrictEqual([404, { code: 'not-found' }]);
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect((await request.get('/apis')).headers()['content-type']).toBe('text/html; charset=utf-8');
});
