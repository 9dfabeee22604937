import type { AccountStatus } from '@portal/domain/account/account-status';
import type { Role } from '@portal/domain/contract/access-policy';

/** The caller: the signed-in account as currently stored, not as it was when its token was issued. */
export interface Actor {
  id: string;
  role: Role;
  status: AccountStatus;
  must_change_password: boolean;
  must_set_up_second_factor: boolean;
  has_second_factor: boolean;
  /** Whether the session's password or code was entered within the last minutes (step-up authentication). */
  recently_authenticated: boolean;
  session_id: string;
  first_name: string;
  last_name: string;
}
