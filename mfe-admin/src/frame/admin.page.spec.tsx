import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, type FakeServer } from '@portal/data-access/testing/fake-server';
import { showAt, whereShown } from '../testing/admin';
import AdminPage from './admin.page';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({});
});
afterEach(() => server.stop());

const show = (at: string) => showAt(at, '/admin/:tab?', <AdminPage />);
const chosen = () => screen.getAllByRole('tab').filter((tab) => tab.getAttribute('aria-selected') === 'true');

describe('admin area', () => {
  it('has eight tabs', () => {
    show('/admin');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Client Intakes',
      'Revenue Analytics',
      'Clients by Office',
      'Preparer Management',
      'Office Management',
      'Client Assignments',
      'Activity History',
    ]);
    expect(chosen()).toEqual([screen.getByRole('tab', { name: 'Overview' })]);
  });

  it('opens each tab by its own URL', async () => {
    show('/admin/history');
    expect(chosen()).toEqual([screen.getByRole('tab', { name: 'Activity History' })]);
    await userEvent.click(screen.getByRole('tab', { name: 'Client Intakes' }));
    expect(whereShown()).toBe('/admin/intakes');
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(whereShown()).toBe('/admin');
  });

  it('links to the pages beyond the tabs, and selects no tab on them', async () => {
    show('/admin');
    const more = within(screen.getByRole('navigation', { name: 'More for administrators' }));
    await userEvent.click(more.getByText('More'));
    await userEvent.click(more.getByRole('link', { name: 'Audit Log' }));
    expect(whereShown()).toBe('/admin/audit');
    expect(chosen()).toEqual([]);
    expect(more.getByRole('link', { name: 'Audit Log' })).toHaveAttribute('aria-current', 'page');
  });

  it('redirects an unknown URL to the overview', () => {
    show('/admin/nowhere');
    expect(whereShown()).toBe('/admin');
  });
});
