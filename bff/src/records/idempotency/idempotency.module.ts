import { Global, Module } from '@nestjs/common';
import { IdempotencyService } from './idempotency.service';

/** Global for the interceptor's sake, which is asked on every call. */
@Global()
@Module({ providers: [IdempotencyService], exports: [IdempotencyService] })
export class IdempotencyModule {}
