import { defineConfig } from '@playwright/test';
import { CEILING } from '../e2e/ceiling.ts';
import plain from '../playwright.config.ts';
import { ENGINE_NAMES } from './engine.ts';
import type { EngineOptions } from './fixture.ts';

/** `npm run test:browsers`: everything in the other engines, where `npm test` plays a few turns. */
export default defineConfig<EngineOptions>({
  ...plain,
  testDir: '.',
  testMatch: '*.engine.ts',
  outputDir: '../../../reports/browsers',
  // Whole games in software rendering, possibly on a busy machine.
  timeout: 10 * CEILING,
  fullyParallel: false,
  reporter: [['list'], ['json', { outputFile: '../../../reports/browsers.json' }]],
  projects: ENGINE_NAMES.map((name) => plain.projects!.find((project) => project.name === name)!).map(
    ({ testDir: _folder, testMatch: _files, ...project }) => project,
  ),
});
