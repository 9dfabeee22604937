import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyAssertion } from '@portal/domain/passkeys/passkeys.dto';
import { passkeyEndpoints } from '@portal/domain/passkeys/passkeys.endpoints';
import type { Caller } from '@portal/bff-platform/testing/caller';

/** How an authenticator or a browser deviates from what the portal expects. */
export interface Deviation {
  origin?: string;
  rp_id?: string;
  type?: string;
  /** Whether the authenticator has verified its user, by a PIN or a fingerprint. */
  user_verified?: boolean;
  counter?: number;
  /** `none` by default, otherwise `packed`: signed by the passkey itself, or with the certificate of a model. */
  attestation?: 'self' | 'certificate';
}

interface Challenge {
  challenge: string;
}

const flags = { present: 0x01, verified: 0x04, credential: 0x40 };
const length = (bytes: Buffer): Buffer => Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]);
const text = (value: string): Buffer => Buffer.from([0x60 + value.length, ...Buffer.from(value)]);

/** A passkey in software (ES256), with the browser that it is used in; encodes what WebAuthn Level 3 prescribes. */
export class Authenticator {
  readonly id = randomBytes(32);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  /** The public key as a COSE key. */
  get publicKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinates = [x, y].map((bytes) => Buffer.from(bytes, 'base64url'));
    const [head, [first, second]] = [Buffer.from('a5010203262001', 'hex'), coordinates];
    if (!first || !second) throw new Error('A P-256 key has two coordinates');
    return Buffer.concat([head, Buffer.from('215820', 'hex'), first, Buffer.from('225820', 'hex'), second]);
  }

  create({ challenge }: Challenge, deviation: Deviation = {}): NewPasskey {
    const size = Buffer.from([this.id.length >> 8, this.id.length & 0xff]);
    const credential = Buffer.concat([Buffer.alloc(16), size, this.id, this.publicKey]);
    const data = Buffer.concat([this.data(deviation, flags.credential), credential]);
    const client = clientData(challenge, 'webauthn.create', deviation);
    const { attestation } = deviation;
    const parts = [
      text('fmt'),
      text(attestation ? 'packed' : 'none'),
      text('attStmt'),
      attestation ? this.packed(data, client, attestation === 'certificate') : Buffer.from([0xa0]),
      text('authData'),
      length(data),
      data,
    ];
    return {
      credential_id: this.id.toString('base64url'),
      client_data: client.toString('base64url'),
      attestation: Buffer.concat([Buffer.from([0xa3]), ...parts]).toString('base64url'),
      transports: ['internal'],
    };
  }

  sign({ challenge }: Challenge, deviation: Deviation = {}): PasskeyAssertion {
    this.counter += 1;
    const client = clientData(challenge, 'webauthn.get', deviation);
    const data = this.data(deviation);
    return {
      credential_id: this.id.toString('base64url'),
      client_data: client.toString('base64url'),
      authenticator_data: data.toString('base64url'),
      signature: this.signature(data, client).toString('base64url'),
    };
  }

  private signature(data: Buffer, client: Buffer): Buffer {
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return sign('sha256', signed, this.keys.privateKey);
  }

  /** The statement of a `packed` attestation: `alg` ES256, `sig` and, if asked for, `x5c` with one certificate. */
  private packed(data: Buffer, client: Buffer, hasCertificate: boolean): Buffer {
    const signature = this.signature(data, client);
    const signed = [text('alg'), Buffer.from([0x26]), text('sig'), length(signature), signature];
    const certificate = [text('x5c'), Buffer.from([0x81]), length(this.id), this.id];
    return Buffer.concat([
      Buffer.from([hasCertificate ? 0xa3 : 0xa2]),
      ...signed,
      ...(hasCertificate ? certificate : []),
    ]);
  }

  private data({ rp_id = 'localhost', user_verified = true, counter = this.counter }: Deviation, more = 0): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const set = flags.present | (user_verified ? flags.verified : 0) | more;
    return Buffer.concat([createHash('sha256').update(rp_id).digest(), Buffer.from([set]), count]);
  }
}

const clientData = (
  challenge: string,
  usual: string,
  { origin = 'http://localhost', type = usual }: Deviation,
): Buffer => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const { add, creationOptions, signIn, signInOptions } = passkeyEndpoints;

/** Adds a passkey to the caller's account. */
export async function addPasskey(call: Caller, token: string | undefined, authenticator = new Authenticator()) {
  const options = (await call(creationOptions, { token })).body;
  const answer = await call(add, { token, body: authenticator.create(options) });
  if (answer.status !== 200) throw new Error(`The passkey was answered with ${answer.status}`);
  return { authenticator, ...answer.body };
}

/** Signs in with a passkey, on a server of its own choice. */
export async function signInWithPasskey(call: Caller, authenticator: Authenticator, deviation?: Deviation) {
  return call(signIn, { body: authenticator.sign((await call(signInOptions)).body, deviation) });
}
