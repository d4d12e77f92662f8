import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { ERROR_STATUS } from '@ponts-bornes/protocol';
import type { ErrorCode } from '@ponts-bornes/protocol';
import { WINDOW, openRates } from './counts.ts';
import { networkOf } from './network.ts';
import type { AppParts } from './parts.ts';
import { clientAddress } from './proxies.ts';
import type { Trusts } from './proxies.ts';

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** Answers requests for pages and files, now or later. */
export type PageListener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Answers `internal` where a listener throws or rejects: otherwise one request would end the process. */
export const safePages =
  (web: PageListener, report: (error: unknown) => void): RequestListener =>
  (request, response) => {
    const answered = async (): Promise<void> => web(request, response);
    answered().catch((error: unknown) => {
      report(error);
      if (response.headersSent) return void request.socket.destroy();
      refuse(response, 'internal');
    });
  };

const refuse = (response: ServerResponse, code: ErrorCode, headers: Readonly<Record<string, string>> = {}): void => {
  response.writeHead(ERROR_STATUS[code], { ...HEADERS, ...headers });
  response.end(JSON.stringify({ code }));
};

/** Limits the pages and files that one address may request. */
export const limitedPages = (
  web: PageListener,
  { pagesPerWindow, now }: Pick<AppParts, 'pagesPerWindow' | 'now'>,
  trusts: Trusts,
): PageListener => {
  const byAddress = openRates(pagesPerWindow, now);
  return (request, response) => {
    if (byAddress.add(networkOf(clientAddress(request, trusts)))) return web(request, response);
    // A trusted proxy's connection carries the requests of others too.
    const isDirect = !trusts(request.socket.remoteAddress ?? '', 0);
    refuse(response, 'too-fast', { 'retry-after': String(WINDOW / 1000), ...(isDirect && { connection: 'close' }) });
  };
};
