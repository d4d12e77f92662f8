// `npm run test:versions -- [version…] [path…]`: the tests on each supported version of Node.js.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { readCommand } from './command.mjs';
import { ROOT, ensureBuilt, installNode } from './prepare.mjs';

/** The oldest version that package.json allows, and those with long-term support. */
const SUPPORTED = ['20.19', '22', '24'];
const VERSION = /^\d+(?:\.\d+){0,2}$/;

const { what, passed } = readCommand({
  usage: 'npm run test:versions -- [version…] [path…]',
  about: `Runs \`npm test\` on each version of Node, or only the unit tests at some paths. Takes Node from npm, keeps it in
node_modules/.cache, and ends with a table. The exit code is 1 when anything failed.`,
  operands: { what: { about: `versions (default: ${SUPPORTED.join(' ')}) and paths, in any order`, isList: true } },
  passesOn: 'Vitest; only with paths',
});
const paths = what.filter((text) => !VERSION.test(text));
const asked = what.filter((text) => VERSION.test(text));

/**
 * Runs everything, or some unit tests, with this Node.js version; returns how many passed and failed, or null if it did
 * not get that far.
 */
const testWith = async (node) => {
  if (paths.length === 0) {
    const output = await run(node, [join('scripts', 'test.mjs')]);
    const [, good, bad] = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1) ?? [];
    return good === undefined ? null : { good: Number(good), bad: Number(bad) };
  }
  const report = join(ROOT, 'reports', 'versions.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  await run(node, [join('scripts', 'unit.mjs'), ...paths, '--', ...reporters, ...passed]);
  return existsSync(report) ? countsIn(JSON.parse(readFileSync(report, 'utf8'))) : null;
};

const countsIn = ({ numPassedTests, numFailedTests, testResults }) => {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { good: numPassedTests, bad: numFailedTests + broken.length };
};

/** A program's output, also printed as it arrives. Programs that it starts as `node` use the same version. */
const run = async (node, args) => {
  const PATH = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(node, args, { cwd: ROOT, env: { ...process.env, PATH }, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (text) => {
    output += text;
    process.stdout.write(text);
  });
  return new Promise((resolve) => child.on('close', () => resolve(output)));
};

ensureBuilt();
mkdirSync(join(ROOT, 'reports'), { recursive: true });
const rows = [];
for (const version of asked.length > 0 ? asked : SUPPORTED) {
  const node = installNode(version);
  console.log(`\nNode ${node.version} (${relative(ROOT, node.path)})`);
  const counts = await testWith(node.path);
  rows.push({ version: node.version, counts });
  writeFileSync(join(ROOT, 'reports', 'versions.txt'), `${rows.map(rowOf).join('\n')}\n`);
}
console.log(`\n| Node | passed | failed |\n| --- | ---: | ---: |\n${rows.map(rowOf).join('\n')}`);
process.exitCode = rows.every(({ counts }) => counts !== null && counts.good > 0 && counts.bad === 0) ? 0 : 1;

function rowOf({ version, counts }) {
  return counts === null ? `| ${version} | | did not finish |` : `| ${version} | ${counts.good} | ${counts.bad} |`;
}
