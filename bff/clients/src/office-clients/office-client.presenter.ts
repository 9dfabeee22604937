import type {
  AdminClient,
  AdminClientRow,
  AssignedPreparer,
  ClientWishes,
} from '@portal/domain/assignments/admin-clients.dto';
import type { FormState } from '@portal/domain/clients/client-list';
import type { FoundClient, ListedClient } from './office-clients.repository';

export const presentClient = (
  row: ListedClient,
  documents_count: number,
  wishes: ClientWishes | null,
): AdminClientRow => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  phone: row.phone,
  created_at: row.created_at.toISOString(),
  assigned_preparer: presentPreparer(row),
  has_intake_form: row.has_intake_form,
  documents_count,
  total_income: row.total_income ?? 0,
  wishes,
});

/** Lists each field explicitly, so that no other field of a form is exposed. */
export const presentAdminClient = (row: FoundClient, documents_count: number): AdminClient => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  phone: row.phone,
  created_at: row.created_at.toISOString(),
  status: row.status,
  assigned_preparer: presentPreparer(row),
  office_id: row.office_id,
  office_name: row.office_name,
  intake_form: presentForm(row.intake_state, row.intake_submitted_at),
  schedule_c: presentForm(row.schedule_c_state, row.schedule_c_submitted_at),
  documents_count,
});

const presentForm = (state: string, submitted_at: Date | null) => ({
  state: state as FormState,
  submitted_at: submitted_at?.toISOString() ?? null,
});

type WithPreparer = Pick<ListedClient, 'preparer_id' | 'preparer_name' | 'preparer_code'>;
const presentPreparer = ({ preparer_id, preparer_name, preparer_code }: WithPreparer): AssignedPreparer | null =>
  preparer_id === null ? null : { id: preparer_id, name: preparer_name ?? '', code: preparer_code ?? '' };
