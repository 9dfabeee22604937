import type { User } from '@portal/domain/account/account.dto';
import type { Session } from '@portal/domain/account/session.dto';
import type { Role } from '@portal/domain/contract/access-policy';
import { sessionKeys } from '@portal/data-access/core';

export const personOf = (role: Role, more: Partial<User> = {}): User => ({
  id: `a-${role}`,
  email: `${role}@example.com`,
  first_name: 'Ada',
  last_name: 'Byron',
  phone: null,
  role,
  status: 'active',
  locale: 'en',
  must_change_password: false,
  created_at: '2024-01-02T03:04:05Z',
  ...more,
});

export const sessionOf = (user: User, access_token = 'first'): Session => ({ access_token, user });

/** Stores a session, as if this user had signed in on this browser before. */
export function storeSession({ access_token, user }: Session): void {
  localStorage.setItem(sessionKeys.token, access_token);
  localStorage.setItem(sessionKeys.user, JSON.stringify(user));
}
