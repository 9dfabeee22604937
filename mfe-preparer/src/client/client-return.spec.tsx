import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import type { ReturnDetail } from '@portal/domain/returns/returns.dto';
import { clientServer, openClient } from '../testing/client-server';
import { clientOf } from '../testing/clients';
import { returnOf } from '../testing/returns';

let server: FakeServer;
const show = (more: Partial<ReturnDetail> = {}, at?: string) => {
  server.answer('GET /client/c1/return', () => json(returnOf(more)));
  return openClient(at);
};
beforeEach(() => {
  server = clientServer();
});
afterEach(() => server.stop());

const moves = () => server.to('/client/c1/return/move').map(({ body }) => body);
async function choose(move: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Other moves' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: move }));
  return within(await screen.findByRole('dialog'));
}
const filing = {
  authority: 'federal',
  method: 'efile',
  sent_on: '2025-02-10',
  submission_id: null,
  outcome: 'pending',
  outcome_on: null,
  code: null,
  words: null,
} as const;

describe('return on a client page', () => {
  it('shows whose turn it is, and the usual next move', async () => {
    show();
    expect(await screen.findByText('Our turn')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next: Ask to sign' })).toBeVisible();
  });

  it('says in the header and on the tab that the client’s turn comes later, while only papers that come later are missing', async () => {
    show({ state: 'documents_needed', turn: 'client', awaited: 1 }, '/client/c1?tab=return');
    expect(await screen.findAllByText('Client’s turn later')).toHaveLength(2);
    expect(screen.queryByText('Client’s turn')).toBeNull();
    expect(screen.getByText('1 comes later')).toBeVisible();
  });

  it('says when the next document is expected, and not how long the client waits, while only its date has to come', async () => {
    const next_paper = { rule_key: 'w2', of_spouse: false, label: null, comes_on: '2025-03-03' };
    const waiting_since = '2025-02-03T12:00:00Z';
    server.answer('GET /client/c1', () => json(clientOf({ waiting_since })));
    show({ state: 'documents_needed', turn: 'client', awaited: 1, next_paper });
    const facts = await screen.findByRole('list', { name: 'At a glance' });
    expect(within(facts).getByText('Next document expected on Mar 3, 2025')).toBeVisible();
    expect(within(facts).queryByText(/^Waiting/)).toBeNull();
  });

  it('leads to a review that the office requires, and says that somebody else has to do it', async () => {
    show({ awaits_reviewer: true });
    expect(await screen.findByRole('button', { name: 'Next: Send for review' })).toBeVisible();
    const sent = () => json(returnOf({ state: 'in_review', awaits_reviewer: true }));
    for (const endpoint of ['POST /client/c1/return/move', 'GET /client/c1/return']) server.answer(endpoint, sent);
    await userEvent.click(screen.getByRole('button', { name: 'Next: Send for review' }));
    expect(
      await screen.findByText('Somebody else at the office has to check this return before it can be signed.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
  });

  it('says when the client answered the last question', async () => {
    show({ answered_at: '2025-02-05T12:00:00Z' }, '/client/c1?tab=return');
    expect(await screen.findByText(/^The client answered on Feb 5, 2025/)).toBeVisible();
  });

  it('shows neither before the first draft of the form', async () => {
    server.answer('GET /client/c1/return', () => json(null));
    openClient('/client/c1?tab=return');
    expect(await screen.findByText('No return yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Other moves' })).toBeNull();
  });

  it('asks a question, which is required while no document is missing', async () => {
    server.answer('POST /client/c1/return/move', () => json(returnOf({ state: 'info_needed', turn: 'client' })));
    show();
    const dialog = await choose('Ask the client');
    await userEvent.click(await dialog.findByRole('button', { name: 'Ask the client' }));
    expect(await dialog.findByText('Write your question, or ask for a document first.')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(/^Question/), 'Did you move?');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask the client' }));
    expect(await screen.findByText('Wilma Reed: Waiting for an answer.')).toBeVisible();
    expect(moves()).toEqual([{ to: 'info_needed', version: 3, question: 'Did you move?' }]);
  });

  it('needs no question while a document is missing', async () => {
    server.answer('POST /client/c1/return/move', () => json(returnOf({ state: 'info_needed' })));
    show({ open_for_client: 1 });
    const dialog = await choose('Ask the client');
    await userEvent.click(await dialog.findByRole('button', { name: 'Ask the client' }));
    await waitFor(() => expect(moves()).toEqual([{ to: 'info_needed', version: 3 }]));
  });

  it('sends a message together with a move', async () => {
    server.answer('POST /client/c1/return/move', () => json(returnOf({ state: 'on_hold' })));
    show();
    const dialog = await choose('Put on hold');
    await userEvent.selectOptions(await dialog.findByLabelText(/^Reason/), 'The client asked for it');
    await userEvent.type(dialog.getByLabelText('Message to the client'), 'Until you are back.');
    await userEvent.click(dialog.getByRole('button', { name: 'Put on hold' }));
    await waitFor(() =>
      expect(moves()).toEqual([
        { to: 'on_hold', version: 3, reason_kind: 'client_asked', message: 'Until you are back.' },
      ]),
    );
  });

  it('records what was sent to each authority', async () => {
    server.answer('POST /client/c1/return/move', () => json(returnOf({ state: 'filed', turn: 'authority' })));
    show({ state: 'ready_to_file' });
    await userEvent.click(await screen.findByRole('button', { name: 'Next: Record as filed' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Add another authority' }));
    const second = within(dialog.getByRole('group', { name: 'Filing 2' }));
    await userEvent.type(second.getByLabelText(/^Authority/), 'MI');
    await userEvent.click(dialog.getByRole('button', { name: 'Record as filed' }));
    await waitFor(() => expect(moves()).toHaveLength(1));
    expect(moves()[0]).toMatchObject({
      to: 'filed',
      filings: [
        { authority: 'federal', method: 'efile', outcome: 'pending' },
        { authority: 'MI', outcome: 'pending' },
      ],
    });
  });

  it('needs code and words when an authority sends the return back', async () => {
    server.answer('POST /client/c1/return/move', () => json(returnOf({ state: 'rejected' })));
    show({ state: 'filed', turn: 'authority', filings: [filing] });
    const dialog = await choose('Record as sent back');
    await userEvent.click(await dialog.findByRole('button', { name: 'Record as sent back' }));
    expect(await dialog.findAllByText('Enter the authority, its code and what the client should read.')).toHaveLength(
      2,
    );
    await userEvent.type(dialog.getByLabelText(/^Reject code/), 'IND-181-01');
    await userEvent.type(dialog.getByLabelText(/^What the client reads/), 'The IRS needs your PIN.');
    await userEvent.click(dialog.getByRole('button', { name: 'Record as sent back' }));
    await waitFor(() => expect(moves()).toHaveLength(1));
    expect(moves()[0]).toMatchObject({
      filings: [{ outcome: 'rejected', code: 'IND-181-01', words: 'The IRS needs your PIN.' }],
    });
  });

  it('does not record as accepted while an e-filed return has no answer', async () => {
    show({ state: 'filed', turn: 'authority', filings: [filing] });
    await userEvent.click(await screen.findByRole('button', { name: 'Next: Record as accepted' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(await dialog.findByLabelText(/^Outcome/), 'No answer yet');
    await userEvent.click(dialog.getByRole('button', { name: 'Record as accepted' }));
    expect(await dialog.findByText('Choose Accepted, or record what came back.')).toBeInTheDocument();
    expect(moves()).toEqual([]);
  });

  it('shows the state that is there when the return has moved on, and keeps what was entered', async () => {
    server.answer('POST /client/c1/return/move', () => {
      server.answer('GET /client/c1/return', () => json(returnOf({ state: 'in_review', version: 4 })));
      return refusal('wrong_state', 'This return has moved on in the meantime.', { state: 'in_review' });
    });
    show();
    const dialog = await choose('Ask the client');
    await userEvent.type(await dialog.findByLabelText(/^Question/), 'Did you move?');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask the client' }));
    expect(await dialog.findByText('It is now: In review. What you entered is still here.')).toBeInTheDocument();
    expect(dialog.getByText('This move isn’t possible from there.')).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Question/)).toHaveValue('Did you move?');
    expect(dialog.getByRole('button', { name: 'Ask the client' })).toBeDisabled();
  });

  it('shows errors of the server beside their fields', async () => {
    server.answer('POST /client/c1/return/move', () =>
      refusal('invalid_input', 'Check the form', { errors: [{ field: 'question', detail: 'No phone numbers' }] }),
    );
    show();
    const dialog = await choose('Ask the client');
    await userEvent.type(await dialog.findByLabelText(/^Question/), 'Call me');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask the client' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Question/)).toHaveAccessibleDescription(/No phone numbers/));
  });

  it('lists moves, notes and filings, and adds a note', async () => {
    const at = '2025-02-03T12:00:00Z';
    server.answer('POST /client/c1/return/notes', () => json(returnOf(), 201));
    show(
      {
        filings: [
          { ...filing, outcome: 'rejected', outcome_on: '2025-02-12', code: 'R0000-504-02', words: 'Wrong SSN' },
        ],
        transitions: [
          {
            id: 't2',
            from_state: 'preparing',
            to_state: 'on_hold',
            cause: 'person',
            actor_name: 'Renee Okafor',
            reason_kind: 'unpaid_fee',
            note: 'Calls next week',
            at,
          },
          {
            id: 't1',
            from_state: null,
            to_state: 'intake',
            cause: 'submitted',
            actor_name: null,
            reason_kind: null,
            note: null,
            at,
          },
        ],
        notes: [{ id: 'n1', author_name: 'Renee Okafor', text: 'Prefers Spanish', at }],
      },
      '/client/c1?tab=return',
    );
    expect(await screen.findByText('From “Preparing” to “On hold”')).toBeVisible();
    for (const text of ['Renee Okafor · The fee is not paid yet', 'Calls next week', 'Started: Filling in the form'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('Sent back on Feb 12, 2025')).toBeVisible();
    expect(screen.getByText('Prefers Spanish')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Note/), 'Called back');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(server.to('/client/c1/return/notes')[0]?.body).toEqual({ text: 'Called back' }));
    await waitFor(() => expect(screen.getByLabelText(/^Note/)).toHaveValue(''));
  });
});
