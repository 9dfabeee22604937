import { Global, Module } from '@nestjs/common';
import { Env } from './config/env';
import { AuditService } from './platform/audit/audit.service';
import { RefusalLog } from './platform/audit/refusal-log';
import { BlindIndex } from './platform/encryption/blind-index';
import { DataKeys } from './platform/encryption/data-keys';
import { DataKeysRepository } from './platform/encryption/data-keys.repository';
import { Encryption } from './platform/encryption/encryption';
import { EncryptionKeys } from './platform/encryption/encryption-keys';
import { KeyCheck } from './platform/encryption/key-check';
import { SecretHasher } from './platform/hashing/secret-hasher';
import { IdempotencyKeysRepository } from './platform/idempotency/idempotency-keys.repository';
import { IdempotencyService } from './platform/idempotency/idempotency.service';
import { Draining } from './platform/lifecycle/draining';
import { Metrics } from './platform/metrics/metrics';
import { DatabaseRateLimiter } from './platform/rate-limit/database-rate-limiter';
import { RateLimiter } from './platform/rate-limit/rate-limiter';
import { WriteLimiter } from './platform/rate-limit/write-limiter';
import { RateLimitsRepository } from './platform/rate-limit/rate-limits.repository';

const shared = [
  AuditService,
  BlindIndex,
  Draining,
  Encryption,
  IdempotencyKeysRepository,
  IdempotencyService,
  Metrics,
  RateLimitsRepository,
  RefusalLog,
  SecretHasher,
  WriteLimiter,
];

/** What every part of the server may need, and where it is chosen which of several kinds it is. */
@Global()
@Module({
  providers: [
    ...shared,
    DataKeys,
    DataKeysRepository,
    KeyCheck,
    { provide: EncryptionKeys, inject: [Env], useFactory: (env: Env) => EncryptionKeys.of(env) },
    { provide: RateLimiter, useClass: DatabaseRateLimiter },
  ],
  exports: [...shared, EncryptionKeys, RateLimiter],
})
export class PlatformModule {}
