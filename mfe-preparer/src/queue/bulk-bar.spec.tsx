import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, list, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { show } from '../testing/clients';
import { queueRowOf } from '../testing/returns';
import QueuePage from './queue.page';

let server: FakeServer;
const idOf = (at: number): string => `01900000-0000-7000-8000-${String(at).padStart(12, '0')}`;
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    queueRowOf({ id: idOf(at), client_id: `c${at}`, first_name: 'Client', last_name: `No${at}` }),
  );
const moved = (id: string) => ({ id, outcome: 'moved', state: 'preparing' });

beforeEach(() => {
  server = fakeServer({ 'GET /queue': () => list(rows(3)) });
});
afterEach(() => {
  server.stop();
  sessionStorage.clear();
});
async function select(...at: number[]): Promise<void> {
  show(<QueuePage />, '/queue');
  for (const one of at) await userEvent.click(await screen.findByLabelText(`Select Client No${one}`));
}
const bar = () => within(screen.getByRole('region', { name: 'Selection' }));

describe('bulk moves', () => {
  it('start all selected returns, and clear the selection', async () => {
    server.answer('POST /queue/move', () => json({ results: [moved(idOf(0)), moved(idOf(2))] }));
    await select(0, 2);
    await userEvent.click(bar().getByRole('button', { name: 'Start preparing' }));
    expect(await screen.findByText('2 returns moved.')).toBeVisible();
    expect(server.to('/queue/move')[0]?.body).toEqual({ return_ids: [idOf(0), idOf(2)], to: 'preparing' });
    expect(screen.queryByText('2 selected')).toBeNull();
  });

  it('show the result of each return, and retry only those that failed', async () => {
    server.answer('POST /queue/move', () =>
      json({ results: [moved(idOf(0)), { id: idOf(2), outcome: 'wrong_state', state: 'info_needed' }] }),
    );
    await select(0, 2);
    await userEvent.click(bar().getByRole('button', { name: 'Start preparing' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('1 return moved.')).toBeInTheDocument();
    expect(dialog.getByText('Client No2')).toBeInTheDocument();
    expect(dialog.getByText('It is in another state: Waiting for an answer.')).toBeInTheDocument();
    server.answer('POST /queue/move', () => json({ results: [moved(idOf(2))] }));
    await userEvent.click(dialog.getByRole('button', { name: 'Retry failed only' }));
    await waitFor(() => expect(server.to('/queue/move')).toHaveLength(2));
    expect(server.to('/queue/move')[1]?.body).toEqual({ return_ids: [idOf(2)], to: 'preparing' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('ask why the returns rest', async () => {
    server.answer('POST /queue/move', () => json({ results: [{ ...moved(idOf(1)), state: 'on_hold' }] }));
    await select(1);
    await userEvent.click(bar().getByRole('button', { name: 'Put on hold' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Put on hold' }));
    expect(await dialog.findByText('Choose a reason.')).toBeInTheDocument();
    expect(server.to('/queue/move')).toEqual([]);
    await userEvent.selectOptions(dialog.getByLabelText(/^Reason/), 'The fee is not paid yet');
    await userEvent.click(dialog.getByRole('button', { name: 'Put on hold' }));
    await waitFor(() => expect(server.to('/queue/move')).toHaveLength(1));
    expect(server.to('/queue/move')[0]?.body).toEqual({
      return_ids: [idOf(1)],
      to: 'on_hold',
      reason_kind: 'unpaid_fee',
    });
  });

  it('remind the selected clients, and say why some were not reminded', async () => {
    const reminded = (id: string, outcome = 'reminded') => ({ id, outcome });
    server.answer('POST /queue/remind', () =>
      json({
        results: [reminded(idOf(0)), reminded(idOf(1), 'reminded_today'), reminded(idOf(2), 'nothing_open')],
      }),
    );
    await select(0, 1, 2);
    await userEvent.click(bar().getByRole('button', { name: 'Remind' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('1 client reminded.')).toBeInTheDocument();
    expect(dialog.getByText('2 clients were not reminded:')).toBeInTheDocument();
    expect(dialog.getByText('Client No1').parentElement).toHaveTextContent('Already reminded today.');
    expect(dialog.getByText('Client No2').parentElement).toHaveTextContent('No required document is open.');
    server.answer('POST /queue/remind', () => json({ results: [reminded(idOf(1)), reminded(idOf(2))] }));
    await userEvent.click(dialog.getByRole('button', { name: 'Retry failed only' }));
    expect(await screen.findByText('2 clients reminded.')).toBeVisible();
    expect(server.to('/queue/remind').map(({ body }) => body)).toEqual([
      { return_ids: [idOf(0), idOf(1), idOf(2)] },
      { return_ids: [idOf(1), idOf(2)] },
    ]);
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
  });

  it('keep the selection when the request fails', async () => {
    server.answer('POST /queue/move', () => refusal('unavailable', 'Down for a moment'));
    await select(0);
    await userEvent.click(bar().getByRole('button', { name: 'Start preparing' }));
    expect(await screen.findByText('Down for a moment')).toBeVisible();
    server.answer('POST /queue/remind', () => refusal('unavailable', 'Still down'));
    await userEvent.click(bar().getByRole('button', { name: 'Remind' }));
    expect(await screen.findByText('Still down')).toBeVisible();
    expect(bar().getByText('1 selected')).toBeVisible();
  });

  it('are limited to 50 returns', async () => {
    server.answer('GET /queue', () => list(rows(51)));
    show(<QueuePage />, '/queue?size=100');
    await screen.findByLabelText('Select Client No50');
    await userEvent.click(screen.getByLabelText('Select all'));
    expect(bar().getByText('Select at most 50 returns.')).toBeVisible();
    for (const name of ['Start preparing', 'Put on hold', 'Remind'])
      expect(bar().getByRole('button', { name })).toBeDisabled();
  });
});
