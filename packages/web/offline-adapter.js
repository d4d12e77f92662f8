import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MARK = /(["'`])%worker files%\1/;

/**
 * Adds what has to be there without a network: a page for unknown addresses, and in the service worker's list the modules
 * that workers load, which Vite's manifest leaves out.
 *
 * @param {import('@sveltejs/kit').Adapter} adapter
 * @returns {import('@sveltejs/kit').Adapter}
 */
export const offline = (adapter) => ({
  ...adapter,
  adapt: async (builder) => {
    const client = builder.getClientDirectory();
    await builder.generateFallback(join(client, '404.html'));
    const folder = `${builder.getAppPath()}/immutable/workers`;
    const files = readdirSync(join(client, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => `/${folder}/${file.replaceAll('\\', '/')}`);
    const script = join(client, 'service-worker.js');
    const code = readFileSync(script, 'utf8');
    if (!MARK.test(code)) throw new Error('the service worker has no place for the files of workers');
    writeFileSync(
      script,
      code.replace(MARK, () => files.map((file) => JSON.stringify(file)).join(',')),
    );
    await adapter.adapt(builder);
  },
});
