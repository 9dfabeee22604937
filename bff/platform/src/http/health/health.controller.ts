import { Controller } from '@nestjs/common';
import type { Health } from '@portal/domain/health/health.dto';
import { healthEndpoints } from '@portal/domain/health/health.endpoints';
import { Serves } from '../serves.decorator';
import { Readiness } from './readiness';

@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Serves(healthEndpoints.live)
  live(): Health {
    return { status: 'ok' };
  }

  @Serves(healthEndpoints.ready)
  ready(): Promise<Health> {
    return this.readiness.check();
  }
}
