import { Injectable } from '@nestjs/common';
import type { OfficeRow } from '@portal/domain/offices/offices.dto';
import { ProblemError } from '../../platform/problem.error';
import type { OfficeEntity } from './office.entity';
import { OfficesRepository } from './offices.repository';

@Injectable()
export class OfficesService {
  constructor(private readonly offices: OfficesRepository) {}

  async list(): Promise<OfficeRow[]> {
    return (await this.offices.list()).map(presentOffice);
  }

  /** @throws ProblemError not_found */
  async read(id: string): Promise<OfficeRow> {
    const office = await this.offices.findById(id);
    if (!office) throw new ProblemError('not_found');
    return presentOffice(office);
  }
}

const presentOffice = ({ id, name, address, city, state, zip_code, phone, email }: OfficeEntity): OfficeRow => ({
  id,
  name,
  address,
  city,
  state,
  zip_code,
  phone,
  email,
});
