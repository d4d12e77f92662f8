import type { RequestListener } from 'node:http';
import { ERROR_STATUS } from '@ponts-bornes/protocol';
import type { ErrorCode } from '@ponts-bornes/protocol';
import { WINDOW, openRates } from './counts.ts';
import { networkOf } from './network.ts';
import type { AppParts } from './parts.ts';
import { clientAddress } from './proxies.ts';
import type { Trusts } from './proxies.ts';

const REFUSAL = 'too-fast' satisfies ErrorCode;
const BODY = JSON.stringify({ code: REFUSAL });
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': String(WINDOW / 1000),
};

/** Limits the pages and files that one address may request. */
export const limitedPages = (
  web: RequestListener,
  { pagesPerWindow, now }: Pick<AppParts, 'pagesPerWindow' | 'now'>,
  trusts: Trusts,
): RequestListener => {
  const byAddress = openRates(pagesPerWindow, now);
  return (request, response) => {
    if (byAddress.add(networkOf(clientAddress(request, trusts)))) return web(request, response);
    // A trusted proxy's connection carries the requests of others too.
    const isDirect = !trusts(request.socket.remoteAddress ?? '', 0);
    response.writeHead(ERROR_STATUS[REFUSAL], { ...HEADERS, ...(isDirect ? { connection: 'close' } : {}) });
    response.end(BODY);
  };
};
