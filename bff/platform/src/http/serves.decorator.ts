import { applyDecorators, Delete, Get, HttpCode, Post, Put, SetMetadata, UseInterceptors } from '@nestjs/common';
import { successStatus, type AnyEndpoint, type Method } from '@portal/domain/contract/endpoint';
import { IdempotencyInterceptor } from './idempotency.interceptor';
import { servedEndpointKey } from './served-endpoint';

const routeOf: Record<Method, (path: string) => MethodDecorator> = { GET: Get, POST: Post, PUT: Put, DELETE: Delete };

/** `'/messages/{userId?}'` → `'/messages/:userId?'` */
export const routePath = (path: string): string => path.replace(/\{(\w+\??)\}/g, ':$1');

/** Binds a handler to a contract endpoint: its route, access, status, and the classes that validate body and query. */
export function Serves(endpoint: AnyEndpoint): MethodDecorator {
  return applyDecorators(
    SetMetadata(servedEndpointKey, endpoint),
    routeOf[endpoint.method](routePath(endpoint.path)),
    HttpCode(successStatus(endpoint)),
    ...(endpoint.options.idempotent ? [UseInterceptors(IdempotencyInterceptor)] : []),
  );
}
