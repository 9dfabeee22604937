import { Injectable } from '@nestjs/common';
import type { SerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../../../config/env';
import { sessionLimits } from '../../../auth/sessions/session.limits';
import type { IssuedSession } from '../../../auth/sessions/session-starter';

/**
 * The two cookies there are: the refresh token, for the browser session, and the tokens by which a browser is known. Scripts cannot
 * read them, other sites cannot make a browser send them, and only the account calls look at them (decision 0015).
 */
@Injectable()
export class SessionCookies {
  constructor(private readonly env: Env) {}

  refreshToken(request: FastifyRequest): string | undefined {
    return cookiesOf(request)[this.named('portal_refresh', request)];
  }

  deviceTokens(request: FastifyRequest): string[] {
    const kept = cookiesOf(request)[this.named('portal_device', request)] ?? '';
    return kept.split('.').filter(Boolean).slice(0, sessionLimits.devicesInCookie);
  }

  /** Sets what a sign-in or refresh gave, and hands on the response. */
  set({ session, refresh_token, device_token }: IssuedSession, reply: FastifyReply): IssuedSession['session'] {
    const { request } = reply;
    send(reply, this.named('portal_refresh', request), refresh_token, this.options(request));
    if (device_token !== undefined) this.setDevice(device_token, reply);
    return session;
  }

  clearRefreshToken(reply: FastifyReply): void {
    const { request } = reply;
    send(reply, this.named('portal_refresh', request), '', { ...this.options(request), maxAge: 0 });
  }

  private setDevice(token: string, reply: FastifyReply): void {
    const { request } = reply;
    const tokens = [token, ...this.deviceTokens(request)].slice(0, sessionLimits.devicesInCookie);
    const maxAge = sessionLimits.knownDevice / 1000;
    const name = this.named('portal_device', request);
    send(reply, name, tokens.join('.'), { ...this.options(request), maxAge });
  }

  /** A browser takes the `__Host-` name from this very host by https only: nobody on the way and no neighbour domain can plant one. */
  private named(name: string, request: FastifyRequest): string {
    return this.isSecure(request) ? `__Host-${name}` : name;
  }

  /** The prefix asks for the path `/`; without https there is none, and the cookies go to the account calls alone. */
  private options(request: FastifyRequest): SerializeOptions {
    const secure = this.isSecure(request);
    return { path: secure ? '/' : '/api/auth', httpOnly: true, sameSite: 'strict', secure };
  }

  private isSecure(request: FastifyRequest): boolean {
    return this.env.PUBLIC_ORIGIN?.startsWith('https:') ?? request.protocol === 'https';
  }
}

const cookiesOf = (request: FastifyRequest): Record<string, string | undefined> =>
  request.server.parseCookie(request.headers.cookie ?? '');

/** Straight into the header, where the idempotency interceptor sees it too. */
function send(reply: FastifyReply, name: string, value: string, options: SerializeOptions): void {
  void reply.header('set-cookie', reply.server.serializeCookie(name, value, options));
}
