import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import type { Season } from '@portal/domain/seasons/seasons.dto';
import { notify } from '@portal/ui-kit/core';
import { showAt } from '../testing/admin';
import SeasonsCard from './seasons.card';

const seasonOf = (tax_year: number, state: Season['state'], more: Partial<Season> = {}): Season => ({
  tax_year,
  state,
  is_default: false,
  has_estimate: true,
  has_records: null,
  ...more,
});
let server: FakeServer;
let seasons: Season[];
beforeEach(() => {
  seasons = [seasonOf(2024, 'open', { is_default: true })];
  server = fakeServer({ 'GET /seasons': () => json({ seasons }) });
});
afterEach(() => {
  act(() => notify.clear());
  server.stop();
});

const show = () => showAt('/admin/site', '/admin/:tab', <SeasonsCard />);
const button = (name: string) => screen.findByRole('button', { name });
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
/** The row of a year. */
const rowOf = (year: number) => screen.getByText(String(year)).closest('li');

describe('tax seasons', () => {
  it('shows a loading error', async () => {
    server.answer('GET /seasons', () => refusal('unavailable', 'Later'));
    show();
    expect(await screen.findByText('Failed to load the tax seasons')).toBeVisible();
  });

  it('offers the next year after confirmation, and never to close the only open one', async () => {
    show();
    await userEvent.click(await button('Open tax year 2025'));
    expect(screen.queryByRole('button', { name: 'Close 2024' })).toBeNull();
    expect(await screen.findByText('Open tax year 2025?')).toBeVisible();
    expect(server.to('/admin/seasons/2025/open')).toHaveLength(0);
    server.answer('POST /admin/seasons/2025/open', () => {
      seasons = [seasonOf(2025, 'open', { is_default: true }), seasonOf(2024, 'open')];
      return json(seasons[0]);
    });
    await confirm('Open Season');
    expect(await screen.findByText('Tax year 2025 is open.')).toBeVisible();
    await waitFor(() => expect(rowOf(2025)).toHaveTextContent('2025 · Open · shown first'));
    expect(await button('Close 2024')).toBeVisible();
  });

  it('offers no year that has not begun', async () => {
    const thisYear = new Date().getUTCFullYear();
    seasons = [seasonOf(thisYear, 'open')];
    show();
    expect(await button(`Open tax year ${thisYear - 1}`)).toBeVisible();
    expect(screen.queryByRole('button', { name: `Open tax year ${thisYear + 1}` })).toBeNull();
  });

  it('says which season has no estimate', async () => {
    seasons = [seasonOf(2024, 'open'), seasonOf(2019, 'open', { has_estimate: false })];
    show();
    const sentence = 'Works without an estimate: the portal doesn’t have this year’s tax law.';
    expect(await screen.findAllByText(sentence)).toHaveLength(1);
    expect(rowOf(2019)).toHaveTextContent(sentence);
  });

  it('opens a closed season again, and shows why one cannot be closed', async () => {
    seasons = [seasonOf(2025, 'open'), seasonOf(2024, 'open'), seasonOf(2023, 'closed')];
    show();
    expect(await button('Open 2023 again')).toBeVisible();
    server.answer('POST /admin/seasons/2024/close', () => refusal('conflict', 'This is the only open season.'));
    await userEvent.click(await button('Close 2024'));
    await confirm('Close Season');
    expect(await screen.findByText('This is the only open season.')).toBeVisible();
  });
});
