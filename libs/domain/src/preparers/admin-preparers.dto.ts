import { accountLimits } from '../account/account.limits';
import { roles, type Role } from '../contract/access-policy';
import { Labels } from '../contract/labels';
import { Required } from '../contract/rule';
import { Count, Email, Flag, OneOf, Phone, SomeOf, Text, Texts, Uuid, Version, WholeNumber } from '../contract/rules';
import type {} from './admin-preparers.messages';
import { PreparerRow } from './preparers.dto';
import { preparerLimits, spokenLanguages } from './preparers.limits';

export const staffStatuses = ['active', 'pending', 'disabled'] as const;
/** A preparer in the admin's list, with workload; includes preparers pending approval. */
export class AdminPreparer extends PreparerRow {
  /** `disabled` means that the account is closed. */
  @Required() @OneOf(staffStatuses) status!: (typeof staffStatuses)[number];
  /** RFC 3339; null while the account is open. */
  @Text() closed_at!: string | null;
  @Text(accountLimits.closeReason) closed_reason!: string | null;
  /** Number of currently assigned clients. */
  @Required() @Count() clients_count!: number;
  /** Whether the preparer still has to replace the initial password. */
  @Required() @Flag() must_change_password!: boolean;
  /** Position on the public home page, starting at 1; null if not featured. */
  @WholeNumber(1, 1000) featured_rank!: number | null;
  @Required() @Version() version!: number;
}

/** Filter value for preparers without an office. */
export const noOffice = 'none';

/** Sort orders: by last name or number of clients, ascending unless marked `_descending`. */
export const adminPreparerSorts = ['name', 'name_descending', 'clients', 'clients_descending'] as const;
export type AdminPreparerSort = (typeof adminPreparerSorts)[number];

/** Filters of the account list. Those specific to preparers require `role=preparer`. */
export class AdminPreparersQuery {
  /** Default: `preparer`. */
  @OneOf(roles) role?: Role;
  /** Matches any part of a first name, last name or email address, ignoring case. */
  @Text() search?: string | null;
  @OneOf(staffStatuses) status?: (typeof staffStatuses)[number] | null;
  /** For preparers only; `none` matches those without an office. */
  @Text(80) office_id?: string | null;
  /** Default: by name; a search lists names that begin with it first. Sorting by clients is for preparers only. */
  @OneOf(adminPreparerSorts) sort?: AdminPreparerSort;
}

/** Absent fields are left unchanged; null clears a field. */
@Labels('adminPreparers.fields')
export class UpdatePreparer {
  @Required() @Text(accountLimits.nameMax) first_name!: string;
  @Required() @Text(accountLimits.nameMax) last_name!: string;
  @Required() @Email() email!: string;
  @Phone() phone?: string | null;
  @Text(preparerLimits.officeLocation) office_location?: string | null;
  @Text(preparerLimits.bio) bio?: string | null;
  /** Shown to Spanish-speaking visitors in place of `bio`. */
  @Text(preparerLimits.bio) bio_es?: string | null;
  /** null lists no language. */
  @SomeOf(spokenLanguages) languages?: string[] | null;
  @Texts(preparerLimits.specialty, preparerLimits.specialties) specialties?: string[] | null;
  /** null removes the preparer from the office. */
  @Text(80) office_id?: string | null;
  /** The version that the change is based on; 409 if it is stale. */
  @Version() version?: number;
}

@Labels('adminPreparers.fields')
export class OfficeOfPreparer {
  @Required() @Uuid() preparer_id!: string;
  /** Absent or empty removes the preparer from their office. */
  @Text(80) office_id?: string | null;
}
