import '@testing-library/jest-dom';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { StoreProvider, createPortalStore } from '@portal/data-access/core';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { FakeStream } from '@portal/data-access/testing/fake-stream';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import { SeasonContext, unknownSeason } from '@portal/data-access/season-context';
import type { ReturnStatus } from '@portal/domain/returns/returns.dto';
import { activateLocale } from '@portal/i18n';
import { filing, returnIn } from '../testing/return';
import { ReturnPage } from './return.page';

let server: FakeServer;
function open(status: ReturnStatus | null, season = unknownSeason): void {
  server = fakeServer({ 'GET /return': () => json(status) });
  storeSession(sessionOf(personOf('client')));
  render(
    <StoreProvider store={createPortalStore()}>
      <MemoryRouter>
        <SeasonContext value={season}>
          <ReturnPage />
        </SeasonContext>
      </MemoryRouter>
    </StoreProvider>,
  );
}
afterEach(async () => {
  server.stop();
  localStorage.clear();
  await act(() => activateLocale('en'));
});

const sentence = async () => (await screen.findByRole('region', { name: 'Whose turn it is' })).textContent;

describe('the page of a return', () => {
  it('marks the current step for screen readers', async () => {
    open(returnIn('awaiting_signature'));
    const steps = within(await screen.findByRole('region', { name: 'Steps' })).getAllByRole('listitem');
    const current = steps.filter((step) => step.getAttribute('aria-current') === 'step');
    expect(current.map(({ textContent }) => textContent)).toEqual(['You check and sign Now, since Feb 4, 2025']);
  });

  it('names the chosen tax year before there is a return', async () => {
    open(null, { ...unknownSeason, tax_year: 2025 });
    expect(await screen.findByText('Where your tax return for 2025 is, and whose turn it is')).toBeInTheDocument();
  });

  it('says what to do first before there is a return', async () => {
    open(null);
    expect(await screen.findByRole('heading', { name: 'Fill in your tax intake form' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/intake-form');
    expect(screen.getAllByText('Later')).toHaveLength(7);
  });

  it('shows the words for a rejection and its code before the steps', async () => {
    const words = 'Your marketplace statement, form 1095-A, is missing. Please send it to us.';
    const federal = filing({ outcome: 'rejected', outcome_on: '2025-02-21', code: 'F8962-070', words });
    open(returnIn('rejected', { filings: [federal, filing({ authority: 'MI' })] }));
    const filings = await screen.findByRole('region', { name: 'What we sent' });
    expect(
      within(filings)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      `IRSSent on Feb 20, 2025 · E-fileSent backFeb 21, 2025${words}Reject code F8962-070`,
      'Michigan tax authoritySent on Feb 20, 2025 · E-fileNo answer yet',
    ]);
    const steps = screen.getByRole('region', { name: 'Steps' });
    expect(filings.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    [['MI'], 'The Michigan tax authority sent it back.'],
    [['federal', 'detroit'], 'The IRS and Detroit tax office sent it back.'],
    [[], 'The tax authority sent it back.'],
  ])('names who sent it back: %s', async (authorities, start) => {
    open(returnIn('rejected', { filings: authorities.map((authority) => filing({ authority, outcome: 'rejected' })) }));
    expect(await sentence()).toContain(start);
  });

  it.each([
    ['ready_to_prepare', 'We have everything. Your return waits for a preparer.'],
    ['preparing', 'We are working on your return.'],
  ] as const)('names no preparer while nobody is assigned: %s', async (state, text) => {
    open(returnIn(state, { preparer_name: null }));
    expect(await sentence()).toContain(text);
  });

  it('says that the office checks the papers that it has received', async () => {
    open(returnIn('documents_needed', { open_for_client: 1, open_for_office: 2 }));
    const text = await sentence();
    expect(text).toContain('We still need 1 paper from you.');
    expect(text).toContain('We’re checking 2 papers that you sent.');
  });

  const later = { rule_key: 'w2', of_spouse: false, label: null, comes_on: '2025-03-03' } as const;

  it.each([
    [later, 'We expect “W-2” on Mar 3, 2025.'],
    [{ ...later, label: 'Acme' }, 'We expect “W-2: Acme” on Mar 3, 2025.'],
    [{ ...later, rule_key: null, label: 'The letter of your landlord' }, 'We expect “The letter of your landlord” on'],
    [undefined, 'We’re waiting for 2 papers that come later.'],
  ])('says when the next paper is expected, when there is nothing else to send: %j', async (next_paper, words) => {
    open(returnIn('documents_needed', { open_for_client: 0, awaited: 2, next_paper }));
    const text = await sentence();
    expect(text).toContain(words);
    expect(text).toContain('You have nothing to do now.');
    expect(text).not.toContain('We still need');
    expect(text).toMatch(next_paper ? /1 more paper comes later\./ : /later\.You/);
  });

  it('calls no action due, and offers none as the next step, until that date', async () => {
    open(returnIn('documents_needed', { open_for_client: 0, awaited: 1, next_paper: later }));
    const text = await sentence();
    expect(text).toContain('Your turn later');
    expect(text).not.toContain('more paper');
    const link = screen.getByRole('link', { name: 'See your papers' });
    expect(link).toHaveAttribute('href', '/documents');
    expect(link).not.toHaveClass('ui-button--primary');
    expect(screen.queryByRole('link', { name: 'Send papers' })).not.toBeInTheDocument();
  });

  it('calls on the client while anything else is missing', async () => {
    open(returnIn('documents_needed', { open_for_client: 1, awaited: 1, next_paper: later }));
    const text = await sentence();
    expect(text).toMatch(/^Your turnWe still need 1 paper from you\./);
    expect(screen.getByRole('link', { name: 'Send papers' })).toBeInTheDocument();
  });

  it('says that an extension was filed, and that it gives no more time to pay', async () => {
    const extension = { due_on: '2025-10-15', extension_filed_on: '2025-04-10' };
    open(returnIn('preparing', { tax_year: 2024, ...extension }));
    const text = await sentence();
    expect(text).toContain('An extension was filed on Apr 10, 2025. Your return is now due on Oct 15, 2025.');
    expect(text).toContain('the deadline to pay is still Apr 15, 2025.');
  });

  it.each([
    ['preparing', { due_on: '2025-03-01', extension_filed_on: null }],
    ['filed', { due_on: '2025-10-15', extension_filed_on: '2025-04-10' }],
  ] as const)('says nothing about an extension without one, or once the return is sent: %s', async (state, dates) => {
    open(returnIn(state, { tax_year: 2024, ...dates }));
    expect(await sentence()).not.toMatch(/extension|deadline/);
  });

  it('refers to the messages where a reason has no words of its own', async () => {
    open(returnIn('on_hold'));
    expect(await sentence()).toContain('Your return rests: see your messages.');
    expect(screen.getByRole('link', { name: 'Read messages' })).toHaveAttribute('href', '/messages');
  });

  it.each(['awaiting_signature', 'accepted'] as const)(
    'leads to the office, which hands over the return: %s',
    async (state) => {
      open(returnIn(state));
      expect(await screen.findByRole('link', { name: 'Go to messages' })).toHaveAttribute('href', '/messages');
    },
  );

  it('dates a filing on its calendar day, whatever the time zone', async () => {
    open(returnIn('filed', { filings: [filing({ sent_on: '2025-03-01' }), filing({ sent_on: '2025-02-28' })] }));
    expect(await sentence()).toContain('Sent on Mar 1, 2025.');
  });

  it('follows moves of the return', async () => {
    open(returnIn('filed'));
    const stream = new FakeStream();
    server.answer('GET /events', stream.answer);
    await waitFor(() => expect(stream.opened).toHaveLength(1), { timeout: 5000 });
    expect(await sentence()).toContain('With the IRS');
    server.answer('GET /return', () => json(returnIn('rejected')));
    act(() => stream.tell({ kind: 'return' }));
    await waitFor(async () => expect(await sentence()).toContain('Our turn'));
  });

  it('shows that loading failed, and retries', async () => {
    open(null);
    server.answer('GET /return', () => refusal('unavailable', 'Down'));
    expect(await screen.findByText('We couldn’t load the status of your return.')).toBeInTheDocument();
    server.answer('GET /return', () => json(returnIn('in_review')));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await sentence()).toContain('A second person is checking your return.');
  });

  const amended = {
    ...{ kind: 'amended', sequence: 2 },
    earlier: [
      {
        ...{ id: '7f1d4dd0-8b39-4e2c-9a51-0c1f4dd08b39', kind: 'original', sequence: 1 },
        ...{
          accepted_at: '2025-03-04T12:00:00Z',
          filings: [filing({ outcome: 'accepted', outcome_on: '2025-03-04' })],
        },
      },
    ],
  } satisfies Partial<ReturnStatus>;

  it('says that an amended return is being prepared, and keeps the accepted one readable', async () => {
    open(returnIn('preparing', amended));
    const text = await sentence();
    expect(text).toContain('Renee Okafor is working on your amended return.');
    expect(text).toContain('Your earlier return stays as it was filed: Original return, accepted on Mar 4, 2025.');
    const original = screen.getByRole('region', { name: 'Original return, accepted on Mar 4, 2025' });
    expect(within(original).getByRole('listitem')).toHaveTextContent('Accepted');
    const steps = within(screen.getByRole('region', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('We prepare Now'),
      ...['You check and sign Later', 'We send it Later', 'IRS answers Later', 'Done Later'],
    ]);
  });

  it('names no preparer of an amended return while nobody is assigned', async () => {
    open(returnIn('preparing', { ...amended, preparer_name: null }));
    expect(await sentence()).toContain('We are working on your amended return.');
  });

  it('reads an amended return in Spanish', async () => {
    await act(() => activateLocale('es'));
    open(returnIn('preparing', amended));
    const card = await screen.findByRole('region', { name: 'A quién le toca' });
    expect(card).toHaveTextContent('Renee Okafor está trabajando en su declaración enmendada.');
    expect(card).toHaveTextContent('La anterior queda como está: Declaración original, aceptada el 4 mar 2025.');
  });

  it('reads its title and dates in Spanish', async () => {
    await act(() => activateLocale('es'));
    open(returnIn('preparing'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Su declaración' })).toBeInTheDocument();
    const steps = await screen.findByRole('region', { name: 'Pasos' });
    expect(steps).toHaveTextContent('Preparamos Ahora, desde el 3 feb 2025');
  });
});
