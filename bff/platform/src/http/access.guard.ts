import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { AuthGuard, AuthModuleOptions } from '@nestjs/passport';
import { roles, type AccessPolicy } from '@portal/domain/contract/access-policy';
import type { AnyEndpoint, EndpointOptions } from '@portal/domain/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { RefusalLog } from '../audit/refusal-log';
import { ProblemError } from '../problem.error';
import type { Actor } from '../request/actor';
import { bearerToken } from '@portal/server/bearer-token';
import { currentRequest } from '../request/request-context';
import { servedEndpoint } from './served-endpoint';

/**
 * Enforces the contract's access rules, and rejects requests to handlers outside the contract. The application's
 * Passport strategy authenticates the caller.
 */
@Injectable()
export class AccessGuard extends AuthGuard() implements CanActivate {
  constructor(
    private readonly refusals: RefusalLog,
    @Inject(AuthModuleOptions) options: AuthModuleOptions,
  ) {
    // Passport logs an error at startup if it gets no options.
    super(options);
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = servedEndpoint(context);
    if (!endpoint) throw new ProblemError('forbidden');
    // Sign-in must work with a stale token in the header, and health checks with the database down.
    if (isForEverybody(endpoint.access)) return true;
    const http = context.switchToHttp().getRequest<FastifyRequest & { actor: Actor }>();
    if (bearerToken(http) === undefined) return refuseVisitor(endpoint.access);
    await super.canActivate(context);
    const { actor } = http;
    const request = currentRequest();
    if (request) Object.assign(request, { actor, may_read_replica: isOfficeRead(endpoint) });
    if (!endpoint.access.roles.includes(actor.role)) await this.refusals.recordCall(actor, endpoint);
    refuseUnlessAllowed(endpoint.access, actor);
    refuseUnlessConfirmed(endpoint.options, actor);
    return true;
  }

  /** @throws the strategy's own error, or ProblemError unauthenticated for an invalid token */
  override handleRequest<User>(error: Error | null, actor: User | false): User {
    if (error) throw error;
    if (!actor) throw new ProblemError('unauthenticated');
    return actor;
  }
}

const isForEverybody = (policy: AccessPolicy): boolean =>
  policy.visitors && policy.unready && policy.roles.length === roles.length;

/** Dashboards, lists and exports of the office. People read what is their own from the primary. */
const isOfficeRead = ({ method, access }: AnyEndpoint): boolean =>
  method === 'GET' && !access.visitors && access.roles.every((role) => role === 'admin');

function refuseVisitor(policy: AccessPolicy): true {
  if (policy.visitors) return true;
  throw new ProblemError('unauthenticated');
}

function refuseUnlessAllowed(policy: AccessPolicy, actor: Actor): void {
  if (!policy.roles.includes(actor.role)) throw new ProblemError('forbidden');
  if (policy.unready) return;
  if (actor.must_change_password) throw new ProblemError('password_change_required');
  if (actor.must_set_up_second_factor) throw new ProblemError('second_factor_setup_required');
  if (actor.status === 'pending') throw new ProblemError('approval_pending');
}

/** Enforces step-up authentication. */
function refuseUnlessConfirmed({ stepUp }: EndpointOptions, actor: Actor): void {
  if (!stepUp || actor.recently_authenticated) return;
  if (stepUp === 'password_in_body' && !actor.has_second_factor) return;
  throw new ProblemError('step_up_required');
}
