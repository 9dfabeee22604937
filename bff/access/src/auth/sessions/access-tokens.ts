import { Injectable } from '@nestjs/common';
import { JwtService, type JwtModuleOptions, type JwtVerifyOptions } from '@nestjs/jwt';
import { accountLimits } from '@portal/domain/account/account.limits';
import type { KeyObject } from 'node:crypto';
import type { Env } from '@portal/bff-platform/config/env';
import { derivedKey } from '@portal/bff-platform/config/secrets';

export interface TokenClaims {
  user_id: string;
  session_id: string;
}

export interface VerifiedClaims extends TokenClaims {
  /** Seconds since 1970 by the database's clock, which also judges them. */
  valid_from: number;
  valid_until: number;
}

/** A verified token with its header, as returned by jsonwebtoken. */
export interface VerifiedToken {
  header: { typ?: string };
  payload: { sub?: unknown; sid?: unknown; exp?: unknown; nbf?: unknown };
}

/** RFC 9068: marks the token as an access token, so that none of our other tokens is accepted as one. */
const typ = 'at+jwt';
const issuer = 'tax-office-portal';
const audience = 'tax-office-portal-api';

export const tokenChecks = {
  algorithms: ['HS256'],
  issuer,
  audience,
  // Judged by the database's clock, in the statement that looks up the session.
  ignoreExpiration: true,
  ignoreNotBefore: true,
  complete: true,
} as const satisfies JwtVerifyOptions;

/**
 * A KeyObject, because with a string, each check would first try to parse it as a public key, which takes forty times
 * as long.
 */
export const accessTokenKey = (env: Env): KeyObject => derivedKey(env.JWT_SECRET, 'access tokens');

export function jwtOptions(env: Env): JwtModuleOptions {
  const key = accessTokenKey(env);
  const header = { alg: 'HS256', typ };
  return {
    secretOrKeyProvider: () => key,
    signOptions: { header, issuer, audience, notBefore: 0, expiresIn: accountLimits.accessToken / 1000 },
    verifyOptions: { ...tokenChecks, algorithms: [...tokenChecks.algorithms] },
  };
}

/** Signs and reads short-lived bearer tokens, which only identify a session to look up. */
@Injectable()
export class AccessTokens {
  constructor(private readonly jwt: JwtService) {}

  /** @param at when its lifetime begins, ms since 1970 by the database's clock */
  sign({ user_id, session_id }: TokenClaims, at: number): string {
    return this.jwt.sign({ sid: session_id, iat: Math.floor(at / 1000) }, { subject: user_id });
  }

  /** @returns undefined unless it is an access token issued by this portal, which may have expired */
  read(token: string): VerifiedClaims | undefined {
    try {
      return claimsOf(this.jwt.verify<VerifiedToken>(token));
    } catch {
      return undefined;
    }
  }
}

/** @returns undefined if a verified token is of another type or never expires */
export function claimsOf({ header, payload: { sub, sid, exp, nbf } }: VerifiedToken): VerifiedClaims | undefined {
  const complete = typeof exp === 'number' && typeof nbf === 'number';
  if (header.typ !== typ || !complete || typeof sub !== 'string' || typeof sid !== 'string') return undefined;
  return { user_id: sub, session_id: sid, valid_from: nbf, valid_until: exp };
}
