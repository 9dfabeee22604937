import { AssignmentEntity, UnassignedClientEntity } from './access/assignment.entity';
import { ClientIncomeEntity } from './access/client-income.entity';
import { PreparerChoiceEntity } from './auth/accounts/preparer-choice.entity';
import { PreparerProfileEntity } from './auth/accounts/preparer-profile.entity';
import { RecoveryCodeEntity, UserEntity } from './auth/accounts/user.entity';
import { PasswordResetEntity } from './auth/password-reset/password-reset.entity';
import { KnownDeviceEntity, RefreshTokenEntity, SessionEntity } from './auth/sessions/session.entity';
import { AssignmentHistoryEntity } from './modules/assignments/assignment-history.entity';
import { BulkAssignmentEntity } from './modules/assignments/bulk-assignment.entity';
import { DocumentEntity } from './modules/documents/document.entity';
import { IntakeEntity, IntakeSnapshotEntity } from './modules/intakes/intake.entity';
import { PreparerIncomeEntity } from './modules/income/preparer-income.entity';
import {
  GroupMessageEntity,
  GroupReadMarkerEntity,
  MessageEntity,
  MessageGroupEntity,
  MessageThreadEntity,
} from './modules/messages/message.entity';
import { OfficeEntity } from './modules/offices/office.entity';
import { ClientPreferenceEntity } from './modules/preferences/client-preference.entity';
import { ScheduleCEntity, ScheduleCSnapshotEntity } from './modules/schedule-c/schedule-c.entity';
import { SiteSettingsEntity } from './modules/site/site-settings.entity';
import { RunningTotalEntity } from './modules/statistics/running-total.entity';
import { AuditLogEntity } from './platform/audit/audit-log.entity';
import { DeploymentFactEntity } from './platform/deployment/deployment-fact.entity';
import { DataKeyEntity, IndexKeyProofEntity } from './platform/encryption/data-key.entity';
import { EventEntity } from './platform/events/event.entity';
import { IdempotencyKeyEntity } from './platform/idempotency/idempotency-key.entity';
import { MailEntity } from './platform/mail/mail.entity';
import { RateLimitEntity } from './platform/rate-limit/rate-limit.entity';

/** One entity per table; `entities.api-spec.ts` compares them with the migrated schema. */
export const entities = [
  AssignmentEntity,
  UnassignedClientEntity,
  AssignmentHistoryEntity,
  AuditLogEntity,
  BulkAssignmentEntity,
  ClientIncomeEntity,
  ClientPreferenceEntity,
  DataKeyEntity,
  DeploymentFactEntity,
  DocumentEntity,
  EventEntity,
  GroupMessageEntity,
  GroupReadMarkerEntity,
  IdempotencyKeyEntity,
  IndexKeyProofEntity,
  IntakeEntity,
  IntakeSnapshotEntity,
  KnownDeviceEntity,
  MailEntity,
  MessageEntity,
  MessageGroupEntity,
  MessageThreadEntity,
  OfficeEntity,
  PasswordResetEntity,
  PreparerChoiceEntity,
  PreparerIncomeEntity,
  PreparerProfileEntity,
  RateLimitEntity,
  RecoveryCodeEntity,
  RefreshTokenEntity,
  RunningTotalEntity,
  ScheduleCEntity,
  ScheduleCSnapshotEntity,
  SessionEntity,
  SiteSettingsEntity,
  UserEntity,
];
