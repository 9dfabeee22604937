export const roles = ['client', 'preparer', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Defines who may call an endpoint. The service decides which rows they may access. */
export interface AccessPolicy {
  /** Callable without signing in. */
  readonly visitors: boolean;
  readonly roles: readonly Role[];
  /** Also callable by accounts that are pending, or must change their password or set up their second factor. */
  readonly unready: boolean;
}

const allow = (visitors: boolean, allowed: readonly Role[], unready = false): AccessPolicy => ({
  visitors,
  roles: allowed,
  unready,
});

export const anyone = allow(true, roles, true);
export const signedIn = allow(false, roles);
/** The person's own account and profile; also open to accounts that are pending or must change their password. */
export const accountHolder = allow(false, roles, true);
export const clients = allow(false, ['client']);
export const admins = allow(false, ['admin']);
export const preparers = allow(false, ['preparer']);
/** A preparer's own profile; also open to accounts that are pending or must change their password. */
export const preparersUnready = allow(false, ['preparer'], true);
export const staff = allow(false, ['preparer', 'admin']);
/** The second factor of staff; also open to accounts that are not ready yet. */
export const staffUnready = allow(false, ['preparer', 'admin'], true);
export const visitorsAndClients = allow(true, ['client'], true);
export const visitorsAndAdmins = allow(true, ['admin']);

/** Returns the role; a role unknown to this version is treated as client (specification part 2, section 2). */
export const effectiveRole = (role: string): Role => roles.find((known) => known === role) ?? 'client';

/**
 * Returns whether a user, or a visitor (null), may call an endpoint, so that screens offer only what the server allows.
 * An unknown role may call nothing, as on the server. Looks at the role only: the route guard stops accounts that are pending or must change their password.
 */
export const can = (user: { role: string } | null, { access }: { readonly access: AccessPolicy }): boolean =>
  user ? access.roles.some((role) => role === user.role) : access.visitors;
