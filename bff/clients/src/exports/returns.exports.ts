import { Injectable } from '@nestjs/common';
import { fullName } from '@portal/domain/account/person-name';
import type { AdminReturnQuery, AdminReturnRow } from '@portal/domain/returns/admin-returns.dto';
import { turnWordOf } from '@portal/domain/returns/return-states';
import { adminReturnEndpoints } from '@portal/domain/returns/returns.endpoints';
import type {} from '@portal/domain/returns/returns.messages';
import type { PageRequest } from '@portal/bff-platform/database/pagination';
import { QueueService } from '@portal/bff-returns/queue.service';
import type { ExportColumn } from './exports.service';
import { anyList, type Lists } from './export-list-source';

/** Export of the admin's list of returns. Notes and reasons stay in the portal. */
@Injectable()
export class ReturnExports {
  readonly lists: Lists<'returns'>;

  constructor(returns: QueueService) {
    this.lists = {
      returns: anyList<AdminReturnRow>({
        endpoint: adminReturnEndpoints.list,
        columns: returnColumns,
        page: (actor, request: AdminReturnQuery & PageRequest) => returns.listAll(actor, request),
      }),
    };
  }
}

const returnColumns: readonly ExportColumn<AdminReturnRow>[] = [
  { title: 'returns.columns.client', cell: (row) => fullName(row) },
  { title: 'returns.columns.preparer', cell: ({ preparer_name }) => preparer_name },
  { title: 'returns.columns.office', cell: ({ office_name }) => office_name },
  { title: 'returns.columns.state', cell: ({ state }, t) => t(`returns.states.${state}`) },
  { title: 'returns.columns.turn', cell: (row, t) => t(`returns.staffTurns.${turnWordOf(row)}`) },
  { title: 'returns.columns.since', cell: ({ state_since }) => state_since },
  { title: 'returns.columns.age', cell: ({ business_days }) => business_days },
  { title: 'returns.columns.due', cell: ({ due_on }) => due_on },
  { title: 'returns.columns.missing', cell: ({ open_for_client }) => open_for_client },
  { title: 'returns.columns.toCheck', cell: ({ open_for_office }) => open_for_office },
  { title: 'returns.columns.kind', cell: ({ kind = 'original' }, t) => t(`returns.kinds.${kind}`) },
];
