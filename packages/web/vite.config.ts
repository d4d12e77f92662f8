import { sveltekit } from '@sveltejs/kit/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

// Rules and bots are taken from their sources: no build of theirs has to be fresh.
export default defineConfig({
  plugins: [sveltekit()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: {
    noExternal: [/^@ponts-bornes\//],
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  worker: { format: 'es' },
  build: { target: 'es2022' },
});
