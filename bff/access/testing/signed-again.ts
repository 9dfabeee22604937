import type { KeyObject } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { derivedKey } from '@portal/bff-platform/config/secrets';
import { testKeys } from '@portal/bff-platform/testing/canaries';

export interface Changes {
  /** A claim that is undefined is left out. */
  claims?: Record<string, unknown>;
  header?: Record<string, string>;
  key?: KeyObject;
}

/** Returns an access token with these changes, signed with the key of the test servers by default. */
export function signedAgain(token: string, { claims, header, key }: Changes): string {
  const real = derivedKey(testKeys.jwt, 'access tokens');
  const changed = { ...new JwtService().decode<object>(token), ...claims };
  const payload = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
  const signer = new JwtService({ secretOrKeyProvider: () => key ?? real });
  return signer.sign(payload, { header: { alg: 'HS256', typ: 'at+jwt', ...header } });
}
