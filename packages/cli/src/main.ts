#!/usr/bin/env node
import { EXIT } from './failure.ts';
import { main } from './pb.ts';

const interruption = new AbortController();
process.on('SIGINT', () => {
  // A second Ctrl-C exits immediately.
  if (interruption.signal.aborted) process.exit(EXIT.interrupted);
  interruption.abort();
});

const { stdin, stdout, stderr, env } = process;
// `main` no longer listens: a late error of a closed pipe must not crash the program.
stdout.on('error', () => {});
stderr.on('error', () => {});
process.exitCode = await main(process.argv.slice(2), { stdin, stdout, stderr, env, signal: interruption.signal });
