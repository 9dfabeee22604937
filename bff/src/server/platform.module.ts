import { Global, Module } from '@nestjs/common';
import { Env } from '../config/env';
import { AuditService } from '../platform/audit/audit.service';
import { RefusalLog } from '../platform/audit/refusal-log';
import { DocumentStore } from '../platform/document-store/document-store';
import { documentStoreOf } from '../platform/document-store/document-store-of';
import { DeploymentFactsRepository } from '../platform/deployment/deployment-facts.repository';
import { BlindIndex } from '../platform/encryption/blind-index';
import { DataKeys } from '../platform/encryption/data-keys';
import { DataKeysRepository } from '../platform/encryption/data-keys.repository';
import { Encryption } from '../platform/encryption/encryption';
import { EncryptionKeys } from '../platform/encryption/encryption-keys';
import { KeyCheck } from '../platform/encryption/key-check';
import { EventBus } from '../platform/events/event-bus';
import { EventsRepository } from '../platform/events/events.repository';
import { PostgresEventBus } from '../platform/events/postgres-event-bus.repository';
import { PepperKeys } from '../platform/hashing/pepper-keys';
import { SecretHasher } from '../platform/hashing/secret-hasher';
import { IdempotencyKeysRepository } from '../platform/idempotency/idempotency-keys.repository';
import { IdempotencyService } from '../platform/idempotency/idempotency.service';
import { Draining } from '../platform/lifecycle/draining';
import { LocalMails } from '../platform/mail/local-mails';
import { MailTransport, mailTransportOf } from '../platform/mail/mail-transport';
import { MailService } from '../platform/mail/mail.service';
import { MailsRepository } from '../platform/mail/mails.repository';
import { ClamdMalwareScanner } from '../platform/malware-scanner/clamd.malware-scanner';
import { MalwareScanner, NoMalwareScanner } from '../platform/malware-scanner/malware-scanner';
import { Metrics } from '../platform/metrics/metrics';
import { ImageReencoder } from '../platform/pictures/image-reencoder';
import { DatabaseRateLimiter } from '../platform/rate-limit/database-rate-limiter';
import { RateLimiter } from '../platform/rate-limit/rate-limiter';
import { WriteLimiter } from '../platform/rate-limit/write-limiter';
import { RateLimitsRepository } from '../platform/rate-limit/rate-limits.repository';

const shared = [
  AuditService,
  BlindIndex,
  DeploymentFactsRepository,
  Draining,
  Encryption,
  EventsRepository,
  IdempotencyKeysRepository,
  IdempotencyService,
  ImageReencoder,
  LocalMails,
  MailService,
  MailsRepository,
  Metrics,
  RateLimitsRepository,
  RefusalLog,
  SecretHasher,
  WriteLimiter,
];

/** Provides the shared services and selects their implementations. */
@Global()
@Module({
  providers: [
    ...shared,
    DataKeys,
    DataKeysRepository,
    KeyCheck,
    { provide: EncryptionKeys, inject: [Env], useFactory: (env: Env) => EncryptionKeys.of(env) },
    { provide: DocumentStore, inject: [Env], useFactory: documentStoreOf },
    { provide: EventBus, useClass: PostgresEventBus },
    { provide: MailTransport, inject: [Env], useFactory: mailTransportOf },
    { provide: PepperKeys, inject: [Env], useFactory: (env: Env) => PepperKeys.of(env) },
    { provide: MalwareScanner, inject: [Env], useFactory: malwareScannerOf },
    { provide: RateLimiter, useClass: DatabaseRateLimiter },
  ],
  exports: [...shared, DocumentStore, EventBus, MalwareScanner, EncryptionKeys, MailTransport, PepperKeys, RateLimiter],
})
export class PlatformModule {}

function malwareScannerOf({ CLAMD_URL }: Env): MalwareScanner {
  return CLAMD_URL === undefined ? new NoMalwareScanner() : new ClamdMalwareScanner(CLAMD_URL);
}
