import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PushMessage } from '@ponts-bornes/protocol';
import type { NewPushDevice } from '@ponts-bornes/protocol';
import { eventually } from './eventually.ts';

/** A request that a service on loopback received. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A web server that records what it is sent. */
export class Receiver {
  readonly received: Received[] = [];
  /** The status of its answers. */
  status: number;
  /** Other answers at some paths. */
  readonly statusAt = new Map<string, number>();
  /** Whether it answers nothing. */
  isMute = false;
  readonly #server: Server;
  #origin = '';

  constructor(status = 201) {
    this.status = status;
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { url: path = '', headers } = request;
        this.received.push({ path, headers, body: Buffer.concat(chunks) });
        const answer = this.statusAt.get(path) ?? this.status;
        if (!this.isMute) response.writeHead(answer, answer === 302 ? { location: '/elsewhere' } : {}).end();
      });
    });
  }

  async open(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  get origin(): string {
    return this.#origin;
  }

  get host(): string {
    return new URL(this.#origin).host;
  }

  /** Waits until it has received so many requests. */
  async count(count: number): Promise<readonly Received[]> {
    return eventually(() => {
      if (this.received.length < count) throw new Error(`${this.received.length} of ${count} received`);
      return this.received;
    });
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

/** A browser subscribed at a push service: it decrypts what the service receives for it. */
export class PushBrowser {
  readonly #service: Receiver;
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly path = `/push/${randomBytes(8).toString('hex')}`;

  constructor(service: Receiver) {
    this.#service = service;
    this.#keys.generateKeys();
  }

  subscription(name: string): NewPushDevice {
    return {
      name,
      endpoint: `${this.#service.origin}${this.path}`,
      keys: { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') },
    };
  }

  /** What it was sent so far. */
  get raw(): readonly Received[] {
    return this.#service.received.filter(({ path }) => path === this.path);
  }

  get messages(): readonly PushMessage[] {
    return this.raw.map(({ body }) => PushMessage.parse(JSON.parse(this.#decrypt(body))));
  }

  /** What a service worker shows: each id once. */
  get shown(): readonly PushMessage[] {
    return [...new Map(this.messages.map((message) => [message.id, message])).values()];
  }

  async count(count: number): Promise<readonly PushMessage[]> {
    return eventually(() => {
      if (this.raw.length < count) throw new Error(`${this.raw.length} of ${count} pushed`);
      return this.messages;
    });
  }

  /** RFC 8291 and RFC 8188. */
  #decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const ikm = Buffer.from(hkdfSync('sha256', this.#keys.computeSecret(sender), this.#auth, info, 32));
    const key = hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  }
}

/** Whether a push is signed by the key that the server publishes (RFC 8292). */
export const isSignedBy = (publicKey: string, { headers }: Received): boolean => {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(headers.authorization)) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(point, 1), y: coordinate(point, 33) };
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isGood && key === publicKey;
};

const coordinate = (point: Buffer, from: number): string => point.subarray(from, from + 32).toString('base64url');
