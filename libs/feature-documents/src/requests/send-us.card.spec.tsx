import { screen } from '@testing-library/react';
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
  ...{ source: 'rule', documents: [], version: 1 },
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
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Save answers' }));
  await expect(screen.findByRole('button', { name: 'Answer 12 questions' })).resolves.toHaveFocus();
});

it('focuses the first reason for a missing document, and after Cancel the button for it', async () => {
  open([selfie]);
  await userEvent.click(await screen.findByRole('button', { name: 'I don’t have this' }));
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'I don’t have this' })).toHaveFocus();
});
