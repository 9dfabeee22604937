import { roles, type Role } from '@portal/domain/contract/access-policy';

/** Returns the role; a role unknown to this version is treated as client (specification part 2, section 2). */
export const effectiveRole = (role: string): Role => roles.find((known) => known === role) ?? 'client';
