import { json, refusal, type FakeServer, type Sent } from '@portal/data-access/testing/fake-server';
import type { ClientRequestItem, RejectRequest } from '@portal/domain/requests/client-requests.dto';
import { itemStateAfter, itemTurnOf } from '@portal/domain/requests/item-states';
import type { RequestFile } from '@portal/domain/requests/document-requests.dto';
import { requestsOf } from './requests';

/** Lets the server keep the items of client `c1`, and decide about them like the real one. */
export function serveRequests(server: FakeServer, start: readonly ClientRequestItem[], files: RequestFile[] = []) {
  let items = [...start];
  let unsorted = files;
  const change = (id: string, more: Partial<ClientRequestItem>): ClientRequestItem => {
    const found = items.find((one) => one.id === id) as ClientRequestItem;
    const state = more.state ?? found.state;
    const changed = { ...found, ...more, turn: itemTurnOf(state), version: found.version + 1 };
    items = items.map((one) => (one.id === id ? changed : one));
    return changed;
  };
  server.answer('GET /client/c1/requests', () => json(requestsOf(items, { unsorted })));
  for (const { id } of start) {
    const decide =
      (event: 'accept' | 'reject' | 'waive') =>
      ({ body }: Sent) => {
        const found = items.find((one) => one.id === id) as ClientRequestItem;
        const { version, reason, text = null } = body as RejectRequest;
        const state = itemStateAfter(found.state, event);
        if (version !== found.version)
          return refusal('stale_version', 'Somebody else has changed this item.', { version: found.version });
        if (!state) return refusal('wrong_state', 'This item has moved on in the meantime.');
        return json(change(id, { state, ...(event === 'reject' ? { reject_reason: reason, reject_text: text } : {}) }));
      };
    for (const event of ['accept', 'reject', 'waive'] as const)
      server.answer(`POST /client/c1/requests/${id}/${event}`, decide(event));
    server.answer(`POST /client/c1/requests/${id}/documents`, ({ body }) => {
      const { document_id } = body as { document_id: string };
      const file = unsorted.filter((one) => one.document_id === document_id);
      unsorted = unsorted.filter((one) => one.document_id !== document_id);
      return json(change(id, { state: 'received', files: file }));
    });
  }
  return { change, itemOf: (id: string) => items.find((one) => one.id === id) };
}
