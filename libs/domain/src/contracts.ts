import { accountContract } from './account/account.contract';
import { adminAccountsContract } from './accounts/admin-accounts.contract';
import { adminOfficesContract, officesContract } from './offices/offices.contract';
import { adminPreparersContract, preparersContract, profileContract } from './preparers/preparers.contract';
import { assignmentsContract, adminClientsContract } from './assignments/assignments.contract';
import { clientsContract } from './clients/clients.contract';
import { auditContract } from './audit/audit.contract';
import { documentsContract } from './documents/documents.contract';
import { exportsContract } from './exports/exports.contract';
import { healthContract } from './health/health.contract';
import { incomeContract } from './income/income.contract';
import { adminIntakesContract, intakeContract } from './intake/intake.contract';
import { leadsContract, preferencesContract } from './preferences/preferences.contract';
import { messagesContract } from './messages/messages.contract';
import { scheduleCContract } from './schedule-c/schedule-c.contract';
import { siteContract, siteSettingsContract } from './site/site.contract';
import { statisticsContract } from './statistics/statistics.contract';
import { taxContract } from './tax/tax.contract';
import type { Contract } from './contract/contract';

/** The whole contract, used by the server. The bff's `whole-contract.spec.ts` fails if a noun is missing. */
export const contracts: readonly Contract[] = [
  accountContract,
  adminAccountsContract,
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
