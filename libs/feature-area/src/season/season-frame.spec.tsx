import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createPortalStore, requestSeason, StoreProvider, type PortalStore } from '@portal/data-access/core';
import { useMyIntakeQuery } from '@portal/data-access/intake';
import { useSeason } from '@portal/data-access/season-context';
import { provideSite } from '@portal/data-access/site';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import type { Season } from '@portal/domain/seasons/seasons.dto';
import type { Site } from '@portal/domain/site/site.dto';
import { season } from '@portal/domain/testing/season';
import { PageFrame } from '@portal/ui-kit/core';
import { SeasonFrame } from './season-frame';

const seasonOf = (tax_year: number, more: Partial<Season> = {}): Season => ({
  tax_year,
  state: 'open',
  is_default: false,
  has_estimate: true,
  has_records: true,
  ...more,
});
const two = [seasonOf(2025, { is_default: true }), seasonOf(2024, { state: 'closed' })];
let server: FakeServer;
beforeEach(() => {
  storeSession(sessionOf(personOf('client')));
  server = fakeServer({
    'GET /intake': ({ path }) => json({ city: path.includes('2024') ? 'Flint' : 'Detroit' }),
  });
});
afterEach(() => {
  server.stop();
  requestSeason(undefined);
});

function Page() {
  const { data } = useMyIntakeQuery();
  const { tax_year, isOpen, hasEstimate } = useSeason();
  const { pathname, search, hash } = useLocation();
  return (
    <PageFrame
      title="Page"
      lead={`${tax_year} ${isOpen ? 'open' : 'read-only'}${hasEstimate ? '' : ' without estimate'}`}
    >
      <p>{data?.city}</p>
      <output>{`${pathname}${search}${hash}`}</output>
      <Link to="/other#part">Other page</Link>
    </PageFrame>
  );
}

/** @param seasons null if they can't be loaded @param until when the server answers with them */
function show(
  address: string,
  seasons: readonly Season[] | null,
  store = createPortalStore(),
  until = Promise.resolve(),
): void {
  server.answer('GET /seasons', async () => {
    await until;
    return seasons ? json({ seasons }) : refusal('unavailable', 'Later');
  });
  render(
    <StoreProvider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <SeasonFrame>
          <Routes>
            <Route path="*" element={<Page />} />
          </Routes>
        </SeasonFrame>
      </MemoryRouter>
    </StoreProvider>,
  );
}
/** Returns a store as the shell leaves it, which has loaded the office and its newest open year. */
async function storeOf(tax_year: number): Promise<PortalStore> {
  const store = createPortalStore();
  await provideSite(store, { tax_year } as Site);
  return store;
}
const address = () => screen.getByRole('status');
const reads = () => server.to('/intake').map(({ path }) => path);
const sentence =
  'The season for tax year 2024 is closed. You can read and download everything, but you can’t change it.';

describe('with one season', () => {
  it('shows no choice, and asks for no year', async () => {
    show('/page', [seasonOf(2024, { is_default: true })]);
    expect(await screen.findByText('Detroit')).toBeVisible();
    expect(screen.queryByLabelText('Tax year')).toBeNull();
    expect([reads(), address().textContent]).toEqual([['/intake'], '/page']);
  });

  it('shows the page even if the seasons cannot be loaded', async () => {
    show('/page', null);
    expect(await screen.findByText('Detroit')).toBeVisible();
    expect(screen.getByText(`${season} open`)).toBeVisible();
  });

  it.each([
    ['/page', '2026 open'],
    ['/page?year=2025', '2025 open'],
    ['/page?year=2023', '2023 open without estimate'],
  ])('shows %s in its own year even if the seasons cannot be loaded', async (address, shown) => {
    show(address, null, await storeOf(2026));
    expect(await screen.findByText('Detroit')).toBeVisible();
    expect(screen.getByText(shown)).toBeVisible();
  });

  it("shows the page in the office's year once its seasons have loaded, and in no other year before", async () => {
    let answerNow: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => (answerNow = resolve));
    show('/page', [seasonOf(2026, { is_default: true })], await storeOf(2026), wait);
    await waitFor(() => expect(server.to('/seasons')).toHaveLength(1));
    expect(screen.queryByText(/open/)).toBeNull();
    expect(reads()).toEqual([]);
    answerNow();
    expect(await screen.findByText('2026 open')).toBeVisible();
  });
});

describe('with two seasons', () => {
  it('shows the default one together with the choice, without a year in the URL', async () => {
    show('/page', two);
    expect(await screen.findByText('2025 open')).toBeVisible();
    expect(screen.getByLabelText('Tax year')).toHaveValue('2025');
    expect(address()).toHaveTextContent(/^\/page$/);
  });

  it('keeps the chosen year in the URL and in the requests while the user navigates', async () => {
    show('/page?filter=all', two);
    await userEvent.selectOptions(await screen.findByLabelText('Tax year'), '2024 (closed)');
    expect(await screen.findByText('Flint')).toBeVisible();
    expect(address()).toHaveTextContent('/page?filter=all&year=2024');
    expect(screen.getByText('2024 read-only')).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Other page' }));
    await waitFor(() => expect(address()).toHaveTextContent('/other?year=2024#part'));
    expect(screen.getByText('Flint')).toBeVisible();
    expect(reads()).toEqual(['/intake', '/intake?year=2024']);
  });

  it('returns to the default year', async () => {
    show('/page?year=2024', two);
    await userEvent.selectOptions(await screen.findByLabelText('Tax year'), '2025');
    expect(await screen.findByText('Detroit')).toBeVisible();
    expect(address()).toHaveTextContent(/^\/page$/);
    expect(screen.queryByText(sentence)).toBeNull();
    expect(reads()).toEqual(['/intake?year=2024', '/intake']);
  });

  it('drops a year from the URL for which the office has no season', async () => {
    show('/page?year=2019', two);
    expect(await screen.findByText('Detroit')).toBeVisible();
    await waitFor(() => expect(address()).toHaveTextContent(/^\/page$/));
    expect(reads()).toEqual(['/intake']);
  });
});
