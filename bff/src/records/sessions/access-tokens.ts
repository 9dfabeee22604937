import { Injectable } from '@nestjs/common';
import { accountLimits } from '@portal/domain/account/account.limits';
import { jwtVerify, SignJWT } from 'jose';
import { Env } from '../../config/env';
import { derivedKey } from '../../config/secrets';
import { ProblemError } from '../../platform/problem.error';

export interface TokenFacts {
  user_id: string;
  session_id: string;
}

/** RFC 9068: an access token says that it is one, so that no other token of ours can pass for it. */
const typ = 'at+jwt';
const issuer = 'tax-office-portal';
const audience = 'tax-office-portal-api';
/** Seconds by which clocks of replicas may differ. */
const leeway = 5;

/** Short-lived bearer tokens. What they say is only which session to look up. */
@Injectable()
export class AccessTokens {
  private readonly key;

  constructor(env: Env) {
    this.key = derivedKey(env.JWT_SECRET, 'access tokens');
  }

  sign({ user_id, session_id }: TokenFacts): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ sid: session_id })
      .setProtectedHeader({ alg: 'HS256', typ })
      .setSubject(user_id)
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(now)
      .setNotBefore(now)
      .setExpirationTime(now + accountLimits.accessToken / 1000)
      .sign(this.key);
  }

  /** Throws 401 for anything but a valid token of ours. */
  async read(token: string): Promise<TokenFacts> {
    const requiredClaims = ['sub', 'sid', 'exp', 'nbf'];
    const checks = { algorithms: ['HS256'], typ, issuer, audience, requiredClaims, clockTolerance: leeway };
    try {
      const { payload } = await jwtVerify<{ sid: string }>(token, this.key, checks);
      return { user_id: String(payload.sub), session_id: payload.sid };
    } catch {
      throw new ProblemError('unauthenticated');
    }
  }
}
