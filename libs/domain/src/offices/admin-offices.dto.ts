import { Labels } from '../contract/labels';
import { listLimits } from '../contract/limits';
import { Nested, NestedList } from '../contract/nested';
import { Required } from '../contract/rule';
import { Email, OneOf, Phone, StateField, Text, WholeNumber, ZipCode } from '../contract/rules';
import { AdminPreparer } from '../preparers/admin-preparers.dto';
import type {} from './admin-offices.messages';
import { OfficeRow } from './offices.dto';

const largest = 2_147_483_647;

/** An office as the admin sees it, with how much there is to do. */
export class AdminOffice extends OfficeRow {
  /** Approved ones. */
  @Required() @WholeNumber(0, largest) preparers_count!: number;
  /** Of those preparers. */
  @Required() @WholeNumber(0, largest) clients_count!: number;
  @Required() @WholeNumber(1, largest) version!: number;
}

export const adminOfficeSorts = ['name', 'name_descending'] as const;
export type AdminOfficeSort = (typeof adminOfficeSorts)[number];

export class AdminOfficesQuery {
  /** Part of the name, the address or the city, in any case. */
  @Text() search?: string | null;
  /** As it stands: by name. */
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
}

@Labels('adminOffices.fields')
export class UpdateOffice extends OfficeBody {
  /** As it was read; another one by now is 409. */
  @WholeNumber(1, largest) version?: number;
}

/** An office with those who work there, by last name. */
export class OfficePreparers {
  @Required() @Nested(() => AdminOffice) office!: AdminOffice;
  @NestedList(() => AdminPreparer, listLimits.most) preparers!: AdminPreparer[];
}
