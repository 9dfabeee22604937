import adminRevenue from '@portal/domain/statistics/admin-revenue.messages.es.json';
import preferences from '@portal/domain/preferences/preferences.messages.es.json';
import siteSettings from '@portal/domain/site/site-settings.messages.es.json';
import leads from '@portal/domain/preferences/leads.messages.es.json';
import exports from '@portal/domain/exports/exports.messages.es.json';
import audit from '@portal/domain/audit/audit.messages.es.json';
import assignmentHistory from '@portal/domain/assignments/assignment-history.messages.es.json';
import adminIntakes from '@portal/domain/intake/admin-intakes.messages.es.json';
import account from '@portal/domain/account/account.messages.es.json';
import adminAccounts from '@portal/domain/accounts/admin-accounts.messages.es.json';
import adminOffices from '@portal/domain/offices/admin-offices.messages.es.json';
import adminPreparers from '@portal/domain/preparers/admin-preparers.messages.es.json';
import adminClients from '@portal/domain/assignments/admin-clients.messages.es.json';
import assignments from '@portal/domain/assignments/assignments.messages.es.json';
import clients from '@portal/domain/clients/clients.messages.es.json';
import rules from '@portal/domain/contract/rules.messages.es.json';
import documents from '@portal/domain/documents/documents.messages.es.json';
import intake from '@portal/domain/intake/intake.messages.es.json';
import messages from '@portal/domain/messages/messages.messages.es.json';
import preparers from '@portal/domain/preparers/preparers.messages.es.json';
import profile from '@portal/domain/preparers/profile.messages.es.json';
import problem from '@portal/domain/problem.messages.es.json';
import scheduleC from '@portal/domain/schedule-c/schedule-c.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import type en from './en.catalog';
import mail from '../mail/mail.messages.es.json';
import requests from './requests.messages.es.json';

export default {
  account,
  adminAccounts,
  adminOffices,
  adminPreparers,
  adminRevenue,
  adminClients,
  exports,
  audit,
  assignmentHistory,
  adminIntakes,
  assignments,
  clients,
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
} satisfies Translated<typeof en>;
