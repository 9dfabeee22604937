import { accountLimits } from '../account/account.limits';
import { roles, type Role } from '../contract/access-policy';
import { Labels } from '../contract/labels';
import { Required } from '../contract/rule';
import { Email, Flag, OneOf, Phone, Text, Texts, Uuid, WholeNumber } from '../contract/rules';
import type {} from './admin-preparers.messages';
import { PreparerRow } from './preparers.dto';
import { preparerLimits } from './preparers.limits';

export const staffStatuses = ['active', 'pending', 'disabled'] as const;
const largest = 2_147_483_647;

/** A preparer as the office sees them: also who waits for approval, and how much there is to do. */
export class AdminPreparer extends PreparerRow {
  /** `disabled`: closed. */
  @Required() @OneOf(staffStatuses) status!: (typeof staffStatuses)[number];
  /** RFC 3339; null while it is open. */
  @Text() closed_at!: string | null;
  @Text(accountLimits.closeReason) closed_reason!: string | null;
  /** Assigned at this moment. */
  @Required() @WholeNumber(0, largest) clients_count!: number;
  /** Has not chosen a password of their own yet. */
  @Required() @Flag() must_change_password!: boolean;
  /** Place on the public home page, from 1; null: not there. */
  @WholeNumber(1, 1000) featured_rank!: number | null;
  @Required() @WholeNumber(1, largest) version!: number;
}

/** In the place of an office: whoever belongs to none. */
export const noOffice = 'none';

/** By last name, or by how many clients they have: ascending as they stand. */
export const adminPreparerSorts = ['name', 'name_descending', 'clients', 'clients_descending'] as const;
export type AdminPreparerSort = (typeof adminPreparerSorts)[number];

/** Of accounts of one role; what only preparers have may narrow only them. */
export class AdminPreparersQuery {
  /** Default: `preparer`. */
  @OneOf(roles) role?: Role;
  /** Part of a first name, a last name or an e-mail address, in any case. */
  @Text() search?: string | null;
  @OneOf(staffStatuses) status?: (typeof staffStatuses)[number] | null;
  /** Of preparers only; `none`: of no office. */
  @Text(80) office_id?: string | null;
  /** Absent: by name; with a search, preparers whose names begin with it come first. By clients: of preparers only. */
  @OneOf(adminPreparerSorts) sort?: AdminPreparerSort;
}

/** What is absent stays as it is, null clears. */
@Labels('adminPreparers.fields')
export class UpdatePreparer {
  @Required() @Text(accountLimits.nameMax) first_name!: string;
  @Required() @Text(accountLimits.nameMax) last_name!: string;
  @Required() @Email() email!: string;
  @Phone() phone?: string | null;
  @Text(preparerLimits.officeLocation) office_location?: string | null;
  @Text(preparerLimits.bio) bio?: string | null;
  @Texts(preparerLimits.specialty, preparerLimits.specialties) specialties?: string[] | null;
  /** null: of no office. */
  @Text(80) office_id?: string | null;
  /** As it was read; another one by now is 409. */
  @WholeNumber(1, largest) version?: number;
}

@Labels('adminPreparers.fields')
export class OfficeOfPreparer {
  @Required() @Uuid() preparer_id!: string;
  /** Absent or empty: of no office any more. */
  @Text(80) office_id?: string | null;
}
