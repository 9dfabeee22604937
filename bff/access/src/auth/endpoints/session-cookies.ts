import { Injectable } from '@nestjs/common';
import type { SerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '@portal/bff-platform/config/env';
import { sessionLimits } from '../sessions/session.limits';
import type { IssuedSession } from '../sessions/session-starter';

/**
 * The two cookies: the refresh token for the browser session, and the device tokens that identify a known browser.
 * Scripts cannot read them, other sites cannot make a browser send them, and only the account endpoints read them
 * (decision 0015).
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

  /** Sets the cookies of a sign-in or refresh and returns the response body. */
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

  /**
   * Browsers accept the `__Host-` prefix only from this exact host over HTTPS, so neither a network attacker nor a
   * sibling domain can plant one.
   */
  private named(name: string, request: FastifyRequest): string {
    return this.isSecure(request) ? `__Host-${name}` : name;
  }

  /**
   * The `__Host-` prefix requires the path `/`. Without HTTPS there is no prefix, and the cookies are sent to the
   * account endpoints only.
   */
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

/** Sets the header directly, so that the idempotency interceptor records it too. */
function send(reply: FastifyReply, name: string, value: string, options: SerializeOptions): void {
  void reply.header('set-cookie', reply.server.serializeCookie(name, value, options));
}
