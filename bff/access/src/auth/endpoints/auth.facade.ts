import { Injectable } from '@nestjs/common';
import type {
  ChangePassword,
  ForgotPassword,
  Login,
  Preferences,
  Register,
  ResetPassword,
  User,
  VerifyEmail,
} from '@portal/domain/account/account.dto';
import type { DraftKey, Registration, Session } from '@portal/domain/account/session.dto';
import type { PasskeyAssertion } from '@portal/domain/passkeys/passkeys.dto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountsService } from '../accounts/accounts.service';
import { presentUser } from '../accounts/user.presenter';
import { EmailVerificationService } from '../email-verification/email-verification.service';
import { VerificationLinkService } from '../email-verification/verification-link.service';
import { RegistrationService } from '../management/registration.service';
import { PasswordResetService } from '../password-reset/password-reset.service';
import { ResetLinkService } from '../password-reset/reset-link.service';
import { RefreshService } from '../sessions/refresh.service';
import { SessionStarter } from '../sessions/session-starter';
import { SignOutService } from '../sessions/sign-out.service';
import { ChangePasswordService } from '../sign-in/change-password.service';
import { PasskeySignInService } from '../sign-in/passkey-sign-in.service';
import { SignInService } from '../sign-in/sign-in.service';
import { Encryption } from '@portal/bff-platform/encryption/encryption';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { bearerToken } from '@portal/server/bearer-token';
import { SessionCookies } from './session-cookies';

/** Connects the sign-in services, which handle tokens, with the browser's cookies. */
@Injectable()
export class AuthFacade {
  constructor(
    private readonly accounts: AccountsService,
    private readonly cookies: SessionCookies,
    private readonly signIn: SignInService,
    private readonly passkeySignIn: PasskeySignInService,
    private readonly registration: RegistrationService,
    private readonly refreshes: RefreshService,
    private readonly starter: SessionStarter,
    private readonly signOut: SignOutService,
    private readonly passwords: ChangePasswordService,
    private readonly resetLinks: ResetLinkService,
    private readonly resets: PasswordResetService,
    private readonly verifications: EmailVerificationService,
    private readonly verificationLinks: VerificationLinkService,
    private readonly encryption: Encryption,
  ) {}

  async login(body: Login, reply: FastifyReply): Promise<Session> {
    return this.cookies.set(await this.signIn.signIn(body, this.cookies.deviceTokens(reply.request)), reply);
  }

  async signInWithPasskey(assertion: PasskeyAssertion, reply: FastifyReply): Promise<Session> {
    const issued = await this.passkeySignIn.signIn(assertion, this.cookies.deviceTokens(reply.request));
    return this.cookies.set(issued, reply);
  }

  async register(actor: Actor | undefined, body: Register, reply: FastifyReply): Promise<Registration> {
    const { user, pin, issued } = await this.registration.register(actor, body);
    const session = issued ? this.cookies.set(issued, reply) : { user: presentUser(user) };
    return pin === undefined ? session : { ...session, pin };
  }

  async refresh(reply: FastifyReply): Promise<Session> {
    const token = this.cookies.refreshToken(reply.request);
    if (token === undefined) throw new ProblemError('unauthenticated');
    try {
      const refreshed = await this.refreshes.refresh(token, this.cookies.deviceTokens(reply.request));
      return this.cookies.set(this.starter.issue(refreshed, await this.accounts.getOwn(refreshed.user_id)), reply);
    } catch (error) {
      if (error instanceof ProblemError) this.cookies.clearRefreshToken(reply);
      throw error;
    }
  }

  async logout(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    this.cookies.clearRefreshToken(reply);
    const refresh_token = this.cookies.refreshToken(request);
    await this.signOut.signOut({ access_token: bearerToken(request), refresh_token });
    void reply.header('clear-site-data', disposable(request));
  }

  async changePassword(actor: Actor, body: ChangePassword, reply: FastifyReply): Promise<Session> {
    return this.cookies.set(await this.passwords.change(actor, body), reply);
  }

  forgotPassword({ email }: ForgotPassword): Promise<void> {
    return this.resetLinks.request(email);
  }

  /** The reset has revoked a session in this browser, so its cookie is cleared too. */
  async resetPassword(body: ResetPassword, reply: FastifyReply): Promise<void> {
    await this.resets.reset(body);
    this.cookies.clearRefreshToken(reply);
  }

  verifyEmail(body: VerifyEmail): Promise<void> {
    return this.verifications.verify(body);
  }

  sendVerification(actor: Actor): Promise<void> {
    return this.verificationLinks.resend(actor);
  }

  async me(actor: Actor): Promise<User> {
    return presentUser(await this.accounts.getOwn(actor.id));
  }

  async draftKey(actor: Actor): Promise<DraftKey> {
    return { key: (await this.encryption.draftKeyFor(actor.id)).toString('base64') };
  }

  async changePreferences(actor: Actor, { locale }: Preferences): Promise<User> {
    return presentUser(await this.accounts.chooseLocale(actor.id, locale));
  }
}

/**
 * Clear-Site-Data value for a sign-out. Excludes "cookies" and "storage": cookies identify the known device and hold
 * the language, and another tab's storage may hold a visitor's intake draft. In Chromium, the only engine that sends
 * `sec-ch-ua`, clearing "cache" scans every cached file of every site (1 s for 20,000 of them), which would delay the
 * sign-out.
 */
const disposable = ({ headers }: FastifyRequest): string =>
  headers['sec-ch-ua'] === undefined ? '"cache"' : '"prefetchCache", "prerenderCache"';
