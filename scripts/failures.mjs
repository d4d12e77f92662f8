// Extracts the failures from the test runners' reports, with the command that runs each test alone.
import { relative } from 'node:path';

/** The failed tests in a Vitest JSON report, and the files that failed outside of their tests. */
export const unitFailures = ({ testResults }, root) =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // It could not be loaded, or a hook of it failed.
    if (status === 'failed' && failed.length === 0) return [failure(file, unitCommand(file))];
    return failed.map(({ fullName, failureMessages = [] }) =>
      failure(fullName, unitCommand(file, fullName, seedIn(failureMessages.join('\n')))),
    );
  });

/** The tests in a Playwright JSON report that did not pass on the first try. */
export const browserFailures = ({ suites }, seed) =>
  suites
    .flatMap((suite) => specsOf(suite, []))
    .map(({ file, engine, names }) =>
      failure(
        `${engine === 'chromium' ? '' : `${engine}: `}${file} › ${names.join(' › ')}`,
        browserCommand({ file, engine, name: names.join(' '), seed }),
      ),
    );

const specsOf = ({ specs, suites = [] }, groups) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests: [{ projectName: engine }] }) => ({ file, engine, names: [...groups, title] })),
  ...suites.flatMap((suite) => specsOf(suite, [...groups, suite.title])),
];

const failure = (name, command) => ({ name, command });

const unitCommand = (file, name, seed) =>
  [given(seed), 'npm run -s test:unit --', file, ...(name === undefined ? [] : ['-t', quoted(name)])]
    .filter(Boolean)
    .join(' ');

const browserCommand = ({ file, engine, name, seed }) => {
  const command = engine === 'chromium' ? 'test:e2e --' : `test:browsers -- --engine ${engine}`;
  return [given(seed), `npm run -s ${command}`, file, '-g', quoted(name)].filter(Boolean).join(' ');
};

const given = (seed) => (seed === undefined ? '' : `SEED=${seed}`);

/** A failed fast-check property reports its seed. */
const seedIn = (message) => /\bseed: (-?\d+)/.exec(message)?.[1];

/** Escapes a name for the runners' regular expressions, and for the shell. */
const quoted = (name) =>
  `'${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll("'", String.raw`'\''`)}'`;
