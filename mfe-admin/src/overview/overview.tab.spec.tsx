import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { activateLocale } from '@portal/i18n';
import { listed, showAt, whereShown } from '../testing/admin';
import OverviewTab from './overview.tab';

const dashboard = {
  total_users: 100_414,
  total_preparers: 410,
  client_stats: { active_clients: 100_000, assigned_clients: 92_000, unassigned_clients: 8_000 },
  document_stats: { total_documents: 150_321 },
  financial_overview: { total_reported_income: 123_456_789.12 },
};
const nobody = { active_clients: 0, assigned_clients: 0, unassigned_clients: 0 };

let server: FakeServer;
const show = (answer: () => Response): void => {
  server = fakeServer({ 'GET /admin/dashboard': answer, 'GET /admin/shared-ssns': () => listed([]) });
  showAt('/admin', '/*', <OverviewTab />);
};
afterEach(async () => {
  server.stop();
  await act(() => activateLocale('en'));
});

const tile = (label: string) => {
  const found = screen.getAllByRole('listitem').find((item) => within(item).queryByText(label));
  if (!found) throw new Error(`There is no tile "${label}"`);
  return found;
};

describe('overview', () => {
  it('shows "Failed to load dashboard overview", and retries', async () => {
    show(() => refusal('unavailable', 'Down'));
    expect(await screen.findByText('Failed to load dashboard overview')).toBeVisible();
    server.answer('GET /admin/dashboard', () => json(dashboard));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Total Users')).toBeVisible();
  });

  it("shows the office's six numbers", async () => {
    show(() => json(dashboard));
    await screen.findByText('Total Users');
    expect(tile('Total Users')).toHaveTextContent('100,414');
    expect(tile('Active Clients')).toHaveTextContent('100,000');
    expect(tile('Assigned Clients')).toHaveTextContent('92,000');
    expect(tile('Unassigned Clients')).toHaveTextContent('8,000');
    expect(tile('Total Documents')).toHaveTextContent('150,321');
    expect(tile('Total Reported Income')).toHaveTextContent('$123,456,789.12');
  });

  it.each([
    ['Active Clients', '/admin/clients'],
    ['Assigned Clients', '/admin/clients?status=assigned'],
    ['Unassigned Clients', '/admin/assignments'],
    ['Total Documents', '/documents'],
    ['Total Reported Income', '/admin/revenue'],
  ])('links %s to the rows it counts', async (label, address) => {
    show(() => json(dashboard));
    await screen.findByText(label);
    await userEvent.click(within(tile(label)).getByRole('link'));
    expect(whereShown()).toBe(address);
  });

  it.each([
    ['Clients', '/admin/clients'],
    ['Preparers', '/admin/preparers'],
  ])('links to the %s in the list of all accounts', async (name, address) => {
    show(() => json(dashboard));
    await screen.findByText('Total Users');
    await userEvent.click(within(tile('Total Users')).getByRole('link', { name }));
    expect(whereShown()).toBe(address);
  });

  it.each([
    ['en', 'Includes 100,000 active clients, 410 preparers and 4 admin or closed accounts.'],
    ['es', 'Incluye 100,000 clientes activos, 410 preparadores y 4 cuentas de administrador o cerradas.'],
  ] as const)(
    'explains in %s that Total Users includes administrators and closed accounts',
    async (locale, sentence) => {
      await act(() => activateLocale(locale));
      show(() => json(dashboard));
      expect(await screen.findByText(sentence)).toBeVisible();
    },
  );

  it('shows the number of clients waiting for a preparer first', async () => {
    show(() => json(dashboard));
    expect(await screen.findByText('8,000 clients are waiting for a preparer.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Assign clients' })).toHaveAttribute('href', '/admin/assignments');
  });

  it('shows no task when every client has a preparer', async () => {
    show(() => json({ ...dashboard, client_stats: { ...dashboard.client_stats, unassigned_clients: 0 } }));
    await screen.findByText('Total Users');
    expect(screen.queryByText(/waiting for a preparer/)).toBeNull();
  });

  it('shows the first steps to an office without clients', async () => {
    show(() => json({ ...dashboard, total_users: 1, client_stats: nobody }));
    const card = within(await screen.findByRole('region', { name: 'No clients yet' }));
    expect(card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Enter the office name and phone number', '/admin/site'],
      ['Add an office', '/admin/offices'],
      ['Add a preparer', '/admin/preparers'],
    ]);
    expect(tile('Total Users')).toHaveTextContent('1');
  });
});
