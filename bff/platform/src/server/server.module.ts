import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { ConfigModule } from '../config/config.module';
import type { Env } from '../config/env';
import { DatabaseModule } from '../database/database.module';
import { AccessGuard } from '../http/access.guard';
import { ContractGuard } from '../http/contract.guard';
import { ListCursors } from '../http/list-cursors';
import { OriginGuard } from '../http/origin.guard';
import { ProblemFilter } from '../http/problem.filter';
import { WriteLimitGuard } from '../http/write-limit.guard';
import { PlatformModule } from './platform.module';

/**
 * The request pipeline, in this order: origin, access, rate limit, contract, replay of idempotent requests, handler.
 */
@Module({
  imports: [PlatformModule, DatabaseModule],
  providers: [
    ListCursors,
    { provide: APP_GUARD, useClass: OriginGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: WriteLimitGuard },
    { provide: APP_GUARD, useClass: ContractGuard },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
})
export class ServerModule {
  /** @param modules provide the endpoints; one of them provides the Passport strategy of the access guard */
  static with(env: Env, modules: readonly Type[]): DynamicModule {
    return { module: ServerModule, imports: [ConfigModule.with(env), ...modules] };
  }
}
