import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { AccountModule } from './areas/account/account.module';
import { ClientModule } from './areas/client/client.module';
import { PublicModule } from './areas/public/public.module';
import { SharedModule } from './areas/shared/shared.module';
import { ConfigModule } from './config/config.module';
import type { Env } from './config/env';
import { DatabaseModule } from './database/database.module';
import { AccessGuard } from './http/access.guard';
import { AnswerInterceptor } from './http/answer.interceptor';
import { ContractInterceptor } from './http/contract.interceptor';
import { IdempotencyInterceptor } from './http/idempotency.interceptor';
import { OriginGuard } from './http/origin.guard';
import { ProblemFilter } from './http/problem.filter';
import { IdempotencyModule } from './records/idempotency/idempotency.module';
import { EncryptionModule } from './platform/encryption/encryption.module';
import { PlatformModule } from './platform/platform.module';

/** Everything a request meets, in this order: origin, access, contract, retry of an earlier one, handler, answer. */
@Module({
  imports: [
    PlatformModule,
    DatabaseModule,
    EncryptionModule,
    IdempotencyModule,
    AccountModule,
    ClientModule,
    PublicModule,
    SharedModule,
  ],
  providers: [
    { provide: APP_GUARD, useClass: OriginGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: ContractInterceptor },
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
    { provide: APP_INTERCEPTOR, useClass: AnswerInterceptor },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
})
export class AppModule {
  /** @param more modules that stand beside the product's own: what a benchmark compares it with */
  static with(env: Env, more: readonly Type[] = []): DynamicModule {
    return { module: AppModule, imports: [ConfigModule.with(env), ...more] };
  }
}
