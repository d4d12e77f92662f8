import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** The parts of the browser's request that a key needs. */
interface Asked {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
}

/** Deviations from a correct key in an honest browser. */
export interface Wrong {
  readonly origin?: string;
  readonly host?: string;
  readonly challenge?: string;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly isPresent?: boolean;
  /** An attestation statement, with its format. */
  readonly attestation?: readonly [format: string, statement: Map<string, Cbor>];
}

/** A software authenticator, including the browser's part: ES256, with no attestation or self attestation. */
export class Authenticator {
  readonly id: string;
  readonly #origin: string;
  readonly #vouchesForItself: boolean;
  readonly #privateKey: KeyObject;
  readonly #publicKey: Uint8Array;
  #userHandle = '';
  #counter = 0;

  constructor(origin: string, id = randomBytes(16), vouchesForItself = false) {
    this.#origin = origin;
    this.#vouchesForItself = vouchesForItself;
    this.id = id.toString('base64url');
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    const { x, y } = publicKey.export({ format: 'jwk' });
    // COSE: an elliptic curve key for ES256 on P-256.
    this.#publicKey = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ]),
    );
  }

  /** Implements `navigator.credentials.create`. */
  create(options: unknown, wrong: Wrong = {}): Record<string, unknown> {
    const asked = options as Asked;
    this.#userHandle = asked.user!.id;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.#publicKey]);
    const authData = this.#authData(wrong.host ?? asked.rp!.id, 0x40, wrong, attested);
    const clientData = this.#clientData('webauthn.create', asked, wrong);
    const [format, statement] = wrong.attestation ?? this.#attestation(authData, clientData);
    const attestationObject = cbor(
      new Map<string, Cbor>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', authData],
      ]),
    );
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: Buffer.from(attestationObject).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Implements `navigator.credentials.get`. */
  get(options: unknown, wrong: Wrong = {}): Record<string, unknown> {
    const asked = options as Asked;
    const clientData = this.#clientData('webauthn.get', asked, wrong);
    const authData = this.#authData(wrong.host ?? asked.rpId!, 0, wrong);
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: this.#sign(authData, clientData).toString('base64url'),
      userHandle: wrong.userHandle ?? this.#userHandle,
    });
  }

  #sign(authData: Buffer, clientData: Buffer): Buffer {
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return sign('sha256', signed, this.#privateKey);
  }

  /** No attestation, or self attestation. */
  #attestation(authData: Buffer, clientData: Buffer): readonly [format: string, statement: Map<string, Cbor>] {
    if (!this.#vouchesForItself) return ['none', new Map()];
    return [
      'packed',
      new Map<string, Cbor>([
        ['alg', -7],
        ['sig', this.#sign(authData, clientData)],
      ]),
    ];
  }

  #credential(response: Record<string, unknown>): Record<string, unknown> {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData(type: string, { challenge }: Asked, wrong: Wrong): Buffer {
    const origin = wrong.origin ?? this.#origin;
    return Buffer.from(JSON.stringify({ type, challenge: wrong.challenge ?? challenge, origin, crossOrigin: false }));
  }

  /** User present and verified, unless overridden. */
  #authData(host: string, flags: number, wrong: Wrong, attested = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(wrong.counter ?? ++this.#counter);
    const present = wrong.isPresent === false ? 0 : 0x05;
    return Buffer.concat([
      createHash('sha256').update(host).digest(),
      Buffer.from([flags | present]),
      counter,
      attested,
    ]);
  }
}

export type Cbor = number | string | Uint8Array | readonly Cbor[] | Map<number, Cbor> | Map<string, Cbor>;

/** The subset of CBOR that authenticators use. */
const cbor = (value: Cbor): Uint8Array => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) {
    const pairs = [...(value as Map<number | string, Cbor>)];
    return Buffer.concat([head(5, pairs.length), ...pairs.flat().map((each) => cbor(each))]);
  }
  return Buffer.concat([head(4, value.length), ...value.map((each) => cbor(each))]);
};

const head = (kind: number, size: number): Uint8Array => {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
};
