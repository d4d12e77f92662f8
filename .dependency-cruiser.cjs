/** Enforces the import directions described in ARCHITECTURE.md. */
const within = (name) => `^packages/${name}/`;
const rule = (name, comment, from, mayImport) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^packages/', pathNot: mayImport },
});

const lib = (folders) => `^packages/web/src/lib/(${folders.join('|')})/`;
/** The folders of the web client, lowest first: each may import those before it. */
const WEB_LAYERS = ['i18n', 'ui', 'storage', 'settings', 'board-kit', 'boards', 'api', 'compute', 'table', 'features'];
const webLayers = WEB_LAYERS.slice(0, -1).map((layer, index) => ({
  name: `web-${layer}-imports-no-layer-above`,
  comment: 'The folders of the web client are layers, see ARCHITECTURE.md. Tests may import anything.',
  severity: 'error',
  from: { path: lib([layer]), pathNot: '\\.test\\.ts$' },
  to: { path: [lib(WEB_LAYERS.slice(index + 1)), '^packages/web/src/(routes|service-worker)/'] },
}));

module.exports = {
  forbidden: [
    ...webLayers,
    {
      name: 'web-features-never-import-each-other',
      comment: 'Features only use lower layers; routes combine features.',
      severity: 'error',
      from: { path: '^packages/web/src/lib/features/([^/]+)/' },
      to: {
        path: ['^packages/web/src/lib/features/', '^packages/web/src/routes/'],
        pathNot: '^packages/web/src/lib/features/$1/',
      },
    },
    {
      name: 'web-folders-are-layers',
      comment: 'Add every new folder of the web client to WEB_LAYERS. Only tests use colours.',
      severity: 'error',
      from: {},
      to: { path: '^packages/web/src/lib/', pathNot: [lib(WEB_LAYERS), lib(['colours'])] },
    },
    {
      name: 'a-board-never-imports-another',
      severity: 'error',
      from: { path: '^packages/web/src/lib/boards/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/web/src/lib/boards/[^/]+/', pathNot: '^packages/web/src/lib/boards/$1/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-unresolvable',
      comment: 'svelte-check checks the names that SvelteKit provides.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^\\$service-worker$|^\\$(app|lib)/|\\$types$' },
    },
    rule('kernel-imports-nothing', 'The kernel has no dependencies.', within('kernel'), within('kernel')),
    rule('testkit-imports-kernel', 'The test kit only knows the contract.', within('testkit'), [
      within('testkit'),
      within('kernel'),
    ]),
    rule('balance-imports-kernel', 'Measuring only knows the contract.', within('balance'), [
      within('balance'),
      within('kernel'),
    ]),
    {
      name: 'a-game-imports-kernel',
      comment: 'A game imports only the kernel. Its src/balance may also import balance, and its tests the test kit.',
      severity: 'error',
      from: { path: '^packages/games/([^/]+)/', pathNot: '\\.test\\.ts$|/test/|/src/balance/' },
      to: { path: '^packages/', pathNot: ['^packages/games/$1/', within('kernel')] },
    },
    {
      name: 'a-games-balance-imports-balance',
      severity: 'error',
      from: { path: '^packages/games/([^/]+)/src/balance/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/', pathNot: ['^packages/games/$1/', within('kernel'), within('balance')] },
    },
    {
      name: 'a-game-never-imports-another',
      severity: 'error',
      from: { path: '^packages/games/([^/]+)/' },
      to: { path: '^packages/games/', pathNot: '^packages/games/$1/' },
    },
    rule('catalogue-imports-games', 'The list of games.', within('catalogue'), [
      within('catalogue'),
      within('games'),
      within('kernel'),
    ]),
    rule('bots-know-the-contract', 'Bots know games only through the contract and the list of games.', within('bots'), [
      within('bots'),
      within('kernel'),
      within('catalogue'),
    ]),
    rule('protocol-imports-kernel', 'Both sides of the wire share the protocol.', within('protocol'), [
      within('protocol'),
      within('kernel'),
    ]),
    {
      name: 'server-knows-no-client',
      comment: 'The server imports rules, bots and the protocol, but no other program. Its tests may use the test kit.',
      severity: 'error',
      from: { path: within('server'), pathNot: '\\.test\\.ts$|/test/' },
      to: {
        path: '^packages/',
        pathNot: ['server', 'kernel', 'games', 'catalogue', 'bots', 'protocol'].map(within),
      },
    },
    {
      name: 'server-tests-know-no-client',
      severity: 'error',
      from: { path: within('server') },
      to: { path: '^packages/(web|cli)/' },
    },
    {
      name: 'server-layers',
      comment:
        'Layers of the server, lowest first: bus and metrics, store, people, tables, alerts, meeting, pictures and retention, http.',
      severity: 'error',
      from: { path: '^packages/server/src/(bus|metrics|store|people|tables)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/server/src/(http|retention|alerts|meeting|pictures|admin)/' },
    },
    {
      name: 'alerts-know-no-http',
      severity: 'error',
      from: { path: '^packages/server/src/(alerts|meeting|pictures|retention)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/server/src/(http|admin)/' },
    },
    {
      name: 'people-know-no-tables',
      severity: 'error',
      from: { path: '^packages/server/src/(bus|metrics|store|people)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/server/src/tables/' },
    },
    {
      name: 'the-store-is-at-the-bottom',
      severity: 'error',
      from: { path: '^packages/server/src/(bus|metrics|store)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/server/src/people/' },
    },
    {
      name: 'a-game-in-play-knows-no-room',
      comment: 'Layers of tables, lowest first: game, room, audience, runtime.',
      severity: 'error',
      from: { path: '^packages/server/src/tables/game/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/server/src/tables/(room|audience|runtime)/' },
    },
    {
      name: 'a-room-knows-no-audience',
      severity: 'error',
      from: { path: '^packages/server/src/tables/room/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/server/src/tables/(audience|runtime)/' },
    },
    {
      name: 'an-audience-knows-no-runtime',
      severity: 'error',
      from: { path: '^packages/server/src/tables/audience/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/server/src/tables/runtime/' },
    },
    {
      name: 'only-the-store-queries',
      comment: 'SQL, the query builder and the database drivers stay in store/. Tests may look inside.',
      severity: 'error',
      from: { path: '^packages/server/src/', pathNot: ['^packages/server/src/store/', '\\.test\\.ts$'] },
      to: { path: 'node_modules/(@types/pg|kysely|libsql|pg)/' },
    },
    {
      name: 'cli-knows-no-server',
      comment: 'The terminal imports rules and bots. From the server it only uses the admin commands.',
      severity: 'error',
      from: { path: within('cli') },
      to: { path: '^packages/(server|web|protocol)/', pathNot: '^packages/server/src/admin/index[.]ts$' },
    },
    {
      name: 'terminal-boards-only-draw',
      comment:
        'A terminal board turns views into text. It must not depend on commands, the terminal or a game in play.',
      severity: 'error',
      from: { path: '^packages/cli/src/boards/' },
      to: { path: '^packages/cli/src/', pathNot: '^packages/cli/src/(boards/|ink[.]ts|language[.]ts)' },
    },
    {
      name: 'a-terminal-board-knows-no-other',
      severity: 'error',
      from: { path: '^packages/cli/src/boards/([^/]+)/' },
      to: { path: '^packages/cli/src/boards/[^/]+/', pathNot: '^packages/cli/src/boards/$1/' },
    },
    {
      name: 'commands-are-the-top',
      comment: 'Only the program itself imports commands.',
      severity: 'error',
      from: { path: '^packages/cli/src/', pathNot: '^packages/cli/src/(commands/|pb[.]ts$)' },
      to: { path: '^packages/cli/src/commands/' },
    },
    {
      name: 'jobs-of-the-terminal-stand-apart',
      comment: 'arena, balance and admin are independent of each other.',
      severity: 'error',
      from: { path: '^packages/cli/src/(admin|arena|balance)/' },
      to: { path: '^packages/cli/src/(admin|arena|balance|boards)/', pathNot: '^packages/cli/src/$1/' },
    },
    {
      name: 'web-knows-no-terminal',
      comment:
        'The web client imports rules, bots and the protocol, but no other program. Its tests may use the test kit.',
      severity: 'error',
      from: { path: within('web'), pathNot: '\\.test\\.ts$|/e2e/(cluster|own-server|post-office)\\.ts$' },
      to: {
        path: '^packages/',
        pathNot: ['web', 'kernel', 'games', 'catalogue', 'bots', 'protocol'].map(within),
      },
    },
    {
      name: 'pages-carry-no-schemas',
      comment: 'The web client only imports types of the route table: its schemas would be loaded with every page.',
      severity: 'error',
      from: { path: within('web') },
      to: { path: '^packages/protocol/src/routes?[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rules-run-anywhere',
      comment: 'These packages also run in browsers, so they use no Node modules, except where tests read files.',
      severity: 'error',
      from: {
        path: '^packages/(kernel|balance|games|bots|testkit|catalogue|protocol)/',
        pathNot: '\\.test\\.ts$|/test/|/testkit/src/describe-records\\.ts$|/bots/src/service/node',
      },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/.*/dist/|/[.]svelte-kit/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.test.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'default'],
      extensions: ['.ts', '.js', '.json', '.svelte'],
    },
  },
};
