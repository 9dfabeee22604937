import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { StoreProvider, createPortalStore } from '@portal/data-access/core';
import { Guarded } from '@portal/data-access/testing/guarded';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import type { Role } from '@portal/domain/contract/access-policy';
import { documentTypes } from '@portal/domain/documents/document-types';
import type { DocumentCategories, DocumentRow } from '@portal/domain/documents/documents.dto';
import { Toasts } from '@portal/ui-kit/core';

export const documentOf = (more: Partial<DocumentRow> = {}): DocumentRow => ({
  id: 'd-1',
  user_id: '01900000-0000-7000-8000-00001234abcd',
  client_name: 'Ada Byron',
  filename: 'w2.pdf',
  document_type: 'w2',
  content_type: 'application/pdf',
  scan_state: 'clean',
  uploaded_at: '2025-01-31T12:00:00Z',
  ...more,
});

/** Returns a list response with headers, as the server sends it. */
export const listed = (rows: readonly DocumentRow[], total = rows.length, next?: string): Response =>
  new Response(JSON.stringify(rows), {
    headers: {
      'content-type': 'application/json',
      'x-total-count': String(total),
      ...(next ? { link: `</api/documents?cursor=${next}>; rel="next"` } : {}),
    },
  });

/** Groups documents by type with their number and the newest ones, like the server. */
export const categoriesOf = (rows: readonly DocumentRow[], latest = 3): DocumentCategories => ({
  categories: documentTypes.map((document_type) => {
    const found = rows.filter((row) => row.document_type === document_type);
    const counted = found.filter(({ counts = true }) => counts).length;
    return { document_type, count: found.length, counted, latest: found.slice(0, latest) };
  }),
});

let people = 0;

/** Renders for a new person each time, because unsent files of earlier tests are kept for their owner. */
export function showAs(role: Role, screen: ReactElement) {
  people += 1;
  const person = personOf(role, { id: `${role}-${people}` });
  storeSession(sessionOf(person));
  const store = createPortalStore();
  const shown = render(
    <StoreProvider store={store}>
      <Guarded>{screen}</Guarded>
      <Toasts />
    </StoreProvider>,
  );
  return { ...shown, store, person };
}
