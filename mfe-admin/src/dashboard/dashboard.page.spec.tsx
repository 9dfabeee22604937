import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, refusal, type FakeServer, type Sent } from '@portal/data-access/testing/fake-server';
import { listed, showAt, whereShown } from '../testing/admin';
import { preparerOf } from '../testing/people';
import DashboardPage from './dashboard.page';

const office = (active_clients = 412) => ({
  total_users: 430,
  total_preparers: 13,
  client_stats: { active_clients, assigned_clients: 249, unassigned_clients: 163 },
  document_stats: { total_documents: 900 },
  financial_overview: { total_reported_income: 1 },
});
const waiting = (unassigned_clients = 163) => ({
  unassigned_clients,
  ages: [
    { age: 'today', clients: 3 },
    { age: 'days', clients: 20 },
    { age: 'week', clients: 40 },
    { age: 'longer', clients: 100 },
  ],
  pending_preparers: 2,
  open_leads: 5,
});
const weeks = [
  { monday: '2026-11-09', clients: 4, submissions: 1, documents: 9 },
  { monday: '2026-11-16', clients: 7, submissions: 2, documents: 11 },
];

const answers = {
  '/admin/dashboard': () => json(office()),
  '/admin/waiting': () => json(waiting()),
  '/admin/trends': () => json({ weeks, months: [] }),
  '/admin/returns/totals': () =>
    json({ by_office: [{ id: null, name: null, state: 'preparing', returns: 7 }], by_preparer: [], medians: [] }),
  '/site': () => json({ phone: '313-555-0101' }),
  '/unread-messages': () => json({ direct: 3, groups: 1 }),
  '/admin/users': ({ path }: Sent) =>
    path.includes('status=pending')
      ? listed([preparerOf({ id: 'una', first_name: 'Una', status: 'pending' })], 2)
      : listed([preparerOf({ id: 'ann', clients_count: 16 })], 13),
};

let server: FakeServer;
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-18T15:00:00Z'), advanceTimers: true });
  server = fakeServer(Object.fromEntries(Object.entries(answers).map(([path, answer]) => [`GET ${path}`, answer])));
});
afterEach(() => {
  server.stop();
  jest.useRealTimers();
});

const show = () => showAt('/dashboard', '/*', <DashboardPage />);
const tiles = () => within(screen.getByRole('region', { name: 'What is waiting' }));

