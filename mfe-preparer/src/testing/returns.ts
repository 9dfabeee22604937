import type { QueueRow, ReturnDetail } from '@portal/domain/returns/returns.dto';
import { season } from '@portal/domain/testing/season';

/** A row of the queue that waits to be prepared. */
export const queueRowOf = (more: Partial<QueueRow> = {}): QueueRow => ({
  id: 'r1',
  client_id: 'c1',
  first_name: 'Wilma',
  last_name: 'Reed',
  state: 'ready_to_prepare',
  state_before_hold: null,
  turn: 'office',
  state_since: '2025-02-03T12:00:00Z',
  business_days: 0,
  due_on: null,
  answered: false,
  answers_changed: false,
  open_for_client: 0,
  open_for_office: 0,
  version: 1,
  ...more,
});

/** The return of client `c1`, in preparation. */
export const returnOf = (more: Partial<ReturnDetail> = {}): ReturnDetail => ({
  id: 'r1',
  client_id: 'c1',
  tax_year: season,
  state: 'preparing',
  turn: 'office',
  state_since: '2025-02-03T12:00:00Z',
  reason_kind: null,
  preparer_name: 'Renee Okafor',
  open_for_client: 0,
  open_for_office: 0,
  steps: [],
  filings: [],
  version: 3,
  state_before_hold: null,
  client_changed_at: null,
  answered_at: null,
  transitions: [],
  notes: [],
  ...more,
});
