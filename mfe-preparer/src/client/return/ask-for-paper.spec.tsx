import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import type { ClientRequestItem } from '@portal/domain/requests/client-requests.dto';
import type { Filing } from '@portal/domain/returns/filings.dto';
import { address, clientServer, openClient } from '../../testing/client-server';
import { itemOf, requestsOf } from '../../testing/requests';
import { returnOf } from '../../testing/returns';

let server: FakeServer;
beforeEach(() => {
  server = clientServer();
});
afterEach(() => server.stop());

const back: Filing = {
  authority: 'federal',
  method: 'efile',
  sent_on: '2025-02-10',
  submission_id: null,
  outcome: 'rejected',
  outcome_on: '2025-02-12',
  code: 'F8962-070',
  words: null,
};
const plain = 'We need your Form 1095-A: somebody on your return had health insurance from the Marketplace.';
const marketplace = (at: number, more: Partial<ClientRequestItem> = {}) =>
  itemOf(at, { rule_key: '1095_a', label: null, document_type: 'other', ...more });

function show(filing: Partial<Filing> = {}, items: ClientRequestItem[] = []) {
  const filings = [{ ...back, ...filing }];
  server.answer('GET /client/c1/return', () => json(returnOf({ state: 'rejected', filings })));
  server.answer('GET /client/c1/requests', () => json(requestsOf(items)));
  openClient('/client/c1?tab=return');
}
const asked = () => server.to('/client/c1/requests').flatMap(({ method, body }) => (method === 'POST' ? [body] : []));

describe('a rejected filing', () => {
  it('says in plain words what a known code means, and asks for its document in one click', async () => {
    show();
    expect(await screen.findByText(plain)).toBeVisible();
    server.answer('POST /client/c1/requests', () => {
      server.answer('GET /client/c1/requests', () => json(requestsOf([marketplace(1, { state: 'needed' })])));
      return json(marketplace(1, { state: 'needed' }), 201);
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for 1095-A' }));
    expect(asked()).toEqual([{ required: true, rule_key: '1095_a' }]);
    await userEvent.click(await screen.findByRole('button', { name: '1095-A: already asked for, still needed' }));
    expect(address()).toContain('tab=documents');
  });

  it('sends what the preparer wrote about the rejection with the request', async () => {
    show({ words: 'The marketplace has another number.' });
    expect(await screen.findByText('The marketplace has another number.')).toBeVisible();
    expect(screen.queryByText(plain)).toBeNull();
    server.answer('POST /client/c1/requests', () => json(marketplace(1, { state: 'needed' }), 201));
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for 1095-A' }));
    expect(asked()).toEqual([{ required: true, rule_key: '1095_a', note: 'The marketplace has another number.' }]);
  });

  it('says that the document was sent and waits for a decision', async () => {
    show({}, [marketplace(1)]);
    expect(await screen.findByRole('button', { name: '1095-A: already asked for, to be decided' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull();
  });

  it('asks again for an accepted document', async () => {
    show({}, [marketplace(1, { state: 'accepted' })]);
    server.answer('POST /client/c1/requests', () => json(marketplace(1, { state: 'needed' }), 201));
    await userEvent.click(await screen.findByRole('button', { name: 'Ask again for 1095-A' }));
    expect(asked()).toEqual([{ required: true, again: 'item-1' }]);
  });

  it('asks which of several decided documents is needed again', async () => {
    const card = (at: number, label: string) => itemOf(at, { rule_key: 'ssn_card', label, state: 'accepted' });
    show({ code: 'R0000-504-02' }, [card(1, 'Kit'), card(2, 'Noa')]);
    server.answer('POST /client/c1/requests', () => json(card(2, 'Noa'), 201));
    await userEvent.click(await screen.findByRole('button', { name: 'Ask again for SSN card or ITIN letter' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'SSN card or ITIN letter: Noa' }));
    await waitFor(() => expect(asked()).toEqual([{ required: true, again: 'item-2' }]));
  });

  it('shows the item that somebody else has asked for in the meantime', async () => {
    show();
    server.answer('POST /client/c1/requests', () => {
      server.answer('GET /client/c1/requests', () => json(requestsOf([marketplace(1, { state: 'needed' })])));
      return refusal('already_exists', 'The client was already asked for this.', { id: 'item-1' });
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for 1095-A' }));
    expect(await screen.findByText('The client was already asked for this.')).toBeVisible();
    expect(await screen.findByRole('button', { name: '1095-A: already asked for, still needed' })).toBeVisible();
  });

  it('offers nothing for an unknown code, or before an answer', async () => {
    show({ code: 'X0000-005', words: 'Your name is spelled differently.' });
    expect(await screen.findByText('Your name is spelled differently.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull();
    expect(server.to('/client/c1/requests')).toEqual([]);
  });
});
