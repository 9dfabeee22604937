import { adminClientMessages as adminClient } from '../client/admin-client.messages';
import { preferencesMessages as preferences } from '@portal/domain/preferences/preferences.messages';
import { leadListMessages as leadList } from '../leads/lead-list.messages';
import { officeSettingsMessages as officeSettings } from '../site/office-settings.messages';
import { profileMessages } from '@portal/domain/preparers/profile.messages';
import { siteSettingsMessages as siteSettings } from '@portal/domain/site/site-settings.messages';
import { leadsMessages as leads } from '@portal/domain/preferences/leads.messages';
import { exportsMessages as exportWords } from '@portal/domain/exports/exports.messages';
import { statesMessages as states } from '@portal/domain/tax/states.messages';
import { officeManagementMessages as officeManagement } from '../offices/office-management.messages';
import { assignmentsMessages as assignments } from '@portal/domain/assignments/assignments.messages';
import { preparerManagementMessages as preparerManagement } from '../preparers/preparer-management.messages';
import { editMessages as edit } from '../edit/edit.messages';
import { specialtiesMessages as specialties } from '@portal/domain/preparers/specialties.messages';
import { adminPreparersMessages as adminPreparers } from '@portal/domain/preparers/admin-preparers.messages';
import { accountListMessages as accountList } from '../accounts/account-list.messages';
import { adminAccountsMessages as adminAccounts } from '@portal/domain/accounts/admin-accounts.messages';
import { adminOfficesMessages as adminOffices } from '@portal/domain/offices/admin-offices.messages';
import { adminClientsMessages as adminClients } from '@portal/domain/assignments/admin-clients.messages';
import { assignmentHistoryMessages as assignmentHistory } from '@portal/domain/assignments/assignment-history.messages';
import { clientsMessages } from '@portal/domain/clients/clients.messages';
import { adminIntakesMessages as adminIntakes } from '@portal/domain/intake/admin-intakes.messages';
import { intakeMessages } from '@portal/domain/intake/intake.messages';
import { adminFrameMessages as adminFrame } from '../frame/admin-frame.messages';
import { adminOverviewMessages as adminOverview } from '../overview/admin-overview.messages';
import { adminRevenueMessages as adminRevenue } from '@portal/domain/statistics/admin-revenue.messages';
import { clientsByOfficeMessages as clientsByOffice } from '../clients/clients-by-office.messages';

/** Messages of all pages but the dashboard. */
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
  clients: { reveal: { reasons: clientsMessages.reveal.reasons }, states: clientsMessages.states },
  exports: exportWords,
  profile: { notAnImage: profileMessages.notAnImage },
  intake: { filingStatuses: intakeMessages.filingStatuses },
};
