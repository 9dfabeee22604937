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

const monthsOf2026 = [
  { first_day: '2026-01-01', forms: 2, total_income: 90_000.5 },
  { first_day: '2026-02-01', forms: 3, total_income: 120_000 },
];
const revenue = {
  revenue_by_office: { 'Main Office': { id: 'main', clients: 7, total_income: 200_000 } },
  without_office: { id: '', clients: 1, total_income: 10_000.5 },
};

let server: FakeServer;
const show = (answer: () => Response): void => {
  server = fakeServer({
    'GET /admin/dashboard': answer,
    'GET /admin/shared-ssns': () => listed([]),
    'GET /admin/trends': () => json({ weeks: [], months: monthsOf2026 }),
    'GET /admin/revenue-breakdown': () => json(revenue),
  });
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
    ['Active Clients', '/admin/clients?view=clients'],
    ['Assigned Clients', '/admin/clients?view=clients&status=assigned'],
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
    ['Clients', '/admin/clients?view=clients'],
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

  it('shows the reported income of each month, and opens the forms behind it', async () => {
    show(() => json(dashboard));
    expect(await screen.findByRole('link', { name: '5 forms · $210,001' })).toHaveAttribute(
      'href',
      '/admin/intakes?status=submitted&from=2026-01-01&to=2026-02-28',
    );
    const link = screen.getByRole('link', { name: 'Feb 1, 2026 to Feb 28, 2026: 3 forms, $120,000.00' });
    await userEvent.click(link);
    expect(whereShown()).toBe('/admin/intakes?status=submitted&from=2026-02-01&to=2026-02-28');
  });

  it('shows the reported income of each office, and opens its clients', async () => {
    show(() => json(dashboard));
    const office = await screen.findByRole('link', { name: 'Main Office 7 clients · $200,000' });
    expect(office).toHaveAttribute('href', '/admin/clients?view=clients&office_id=main');
    expect(screen.getByRole('link', { name: /^Without an office 1 client/ })).toHaveAttribute(
      'href',
      '/admin/clients?view=clients&office_id=none',
    );
  });
});
