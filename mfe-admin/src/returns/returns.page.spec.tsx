import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, refusal, type FakeServer, type Sent } from '@portal/data-access/testing/fake-server';
import { serveListFilters } from '@portal/data-access/testing/list-filters';
import type { AdminReturnRow, ReturnTotals } from '@portal/domain/returns/admin-returns.dto';
import type { ReturnDetail } from '@portal/domain/returns/returns.dto';
import { season } from '@portal/domain/testing/season';
import { listed, showAt, whereShown } from '../testing/admin';
import ReturnsPage from './returns.page';

const row: AdminReturnRow = {
  id: 'r1',
  client_id: 'c1',
  first_name: 'Wilma',
  last_name: 'Reed',
  state: 'not_filing',
  state_before_hold: 'preparing',
  turn: 'nobody',
  state_since: '2025-02-03T12:00:00Z',
  business_days: 4,
  due_on: null,
  answered: false,
  answers_changed: false,
  open_for_client: 0,
  open_for_office: 0,
  version: 2,
  preparer_id: null,
  preparer_name: null,
  office_name: null,
};
const detail: ReturnDetail = {
  id: 'r1',
  client_id: 'c1',
  tax_year: season,
  state: 'not_filing',
  turn: 'nobody',
  state_since: '2025-02-03T12:00:00Z',
  reason_kind: 'no_answer',
  preparer_name: null,
  open_for_client: 0,
  open_for_office: 0,
  steps: [],
  filings: [],
  version: 2,
  state_before_hold: 'preparing',
  client_changed_at: null,
  transitions: [],
  notes: [],
};
const totals: ReturnTotals = {
  by_office: [
    { of: 'o1', name: 'Main Street', state: 'preparing', returns: 4 },
    { of: 'o1', name: 'Main Street', state: 'filed', returns: 2 },
    { of: null, name: null, state: 'preparing', returns: 1 },
  ],
  by_preparer: [
    { of: 'p1', name: 'Renee Okafor', state: 'preparing', returns: 4 },
    { of: 'p1', name: 'Renee Okafor', state: 'filed', returns: 2 },
    { of: null, name: null, state: 'preparing', returns: 1 },
  ],
  medians: [
    { step: 'answers', tenth_days: 10 },
    { step: 'papers', tenth_days: 34 },
  ],
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    'GET /admin/returns/totals': () => json(totals),
    'GET /admin/returns': () => listed([row]),
    'GET /admin/returns/r1': () => json(detail),
    'GET /admin/offices': () => listed([]),
    'GET /admin/users': () => listed([]),
  });
});
afterEach(() => server.stop());
const show = (address = '/returns') => showAt(address, '/returns', <ReturnsPage />);
const lastQuery = () =>
  Object.fromEntries(new URL((server.to('/admin/returns').at(-1) as Sent).path, 'http://here').searchParams);