describe('dashboard of an admin', () => {
  it.each(['/admin/waiting', '/admin/trends', '/admin/dashboard', '/admin/users'] as const)(
    'shows a failure of %s, and retries only that',
    async (path) => {
      server.answer(`GET ${path}`, () => refusal('unavailable', 'Down'));
      show();
      expect(await screen.findByText('Failed to load dashboard data')).toBeVisible();
      server.answer(`GET ${path}`, answers[path]);
      await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
      expect(await screen.findByText('Clients without a preparer')).toBeVisible();
      expect(server.to(path === '/admin/waiting' ? '/admin/trends' : '/admin/waiting')).toHaveLength(1);
    },
  );

  it('shows the first steps to an office without clients', async () => {
    server.answer('GET /admin/dashboard', () => json(office(0)));
    show();
    const card = within(await screen.findByRole('region', { name: 'No clients yet' }));
    expect(card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Enter the office name and phone number', '/admin/site'],
      ['Add an office', '/admin/offices'],
      ['Add a preparer', '/admin/preparers'],
    ]);
  });

  it('asks for the contact details until they are entered, also after the first client', async () => {
    server.answer('GET /site', () => json({ phone: '' }));
    show();
    const ask = await screen.findByRole('link', { name: 'Enter the office name and phone number' });
    expect(ask).toHaveAttribute('href', '/admin/site');
    expect(screen.queryByText('No clients yet')).toBeNull();
  });

  it('does not ask an office that has entered them', async () => {
    show();
    expect(await screen.findByText('Clients without a preparer')).toBeVisible();
    await waitFor(() => expect(server.to('/site')).toHaveLength(1));
    expect(screen.queryByRole('link', { name: 'Enter the office name and phone number' })).toBeNull();
  });

  it.each([
    ['Clients without a preparer', '163', '/admin/assignments'],
    ['Preparers to approve', '2', '/admin/preparers?status=pending'],
    ['Open leads', '5', '/admin/leads?status=open'],
    ['Unread messages', '4', '/messages'],
  ])('shows what waits, and opens its list: %s', async (label, count, address) => {
    show();
    await screen.findByRole('region', { name: 'What is waiting' });
    const tile = tiles()
      .getAllByRole('listitem')
      .find((item) => within(item).queryByText(label));
    await waitFor(() => expect(tile).toHaveTextContent(count));
    expect(within(tile as HTMLElement).getByRole('link')).toHaveAttribute('href', address);
  });

  it.each([
    ['More than 7 days', '100', 'to=2026-11-10'],
    ['4 to 7 days', '40', 'from=2026-11-11&to=2026-11-14'],
    ['1 to 3 days', '20', 'from=2026-11-15&to=2026-11-17'],
    ['Since today', '3', 'from=2026-11-18&to=2026-11-18'],
  ])('shows how many clients have waited, and opens them: %s', async (age, count, period) => {
    show();
    const link = await screen.findByRole('link', { name: `${age} ${count}` });
    expect(link).toHaveAttribute('href', `/admin/assignments?${period}&sort=since`);
  });

  it('offers to assign the ten clients who have waited longest, or all if there are fewer', async () => {
    const { unmount } = show();
    await userEvent.click(await screen.findByRole('link', { name: 'Assign the 10 longest waiting' }));
    expect(whereShown()).toBe('/admin/assignments?sort=since');
    unmount();
    server.answer('GET /admin/waiting', () => json(waiting(2)));
    show();
    expect(await screen.findByRole('link', { name: 'Assign the 2 longest waiting' })).toBeVisible();
  });

  it('keeps the place of the returns until they are counted, so that no card moves another', async () => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    server.answer('GET /admin/returns/totals', async () => {
      await held;
      return answers['/admin/returns/totals']();
    });
    show();
    expect(await screen.findByRole('link', { name: 'Our turn –' })).toHaveAttribute(
      'href',
      '/returns?view=list&turn=office',
    );
    answer();
    expect(await screen.findByRole('link', { name: 'Our turn 7' })).toBeVisible();
  });

  it('has no bars in an office without clients, which has no returns', async () => {
    server.answer('GET /admin/dashboard', () => json(office(0)));
    server.answer('GET /admin/returns/totals', () => new Promise<Response>(() => undefined));
    show();
    expect(await screen.findByRole('region', { name: 'Returns by turn' })).toHaveTextContent('No returns');
    expect(screen.queryByRole('link', { name: /^Our turn/ })).toBeNull();
  });

  it('says so when no client waits', async () => {
    server.answer('GET /admin/waiting', () => json(waiting(0)));
    show();
    expect(await screen.findByText('Every client has a preparer.')).toBeVisible();
  });

  it('approves a preparer right here', async () => {
    server.answer('POST /admin/preparers/una/approve', () => json({}));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Approve Una Adams' }));
    expect(await screen.findByText('Una Adams was approved.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/admin/preparers?status=pending');
  });

  it('shows the workload of the preparers with the most clients, and opens their clients', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Ann Adams 16 clients · High' })).toHaveAttribute(
      'href',
      '/admin/clients?view=clients&preparer_id=ann',
    );
  });

  it.each([
    ['New clients', '11 in 2 weeks', '7', '/admin/clients?view=clients&'],
    ['Submitted intake forms', '3 in 2 weeks', '2', '/admin/intakes?status=submitted&'],
    ['Documents', '20 in 2 weeks', '11', '/documents?'],
  ])('shows each week of the season, and opens its rows: %s', async (title, total, count, address) => {
    show();
    const card = within(await screen.findByRole('region', { name: title }));
    expect(card.getByRole('link', { name: total })).toHaveAttribute('href', `${address}from=2026-11-09&to=2026-11-22`);
    const week = card.getByRole('link', { name: `Nov 16, 2026 to Nov 22, 2026: ${count}` });
    expect(week).toHaveAttribute('href', `${address}from=2026-11-16&to=2026-11-22`);
  });

  it('says that there is nothing yet instead of drawing a season of zeros', async () => {
    const quiet = weeks.map((one) => ({ ...one, submissions: 0 }));
    server.answer('GET /admin/trends', () => json({ weeks: quiet, months: [] }));
    show();
    const card = within(await screen.findByRole('region', { name: 'Submitted intake forms' }));
    expect(card.getByText('Nothing yet. Each week appears here as a column.')).toBeVisible();
    expect(card.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['0 in 2 weeks']);
  });

  it('moves between the weeks with the arrow keys, and reaches them with one Tab', async () => {
    show();
    const card = within(await screen.findByRole('region', { name: 'New clients' }));
    card.getByRole('link', { name: '11 in 2 weeks' }).focus();
    await userEvent.tab();
    expect(document.activeElement).toHaveAccessibleName('Nov 16, 2026 to Nov 22, 2026: 7');
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toHaveAccessibleName('Nov 9, 2026 to Nov 15, 2026: 4');
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toHaveAccessibleName('Nov 16, 2026 to Nov 22, 2026: 7');
  });
});
