export const roles = ['client', 'preparer', 'admin'] as const;
export type Role = (typeof roles)[number];

/** AccessPolicy may make a call at all. Whose rows they may touch is the service's question, not this one's. */
export interface AccessPolicy {
  /** Nobody signed in may call it. */
  readonly visitors: boolean;
  readonly roles: readonly Role[];
  /** Also for an account that still has to be approved or to change its password. */
  readonly unready: boolean;
}

const allow = (visitors: boolean, allowed: readonly Role[], unready = false): AccessPolicy => ({
  visitors,
  roles: allowed,
  unready,
});

export const anyone = allow(true, roles, true);
export const signedIn = allow(false, roles);
/** The person's own account and profile: open to pending and must-change-password accounts too. */
export const accountHolder = allow(false, roles, true);
export const clients = allow(false, ['client']);
export const admins = allow(false, ['admin']);
export const preparers = allow(false, ['preparer']);
/** Their own profile: also while they wait for approval or have to choose a password. */
export const preparersUnready = allow(false, ['preparer'], true);
export const staff = allow(false, ['preparer', 'admin']);
export const visitorsAndClients = allow(true, ['client'], true);
export const visitorsAndAdmins = allow(true, ['admin']);
