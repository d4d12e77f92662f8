import { readConfig } from './config.ts';
import { openServer } from './index.ts';

const read = readConfig(process.env);
if (!read.ok) {
  for (const problem of read.problems) process.stderr.write(`${problem}\n`);
  process.exit(2);
}
const { PORT, HOST, DATA, ORIGINS, SECURE, REQUESTS, MESSAGES } = read.config;
const server = await openServer({
  data: DATA,
  origins: ORIGINS.split(',').filter(Boolean),
  isSecure: SECURE === '1',
  requestsPerMinute: REQUESTS,
  messagesPerWindow: MESSAGES,
  report: (table, error) => process.stderr.write(`table ${table}: ${String(error)}\n`),
});
process.stdout.write(`${await server.app.listen({ port: PORT, host: HOST })}\n`);

let isStopping = false;
const stop = (): void => {
  if (isStopping) return;
  isStopping = true;
  void server.close().then(() => process.exit(0));
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
