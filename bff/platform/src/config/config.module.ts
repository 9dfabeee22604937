import { Module, type DynamicModule } from '@nestjs/common';
import { Env } from './env';

/** Provides the validated settings to every module. */
@Module({})
export class ConfigModule {
  static with(env: Env): DynamicModule {
    return { module: ConfigModule, global: true, providers: [{ provide: Env, useValue: env }], exports: [Env] };
  }
}
