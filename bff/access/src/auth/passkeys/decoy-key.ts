import { generateKeyPairSync } from 'node:crypto';

/**
 * Returns the public key of a passkey that nobody has, as a COSE key (P-256, RFC 9053), so that an unknown passkey takes
 * as long to refuse as a wrong signature.
 */
export function decoyKey(): Buffer {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const coordinate = (bytes: string) => Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(bytes, 'base64url')]);
  // A map of kty: EC2, alg: ES256, crv: P-256, and the two coordinates.
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([head, Buffer.from([0x21]), coordinate(x), Buffer.from([0x22]), coordinate(y)]);
}
