import { Body, Controller, Req, Res } from '@nestjs/common';
import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import {
  ChangePassword,
  ForgotPassword,
  Login,
  Preferences,
  Register,
  ResetPassword,
  VerifyEmail,
  type User,
} from '@portal/domain/account/account.dto';
import type { DraftKey, Registration, Session } from '@portal/domain/account/session.dto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import type { Actor } from '@portal/bff-platform/request/actor';
import { AuthFacade } from './auth.facade';

@Controller()
export class AuthController {
  constructor(private readonly auth: AuthFacade) {}

  @Serves(accountEndpoints.login)
  login(@Body() body: Login, @Res({ passthrough: true }) reply: FastifyReply): Promise<Session> {
    return this.auth.login(body, reply);
  }

  @Serves(accountEndpoints.register)
  register(
    @CurrentActor() actor: Actor | undefined,
    @Body() body: Register,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Registration> {
    return this.auth.register(actor, body, reply);
  }

  @Serves(accountEndpoints.refresh)
  refresh(@Res({ passthrough: true }) reply: FastifyReply): Promise<Session> {
    return this.auth.refresh(reply);
  }

  @Serves(accountEndpoints.logout)
  logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    return this.auth.logout(request, reply);
  }

  @Serves(accountEndpoints.changePassword)
  changePassword(
    @CurrentActor() actor: Actor,
    @Body() body: ChangePassword,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Session> {
    return this.auth.changePassword(actor, body, reply);
  }

  @Serves(accountEndpoints.forgotPassword)
  forgotPassword(@Body() body: ForgotPassword): Promise<void> {
    return this.auth.forgotPassword(body);
  }

  @Serves(accountEndpoints.resetPassword)
  resetPassword(@Body() body: ResetPassword, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    return this.auth.resetPassword(body, reply);
  }

  @Serves(accountEndpoints.verifyEmail)
  verifyEmail(@Body() body: VerifyEmail): Promise<void> {
    return this.auth.verifyEmail(body);
  }

  @Serves(accountEndpoints.sendVerification)
  sendVerification(@CurrentActor() actor: Actor): Promise<void> {
    return this.auth.sendVerification(actor);
  }

  @Serves(accountEndpoints.me)
  me(@CurrentActor() actor: Actor): Promise<User> {
    return this.auth.me(actor);
  }

  @Serves(accountEndpoints.draftKey)
  draftKey(@CurrentActor() actor: Actor): Promise<DraftKey> {
    return this.auth.draftKey(actor);
  }

  @Serves(accountEndpoints.changePreferences)
  changePreferences(@CurrentActor() actor: Actor, @Body() body: Preferences): Promise<User> {
    return this.auth.changePreferences(actor, body);
  }
}
