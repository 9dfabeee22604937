import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, type FakeServer } from '@portal/data-access/testing/fake-server';
import { listed, showAt } from '../testing/admin';
import { SharedSsns } from './shared-ssns';

const twins = (id: string, names: readonly string[], clients_count = names.length) => ({
  id,
  clients: names.map((name) => ({ id: `${id}-${name}`, name, email: `${name.toLowerCase()}@example.com` })),
  clients_count,
});
let server: FakeServer;
afterEach(() => server.stop());

describe('notice of shared Social Security numbers', () => {
  it('is hidden while there are none', async () => {
    server = fakeServer({ 'GET /admin/shared-ssns': () => listed([]) });
    showAt('/admin', '/*', <SharedSsns />);
    await waitFor(() => expect(server.to('/admin/shared-ssns')).toHaveLength(1));
    expect(screen.queryByText(/Social Security/)).toBeNull();
  });

  it('shows the clients, each with a link to their account', async () => {
    server = fakeServer({ 'GET /admin/shared-ssns': () => listed([twins('one', ['Anna', 'Bert'])]) });
    showAt('/admin', '/*', <SharedSsns />);
    expect(await screen.findByText('1 Social Security number is used by more than one client.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bert' })).toHaveAttribute(
      'href',
      '/admin/accounts?role=client&search=bert%40example.com',
    );
    // One paragraph, because list items would spread over the full width.
    expect(
      screen.getByText((_text, element) => element?.tagName === 'P' && element.textContent === 'Anna, Bert'),
    ).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the total number and has pages', async () => {
    server = fakeServer({
      'GET /admin/shared-ssns': () => listed([twins('one', ['Anna', 'Bert'], 25)], 6, 'next-page'),
    });
    showAt('/admin', '/*', <SharedSsns />);
    expect(await screen.findByText('6 Social Security numbers are used by more than one client.')).toBeVisible();
    expect(screen.getByText(/and 23 others/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show next' }));
    await waitFor(() => expect(server.to('/admin/shared-ssns').at(-1)?.path).toContain('cursor=next-page'));
    expect(await screen.findByRole('button', { name: 'Back to the beginning' })).toBeVisible();
  });
});
