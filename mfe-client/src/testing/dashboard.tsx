import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { StoreProvider, createPortalStore } from '@portal/data-access/core';
import { fakeServer, json, list, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import { DashboardPage } from '../dashboard/dashboard.page';

export const document = (at: number, document_type: string, more: { counts?: boolean } = {}) => ({
  id: String(at),
  user_id: 'a-client',
  filename: `paper-${at}.pdf`,
  document_type,
  content_type: 'application/pdf',
  uploaded_at: `2025-02-0${at}T12:00:00Z`,
  ...more,
});
export const intake = {
  id: 'form',
  submitted: true,
  submitted_at: '2025-02-03T17:00:00Z',
  has_unsubmitted_changes: false,
  created_at: '2025-02-02T17:00:00Z',
  previous_year_refund: -1234.5,
};

export const renee = { id: 'renee', first_name: 'Renee', last_name: 'Okafor', preparer_code: 'RENOKA' };

/** Returns the document counts as the server does. */
export const counted = (
  documents: readonly { document_type: string; counts?: boolean }[],
  of = (count: number) => count,
) => ({
  categories: ['w2', '1099', 'receipts', 'id_verification', 'selfie', 'other'].map((document_type) => {
    const found = documents.filter((one) => one.document_type === document_type);
    const real = found.filter(({ counts = true }) => counts);
    return { document_type, count: of(found.length), counted: of(real.length), latest: found.slice(0, 3) };
  }),
});

/** Signs in a client with this intake form and these documents. */
export function startDashboard(form: unknown, documents: ReturnType<typeof document>[]): FakeServer {
  const server = fakeServer({
    'GET /return': () => json(null),
    'GET /intake': () => json(form),
    'GET /documents/categories': () => json(counted(documents)),
    'GET /dashboard/preparers': () => list([{}], 13),
    'GET /my-preparer': () => json(null),
    'GET /preparer-choice': () => json(null),
    'GET /unread-messages': () => json({ direct: 0, groups: 0 }),
    'GET /intake/estimate': () => json({ result: null, needed: ['income', 'state'] }),
  });
  storeSession(sessionOf(personOf('client', { first_name: 'Wilhelmina' })));
  return server;
}

export const openDashboard = () =>
  render(
    <StoreProvider store={createPortalStore()}>
      <MemoryRouter>
        <DashboardPage />
      </MemoryRouter>
    </StoreProvider>,
  );
