import type { ClientRequestItem, ClientRequestList } from '@portal/domain/requests/client-requests.dto';
import type { RequestFile } from '@portal/domain/requests/document-requests.dto';
import { itemTurnOf } from '@portal/domain/requests/item-states';

export const fileOf = (at: number, more: Partial<RequestFile> = {}): RequestFile => ({
  document_id: `paper-${at}`,
  filename: `paper-${at}.pdf`,
  document_type: 'w2',
  content_type: 'application/pdf',
  scan_state: 'clean',
  rejected: false,
  by_office: false,
  uploaded_at: '2025-02-03T12:00:00Z',
  ...more,
});

/** Item number `at`, for which the file `paper-{at}` was sent. */
export const itemOf = (at: number, more: Partial<ClientRequestItem> = {}): ClientRequestItem => {
  const { state = 'received' } = more;
  return {
    id: `item-${at}`,
    rule_key: 'w2',
    of_spouse: false,
    label: `Employer ${at}`,
    note: null,
    document_type: 'w2',
    required: true,
    state,
    turn: itemTurnOf(state),
    state_since: '2025-02-03T12:00:00Z',
    reject_reason: null,
    reject_text: null,
    explain_kind: null,
    explain_text: null,
    comes_on: null,
    due_on: null,
    version: 1,
    files: state === 'needed' || state === 'explained' || state === 'awaited' ? [] : [fileOf(at)],
    events: [],
    source: 'rule',
    unfounded: false,
    ...more,
  };
};

export const requestsOf = (
  items: readonly ClientRequestItem[],
  more: Partial<ClientRequestList> = {},
): ClientRequestList => ({
  has_return: true,
  items: [...items],
  unsorted: [],
  situations: { version: 0 },
  open_for_client: items.filter(({ turn, required }) => turn === 'client' && required).length,
  open_for_office: items.filter(({ turn }) => turn === 'office').length,
  sent_back: items.filter(({ state }) => state === 'rejected').length,
  ...more,
});
