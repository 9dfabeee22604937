import { Injectable } from '@nestjs/common';
import type { OfficePage, OfficeRow, OfficeSearch } from '@portal/domain/offices/offices.dto';
import { officeLimits } from '@portal/domain/offices/offices.limits';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { OfficesService } from '../offices/offices.service';
import { PreparersService } from './preparers.service';

/** Combines offices with their preparers, because neither module depends on the other. */
@Injectable()
export class OfficePagesFacade {
  constructor(
    private readonly offices: OfficesService,
    private readonly preparers: PreparersService,
  ) {}

  list(query: OfficeSearch & PageRequest): Promise<Page<OfficeRow>> {
    return this.offices.list(query);
  }

  /** @throws ProblemError not_found */
  async read(id: string): Promise<OfficePage> {
    const office = await this.offices.read(id);
    const { items, total } = await this.preparers.listPublic({ office_id: id, limit: officeLimits.team });
    return { ...office, preparers: [...items], preparers_total: total };
  }
}
