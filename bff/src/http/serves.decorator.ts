import { applyDecorators, Delete, Get, HttpCode, Post, Put, SetMetadata } from '@nestjs/common';
import { successStatus, type AnyCall, type Method } from '@portal/domain/contract/call';

export const servedCallKey = 'portal:serves';

const routeOf: Record<Method, (path: string) => MethodDecorator> = { GET: Get, POST: Post, PUT: Put, DELETE: Delete };

/** `'/messages/{userId?}'` → `'/messages/:userId?'` */
export const routePath = (path: string): string => path.replace(/\{(\w+\??)\}/g, ':$1');

/**
 * This handler serves this entry of the contract: its route, who may call it, its status, and the classes its body and
 * query are checked by before it runs.
 */
export function Serves(call: AnyCall): MethodDecorator {
  return applyDecorators(
    SetMetadata(servedCallKey, call),
    routeOf[call.method](routePath(call.path)),
    HttpCode(successStatus(call)),
  );
}
