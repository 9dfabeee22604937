import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { render } from '@testing-library/react';
import '@testing-library/jest-dom';
import { StoreProvider, createPortalStore, requestSeason } from '@portal/data-access/core';
import { fakeServer, json, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import type { Season } from '@portal/domain/seasons/seasons.dto';
import { Component } from '../area';
import { listed } from '../testing/admin';

const seasonOf = (tax_year: number, more: Partial<Season> = {}): Season => ({
  tax_year,
  state: 'open',
  is_default: false,
  has_estimate: true,
  has_records: null,
  ...more,
});
const one = [seasonOf(2024, { is_default: true })];
const two = [seasonOf(2025, { is_default: true }), seasonOf(2024, { state: 'closed' })];

let server: FakeServer;
let saved: string[] = [];
beforeEach(() => {
  storeSession(sessionOf(personOf('admin')));
  saved = [];
  URL.createObjectURL = () => 'blob:saved';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  server = fakeServer({
    'GET /admin/all-intake-forms': () => listed([]),
    'GET /admin/unassigned-clients': () => listed([]),
    'GET /admin/offices': () => listed([]),
    'GET /admin/returns/totals': () => json({ by_office: [], by_preparer: [], medians: [] }),
    'GET /documents': () => listed([]),
    'GET /documents/categories': () => json({ categories: [] }),
    'GET /documents/scanning': () => json({ enabled: true }),
    'GET /admin/exports/intakes': () => new Response('Client', { headers: { 'content-type': 'text/csv' } }),
  });
});
afterEach(() => {
  server.stop();
  requestSeason(undefined);
  jest.restoreAllMocks();
});

function show(address: string, seasons: readonly Season[]) {
  server.answer('GET /seasons', () => json({ seasons }));
  const router = createMemoryRouter([{ path: '*', element: <Component /> }], { initialEntries: [address] });
  render(
    <StoreProvider store={createPortalStore()}>
      <RouterProvider router={router} />
    </StoreProvider>,
  );
  return () => `${router.state.location.pathname}${router.state.location.search}`;
}
const choice = () => screen.findByLabelText('Tax year', {}, { timeout: 10_000 });
const yearsOf = (path: string) =>
  server.to(path).map((sent) => new URL(sent.path, 'http://here').searchParams.get('year'));

describe('tax year of the admin area', () => {
  it('is not a choice while the office has one season', async () => {
    show('/admin/intakes', one);
    expect(await screen.findByRole('heading', { level: 2, name: 'Client Intakes' })).toBeVisible();
    await waitFor(() => expect(server.to('/seasons')).not.toHaveLength(0));
    expect(screen.queryByLabelText('Tax year')).toBeNull();
    expect(yearsOf('/admin/all-intake-forms')).toEqual([null]);
  }, 20_000);

  it('is chosen in the bar of a tab, and is in the URL and in its requests', async () => {
    const address = show('/admin/intakes?status=draft', two);
    expect((await choice()).closest('header')).toHaveTextContent('Client Intakes');
    await userEvent.selectOptions(await choice(), '2024 (closed)');
    await waitFor(() => expect(address()).toBe('/admin/intakes?status=draft&year=2024'));
    expect(await screen.findByText(/The season for tax year 2024 is closed/)).toBeVisible();
    await waitFor(() => expect(yearsOf('/admin/all-intake-forms')).toEqual([null, '2024']));
  }, 20_000);

  it('stays in the URL and in the requests on the way to another tab, and back to the default year', async () => {
    const address = show('/admin/intakes?year=2024', two);
    await choice();
    await userEvent.click(screen.getByRole('tab', { name: 'Client Assignments' }));
    await waitFor(() => expect(address()).toBe('/admin/assignments?year=2024'));
    await waitFor(() => expect(yearsOf('/admin/unassigned-clients')).toEqual(['2024']), { timeout: 10_000 });
    await userEvent.selectOptions(await choice(), '2025');
    await waitFor(() => expect(address()).toBe('/admin/assignments'));
    await waitFor(() => expect(yearsOf('/admin/unassigned-clients')).toEqual(['2024', null]));
  }, 20_000);

  it.each([
    ['/documents?year=2024', '/documents'],
    ['/returns?year=2024', '/admin/returns/totals'],
    ['/admin/intakes?year=2024', '/admin/all-intake-forms'],
  ])(
    'survives a reload of %s: no request is for another year',
    async (at, path) => {
      const address = show(at, two);
      expect(await choice()).toHaveValue('2024');
      await waitFor(() => expect(yearsOf(path)).toEqual(['2024']));
      expect(address()).toBe(at);
    },
    20_000,
  );

  it('is in the request and in the file of an export', async () => {
    show('/admin/intakes?year=2024', two);
    await choice();
    await userEvent.click(await screen.findByText('Export'));
    await userEvent.click(await screen.findByText('Export as CSV'));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatch(/^intakes-2024-\d{4}-\d\d-\d\d\.csv$/);
    expect(yearsOf('/admin/exports/intakes')).toEqual(['2024']);
  }, 20_000);

  it('is in the file of an export of the default season, too', async () => {
    show('/admin/intakes', two);
    await choice();
    await userEvent.click(await screen.findByText('Export'));
    await userEvent.click(await screen.findByText('Export as CSV'));
    await waitFor(() => expect(saved[0]).toMatch(/^intakes-2025-\d{4}-\d\d-\d\d\.csv$/));
  }, 20_000);
});
