import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, list, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { renderArea } from '@portal/feature-area/testing/area';
import { Toasts } from '@portal/ui-kit/core';
import { Component } from '../area';
import { offices, preparer, site } from '../testing';

const Area = () => (
  <>
    <Component />
    <Toasts />
  </>
);
const picture = 'AAAA';

describe('directory at /agent-links', () => {
  let server: FakeServer;
  beforeEach(() => {
    server = fakeServer({
      'GET /site': () => json(site),
      'GET /offices': () => json(offices),
      'GET /agent-links': () =>
        json([
          preparer('Renee'),
          preparer('Leon', { phone: null, profile_picture: picture, specialties: [], bio: null }),
        ]),
    });
  });
  afterEach(() => server.stop());
  const cardOf = async (name: string) =>
    (await screen.findByRole('heading', { name })).closest('article') ?? document.createElement('p');

  it('shows a loading state, then every preparer with name, title, bio, tags and photo', async () => {
    renderArea(Area, '/agent-links');
    await waitFor(() => expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true'));
    const renee = within(await cardOf('Renee Okafor'));
    for (const text of ['CEO/Founder · Detroit Main Office', 'Renee helps people.', 'Tax Expert', 'Small Business'])
      expect(renee.getByText(text)).toBeVisible();
    expect((await cardOf('Leon Okafor')).querySelector('img')).toHaveAttribute(
      'src',
      `data:image/jpeg;base64,${picture}`,
    );
    expect(screen.queryByRole('status', { busy: true })).toBeNull();
  });

  it.each([
    ['Visit Portal', '/preparer/renee'],
    ['Email', 'mailto:renee@lake.example'],
    ['Call', 'tel:3135550101'],
  ])('links "%s" on each card', async (text, href) => {
    renderArea(Area, '/agent-links');
    const link = within(await cardOf('Renee Okafor')).getByText(text);
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAccessibleName(`${text} Renee Okafor`);
  });

  it('has no Call link without a phone number', async () => {
    renderArea(Area, '/agent-links');
    expect(within(await cardOf('Leon Okafor')).queryByText('Call')).toBeNull();
  });

  it('copies the full URL of a portal, and confirms it', async () => {
    const user = userEvent.setup();
    renderArea(Area, '/agent-links');
    await user.click(within(await cardOf('Renee Okafor')).getByText('Copy Portal Link'));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/preparer/renee');
    expect(await screen.findByText('Portal link copied')).toBeVisible();
  });

  it('shows the URL when it cannot be copied', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    renderArea(Area, '/agent-links');
    await user.click(within(await cardOf('Renee Okafor')).getByText('Copy Portal Link'));
    expect(await screen.findByText(/http:\/\/localhost\/preparer\/renee/)).toBeVisible();
  });

  it.each([
    ['Back to Home', '/'],
    ['Sign In', '/login'],
    ['Detroit Main Office', '/office/detroit-main'],
    ['Outer Drive Location', '/office/outer-drive'],
  ])('links "%s" to %s', async (name, href) => {
    renderArea(Area, '/agent-links');
    expect(await screen.findByRole('link', { name: new RegExp(name) })).toHaveAttribute('href', href);
  });

  it('searches after a debounce, and filters by office', async () => {
    renderArea(Area, '/agent-links');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search preparers' }), ' ren ');
    await waitFor(() => expect(server.sent.at(-1)?.path).toBe('/agent-links?search=ren&limit=60'));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Office' }), 'Outer Drive Location');
    await waitFor(() =>
      expect(server.sent.at(-1)?.path).toBe('/agent-links?search=ren&office_id=outer-drive&limit=60'),
    );
    expect(server.to('/agent-links')).toHaveLength(3);
  });

  it('paginates 220 preparers, shows the total, and starts over with a new search', async () => {
    const named = (path: string): string => (path.includes('cursor=signed') ? 'Marcus' : 'Renee');
    server.answer('GET /agent-links', ({ path }) => list([preparer(named(path))], 220, 'signed'));
    Element.prototype.scrollIntoView = jest.fn();
    renderArea(Area, '/agent-links');
    expect(await screen.findByText('Showing 1 of 220 tax preparers')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByRole('heading', { name: 'Marcus Okafor' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'First page' }));
    expect(await screen.findByRole('heading', { name: 'Renee Okafor' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search preparers' }), 'ren');
    await waitFor(() => expect(server.sent.at(-1)?.path).toBe('/agent-links?search=ren&limit=60'));
  });

  describe('directory of 1,200 offices', () => {
    const all = Array.from({ length: 1200 }, (_, at) => ({
      ...offices[0],
      id: `branch-${at + 1}`,
      name: `Branch ${String(at + 1).padStart(4, '0')}`,
    }));
    beforeEach(() =>
      server.answer('GET /offices', ({ path }) => {
        const query = new URL(path, 'http://here').searchParams;
        const found = all.filter(({ name }) => name.toLowerCase().includes(query.get('search') ?? ''));
        return list(found.slice(0, Number(query.get('limit'))), found.length, 'next');
      }),
    );
    const search = () => screen.findByRole('searchbox', { name: 'Find an office' });
    const select = () => screen.getByRole('combobox', { name: 'Office' });

    it('shows the number of offices, and finds the last one', async () => {
      renderArea(Area, '/agent-links');
      expect(await screen.findByText('Showing 100 of 1,200 offices. Search to find the rest.')).toBeVisible();
      await userEvent.type(await search(), 'branch 1200');
      expect(await screen.findByRole('link', { name: /Branch 1200/ })).toHaveAttribute('href', '/office/branch-1200');
      expect(screen.queryByText(/of 1,200 offices/)).toBeNull();
      await userEvent.type(await search(), ' nowhere');
      expect(await screen.findByText('No offices match your search')).toBeVisible();
    });

    it('filters the preparers by the last office, and keeps the filter when the search changes', async () => {
      renderArea(Area, '/agent-links');
      await userEvent.type(await search(), 'branch 1200');
      await within(select()).findByRole('option', { name: 'Branch 1200' });
      expect(server.to('/agent-links')).toHaveLength(1);
      await userEvent.selectOptions(select(), 'Branch 1200');
      await waitFor(() => expect(server.sent.at(-1)?.path).toBe('/agent-links?office_id=branch-1200&limit=60'));
      await userEvent.clear(await search());
      expect(await screen.findByText(/^Showing 100 of 1,200 offices/)).toBeVisible();
      expect(select()).toHaveValue('branch-1200');
    });
  });

  it('shows a message when nothing matches, and clears the search on request', async () => {
    renderArea(Area, '/agent-links');
    await cardOf('Renee Okafor');
    server.answer('GET /agent-links', ({ path }) => json(path.includes('search') ? [] : [preparer('Renee')]));
    const box = screen.getByRole('searchbox', { name: 'Search preparers' });
    await userEvent.type(box, 'nobody');
    expect(await screen.findByText('No preparers match your search')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(await screen.findByRole('heading', { name: 'Renee Okafor' })).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search preparers' })).toHaveValue('');
  });

  it('shows a message when there are no preparers', async () => {
    server.answer('GET /agent-links', () => json([]));
    renderArea(Area, '/agent-links');
    expect(await screen.findByText('No tax preparers available at the moment.')).toBeVisible();
  });

  it('shows a failure, and retries', async () => {
    server.answer('GET /agent-links', () => refusal('unavailable', 'Not now.'));
    renderArea(Area, '/agent-links');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load tax preparers');
    server.answer('GET /agent-links', () => json([preparer('Renee')]));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Renee Okafor' })).toBeVisible();
  });
});
