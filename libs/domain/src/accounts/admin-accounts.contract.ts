import { bindContract } from '../contract/contract';
import { AdminPreparersQuery } from '../preparers/admin-preparers.dto';
import { AdminAccount, CloseAccount } from './admin-accounts.dto';
import { adminAccountEndpoints } from './admin-accounts.endpoints';
import { PreparerAccount } from './preparer-account.dto';

export const adminAccountsContract = bindContract('adminAccounts', adminAccountEndpoints, {
  list: { query: AdminPreparersQuery, response: AdminAccount, alternative: PreparerAccount },
  close: { body: CloseAccount, response: AdminAccount },
  reopen: { response: AdminAccount },
  resetSecondFactor: {},
});
