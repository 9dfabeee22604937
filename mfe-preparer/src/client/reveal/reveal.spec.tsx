import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { clientServer, intakeOf, openClient } from '../../testing/client-server';

let server: FakeServer;
beforeEach(() => {
  server = clientServer();
});
afterEach(() => {
  jest.useRealTimers();
  server.stop();
  localStorage.clear();
});

const path = '/client/c1/reveal';
const answering = (value: string | null) => server.answer(`POST ${path}`, () => json({ field: 'ssn', value }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const label = 'Social Security number';

async function ask(of = label): Promise<void> {
  openClient('/client/c1?tab=intake');
  await press(`Show the full number: ${of}`);
}

describe('masked number', () => {
  it('is requested with a reason and its last four digits, and shown in place', async () => {
    answering('219-09-6789');
    await ask();
    expect(await screen.findByText(/are logged\.$/)).toBeInTheDocument();
    expect(server.to(path)).toEqual([]);
    await press('Show number');
    expect(await screen.findByText('219-09-6789')).toBeVisible();
    expect(server.to(path).map(({ body }) => body)).toEqual([
      { field: 'ssn', reason: 'prepare_return', ends_in: '6789' },
    ]);
    await press(`Hide the number: ${label}`);
    expect(screen.queryByText('219-09-6789')).toBeNull();
    expect(screen.getByText('XXX-XX-6789')).toBeVisible();
  });

  it.each([
    ['Spouse: Social Security number', { field: 'spouse_ssn', ends_in: '1120' }],
    ['Child 1: Social Security number', { field: 'child_ssn', child: 0, ends_in: '3456' }],
    ['Account number', { field: 'account_number', ends_in: '7788' }],
  ])('requests the right field: %s', async (of, body) => {
    answering('1');
    await ask(of);
    await press('Show number');
    await waitFor(() => expect(server.to(path)[0]?.body).toEqual({ ...body, reason: 'prepare_return' }));
  });

  it('is not requested when the dialog is canceled', async () => {
    await ask();
    await press('Cancel');
    expect(server.to(path)).toEqual([]);
    expect(screen.getByText('XXX-XX-6789')).toBeVisible();
  });

  it('stays hidden when the server rejects the request, with its message', async () => {
    server.answer(`POST ${path}`, () => refusal('throttled', 'Too many attempts. Please wait.'));
    await ask();
    await press('Show number');
    expect(await screen.findByText('Too many attempts. Please wait.')).toBeVisible();
    expect(screen.getByText('XXX-XX-6789')).toBeVisible();
  });

  it('stays hidden when the server cannot be reached', async () => {
    server.answer(`POST ${path}`, () => Promise.reject(new TypeError('offline')));
    await ask();
    await press('Show number');
    expect(await screen.findByText('We couldn’t show the number. Please try again.')).toBeVisible();
  });

  it('is hidden again when the page is hidden, and is never kept in the store', async () => {
    answering('219-09-6789');
    await ask();
    await press('Show number');
    await screen.findByText('219-09-6789');
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.queryByText('219-09-6789')).toBeNull();
    jest.restoreAllMocks();
  });

  it('is hidden again after twenty seconds', async () => {
    answering('219-09-6789');
    await ask();
    await screen.findByText(/^Visible for 20 seconds/);
    // Fake timers that advance in real time and can also be advanced manually.
    jest.useFakeTimers({ advanceTimers: true });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Show number' }));
    await screen.findByText('219-09-6789');
    act(() => jest.advanceTimersByTime(19_000));
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.queryByText('219-09-6789')).toBeNull();
  });

  it('cannot be revealed when it is missing', async () => {
    server.answer('GET /client/c1/intake', () => json(intakeOf({ ssn: null, account_number: null })));
    openClient('/client/c1?tab=intake');
    await screen.findByText('Detroit');
    expect(screen.queryByRole('button', { name: `Show the full number: ${label}` })).toBeNull();
  });
});
