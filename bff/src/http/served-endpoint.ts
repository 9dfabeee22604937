import type { ExecutionContext } from '@nestjs/common';
import type { AnyEndpoint } from '@portal/domain/contract/endpoint';

export const servedEndpointKey = 'portal:serves';

/** The entry of the contract that the handler at hand serves; undefined for one that serves none. */
export function servedEndpoint(context: Pick<ExecutionContext, 'getHandler'>): AnyEndpoint | undefined {
  return Reflect.getMetadata(servedEndpointKey, context.getHandler()) as AnyEndpoint | undefined;
}
