import { Controller } from '@nestjs/common';
import type { Health } from '@portal/domain/health/health.dto';
import { healthCalls } from '@portal/domain/health/health.calls';
import { Serves } from '../../http/serves.decorator';
import { Readiness } from './readiness';

@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Serves(healthCalls.live)
  live(): Health {
    return { status: 'ok' };
  }

  @Serves(healthCalls.ready)
  ready(): Promise<Health> {
    return this.readiness.check();
  }
}
