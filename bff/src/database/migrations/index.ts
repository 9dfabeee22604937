import { CreateApplicationRole } from './0001-create-application-role.migration';
import { CreateUsers } from './0002-create-users.migration';
import { CreateSessions } from './0003-create-sessions.migration';
import { CreateRateLimits } from './0004-create-rate-limits.migration';
import { CreateIdempotencyKeys } from './0005-create-idempotency-keys.migration';
import { CreateDataKeys } from './0006-create-data-keys.migration';
import { CreateOfficesAndPreparerProfiles } from './0007-create-offices-and-preparer-profiles.migration';
import { CreateAssignments } from './0008-create-assignments.migration';
import { CreateIntakeForms } from './0009-create-intake-forms.migration';
import { CreateScheduleCForms } from './0010-create-schedule-c-forms.migration';
import { CreateDocuments } from './0011-create-documents.migration';
import { CreateMessages } from './0012-create-messages.migration';
import { CreateClientPreferences } from './0013-create-client-preferences.migration';
import { CreateAuditLog } from './0014-create-audit-log.migration';
import { CreateSiteSettings } from './0015-create-site-settings.migration';
import { IndexUsersByName } from './0016-index-users-by-name.migration';
import { AddUnsubmittedChanges } from './0017-add-unsubmitted-changes.migration';
import { AddCityWithheld } from './0018-add-city-withheld.migration';
import { RefuseDuplicateDocuments } from './0019-refuse-duplicate-documents.migration';
import { CreateMails } from './0020-create-mails.migration';
import { CreateDeploymentFacts } from './0021-create-deployment-facts.migration';
import { CreatePasswordResets } from './0022-create-password-resets.migration';
import { KeepIncomePerPreparer } from './0023-keep-income-per-preparer.migration';
import { OrderMessagesByCommit } from './0024-order-messages-by-commit.migration';
import { KeepRunningTotals } from './0025-keep-running-totals.migration';
import { PushMessages } from './0026-push-messages.migration';
import { IndexOfficeLists } from './0027-index-office-lists.migration';
import { PlanTotalsBySize } from './0028-plan-totals-by-size.migration';
import { AssignLeads } from './0029-assign-leads.migration';
import { NotifyOfOfficeChanges } from './0030-notify-of-office-changes.migration';
import { CountFormsAsListed } from './0031-count-forms-as-listed.migration';
import { KeepUnassignedClients } from './0032-keep-unassigned-clients.migration';
import { KeepTheLogo } from './0033-keep-the-logo.migration';
import { CountFormsOfOwnersAtRest } from './0034-count-forms-of-owners-at-rest.migration';
import { IndexSearches } from './0035-index-searches.migration';

/** The history of the schema. Only ever added to: what has run somewhere is never edited. */
export const migrations = [
  CreateApplicationRole,
  CreateUsers,
  CreateSessions,
  CreateRateLimits,
  CreateIdempotencyKeys,
  CreateDataKeys,
  CreateOfficesAndPreparerProfiles,
  CreateAssignments,
  CreateIntakeForms,
  CreateScheduleCForms,
  CreateDocuments,
  CreateMessages,
  CreateClientPreferences,
  CreateAuditLog,
  CreateSiteSettings,
  IndexUsersByName,
  AddUnsubmittedChanges,
  AddCityWithheld,
  RefuseDuplicateDocuments,
  CreateMails,
  CreateDeploymentFacts,
  CreatePasswordResets,
  KeepIncomePerPreparer,
  OrderMessagesByCommit,
  KeepRunningTotals,
  PushMessages,
  IndexOfficeLists,
  PlanTotalsBySize,
  AssignLeads,
  NotifyOfOfficeChanges,
  CountFormsAsListed,
  KeepUnassignedClients,
  KeepTheLogo,
  CountFormsOfOwnersAtRest,
  IndexSearches,
];

/**
 * The version of this schema: one more with each release that adds migrations. A release runs on its own version and on the next
 * one, which only adds (docs/operations.md, "Migrations"); what it no longer uses may be gone in the one after.
 */
export const schemaVersion = 1;
