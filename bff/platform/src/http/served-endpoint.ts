import type { ExecutionContext } from '@nestjs/common';
import type { AnyEndpoint } from '@portal/domain/contract/endpoint';

export const servedEndpointKey = 'portal:serves';

/** Returns the endpoint that the current handler serves, or undefined. */
export function servedEndpoint(context: Pick<ExecutionContext, 'getHandler'>): AnyEndpoint | undefined {
  return Reflect.getMetadata(servedEndpointKey, context.getHandler()) as AnyEndpoint | undefined;
}
