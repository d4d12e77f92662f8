import { run } from './run.ts';

process.stdout.write(`${await run(process.env)}\n`);
