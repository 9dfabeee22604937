import { Labels } from '../contract/labels';
import { listLimits } from '../contract/limits';
import { Nested, NestedList } from '../contract/nested';
import { Required } from '../contract/rule';
import { Count, Email, OneOf, Phone, StateField, Text, Version, ZipCode } from '../contract/rules';
import { AdminPreparer } from '../preparers/admin-preparers.dto';
import type {} from './admin-offices.messages';
import { OfficeHours } from './office-hours.dto';
import { OfficeRow } from './offices.dto';

/** An office in the admin's list, with its workload. */
export class AdminOffice extends OfficeRow {
  /** Number of approved preparers. */
  @Required() @Count() preparers_count!: number;
  /** Number of clients assigned to those preparers. */
  @Required() @Count() clients_count!: number;
  @Required() @Version() version!: number;
}

export const adminOfficeSorts = ['name', 'name_descending'] as const;
export type AdminOfficeSort = (typeof adminOfficeSorts)[number];

export class AdminOfficesQuery {
  /** Matches any part of the name, address or city, ignoring case. */
  @Text() search?: string | null;
  /** Default: by name. */
  @OneOf(adminOfficeSorts) sort?: AdminOfficeSort;
}

@Labels('adminOffices.fields')
export class OfficeBody {
  @Required() @Text() name!: string;
  @Required() @Text() address!: string;
  @Required() @Text(80) city!: string;
  @Required() @StateField() state!: string;
  @Required() @ZipCode() zip_code!: string;
  @Required() @Phone() phone!: string;
  @Required() @Email() email!: string;
  /** Replaces all hours; absent leaves them unchanged, and null clears them. */
  @Nested(() => OfficeHours) hours?: OfficeHours | null;
}

@Labels('adminOffices.fields')
export class UpdateOffice extends OfficeBody {
  /** The version that the change is based on; 409 if it is stale. */
  @Version() version?: number;
}

/** An office with its staff, sorted by last name. */
export class OfficePreparers {
  @Required() @Nested(() => AdminOffice) office!: AdminOffice;
  @NestedList(() => AdminPreparer, listLimits.most) preparers!: AdminPreparer[];
}
