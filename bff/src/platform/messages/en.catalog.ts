import { adminRevenueMessages as adminRevenue } from '@portal/domain/statistics/admin-revenue.messages';
import { preferencesMessages as preferences } from '@portal/domain/preferences/preferences.messages';
import { siteSettingsMessages as siteSettings } from '@portal/domain/site/site-settings.messages';
import { leadsMessages as leads } from '@portal/domain/preferences/leads.messages';
import { exportsMessages as exports } from '@portal/domain/exports/exports.messages';
import { auditMessages as audit } from '@portal/domain/audit/audit.messages';
import { assignmentHistoryMessages as assignmentHistory } from '@portal/domain/assignments/assignment-history.messages';
import { adminIntakesMessages as adminIntakes } from '@portal/domain/intake/admin-intakes.messages';
import { accountMessages as account } from '@portal/domain/account/account.messages';
import { adminAccountsMessages as adminAccounts } from '@portal/domain/accounts/admin-accounts.messages';
import { adminOfficesMessages as adminOffices } from '@portal/domain/offices/admin-offices.messages';
import { adminPreparersMessages as adminPreparers } from '@portal/domain/preparers/admin-preparers.messages';
import { adminClientsMessages as adminClients } from '@portal/domain/assignments/admin-clients.messages';
import { assignmentsMessages as assignments } from '@portal/domain/assignments/assignments.messages';
import { clientsMessages as clients } from '@portal/domain/clients/clients.messages';
import { rulesMessages as rules } from '@portal/domain/contract/rules.messages';
import { documentsMessages as documents } from '@portal/domain/documents/documents.messages';
import { intakeMessages as intake } from '@portal/domain/intake/intake.messages';
import { messagesMessages as messages } from '@portal/domain/messages/messages.messages';
import { preparersMessages as preparers } from '@portal/domain/preparers/preparers.messages';
import { profileMessages as profile } from '@portal/domain/preparers/profile.messages';
import { problemMessages as problem } from '@portal/domain/problem.messages';
import { scheduleCMessages as scheduleC } from '@portal/domain/schedule-c/schedule-c.messages';
import { mailMessages as mail } from '../mail/mail.messages';
import { requestsMessages as requests } from './requests.messages';

export default {
  account,
  assignments,
  clients,
  adminAccounts,
  adminOffices,
  adminPreparers,
  adminRevenue,
  adminClients,
  exports,
  audit,
  assignmentHistory,
  adminIntakes,
  documents,
  intake,
  leads,
  mail,
  messages,
  preferences,
  preparers,
  problem,
  profile,
  requests,
  rules,
  scheduleC,
  siteSettings,
};
