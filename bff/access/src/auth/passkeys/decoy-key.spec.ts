import { createPublicKey } from 'node:crypto';
import { Authenticator } from '../../../testing/authenticator';
import { decoyKey } from './decoy-key';

/** Positions of the coordinates in a COSE key of P-256. */
const [x, y] = [(key: Buffer) => key.subarray(10, 42), (key: Buffer) => key.subarray(45)];
const withoutCoordinates = (key: Buffer) => Buffer.concat([key.subarray(0, 10), key.subarray(42, 45)]).toString('hex');

describe('decoyKey', () => {
  it('is encoded as the key of an authenticator is, so that it takes as long to verify with', () => {
    const [decoy, { publicKey }] = [decoyKey(), new Authenticator()];
    expect(withoutCoordinates(decoy)).toBe(withoutCoordinates(publicKey));
    expect(decoy).toHaveLength(publicKey.length);
  });

  it('is a point of the curve, another one each time', () => {
    const keys = [decoyKey(), decoyKey()];
    for (const key of keys) {
      const jwk = { kty: 'EC', crv: 'P-256', x: x(key).toString('base64url'), y: y(key).toString('base64url') };
      expect(createPublicKey({ key: jwk, format: 'jwk' }).asymmetricKeyDetails).toEqual({ namedCurve: 'prime256v1' });
    }
    expect(x(keys[0] as Buffer)).not.toEqual(x(keys[1] as Buffer));
  });
});
