import { Injectable } from '@nestjs/common';
import { AuthModuleOptions, PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy } from 'passport-jwt';
import { Env } from '../../config/env';
import type { Actor } from '../../platform/request/actor';
import { bearerToken } from '../../platform/request/bearer-token';
import { ProblemError } from '../../platform/problem.error';
import { accessTokenKey, claimsOf, tokenChecks, type VerifiedToken } from './access-tokens';
import { SessionsService } from './sessions.service';

/** Who makes a request: the bearer token is verified, and the session it names looked up. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy) {
  constructor(
    env: Env,
    options: AuthModuleOptions,
    private readonly sessions: SessionsService,
  ) {
    const { algorithms, issuer, audience, ...jsonWebTokenOptions } = tokenChecks;
    const checks = { algorithms: [...algorithms], issuer, audience, jsonWebTokenOptions };
    super({
      jwtFromRequest: (request: FastifyRequest) => bearerToken(request) ?? null,
      // Its types know strings and buffers only; jsonwebtoken, which it hands the key to, takes a KeyObject.
      secretOrKey: accessTokenKey(env) as unknown as Buffer,
      ...checks,
    });
    // Passport keeps strategies by name for the whole process, where a test runs several servers.
    passport.use(String(options.defaultStrategy), this);
  }

  /** @throws ProblemError unauthenticated, session_expired */
  validate(token: VerifiedToken): Promise<Actor> {
    const claims = claimsOf(token);
    if (!claims) throw new ProblemError('unauthenticated');
    return this.sessions.findActor(claims);
  }
}
