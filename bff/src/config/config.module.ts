import { Module, type DynamicModule } from '@nestjs/common';
import { Env } from './env';

/** Gives every part the same checked settings. */
@Module({})
export class ConfigModule {
  static with(env: Env): DynamicModule {
    return { module: ConfigModule, global: true, providers: [{ provide: Env, useValue: env }], exports: [Env] };
  }
}
