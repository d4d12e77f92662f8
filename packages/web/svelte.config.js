import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import adapter from '@sveltejs/adapter-static';
import { offline } from './offline-adapter.js';

const template = readFileSync(new URL('src/app.html', import.meta.url), 'utf8');
/** Hashes of the inline scripts, which run before the first paint. SvelteKit hashes its own alone. */
const inlineScripts = [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
  ([, script]) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
);

/** @type {import('@sveltejs/kit').Config} */
export default {
  kit: {
    adapter: offline(adapter({ pages: 'dist', assets: 'dist', strict: true, precompress: true })),
    // A test renders pages while another process may be building them.
    outDir: process.env['SVELTE_KIT_FOLDER'] ?? '.svelte-kit',
    // A page may be asked for with a slash at its end.
    paths: { relative: false },
    prerender: {
      // What follows the # of a lesson's page is the lesson's name, not an element.
      handleMissingId: ({ path, message }) => {
        if (!path.endsWith('/learn')) throw new Error(message);
      },
    },
    // What a page needs to be drawn comes with it; the boards, which are larger, have files of their own.
    inlineStyleThreshold: 8000,
    csp: {
      mode: 'hash',
      directives: {
        'default-src': ['none'],
        'script-src': ['self', ...inlineScripts],
        'style-src': ['self'],
        // Boards place their pieces by attributes.
        'style-src-attr': ['unsafe-inline'],
        'img-src': ['self', 'data:', 'blob:'],
        'font-src': ['self'],
        'connect-src': ['self'],
        'worker-src': ['self'],
        'manifest-src': ['self'],
        'base-uri': ['none'],
        'form-action': ['self'],
      },
    },
    // It is registered late, see src/lib/features/offline.
    serviceWorker: { register: false, files: (file) => !file.startsWith('share/') },
    typescript: {
      config: (config) => {
        Object.assign(config.compilerOptions, {
          noUncheckedIndexedAccess: true,
          exactOptionalPropertyTypes: true,
          noImplicitReturns: true,
          noFallthroughCasesInSwitch: true,
          noUnusedLocals: true,
          noUnusedParameters: true,
          erasableSyntaxOnly: true,
          allowImportingTsExtensions: true,
          lib: ['es2023', 'dom', 'dom.iterable', 'webworker.importscripts'],
          skipLibCheck: true,
        });
        config.include.push('../e2e/**/*.ts', '../engines/**/*.ts', '../playwright.config.ts');
      },
    },
  },
};
