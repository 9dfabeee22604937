import { Injectable } from '@nestjs/common';
import { fullName } from '@portal/domain/account/person-name';
import type {
  FoundPerson,
  OfficeSearchQuery,
  OfficeSearchResult,
} from '@portal/domain/office-search/office-search.dto';
import { officeSearchLimits } from '@portal/domain/office-search/office-search.limits';
import { OfficesService } from '@portal/bff-office/offices/offices.service';
import { AdminPreparersService } from '@portal/bff-office/preparers/admin-preparers.service';
import type { Page } from '@portal/bff-platform/database/pagination';
import type { Actor } from '@portal/bff-platform/request/actor';
import { OfficeClientsService } from '../office-clients/office-clients.service';

/** Searches every kind of record that an admin looks up by name, with the searches of their own lists. */
@Injectable()
export class OfficeSearchFacade {
  constructor(
    private readonly clients: OfficeClientsService,
    private readonly preparers: AdminPreparersService,
    private readonly offices: OfficesService,
  ) {}

  async find(actor: Actor, { search }: OfficeSearchQuery): Promise<OfficeSearchResult> {
    const request = { search, limit: officeSearchLimits.mostOfEach };
    const [clients, preparers, offices] = await Promise.all([
      this.clients.list(actor, request),
      this.preparers.list(request),
      this.offices.listCounted(request),
    ]);
    return {
      clients: presentMatches(clients.map(presentPerson)),
      preparers: presentMatches(preparers.map(presentPerson)),
      offices: presentMatches(offices.map(({ id, name, city }) => ({ id, name, city }))),
    };
  }
}

const presentPerson = (person: Named): FoundPerson => ({
  id: person.id,
  name: fullName(person),
  email: person.email,
});

interface Named {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
}

const presentMatches = <Row>({ items, total, more }: Page<Row>) => ({ total, more, rows: [...items] });
