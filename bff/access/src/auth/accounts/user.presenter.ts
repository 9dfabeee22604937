import type { User } from '@portal/domain/account/account.dto';
import type { Account } from './users.repository';

/** Returns the account as its owner sees it, without hashes or sign-in history. */
export const presentUser = (row: Omit<Account, 'password_hash' | 'pin_hash'>): User => ({
  id: row.id,
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  phone: row.phone,
  role: row.role,
  ...(row.preparer_code === null ? {} : { preparer_code: row.preparer_code }),
  status: row.status,
  locale: row.locale,
  must_change_password: row.must_change_password || row.password_too_short,
  ...(row.password_too_short && !row.must_change_password ? { password_too_short: true } : {}),
  ...(row.email_unverified ? { email_unverified: true } : {}),
  ...(row.must_set_up_second_factor ? { must_set_up_second_factor: true } : {}),
  created_at: row.created_at.toISOString(),
});
