import { Body, Controller, Req, Res } from '@nestjs/common';
import { accountCalls } from '@portal/domain/account/account.calls';
import { ChangePassword, Login, Register, type User } from '@portal/domain/account/account.dto';
import type { Registration, Session } from '@portal/domain/account/session.dto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor } from '../../http/current-actor.decorator';
import { Serves } from '../../http/serves.decorator';
import type { Actor } from '../../platform/actor';
import { AccountDesk } from './account.desk';

@Controller()
export class AccountController {
  constructor(private readonly desk: AccountDesk) {}

  @Serves(accountCalls.login)
  login(@Body() body: Login, @Res({ passthrough: true }) reply: FastifyReply): Promise<Session> {
    return this.desk.login(body, reply);
  }

  @Serves(accountCalls.register)
  register(
    @CurrentActor() actor: Actor | undefined,
    @Body() body: Register,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Registration> {
    return this.desk.register(actor, body, reply);
  }

  @Serves(accountCalls.refresh)
  refresh(@Res({ passthrough: true }) reply: FastifyReply): Promise<Session> {
    return this.desk.refresh(reply);
  }

  @Serves(accountCalls.logout)
  logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    return this.desk.logout(request, reply);
  }

  @Serves(accountCalls.changePassword)
  changePassword(
    @CurrentActor() actor: Actor,
    @Body() body: ChangePassword,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Session> {
    return this.desk.changePassword(actor, body, reply);
  }

  @Serves(accountCalls.me)
  me(@CurrentActor() actor: Actor): Promise<User> {
    return this.desk.me(actor);
  }
}
