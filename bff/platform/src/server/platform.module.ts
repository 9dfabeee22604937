import { Global, Module } from '@nestjs/common';
import { Env } from '../config/env';
import { AuditService } from '../audit/audit.service';
import { RefusalLog } from '../audit/refusal-log';
import { DatabaseClock } from '../database/database-clock';
import { DocumentStore } from '../document-store/document-store';
import { createDocumentStore } from '../document-store/create-document-store';
import { SharedStoreCheck } from '../document-store/shared-store.check';
import { DeploymentFactsRepository } from '../deployment/deployment-facts.repository';
import { BlindIndex } from '../encryption/blind-index';
import { DataKeys } from '../encryption/data-keys';
import { DataKeysRepository } from '../encryption/data-keys.repository';
import { Encryption } from '../encryption/encryption';
import { EncryptionKeys } from '../encryption/encryption-keys';
import { KeyCheck } from '../encryption/key-check';
import { EventBus } from '../events/event-bus';
import { EventsRepository } from '../events/events.repository';
import { PostgresEventBus } from '../events/postgres-event-bus.repository';
import { PepperKeys } from '../hashing/pepper-keys';
import { SecretHasher } from '../hashing/secret-hasher';
import { IdempotencyKeysRepository } from '../idempotency/idempotency-keys.repository';
import { IdempotencyService } from '../idempotency/idempotency.service';
import { Draining } from '../lifecycle/draining';
import { LocalMails } from '../mail/local-mails';
import { MailTransport, mailTransportOf } from '../mail/mail-transport';
import { MailService } from '../mail/mail.service';
import { MailsRepository } from '../mail/mails.repository';
import { ClamdMalwareScanner } from '../malware-scanner/clamd.malware-scanner';
import { MalwareScanner, NoMalwareScanner } from '../malware-scanner/malware-scanner';
import { Metrics } from '../metrics/metrics';
import { ImageReencoder } from '../pictures/image-reencoder';
import { DatabaseRateLimiter } from '../rate-limit/database-rate-limiter';
import { RateLimiter } from '../rate-limit/rate-limiter';
import { WriteLimiter } from '../rate-limit/write-limiter';
import { RateLimitsRepository } from '../rate-limit/rate-limits.repository';
import { Seasons } from '../seasons/seasons';
import { SeasonsRepository } from '../seasons/seasons.repository';

const shared = [
  AuditService,
  BlindIndex,
  DatabaseClock,
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
  Seasons,
  SeasonsRepository,
  SecretHasher,
  SharedStoreCheck,
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
    { provide: DocumentStore, inject: [Env], useFactory: createDocumentStore },
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
