import type { ExecutionContext } from '@nestjs/common';
import type { AnyCall } from '@portal/domain/contract/call';
import { servedCallKey } from './serves.decorator';

/** The entry of the contract that the handler at hand serves; undefined for one that serves none. */
export function servedCall(context: Pick<ExecutionContext, 'getHandler'>): AnyCall | undefined {
  return Reflect.getMetadata(servedCallKey, context.getHandler()) as AnyCall | undefined;
}
