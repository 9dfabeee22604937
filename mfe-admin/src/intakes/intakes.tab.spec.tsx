import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal, type FakeServer, type Sent } from '@portal/data-access/testing/fake-server';
import type { AdminIntakeRow } from '@portal/domain/intake/admin-intakes.dto';
import { listed, showAt, whereShown } from '../testing/admin';
import IntakesTab from './intakes.tab';

const row = (at: number, more: Partial<AdminIntakeRow> = {}): AdminIntakeRow => ({
  form_id: `f-${at}`,
  client: { id: `c-${at}`, name: `Client ${at}`, email: `client-${at}@example.com`, phone: '313-555-0123' },
  preparer: { id: 'p-1', name: 'Olga Preparewell' },
  office_name: 'Detroit Main Office',
  total_income: 84_250.55,
  has_deductions: true,
  form_data: {
    filing_status: 'head_of_household',
    submitted: true,
    has_spouse: false,
    has_children: true,
    children_count: 2,
    created_at: '2025-01-30T12:00:00Z',
    updated_at: '2025-01-31T12:00:00Z',
  },
  ...more,
});

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    'GET /admin/all-intake-forms': () => listed([row(1), row(2, { preparer: null, office_name: null })]),
    'GET /admin/clients/c-1/preferences': () => listed([]),
    'GET /admin/offices': () => listed([{ id: 'detroit-main', name: 'Detroit Main Office' }]),
  });
});
afterEach(() => server.stop());

const show = (query = '') => showAt(`/admin/intakes${query}`, '/admin/:tab', <IntakesTab />);
const lastQuery = () =>
  Object.fromEntries(new URL((server.to('/admin/all-intake-forms').at(-1) as Sent).path, 'http://here').searchParams);

describe('Client Intakes', () => {
  it('shows each form with its client, preparer, office and income', async () => {
    show();
    expect(await screen.findByText('Client 1')).toBeVisible();
    expect(screen.getByText('Olga Preparewell')).toBeVisible();
    expect(screen.getAllByText('$84,250.55')).toHaveLength(2);
    expect(screen.getByText('Unassigned', { selector: '.ui-tag' })).toBeVisible();
    expect(lastQuery()).toEqual({ limit: '10' });
  });

  it('searches and filters according to the URL', async () => {
    show('?search=olga&office_id=detroit-main&status=draft&sort=income_descending');
    await screen.findByText('Client 1');
    expect(lastQuery()).toEqual({
      search: 'olga',
      office_id: 'detroit-main',
      status: 'draft',
      sort: 'income_descending',
      limit: '10',
    });
  });

  it('shows the specified message when nothing matches', async () => {
    server.answer('GET /admin/all-intake-forms', () => listed([]));
    show('?status=submitted');
    expect(await screen.findByText('No intake forms found matching your criteria.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(whereShown()).toBe('/admin/intakes');
  });

  it('shows a failure, and retries', async () => {
    server.answer('GET /admin/all-intake-forms', () => refusal('unavailable', 'Down'));
    show();
    expect(await screen.findByText('Failed to load intake forms')).toBeVisible();
    server.answer('GET /admin/all-intake-forms', () => listed([row(1)]));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Client 1')).toBeVisible();
  });

  it('opens the details of a form, with links to related pages', async () => {
    show();
    await screen.findByText('Client 1');
    await userEvent.click(screen.getByLabelText('View the intake of Client 1'));
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByText('Head of household')).toBeVisible();
    expect(drawer.getByText('313-555-0123')).toBeVisible();
    expect(drawer.getByText(/Only the assigned preparer can see/)).toBeVisible();
    expect(await drawer.findByText('This client didn’t request anything in the general intake.')).toBeVisible();
    expect(drawer.getByRole('link', { name: 'Assign or reassign' })).toHaveAttribute(
      'href',
      '/admin/assignments?status=all&search=client-1%40example.com',
    );
    expect(drawer.getByRole('link', { name: 'Write a message' })).toHaveAttribute('href', '/messages/c-1');
    await userEvent.click(drawer.getByRole('link', { name: 'This client’s assignments' }));
    expect(whereShown()).toBe('/admin/history?search=Client+1');
  });
});
