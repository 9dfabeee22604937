import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { roles, type Who } from '@portal/domain/contract/who';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../platform/actor';
import { Authenticator } from '../platform/authenticator';
import { ProblemError } from '../platform/problem.error';
import { currentRequest } from '../platform/request-context';
import { Refusals } from '../records/audit/refusals';
import { bearerOf } from './bearer';
import { servedCall } from './served-call';

/** Lets in whom the contract names, and refuses a handler that serves no entry of it. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly refusals: Refusals,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const call = servedCall(context);
    if (!call) throw new ProblemError('forbidden');
    // Signing in must work with an old token still in the header, and health with the database down.
    if (isForEverybody(call.who)) return true;
    const token = bearerOf(context.switchToHttp().getRequest<FastifyRequest>());
    if (token === undefined) return refuseVisitor(call.who);
    const actor = await this.authenticator.actorOf(token);
    const request = currentRequest();
    if (request) request.actor = actor;
    if (!call.who.roles.includes(actor.role)) await this.refusals.note(actor, call);
    refuseUnlessAllowed(call.who, actor);
    return true;
  }
}

const isForEverybody = (who: Who): boolean => who.visitors && who.unready && who.roles.length === roles.length;

function refuseVisitor(who: Who): true {
  if (who.visitors) return true;
  throw new ProblemError('unauthenticated');
}

function refuseUnlessAllowed(who: Who, actor: Actor): void {
  if (!who.roles.includes(actor.role)) throw new ProblemError('forbidden');
  if (who.unready) return;
  if (actor.must_change_password) throw new ProblemError('password_change_required');
  if (actor.status === 'pending') throw new ProblemError('approval_pending');
}
