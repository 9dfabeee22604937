import { accountContract } from './account/account.contract';
import { adminOfficesContract } from './offices/admin-offices.contract';
import { adminPreparersContract } from './preparers/admin-preparers.contract';
import { assignmentsContract } from './assignments/assignments.contract';
import { clientsContract } from './clients/clients.contract';
import { adminClientsContract } from './assignments/admin-clients.contract';
import { auditContract } from './audit/audit.contract';
import { documentsContract } from './documents/documents.contract';
import { exportsContract } from './exports/exports.contract';
import { healthContract } from './health/health.contract';
import { incomeContract } from './income/income.contract';
import { adminIntakesContract } from './intake/admin-intakes.contract';
import { intakeContract } from './intake/intake.contract';
import { leadsContract } from './preferences/leads.contract';
import { messagesContract } from './messages/messages.contract';
import { officesContract } from './offices/offices.contract';
import { preferencesContract } from './preferences/preferences.contract';
import { profileContract } from './preparers/profile.contract';
import { preparersContract } from './preparers/preparers.contract';
import { scheduleCContract } from './schedule-c/schedule-c.contract';
import { siteContract } from './site/site.contract';
import { siteSettingsContract } from './site/site-settings.contract';
import { statisticsContract } from './statistics/statistics.contract';
import { taxContract } from './tax/tax.contract';
import type { Contract } from './contract/contract';

/** The whole contract, for the server; `all-endpoints.spec.ts` of the bff fails when a noun is missing. */
export const contracts: readonly Contract[] = [
  accountContract,
  adminOfficesContract,
  adminPreparersContract,
  assignmentsContract,
  clientsContract,
  adminClientsContract,
  adminIntakesContract,
  auditContract,
  documentsContract,
  exportsContract,
  healthContract,
  incomeContract,
  intakeContract,
  leadsContract,
  messagesContract,
  officesContract,
  preferencesContract,
  preparersContract,
  profileContract,
  scheduleCContract,
  siteContract,
  siteSettingsContract,
  statisticsContract,
  taxContract,
];
