// `npm run dev`: the web client's development server.
import { join } from 'node:path';
import { readCommand } from './command.mjs';
import { ROOT, ensureInstalled, ensureSynced, handOver, tool } from './prepare.mjs';

const { passed } = readCommand({
  usage: 'npm run dev -- [-- vite options]',
  about:
    'Serves the web client from its sources and reloads what changes. Online tables are those of a running `npm start`.',
  passesOn: 'Vite',
  notes: 'Environment: API, the address of the server (default: http://127.0.0.1:8080)',
});
ensureInstalled();
ensureSynced();
handOver(tool('vite/bin/vite.js'), ['dev', ...passed], { cwd: join(ROOT, 'packages', 'web') });
