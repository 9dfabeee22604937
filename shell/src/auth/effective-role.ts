import { roles, type Role } from '@portal/domain/contract/access-policy';

/** A role that this version does not know is treated as a client's (specification part 2, section 2). */
export const effectiveRole = (role: string): Role => roles.find((known) => known === role) ?? 'client';
