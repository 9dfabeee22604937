import type { AdminOffice } from '@portal/domain/offices/admin-offices.dto';
import type { OfficeRow } from '@portal/domain/offices/offices.dto';
import type { OfficeEntity } from './office.entity';
import type { CountedOffice } from './offices.repository';

export const presentOffice = (office: Pick<OfficeEntity, keyof OfficeRow>): OfficeRow => ({
  id: office.id,
  name: office.name,
  address: office.address,
  city: office.city,
  state: office.state,
  zip_code: office.zip_code,
  phone: office.phone,
  email: office.email,
  hours: office.hours,
});

export const presentAdminOffice = (office: CountedOffice): AdminOffice => ({
  ...presentOffice(office),
  preparers_count: office.preparers_count,
  clients_count: office.clients_count,
  version: office.version,
});
