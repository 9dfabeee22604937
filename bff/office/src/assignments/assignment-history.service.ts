import { Injectable } from '@nestjs/common';
import type { AssignmentHistoryQuery, AssignmentHistoryRow } from '@portal/domain/assignments/assignment-history.dto';
import { ReadableClients } from '@portal/bff-access/client-access';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import type { Actor } from '@portal/bff-platform/request/actor';
import { AssignmentHistoryRepository, type ListedAssignment } from './assignment-history.repository';

@Injectable()
export class AssignmentHistoryService {
  constructor(private readonly history: AssignmentHistoryRepository) {}

  /** Sorted newest first by default. */
  async list(actor: Actor, request: AssignmentHistoryQuery & PageRequest): Promise<Page<AssignmentHistoryRow>> {
    return (await this.history.list(ReadableClients.of(actor), request)).map(presentAssignment);
  }
}

const presentAssignment = (row: ListedAssignment): AssignmentHistoryRow => ({
  id: row.id,
  client_id: row.client_id,
  client_name: row.client_name,
  from_preparer_name: row.from_preparer_name,
  to_preparer_name: row.to_preparer_name || null,
  reason: row.reason,
  via: row.via,
  reassigned_by_name: row.reassigned_by_name,
  reassigned_at: row.reassigned_at.toISOString(),
});
