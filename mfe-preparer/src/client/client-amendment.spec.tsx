import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SeasonContext, unknownSeason } from '@portal/data-access/season-context';
import { json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import type { ReturnDetail } from '@portal/domain/returns/returns.dto';
import { AmendButton } from '@portal/feature-area/returns';
import { activateLocale } from '@portal/i18n';
import { clientServer, openClient } from '../testing/client-server';
import { returnOf } from '../testing/returns';

let server: FakeServer;
beforeEach(() => {
  server = clientServer();
});
afterEach(async () => {
  server.stop();
  await act(() => activateLocale('en'));
});

const path = '/client/c1/return/amendments';
const accepted = returnOf({ state: 'accepted', turn: 'nobody', kind: 'original', sequence: 1 });
const filing = { authority: 'federal', method: 'efile', sent_on: '2025-02-20', outcome: 'accepted' } as const;
const transition = { cause: 'person', actor_name: 'Renee Okafor', reason_kind: null, note: null } as const;
const amended = returnOf({
  id: 'r2',
  kind: 'amended',
  sequence: 2,
  version: 1,
  earlier: [
    {
      ...{ id: 'r1', kind: 'original', sequence: 1, accepted_at: '2025-03-04T12:00:00Z' },
      filings: [{ ...filing, outcome_on: '2025-03-04' }],
    },
  ],
  transitions: [
    { ...transition, id: 't2', sequence: 2, from_state: null, to_state: 'preparing', at: '2025-05-02T12:00:00Z' },
    { ...transition, id: 't1', sequence: 1, from_state: 'filed', to_state: 'accepted', at: '2025-03-04T12:00:00Z' },
  ],
});
const show = (detail: ReturnDetail) => {
  server.answer('GET /client/c1/return', () => json(detail));
  return openClient('/client/c1?tab=return');
};
async function begin() {
  await userEvent.click(await screen.findByRole('button', { name: 'Begin an amended return' }));
  return within(await screen.findByRole('dialog'));
}

describe('an amended return on a client page', () => {
  it.each(['preparing', 'filed', 'not_filing'] as const)('cannot begin before the acceptance: %s', async (state) => {
    show(returnOf({ state }));
    await screen.findByRole('region', { name: 'Timeline' });
    expect(screen.queryByRole('button', { name: 'Begin an amended return' })).toBeNull();
  });

  it('begins after a confirmation, with an internal note', async () => {
    server.answer(`POST ${path}`, () => {
      server.answer('GET /client/c1/return', () => json(amended));
      return json(amended);
    });
    show(accepted);
    const dialog = await begin();
    expect(dialog.getByText(/^The accepted return stays as it is\./)).toBeVisible();
    expect(server.to(path)).toEqual([]);
    await userEvent.type(dialog.getByLabelText(/^Internal note/), 'A form came late');
    await userEvent.click(dialog.getByRole('button', { name: 'Begin' }));
    await waitFor(() =>
      expect(server.to(path).map(({ body }) => body)).toEqual([{ version: 3, note: 'A form came late' }]),
    );
    expect(await screen.findByText('The amended return has begun.')).toBeVisible();
    expect(await screen.findByText('Amended return · Preparing')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Begin an amended return' })).toBeNull();
  });

  it('keeps the note and shows the newest return after a conflict', async () => {
    server.answer(`POST ${path}`, () => {
      server.answer('GET /client/c1/return', () => json({ ...accepted, version: 4 }));
      return refusal('stale_version', 'This return has moved on in the meantime.', { version: 4 });
    });
    show(accepted);
    const dialog = await begin();
    await userEvent.type(dialog.getByLabelText(/^Internal note/), 'A form came late');
    await userEvent.click(dialog.getByRole('button', { name: 'Begin' }));
    expect(await dialog.findByText('This return has moved on in the meantime.')).toBeVisible();
    server.answer(`POST ${path}`, () => json(amended));
    await waitFor(async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Begin' }));
      expect(server.to(path).at(-1)?.body).toEqual({ version: 4, note: 'A form came late' });
    });
  });

  it('says which return it is, and keeps the original readable', async () => {
    show(amended);
    const original = within(await screen.findByRole('region', { name: 'Original return, accepted on Mar 4, 2025' }));
    expect(original.getByText('Accepted on Mar 4, 2025')).toBeVisible();
    const timeline = within(screen.getByRole('region', { name: 'Timeline' })).getAllByRole('listitem');
    expect(timeline.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Started: Preparing.*Amended return · Renee Okafor$/),
      expect.stringMatching(/^From “Filed” to “Accepted”.*Original return · Renee Okafor$/),
    ]);
    expect(screen.queryByRole('region', { name: 'Due date' })).toBeNull();
  });

  it('counts amended returns from the second one', async () => {
    show({ ...amended, sequence: 3 });
    expect(await screen.findByText('Amended return 2 · Preparing')).toBeVisible();
  });

  it('reads the same in Spanish', async () => {
    await act(() => activateLocale('es'));
    show(amended);
    expect(await screen.findByText('Declaración enmendada · En preparación')).toBeVisible();
    expect(screen.getByRole('region', { name: /^Declaración original, aceptada el 4 mar 2025$/ })).toBeVisible();
  });
});

it('cannot begin in a closed season', () => {
  const nothing = () => Promise.resolve({});
  const button = (isOpen: boolean) => (
    <SeasonContext value={{ ...unknownSeason, isOpen }}>
      <AmendButton detail={accepted} begin={nothing} onStale={() => undefined} />
    </SeasonContext>
  );
  const { rerender } = render(button(true));
  expect(screen.getByRole('button', { name: 'Begin an amended return' })).toBeVisible();
  rerender(button(false));
  expect(screen.queryByRole('button')).toBeNull();
});
