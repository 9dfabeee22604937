import { Injectable } from '@nestjs/common';
import type { ChangePassword, Login, Register, User } from '@portal/domain/account/account.dto';
import type { Registration, Session } from '@portal/domain/account/session.dto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { bearerOf } from '../../http/bearer';
import type { Actor } from '../../platform/actor';
import { ProblemError } from '../../platform/problem.error';
import { RefreshService } from '../../records/sessions/refresh.service';
import { SignOutService } from '../../records/sessions/sign-out.service';
import { SessionStarter } from '../../records/sessions/signed-in';
import { ChangePasswordService } from '../../records/users/change-password.service';
import { RegistrationService } from '../../records/users/registration.service';
import { SignInService } from '../../records/users/sign-in.service';
import { presentUser } from '../../records/users/user.presenter';
import { findUserById, type UserRow } from '../../records/users/user.row';
import { SessionCookies } from './session-cookies';

/** Where account calls and cookies meet: services know tokens, browsers know cookies. */
@Injectable()
export class AccountDesk {
  constructor(
    private readonly database: DataSource,
    private readonly cookies: SessionCookies,
    private readonly signIn: SignInService,
    private readonly registration: RegistrationService,
    private readonly refreshes: RefreshService,
    private readonly starter: SessionStarter,
    private readonly signOut: SignOutService,
    private readonly passwords: ChangePasswordService,
  ) {}

  async login(body: Login, reply: FastifyReply): Promise<Session> {
    return this.cookies.keep(await this.signIn.signIn(body, this.cookies.deviceTokens(reply.request)), reply);
  }

  async register(actor: Actor | undefined, body: Register, reply: FastifyReply): Promise<Registration> {
    const { user, pin, signedIn } = await this.registration.register(actor, body);
    const session = signedIn ? this.cookies.keep(signedIn, reply) : { user: presentUser(user) };
    return pin === undefined ? session : { ...session, pin };
  }

  async refresh(reply: FastifyReply): Promise<Session> {
    const token = this.cookies.refreshToken(reply.request);
    if (token === undefined) throw new ProblemError('unauthenticated');
    try {
      const refreshed = await this.refreshes.refresh(token);
      return this.cookies.keep(await this.starter.handOut(refreshed, await this.account(refreshed.user_id)), reply);
    } catch (error) {
      if (error instanceof ProblemError) this.cookies.forgetRefreshToken(reply);
      throw error;
    }
  }

  async logout(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    this.cookies.forgetRefreshToken(reply);
    await this.signOut.signOut({ access_token: bearerOf(request), refresh_token: this.cookies.refreshToken(request) });
  }

  async changePassword(actor: Actor, body: ChangePassword, reply: FastifyReply): Promise<Session> {
    return this.cookies.keep(await this.passwords.change(actor, body), reply);
  }

  async me(actor: Actor): Promise<User> {
    return presentUser(await this.account(actor.id));
  }

  private async account(id: string): Promise<UserRow> {
    const user = await findUserById(this.database, id);
    if (!user) throw new ProblemError('session_expired');
    return user;
  }
}
