import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Env, EnvError } from '../../config/env';
import { ProblemError } from '../../platform/problem.error';
import { FirstAdmins } from '../../records/users/first-admin';

/** Makes the admin of ADMIN_EMAIL, ADMIN_PASSWORD and ADMIN_PIN when the server starts for the first time. */
@Injectable()
export class FirstStart implements OnApplicationBootstrap {
  private readonly log = new Logger(FirstStart.name);

  constructor(
    private readonly env: Env,
    private readonly admins: FirstAdmins,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.env.ADMIN) return;
    try {
      if (await this.admins.ensureFirstAdmin(this.env.ADMIN)) this.log.log('the first admin was made');
    } catch (error) {
      const wrong = error instanceof ProblemError ? error.facts.errors : undefined;
      throw wrong ? new EnvError(wrong.map(({ field, detail }) => `${field}: ${detail}`)) : error;
    }
  }
}
