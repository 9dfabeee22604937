import { Injectable } from '@nestjs/common';
import type { OfficePreparers } from '@portal/domain/offices/admin-offices.dto';
import { readAllPages } from '@portal/bff-platform/database/pagination';
import { OfficesService } from '../offices/offices.service';
import { AdminPreparersService } from './admin-preparers.service';

/** Combines offices with their people. */
@Injectable()
export class OfficePeopleFacade {
  constructor(
    private readonly offices: OfficesService,
    private readonly preparers: AdminPreparersService,
  ) {}

  /** Keyed by office name. */
  async preparersByOffice(): Promise<Record<string, OfficePreparers>> {
    const offices = await readAllPages((request) => this.offices.listCounted(request));
    const preparers = await this.preparers.listOfOffices(offices.map(({ id }) => id));
    return Object.fromEntries(
      offices.map((office) => [
        office.name,
        { office, preparers: preparers.filter(({ office_id }) => office_id === office.id) },
      ]),
    );
  }
}
