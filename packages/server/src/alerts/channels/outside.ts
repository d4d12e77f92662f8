import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import type { RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { isPublicAddress } from './public-addresses.ts';

/** How long a service may take to answer, in milliseconds, and how many bytes of its answer are read. */
const PATIENCE = 10_000;
/** The wait for a name server before the first repetition, and the number of attempts. */
const RESOLVING = { timeout: 2000, tries: 2 };
const LONGEST_ANSWER = 16_384;

export interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

/** This server must not connect to the address. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/**
 * Sends messages to addresses that people chose. They must be public, also after name resolution: otherwise anybody
 * could reach this server's own network through it. The connection goes to the address that was checked, and redirects
 * are not followed.
 */
export class Outside {
  readonly #allowed: ReadonlySet<string>;
  readonly #lookup: LookupFunction;
  readonly #closing = new AbortController();

  /**
   * @param allowed hosts, as in a URL, that may be private and may be reached over plain HTTP
   * @param resolve resolves a name to its addresses
   */
  constructor(allowed: readonly string[], resolve: Resolve = nameServers()) {
    this.#allowed = new Set(allowed);
    this.#lookup = publicLookup(resolve);
  }

  /** Whether an address may be stored. Its name is resolved only when it is used. */
  accepts(url: string): boolean {
    try {
      this.#expectAllowed(new URL(url));
      return true;
    } catch {
      return false;
    }
  }

  /** The status of the answer. Rejects if there is none. */
  async post({ url, headers, body }: Sent): Promise<number> {
    const target = new URL(url);
    this.#expectAllowed(target);
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      agent: false,
      signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(PATIENCE)]),
      ...(this.#allowed.has(target.host) ? {} : { lookup: this.#lookup }),
    };
    return new Promise((resolve, reject) => {
      const send = target.protocol === 'https:' ? requestHttps : requestHttp;
      const request = send(target, options, (response) => {
        let length = 0;
        response.on('data', (chunk: Buffer) => {
          length += chunk.length;
          if (length > LONGEST_ANSWER) response.destroy();
        });
        response.on('close', () => resolve(response.statusCode ?? 0));
        response.on('error', () => {});
      });
      // Without a listener, Node closes the connection and says nothing more.
      request.on('upgrade', (response, socket) => {
        socket.destroy();
        resolve(response.statusCode ?? 0);
      });
      request.on('error', reject);
      request.end(body);
    });
  }

  /** Ends everything that is being sent. */
  close(): void {
    this.#closing.abort();
  }

  #expectAllowed({ protocol, host, hostname, username, password, port }: URL): void {
    if (this.#allowed.has(host)) return;
    const address = hostname.replace(/^\[|\]$/g, '');
    if (protocol !== 'https:') throw new AddressRefused('not https');
    if (username !== '' || password !== '') throw new AddressRefused('credentials in the address');
    if (port !== '' && Number(port) < 1024) throw new AddressRefused('port of another service');
    if (isIP(address) !== 0 && !isPublicAddress(address)) throw new AddressRefused('not a public address');
    if (isIP(address) === 0 && !hostname.includes('.')) throw new AddressRefused('not a public name');
  }
}

type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

/**
 * Asks name servers directly. The system's own lookup would occupy one of the few threads that may wait for names, for
 * as long as a name server of the asker's choice likes. The database's and the mail server's names need them too.
 *
 * @param servers the default is the system's
 */
export const nameServers = (servers: readonly string[] = []): Resolve => {
  const resolver = new Resolver(RESOLVING);
  if (servers.length > 0) resolver.setServers(servers);
  return async (hostname) => {
    const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    return found.flatMap((answer, index) =>
      answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })) : [],
    );
  };
};

/** Resolves a name to public addresses only; the connection uses one of these. */
const publicLookup = (resolve: Resolve): LookupFunction => {
  const publicOnly = async (hostname: string): Promise<LookupAddress[]> => {
    const addresses = await resolve(hostname);
    const isAllowed = addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address));
    if (!isAllowed) throw new AddressRefused('not a public address');
    return [...addresses];
  };
  const look = callbackify(publicOnly);
  return (hostname, _options, done) => look(hostname, (error, addresses) => done(error, addresses));
};
