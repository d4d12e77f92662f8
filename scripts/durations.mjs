// Extracts from the test runners' reports how long each file took.
import { relative } from 'node:path';

/** The files of a Vitest JSON report. */
export const unitDurations = ({ testResults }, root) =>
  testResults.map(({ name, startTime, endTime }) => ({ file: relative(root, name), millis: endTime - startTime }));

/** The files of a Playwright JSON report, each with the sum of its tests, which may have run in parallel. */
export const browserDurations = ({ suites }) =>
  suites.map((suite) => ({ file: suite.title, millis: durationOf(suite) }));

const durationOf = ({ specs, suites = [] }) => sum([...specs.map(timeOf), ...suites.map(durationOf)]);

const timeOf = ({ tests }) => sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration)));

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** The slowest files in one line, with their seconds. */
export const slowest = (durations, count) =>
  durations
    .toSorted((one, other) => other.millis - one.millis)
    .slice(0, count)
    .map(({ file, millis }) => `${file} ${Math.round(millis / 1000)}`)
    .join(', ');
