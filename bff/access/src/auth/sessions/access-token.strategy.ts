import { Injectable } from '@nestjs/common';
import { AuthModuleOptions, PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import passport from 'passport';
import { Strategy } from 'passport-jwt';
import { Env } from '@portal/bff-platform/config/env';
import type { Actor } from '@portal/bff-platform/request/actor';
import { bearerToken } from '@portal/server/bearer-token';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { accessTokenKey, claimsOf, tokenChecks, type VerifiedClaims, type VerifiedToken } from './access-tokens';
import { SessionsService } from './sessions.service';

/** Size of the cache of verified tokens. */
const mostVerified = 5000;

/**
 * Authenticates a request: verifies the bearer token and looks up its session. Verification is cached, because a token
 * never changes; the session is looked up every time, because it or the token may have expired.
 */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy) {
  private readonly verified = new LRUCache<string, VerifiedClaims>({ max: mostVerified });

  constructor(
    env: Env,
    options: AuthModuleOptions,
    private readonly sessions: SessionsService,
  ) {
    const { algorithms, issuer, audience, ignoreExpiration, ...jsonWebTokenOptions } = tokenChecks;
    const checks = { algorithms: [...algorithms], issuer, audience, ignoreExpiration, jsonWebTokenOptions };
    super({
      jwtFromRequest: (request: FastifyRequest) => bearerToken(request) ?? null,
      // The types allow only strings and buffers, but jsonwebtoken, which receives the key, also accepts a KeyObject.
      secretOrKey: accessTokenKey(env) as unknown as Buffer,
      ...checks,
      passReqToCallback: true,
    });
    // Passport registers strategies process-wide by name, and a test process runs several servers.
    passport.use(String(options.defaultStrategy), this);
  }

  override authenticate(request: Parameters<Strategy['authenticate']>[0], options?: object): void {
    const known = this.verified.get(bearerToken(request) ?? '');
    if (!known) super.authenticate(request, options);
    else
      this.sessions.findActor(known).then(
        (actor) => this.success(actor),
        (error: unknown) => this.error(error as Error),
      );
  }

  /** @throws ProblemError unauthenticated, session_expired */
  validate(request: FastifyRequest, token: VerifiedToken): Promise<Actor> {
    const claims = claimsOf(token);
    if (!claims) throw new ProblemError('unauthenticated');
    this.verified.set(bearerToken(request) ?? '', claims);
    return this.sessions.findActor(claims);
  }
}