describe('board of returns', () => {
  it('counts by state, of the office as a whole and of each office', async () => {
    show();
    const names = (await screen.findAllByRole('row')).slice(2).map((one) => within(one).getByRole('rowheader'));
    expect(names.map(({ textContent }) => textContent)).toEqual(['All returns', 'No office', 'Main Street']);
    for (const name of ['5 returns: Preparing, All returns', '4 returns: Preparing, Main Street'])
      expect(screen.getByRole('link', { name })).toBeVisible();
  });

  it('shows the median days of each step that a return has left', async () => {
    show();
    const heads = await screen.findAllByRole('columnheader');
    const headOf = (name: string) => heads.find(({ textContent }) => textContent.startsWith(name));
    expect(headOf('Answers')).toHaveTextContent(/median 1 day$/);
    expect(headOf('Documents')).toHaveTextContent('median 3.4 days');
    expect(headOf('Signing')).toHaveTextContent('no median yet');
  });

  it('switches to preparers, and says which returns wait for nobody', async () => {
    show();
    await userEvent.selectOptions(await screen.findByLabelText('Rows'), 'By preparer');
    expect(await screen.findByRole('link', { name: 'Renee Okafor' })).toBeVisible();
    expect(screen.getByRole('link', { name: '1 return: Preparing, No preparer' })).toHaveAttribute(
      'href',
      '/returns?view=list&preparer_id=none&state=preparing',
    );
    expect(whereShown()).toBe('/returns?by=preparer');
  });

  it('opens the list behind a count', async () => {
    show();
    await userEvent.click(await screen.findByRole('link', { name: '4 returns: Preparing, Main Street' }));
    expect(await screen.findByRole('link', { name: 'Wilma Reed' })).toBeVisible();
    expect(lastQuery()).toMatchObject({ office_id: 'o1', state: 'preparing' });
  });

  it('shows a failure, and retries', async () => {
    server.answer('GET /admin/returns/totals', () => refusal('unavailable', 'Down'));
    show();
    expect(await screen.findByText('Failed to load returns')).toBeVisible();
    server.answer('GET /admin/returns/totals', () => json(totals));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Main Street' })).toBeVisible();
  });

  it('says that there is nothing yet', async () => {
    server.answer('GET /admin/returns/totals', () => json({ by_office: [], by_preparer: [], medians: [] }));
    show();
    expect(await screen.findByText('No returns yet')).toBeVisible();
  });
});

describe('list of returns', () => {
  it('filters by turn, age, state and preparer', async () => {
    show('/returns?view=list&age=over_5&preparer_id=none&turn=office');
    expect(await screen.findByRole('link', { name: 'Wilma Reed' })).toHaveAttribute('href', '/admin/client/c1');
    expect(lastQuery()).toEqual({ age: 'over_5', preparer_id: 'none', limit: '50', turn: 'office' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Our turn' }));
    await waitFor(() => expect(lastQuery()).toEqual({ age: 'over_5', preparer_id: 'none', limit: '50' }));
  });

  it('opens a return beside the list, and lets an admin take back that it is not filed', async () => {
    server.answer('POST /admin/returns/r1/move', () => json({ ...detail, state: 'preparing' }));
    show('/returns?view=list');
    await userEvent.click(await screen.findByText('Not filing', { selector: '.ui-chip' }));
    expect(await screen.findByText('We got no answer')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Next: Resume' }));
    await waitFor(() => expect(server.to('/admin/returns/r1/move')[0]?.body).toEqual({ to: 'preparing', version: 2 }));
    expect(await screen.findByText('Wilma Reed: Preparing.')).toBeVisible();
  });
});

describe('filters kept for the account', () => {
  it('restore the rows of the board, and lead from it to the list as it was', async () => {
    serveListFilters(server, [{ list: 'returns', by: 'preparer', age: 'over_5' }]);
    show();
    expect(await screen.findByRole('link', { name: 'Renee Okafor' })).toBeVisible();
    expect(whereShown()).toBe('/returns?by=preparer');
    await userEvent.click(screen.getByRole('link', { name: 'List' }));
    expect(await screen.findByRole('link', { name: 'Wilma Reed' })).toBeVisible();
    expect(lastQuery()).toEqual({ age: 'over_5', limit: '50' });
  });

  it('keep what the list was opened with, beside the rows of the board', async () => {
    const kept = serveListFilters(server, [{ list: 'returns', by: 'preparer', age: 'over_5' }]);
    show('/returns?view=list&state=rejected&office_id=o1');
    expect(await screen.findByRole('link', { name: 'Wilma Reed' })).toBeVisible();
    await waitFor(() =>
      expect(kept.of('returns')).toEqual({ list: 'returns', by: 'preparer', state: 'rejected', office_id: 'o1' }),
    );
  });

  it('restore those of the list before it loads', async () => {
    serveListFilters(server, [{ list: 'returns', preparer_id: 'none' }]);
    show('/returns?view=list');
    expect(await screen.findByRole('link', { name: 'Wilma Reed' })).toBeVisible();
    expect(server.to('/admin/returns')).toHaveLength(1);
    expect(lastQuery()).toEqual({ preparer_id: 'none', limit: '50' });
  });
});
