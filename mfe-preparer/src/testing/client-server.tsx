import { Route, Routes } from 'react-router-dom';
import { fakeServer, json, list } from '@portal/data-access/testing/fake-server';
import type { ClientIntake, ClientScheduleC } from '@portal/domain/clients/client-forms.dto';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { emptyIntake } from '@portal/domain/intake/intake.fields';
import { emptyScheduleC } from '@portal/domain/schedule-c/schedule-c.fields';
import { season } from '@portal/domain/testing/season';
import ClientPage from '../client/client.page';
import { clientOf, show } from './clients';

const stamps = {
  id: 'form',
  tax_year: season,
  submitted: true,
  version: 3,
  has_unsubmitted_changes: false,
  changed_fields: [],
  submitted_at: '2025-02-03T15:00:00Z',
  created_at: '2025-02-01T15:00:00Z',
  updated_at: '2025-02-03T15:00:00Z',
};

export const intakeOf = (more: Partial<ClientIntake> = {}): ClientIntake => ({
  ...emptyIntake(),
  ...stamps,
  ssn: 'XXX-XX-6789',
  city: 'Detroit',
  has_spouse: true,
  spouse_info: { first_name: 'Morgan', ssn: 'XXX-XX-1120' },
  has_children: true,
  children: [{ first_name: 'Kit', ssn: 'XXX-XX-3456' }],
  w2_income: 61_234.5,
  routing_number: '021000021',
  account_number: '****7788',
  ...more,
});

export const scheduleCOf = (more: Partial<ClientScheduleC> = {}): ClientScheduleC => ({
  ...emptyScheduleC(),
  ...stamps,
  business_info: { business_name: 'Reed Welding' },
  gross_receipts: 1200.5,
  total_income: 1200.5,
  total_expenses: 1500.75,
  net_profit_loss: -300.25,
  ...more,
});

export const paperOf = (at: number, more: Partial<DocumentRow> = {}): DocumentRow => ({
  id: `paper-${at}`,
  user_id: 'c1',
  filename: `paper-${at}.pdf`,
  document_type: 'w2',
  content_type: 'application/pdf',
  scan_state: 'clean',
  uploaded_at: `2025-02-0${9 - at}T12:00:00Z`,
  ...more,
});

export const letterOf = (at: number) => ({
  id: `letter-${at}`,
  seq: at,
  sender_id: 'c1',
  sender_name: 'Wilma Reed',
  recipient_id: 'a-preparer',
  group_type: null,
  group_id: null,
  content: `Letter number ${at}`,
  read_at: null,
  created_at: `2025-01-${10 + at}T12:00:00Z`,
});

/** Fakes a server for the page of client `c1`; `c2` and `c3` follow in the list. */
export const clientServer = () =>
  fakeServer({
    'GET /client/c1': () => json(clientOf({ id: 'c1' })),
    'GET /client/c1/documents': () => list([paperOf(1), paperOf(2)]),
    'GET /client/c1/messages': () => list([letterOf(1), letterOf(2)]),
    'GET /client/c1/intake': () => json(intakeOf()),
    'GET /client/c1/intake/submissions': () => list([]),
    'GET /client/c1/schedule-c': () => json(scheduleCOf()),
    'GET /client/c1/schedule-c/submissions': () => list([]),
    'GET /client/c2': () => json(clientOf({ id: 'c2', first_name: 'Next' })),
    'GET /client/c2/documents': () => list([]),
    'GET /client/c2/intake': () => json(null),
    'GET /client/c1/neighbors': () => json({ previous: null, next: 'c2' }),
    'GET /client/c2/neighbors': () => json({ previous: 'c1', next: 'c3' }),
  });

export const openClient = (at = '/client/c1') =>
  show(
    <Routes>
      <Route path="/client/:clientId" element={<ClientPage />} />
      <Route path="/" element={<p>The home page</p>} />
      <Route path="/dashboard" element={<p>The dashboard</p>} />
    </Routes>,
    at,
  );

export const address = (): string => document.querySelector('[data-testid="address"]')?.textContent ?? '';
