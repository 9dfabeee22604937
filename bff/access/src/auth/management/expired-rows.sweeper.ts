import { Injectable, Logger } from '@nestjs/common';
import { EventsRepository } from '@portal/bff-platform/events/events.repository';
import { IdempotencyKeysRepository } from '@portal/bff-platform/idempotency/idempotency-keys.repository';
import { describeError } from '@portal/server/describe-error';
import { MailsRepository } from '@portal/bff-platform/mail/mails.repository';
import { RateLimitsRepository } from '@portal/bff-platform/rate-limit/rate-limits.repository';
import { RepeatedJob } from '@portal/bff-platform/lifecycle/repeated-job';
import { EmailVerificationsRepository } from '../email-verification/email-verifications.repository';
import { PasskeyChallenges } from '../passkeys/passkey-challenges';
import { PasswordResetsRepository } from '../password-reset/password-resets.repository';
import { KnownDevicesRepository } from '../sessions/known-devices.repository';
import { SessionsRepository } from '../sessions/sessions.repository';

const interval = 10 * 60_000;

/** Deletes expired rows. Runs on every replica, because deleting twice is harmless. */
@Injectable()
export class ExpiredRowsSweeper extends RepeatedJob {
  private readonly log = new Logger(ExpiredRowsSweeper.name);
  private readonly repositories;

  constructor(
    sessions: SessionsRepository,
    rateLimits: RateLimitsRepository,
    idempotencyKeys: IdempotencyKeysRepository,
    knownDevices: KnownDevicesRepository,
    mails: MailsRepository,
    passwordResets: PasswordResetsRepository,
    emailVerifications: EmailVerificationsRepository,
    passkeyChallenges: PasskeyChallenges,
    events: EventsRepository,
  ) {
    super(interval);
    const singleUse = [passwordResets, emailVerifications, passkeyChallenges];
    this.repositories = [sessions, rateLimits, idempotencyKeys, knownDevices, mails, ...singleUse, events];
  }

  protected async work(): Promise<void> {
    for (const repository of this.repositories)
      await repository.deleteExpired().catch((error: unknown) => this.log.warn(describeError(error)));
  }
}
