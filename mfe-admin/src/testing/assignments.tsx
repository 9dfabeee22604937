import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeServer, json, type FakeServer } from '@portal/data-access/testing/fake-server';
import type { AdminClientRow } from '@portal/domain/assignments/admin-clients.dto';
import AssignmentsTab from '../assignments/assignments.tab';
import { listed, showAt } from './admin';

export const client = (at: number, more: Partial<AdminClientRow> = {}): AdminClientRow => ({
  id: `00000000-0000-7000-8000-00000000000${at}`,
  first_name: 'Client',
  last_name: `${at}`,
  email: `client-${at}@example.com`,
  phone: null,
  created_at: '2025-01-31T12:00:00Z',
  assigned_preparer: null,
  has_intake_form: false,
  documents_count: 0,
  total_income: 0,
  ...more,
});
export const olga = {
  id: '00000000-0000-7000-8000-0000000000aa',
  first_name: 'Olga',
  last_name: 'Preparewell',
  clients_count: 1,
};
export const percy = {
  id: '00000000-0000-7000-8000-0000000000bb',
  first_name: 'Percy',
  last_name: 'Pencil',
  clients_count: 16,
};

/** Fakes a server with two unassigned clients and one assigned client. */
export const assignmentsServer = (): FakeServer =>
  fakeServer({
    'GET /admin/unassigned-clients': () => listed([client(1), client(2)], 12, 'next'),
    'GET /admin/clients': () => listed([client(3)]),
    'GET /admin/bulk-assignments': () => listed([]),
    'GET /admin/users': () => listed([olga, percy]),
    'POST /admin/reassign-client': () => json({ preparer_id: olga.id, preparer_name: 'Olga Preparewell' }),
    'POST /admin/bulk-assign-clients': () => json({ changed: 2, preparer_name: 'Olga Preparewell' }),
    'POST /admin/bulk-assign-matching': () => json({ changed: 12, preparer_name: 'Olga Preparewell' }),
  });

export const showAssignments = (query = '') => showAt(`/admin/assignments${query}`, '/admin/:tab', <AssignmentsTab />);
// Queried by text: role queries take seconds in an antd table.
const modal = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('.ant-modal');
  if (!found) throw new Error('No modal is open');
  return found;
};
export const dialog = async () => within(await waitFor(modal));
export const button = (name: string) => screen.getByText(name, { selector: 'button, button *' });
export const pick = async (box: HTMLElement, name: string) => {
  fireEvent.mouseDown(box);
  fireEvent.click(await screen.findByText(name, { selector: '.ui-option__label' }));
};
export const choose = async (name: string) => pick((await dialog()).getByLabelText('Choose a preparer'), name);
export const press = async (name: string) =>
  fireEvent.click((await dialog()).getByText(name, { selector: 'button, button *' }));
