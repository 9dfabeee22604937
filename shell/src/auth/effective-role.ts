import { roles, type Role } from '@portal/domain/contract/access-policy';

/** Returns the role; one that this version does not know is treated as client (specification part 2, section 2). */
export const effectiveRole = (role: string): Role => roles.find((known) => known === role) ?? 'client';
