import type { User } from '@portal/domain/account/account.dto';
import type { Session } from '@portal/domain/account/session.dto';
import { roles } from '@portal/domain/contract/who';

/** Browser storage holds these two and nothing else (specification part 2, section 9). */
export const sessionKeys = { token: 'token', user: 'user' } as const;

/** The stored session. Something that cannot be one is removed, both keys of it. */
export function readSession(): Session | null {
  const token = localStorage.getItem(sessionKeys.token);
  const text = localStorage.getItem(sessionKeys.user);
  if (token === null && text === null) return null;
  const user = userIn(text);
  if (token && user) return { access_token: token, user };
  writeSession(null);
  return null;
}

export function writeSession(session: Session | null): void {
  if (session) {
    localStorage.setItem(sessionKeys.token, session.access_token);
    localStorage.setItem(sessionKeys.user, JSON.stringify(session.user));
  } else {
    localStorage.removeItem(sessionKeys.token);
    localStorage.removeItem(sessionKeys.user);
  }
}

function userIn(text: string | null): User | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isUser(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Enough to draw the header; the rest comes with the check of the session. */
function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const { id, role, first_name } = value as Partial<Record<keyof User, unknown>>;
  return typeof id === 'string' && typeof first_name === 'string' && roles.some((known) => known === role);
}
