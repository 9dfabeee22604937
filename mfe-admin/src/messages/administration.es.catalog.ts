import adminClient from '../client/admin-client.messages.es.json';
import preferences from '@portal/domain/preferences/preferences.messages.es.json';
import leadList from '../leads/lead-list.messages.es.json';
import officeSettings from '../site/office-settings.messages.es.json';
import profile from '@portal/domain/preparers/profile.messages.es.json';
import siteSettings from '@portal/domain/site/site-settings.messages.es.json';
import leads from '@portal/domain/preferences/leads.messages.es.json';
import exportWords from '@portal/domain/exports/exports.messages.es.json';
import states from '@portal/domain/tax/states.messages.es.json';
import officeManagement from '../offices/office-management.messages.es.json';
import assignments from '@portal/domain/assignments/assignments.messages.es.json';
import preparerManagement from '../preparers/preparer-management.messages.es.json';
import edit from '../edit/edit.messages.es.json';
import specialties from '@portal/domain/preparers/specialties.messages.es.json';
import adminPreparers from '@portal/domain/preparers/admin-preparers.messages.es.json';
import accountList from '../accounts/account-list.messages.es.json';
import adminAccounts from '@portal/domain/accounts/admin-accounts.messages.es.json';
import adminOffices from '@portal/domain/offices/admin-offices.messages.es.json';
import adminClients from '@portal/domain/assignments/admin-clients.messages.es.json';
import assignmentHistory from '@portal/domain/assignments/assignment-history.messages.es.json';
import clients from '@portal/domain/clients/clients.messages.es.json';
import adminIntakes from '@portal/domain/intake/admin-intakes.messages.es.json';
import intake from '@portal/domain/intake/intake.messages.es.json';
import adminFrame from '../frame/admin-frame.messages.es.json';
import adminOverview from '../overview/admin-overview.messages.es.json';
import adminRevenue from '@portal/domain/statistics/admin-revenue.messages.es.json';
import clientsByOffice from '../clients/clients-by-office.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import type en from './administration.en.catalog';

export default {
  adminFrame,
  adminClient,
  accountList,
  adminAccounts,
  adminOffices,
  adminOverview,
  adminPreparers,
  adminRevenue,
  assignments,
  clientsByOffice,
  edit,
  officeManagement,
  preparerManagement,
  leadList,
  leads,
  preferences,
  officeSettings,
  siteSettings,
  specialties,
  states,
  adminClients,
  adminIntakes,
  assignmentHistory,
  clients: { reveal: { reasons: clients.reveal.reasons }, states: clients.states },
  exports: exportWords,
  profile: { notAnImage: profile.notAnImage },
  intake: { filingStatuses: intake.filingStatuses },
} satisfies Translated<typeof en>;
