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

/** A preparer as shown to the office: includes those pending approval, and the workload. */
export class AdminPreparer extends PreparerRow {
  /** `disabled`: the account is closed. */
  @Required() @OneOf(staffStatuses) status!: (typeof staffStatuses)[number];
  /** RFC 3339; null while the account is open. */
  @Text() closed_at!: string | null;
  @Text(accountLimits.closeReason) closed_reason!: string | null;
  /** Currently assigned clients. */
  @Required() @WholeNumber(0, largest) clients_count!: number;
  /** Has not chosen their own password yet. */
  @Required() @Flag() must_change_password!: boolean;
  /** Position on the public home page, from 1; null: not shown there. */
  @WholeNumber(1, 1000) featured_rank!: number | null;
  @Required() @WholeNumber(1, largest) version!: number;
}

/** Filter value for preparers without an office. */
export const noOffice = 'none';

/** Sorts by last name or number of clients; ascending by default. */
export const adminPreparerSorts = ['name', 'name_descending', 'clients', 'clients_descending'] as const;
export type AdminPreparerSort = (typeof adminPreparerSorts)[number];

/** Accounts of one role; filters that apply to preparers only require that role. */
export class AdminPreparersQuery {
  /** Default: `preparer`. */
  @OneOf(roles) role?: Role;
  /** Case-insensitive part of a first name, a last name or an email address. */
  @Text() search?: string | null;
  @OneOf(staffStatuses) status?: (typeof staffStatuses)[number] | null;
  /** Preparers only; `none`: without an office. */
  @Text(80) office_id?: string | null;
  /** Default: by name; with a search, preparers whose names begin with it come first. By clients: preparers only. */
  @OneOf(adminPreparerSorts) sort?: AdminPreparerSort;
}

/** Absent fields stay unchanged, null clears. */
@Labels('adminPreparers.fields')
export class UpdatePreparer {
  @Required() @Text(accountLimits.nameMax) first_name!: string;
  @Required() @Text(accountLimits.nameMax) last_name!: string;
  @Required() @Email() email!: string;
  @Phone() phone?: string | null;
  @Text(preparerLimits.officeLocation) office_location?: string | null;
  @Text(preparerLimits.bio) bio?: string | null;
  @Texts(preparerLimits.specialty, preparerLimits.specialties) specialties?: string[] | null;
  /** null: no office. */
  @Text(80) office_id?: string | null;
  /** The version that was read; 409 if it has changed. */
  @WholeNumber(1, largest) version?: number;
}

@Labels('adminPreparers.fields')
export class OfficeOfPreparer {
  @Required() @Uuid() preparer_id!: string;
  /** Absent or empty: removes the preparer from their office. */
  @Text(80) office_id?: string | null;
}
