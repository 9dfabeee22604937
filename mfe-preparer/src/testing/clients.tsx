import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createPortalStore, StoreProvider } from '@portal/data-access/core';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import type { User } from '@portal/domain/account/account.dto';
import type { ClientDetail, ClientTotals } from '@portal/domain/clients/clients.dto';
import { Toasts, notify } from '@portal/ui-kit/core';

export const clientOf = (more: Partial<ClientDetail> = {}): ClientDetail => ({
  id: '01900000-0000-7000-8000-00000abcdef0',
  first_name: 'Wilma',
  last_name: 'Reed',
  email: 'wilma@example.com',
  phone: '313-555-0101',
  created_at: '2025-01-31T12:00:00Z',
  documents_count: 2,
  document_types: ['w2', 'selfie'],
  has_intake_form: true,
  intake_state: 'submitted',
  schedule_c_state: 'none',
  progress: 67,
  completion: 75,
  unread_messages: 0,
  last_activity_at: '2025-02-01T12:00:00Z',
  waiting_since: null,
  ...more,
});

export const totalsOf = (more: Partial<ClientTotals> = {}): ClientTotals => ({
  clients: 3,
  active: 2,
  complete: 1,
  without_documents: 1,
  documents: 7,
  unread_messages: 4,
  ...more,
});

const Address = () => {
  const { pathname, search } = useLocation();
  return <span data-testid="address">{`${pathname}${search}`}</span>;
};

/** Renders a preparer screen like the shell does, and shows its URL. */
export function show(screen: ReactElement, at = '/dashboard', user: Partial<User> = {}) {
  // Clear the toasts of the previous test.
  notify.clear();
  storeSession(sessionOf({ ...personOf('preparer'), ...user }));
  return render(
    <StoreProvider store={createPortalStore()}>
      <MemoryRouter initialEntries={[at]}>
        {screen}
        <Address />
      </MemoryRouter>
      <Toasts />
    </StoreProvider>,
  );
}
