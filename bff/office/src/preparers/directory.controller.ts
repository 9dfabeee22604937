import { Controller, Param, Query } from '@nestjs/common';
import { officeEndpoints } from '@portal/domain/offices/offices.endpoints';
import type { OfficePage, OfficeRow, OfficeSearch } from '@portal/domain/offices/offices.dto';
import { preparerEndpoints } from '@portal/domain/preparers/preparers.endpoints';
import type {
  DirectoryChoices,
  DirectoryQuery,
  PreparerInfo,
  PreparerRow,
} from '@portal/domain/preparers/preparers.dto';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import { PreparersService } from './preparers.service';
import { OfficePagesFacade } from './office-pages.facade';

/** The public directory of preparers and offices. */
@Controller()
export class DirectoryController {
  constructor(
    private readonly preparers: PreparersService,
    private readonly offices: OfficePagesFacade,
  ) {}

  @Serves(preparerEndpoints.directory)
  directory(@Query() query: DirectoryQuery & PageRequest): Promise<Page<PreparerRow>> {
    return this.preparers.listPublic(query);
  }

  @Serves(preparerEndpoints.choices)
  choices(): Promise<DirectoryChoices> {
    return this.preparers.listChoices();
  }

  @Serves(preparerEndpoints.info)
  info(@Param('preparer_code') address: string): Promise<PreparerInfo> {
    return this.preparers.readByAddress(address);
  }

  @Serves(officeEndpoints.list)
  listOffices(@Query() query: OfficeSearch & PageRequest): Promise<Page<OfficeRow>> {
    return this.offices.list(query);
  }

  @Serves(officeEndpoints.read)
  readOffice(@Param('id') id: string): Promise<OfficePage> {
    return this.offices.read(id);
  }
}
