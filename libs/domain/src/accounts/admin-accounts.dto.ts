import { accountStatuses, type AccountStatus } from '../account/account-status';
import { accountLimits } from '../account/account.limits';
import { roles, type Role } from '../contract/access-policy';
import { Labels } from '../contract/labels';
import { Required } from '../contract/rule';
import { Email, Flag, OneOf, Text, Uuid } from '../contract/rules';
import type {} from './admin-accounts.messages';

/** An account in the admin's list. Never includes SSN, birth date or bank data. */
export class AdminAccount {
  @Required() @Uuid() id!: string;
  @Required() @Email() email!: string;
  @Required() @Text() first_name!: string;
  @Required() @Text() last_name!: string;
  @Text() phone!: string | null;
  @Required() @OneOf(roles) role!: Role;
  /** `disabled` means that the account is closed. */
  @Required() @OneOf(accountStatuses) status!: AccountStatus;
  @Required() @Flag() must_change_password!: boolean;
  @Required() @Text() created_at!: string;
  /** RFC 3339; null while the account is open. */
  @Text() closed_at!: string | null;
  @Text(accountLimits.closeReason) closed_reason!: string | null;
}

@Labels('adminAccounts.fields')
export class CloseAccount {
  @Text(accountLimits.closeReason) reason?: string | null;
}
