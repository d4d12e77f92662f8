import adapter from '@sveltejs/adapter-static';

/** @type {import('@sveltejs/kit').Config} */
export default {
  kit: {
    adapter: adapter({ pages: 'dist', assets: 'dist', strict: true }),
    // A page may be asked for with a slash at its end.
    paths: { relative: false },
    prerender: {
      // What stands behind the # of a lesson's page names a position to try: the browser makes it.
      handleMissingId: ({ path, message }) => {
        if (!path.endsWith('/learn')) throw new Error(message);
      },
    },
    typescript: {
      config: (config) => {
        Object.assign(config.compilerOptions, {
          customConditions: ['source'],
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
        config.include.push('../e2e/**/*.ts', '../playwright.config.ts');
      },
    },
  },
};
