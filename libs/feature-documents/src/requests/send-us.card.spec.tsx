import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMyRequestsQuery } from '@portal/data-access/requests';
import { fakeServer, json, type FakeServer } from '@portal/data-access/testing/fake-server';
import type { RequestItem } from '@portal/domain/requests/document-requests.dto';
import { season } from '@portal/domain/testing/season';
import { activateLocale } from '@portal/i18n';
import { showAs } from '../testing/documents';
import { SendUsCard } from './send-us.card';

const selfie = {
  ...{ id: 'i-1', rule_key: 'selfie', document_type: 'selfie', required: true, state: 'needed', turn: 'client' },
  ...{ source: 'rule', files: [], events: [], version: 1 },
} as unknown as RequestItem;

function Page() {
  const { data } = useMyRequestsQuery();
  return <SendUsCard year={season} requests={data} />;
}

let server: FakeServer;
function open(items: readonly RequestItem[]) {
  const body = { has_return: true, items, situations: { version: 0 }, open_for_you: items.length, open_for_us: 0 };
  server = fakeServer({ 'GET /requests': () => json(body), 'PUT /requests/situations': () => json(body) });
  showAs('client', <Page />);
}
beforeEach(() => activateLocale('en'));
afterEach(() => {
  server.stop();
  localStorage.clear();
});

it('does not thank for papers before any was asked for', async () => {
  open([]);
  await screen.findByRole('button', { name: 'Answer 12 questions' });
  expect(screen.queryByText('You’ve sent everything we asked for.')).not.toBeInTheDocument();
});

it('focuses the first question, and after saving the button that opens them again', async () => {
  open([selfie]);
  await userEvent.click(await screen.findByRole('button', { name: 'Answer 12 questions' }));
  expect((await screen.findAllByRole('radio'))[0]).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Save answers' }));
  await expect(screen.findByRole('button', { name: 'Answer 12 questions' })).resolves.toHaveFocus();
});

it('focuses the first reason for a missing document, and after Cancel the button for it', async () => {
  open([selfie]);
  await userEvent.click(await screen.findByRole('button', { name: 'I don’t have this' }));
  expect((await screen.findAllByRole('radio'))[0]).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'I don’t have this' })).toHaveFocus();
});

it('lists what comes later with its date, and lets the client send it early', async () => {
  const awaited = { state: 'awaited', turn: 'nobody', explain_kind: 'comes_later', comes_on: '2025-03-03' } as const;
  open([{ ...selfie, ...awaited }]);
  server.answer('POST /requests/i-1/reopen', () => json(selfie));
  expect(await screen.findByRole('heading', { name: 'Coming later' })).toBeVisible();
  expect(screen.getByText('Expected on Mar 3, 2025')).toBeVisible();
  expect(screen.getAllByText(/Coming later/)).toHaveLength(1);
  expect(screen.getByText('Nothing to send right now. We expect “Selfie” on Mar 3, 2025.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'I have it now' }));
  await waitFor(() => expect(server.to('/requests/i-1/reopen')[0]?.body).toEqual({ version: 1 }));
});

it('says where an item is in the heading only, and why it is not sent beside its name', async () => {
  const explained = { state: 'explained', turn: 'office', explain_kind: 'cannot_get' } as const;
  open([
    { ...selfie, ...explained },
    { ...selfie, id: 'i-2', rule_key: 'w2', state: 'received', turn: 'office' },
    { ...selfie, id: 'i-3', rule_key: '1095_a', state: 'accepted', turn: 'nobody' },
  ]);
  expect(await screen.findAllByText('With us')).toHaveLength(1);
  expect(screen.getAllByText('Done')).toHaveLength(1);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim());
  expect(rows).toEqual(['Selfie I can’t get itTake back', 'W-2', '1095-A']);
});

it('names the paper that comes first, with its payer', async () => {
  const awaited = { state: 'awaited', turn: 'nobody', explain_kind: 'comes_later' } as const;
  const w2 = { ...selfie, ...awaited, rule_key: 'w2' } as const;
  open([
    { ...w2, id: 'i-1', label: 'Globex', comes_on: '2025-03-04' },
    { ...w2, id: 'i-2', label: 'Acme', comes_on: '2025-03-03' },
  ]);
  const words = 'Nothing to send right now. We expect “W-2: Acme” on Mar 3, 2025.';
  expect(await screen.findByText(words)).toBeVisible();
});

it('says that the expected date has come, and accepts the document or another date', async () => {
  const events = [{ at: '2025-03-03T05:00:00Z', actor_name: null, what: 'date_come', reason: null } as const];
  open([{ ...selfie, events }]);
  expect(await screen.findByText(/^The date you gave us has come\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'I don’t have this' })).toBeVisible();
});
