import { CreateApplicationRole } from './0001-create-application-role.migration';
import { CreateUsers } from './0002-create-users.migration';
import { CreateSessions } from './0003-create-sessions.migration';
import { CreatePasswordResets } from './0004-create-password-resets.migration';
import { CreateRateLimits } from './0005-create-rate-limits.migration';
import { CreateIdempotencyKeys } from './0006-create-idempotency-keys.migration';
import { CreateDataKeys } from './0007-create-data-keys.migration';
import { CreateOfficesAndPreparerProfiles } from './0008-create-offices-and-preparer-profiles.migration';
import { CreateAssignments } from './0009-create-assignments.migration';
import { CreateIntakeForms } from './0010-create-intake-forms.migration';
import { CreateScheduleCForms } from './0011-create-schedule-c-forms.migration';
import { CreateDocuments } from './0012-create-documents.migration';
import { NumberRowsByCommit } from './0013-number-rows-by-commit.migration';
import { CreateMessages } from './0014-create-messages.migration';
import { CreateMessageGroups } from './0015-create-message-groups.migration';
import { CreateEvents } from './0016-create-events.migration';
import { CreateClientPreferences } from './0017-create-client-preferences.migration';
import { CreateAuditLog } from './0018-create-audit-log.migration';
import { CreateSiteSettings } from './0019-create-site-settings.migration';
import { CreateMails } from './0020-create-mails.migration';
import { CreateDeploymentFacts } from './0021-create-deployment-facts.migration';
import { CreatePreparerIncome } from './0022-create-preparer-income.migration';
import { CreateRunningTotals } from './0023-create-running-totals.migration';
import { KeepTotalsOfForms } from './0024-keep-totals-of-forms.migration';
import { KeepTotalsOfAccounts } from './0025-keep-totals-of-accounts.migration';
import { CreateUnassignedClients } from './0026-create-unassigned-clients.migration';
import { NotifyEventStreams } from './0027-notify-event-streams.migration';
import { NotifyOfOfficeChanges } from './0028-notify-of-office-changes.migration';
import { IndexSearches } from './0029-index-searches.migration';
import { CountTextsClosely } from './0030-count-texts-closely.migration';
import { OrderClientsByFirstName } from './0031-order-clients-by-first-name.migration';
import { IndexDocumentsByType } from './0032-index-documents-by-type.migration';
import { CreateClientIncome } from './0033-create-client-income.migration';
import { CreateBulkAssignments } from './0034-create-bulk-assignments.migration';
import { CloseAccounts } from './0035-close-accounts.migration';
import { IndexSharedSsns } from './0036-index-shared-ssns.migration';
import { CreatePreparerChoices } from './0037-create-preparer-choices.migration';
import { MoveDocumentsToTrash } from './0038-move-documents-to-trash.migration';
import { NotifyOfDocuments } from './0039-notify-of-documents.migration';
import { DigestWholeUploads } from './0040-digest-whole-uploads.migration';
import { BackOffScans } from './0041-back-off-scans.migration';
import { NarrowDocumentNotices } from './0042-narrow-document-notices.migration';

/** All migrations in order. Append-only since the first release: never edit one that has run anywhere. */
export const migrations = [
  CreateApplicationRole,
  CreateUsers,
  CreateSessions,
  CreatePasswordResets,
  CreateRateLimits,
  CreateIdempotencyKeys,
  CreateDataKeys,
  CreateOfficesAndPreparerProfiles,
  CreateAssignments,
  CreateIntakeForms,
  CreateScheduleCForms,
  CreateDocuments,
  NumberRowsByCommit,
  CreateMessages,
  CreateMessageGroups,
  CreateEvents,
  CreateClientPreferences,
  CreateAuditLog,
  CreateSiteSettings,
  CreateMails,
  CreateDeploymentFacts,
  CreatePreparerIncome,
  CreateRunningTotals,
  KeepTotalsOfForms,
  KeepTotalsOfAccounts,
  CreateUnassignedClients,
  NotifyEventStreams,
  NotifyOfOfficeChanges,
  IndexSearches,
  CountTextsClosely,
  OrderClientsByFirstName,
  IndexDocumentsByType,
  CreateClientIncome,
  CreateBulkAssignments,
  CloseAccounts,
  IndexSharedSsns,
  CreatePreparerChoices,
  MoveDocumentsToTrash,
  NotifyOfDocuments,
  DigestWholeUploads,
  BackOffScans,
  NarrowDocumentNotices,
];

/**
 * The schema version: incremented by each release that adds migrations. A release runs on its own version and on the
 * next one, which only adds (docs/operations.md, "Migrations"); anything it no longer uses may be dropped in the one
 * after.
 */
export const schemaVersion = 4;
