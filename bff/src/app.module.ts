import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AdminModule } from './areas/admin/admin.module';
import { ClientModule } from './areas/client/client.module';
import { PreparerModule } from './areas/preparer/preparer.module';
import { PublicModule } from './areas/public/public.module';
import { SharedModule } from './areas/shared/shared.module';
import { AuthModule } from './auth/auth.module';
import { ConfigModule } from './config/config.module';
import type { Env } from './config/env';
import { DatabaseModule } from './database/database.module';
import { entities } from './entities';
import { AccessGuard } from './http/access.guard';
import { ContractGuard } from './http/contract.guard';
import { ListCursors } from './http/list-cursors';
import { OriginGuard } from './http/origin.guard';
import { ProblemFilter } from './http/problem.filter';
import { WriteLimitGuard } from './http/write-limit.guard';
import { MailModule } from './modules/mail/mail.module';
import { PlatformModule } from './platform.module';

/**
 * The request pipeline, in this order: origin, access, rate limit, contract, replay of idempotent requests, handler.
 */
@Module({
  imports: [
    PlatformModule,
    DatabaseModule.with(entities),
    AuthModule,
    MailModule,
    AdminModule,
    ClientModule,
    PreparerModule,
    PublicModule,
    SharedModule,
  ],
  providers: [
    ListCursors,
    { provide: APP_GUARD, useClass: OriginGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: WriteLimitGuard },
    { provide: APP_GUARD, useClass: ContractGuard },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
})
export class AppModule {
  /** @param more additional modules, such as the baseline of a benchmark */
  static with(env: Env, more: readonly Type[] = []): DynamicModule {
    return { module: AppModule, imports: [ConfigModule.with(env), ...more] };
  }
}
