import { Global, Module } from '@nestjs/common';
import { Draining } from './draining';
import { Metrics } from './metrics/metrics';

/** What every part of the server may need. */
@Global()
@Module({ providers: [Draining, Metrics], exports: [Draining, Metrics] })
export class PlatformModule {}
