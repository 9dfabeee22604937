import { applyDecorators, Delete, Get, HttpCode, Post, Put, SetMetadata, UseInterceptors } from '@nestjs/common';
import { successStatus, type AnyEndpoint, type Method } from '@portal/domain/contract/endpoint';
import { IdempotencyInterceptor } from './idempotency.interceptor';
import { servedEndpointKey } from './served-endpoint';

const routeOf: Record<Method, (path: string) => MethodDecorator> = { GET: Get, POST: Post, PUT: Put, DELETE: Delete };

/** `'/messages/{userId?}'` → `'/messages/:userId?'` */
export const routePath = (path: string): string => path.replace(/\{(\w+\??)\}/g, ':$1');

/**
 * This handler serves this entry of the contract: its route, who may call it, its status, and the classes its body and
 * query are checked by before it runs.
 */
export function Serves(endpoint: AnyEndpoint): MethodDecorator {
  return applyDecorators(
    SetMetadata(servedEndpointKey, endpoint),
    routeOf[endpoint.method](routePath(endpoint.path)),
    HttpCode(successStatus(endpoint)),
    ...(endpoint.options.idempotent ? [UseInterceptors(IdempotencyInterceptor)] : []),
  );
}
