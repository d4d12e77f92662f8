/** Who may import whom: the direction of dependence in ARCHITECTURE.md, enforced. */
const within = (name) => `^packages/${name}/`;
const rule = (name, comment, from, mayImport) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^packages/', pathNot: mayImport },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-unresolvable',
      comment: 'Names that SvelteKit gives itself are checked by svelte-check.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^\\$service-worker$|^\\$(app|lib)/|\\$types$' },
    },
    rule('kernel-imports-nothing', 'The kernel has no dependencies.', within('kernel'), within('kernel')),
    rule('testkit-imports-kernel', 'The test kit knows the contract alone.', within('testkit'), [
      within('testkit'),
      within('kernel'),
    ]),
    rule('balance-imports-kernel', 'Measuring knows the contract alone.', within('balance'), [
      within('balance'),
      within('kernel'),
    ]),
    {
      name: 'a-game-imports-kernel',
      comment: 'A game knows the kernel and itself; its balance also how to measure, its tests also the test kit.',
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
    rule('protocol-imports-kernel', 'What is said over the wire: both sides know it.', within('protocol'), [
      within('protocol'),
      within('kernel'),
    ]),
    {
      name: 'server-knows-no-client',
      comment: 'The server knows rules, bots and the protocol, and no other program; its tests also the test kit.',
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
      name: 'cli-knows-no-server',
      comment: 'The terminal knows rules and bots, and of the server only how to look after what it keeps.',
      severity: 'error',
      from: { path: within('cli') },
      to: { path: '^packages/(server|web|protocol)/', pathNot: '^packages/server/src/admin/index[.]ts$' },
    },
    {
      name: 'web-knows-no-terminal',
      comment: 'The web client knows rules, bots and the protocol, and no other program; its tests also the test kit.',
      severity: 'error',
      from: { path: within('web'), pathNot: '\\.test\\.ts$|/e2e/cluster\\.ts$' },
      to: {
        path: '^packages/',
        pathNot: ['web', 'kernel', 'games', 'catalogue', 'bots', 'protocol'].map(within),
      },
    },
    {
      name: 'rules-run-anywhere',
      comment:
        'Kernel, games, bots, protocol and test kit run in a browser too: no Node modules, but where tests read files.',
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
    exclude: { path: '/dist/|/[.]svelte-kit/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.test.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'default'],
      extensions: ['.ts', '.js', '.json', '.svelte'],
    },
  },
};
