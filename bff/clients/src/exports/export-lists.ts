import { Injectable } from '@nestjs/common';
import type { ExportList } from '@portal/domain/exports/exports.dto';
import { ClientExports } from './clients.exports';
import type { AnyList, Lists } from './export-list-source';
import { PeopleExports } from './people.exports';
import { RecordExports } from './records.exports';
import { ReturnExports } from './returns.exports';
import { RevenueExports } from './revenue.exports';

/** All exportable lists, with the columns of their screens. */
@Injectable()
export class ExportLists {
  private readonly lists: Lists<ExportList>;

  constructor(
    clients: ClientExports,
    returns: ReturnExports,
    people: PeopleExports,
    revenue: RevenueExports,
    records: RecordExports,
  ) {
    this.lists = { ...clients.lists, ...returns.lists, ...people.lists, ...revenue.lists, ...records.lists };
  }

  /** Returns undefined for an unknown list. */
  find(name: string): AnyList | undefined {
    return Object.hasOwn(this.lists, name) ? this.lists[name as ExportList] : undefined;
  }
}
