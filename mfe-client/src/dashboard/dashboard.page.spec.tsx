import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, refusal } from '@portal/data-access/testing/fake-server';
import { FakeStream } from '@portal/data-access/testing/fake-stream';
import { season } from '@portal/domain/testing/season';
import { counted, document, intake, openDashboard, renee, startDashboard } from '../testing/dashboard';
import { returnIn } from '../testing/return';

let server: ReturnType<typeof startDashboard>;
const start = (...args: Parameters<typeof startDashboard>): void => {
  server = startDashboard(...args);
};
const open = openDashboard;

const tile = (label: string) => screen.getAllByRole('listitem').find((item) => within(item).queryByText(label)) ?? null;

afterEach(() => {
  server.stop();
  localStorage.clear();
});

describe('the client’s dashboard', () => {
  it('counts a document uploaded in another tab', async () => {
    const stream = new FakeStream();
    start(null, [document(1, 'w2')]);
    server.answer('GET /events', stream.answer);
    open();
    await waitFor(() => expect(tile('Documents')).toHaveTextContent('1'));
    await waitFor(() => expect(stream.opened).toHaveLength(1));
    server.answer('GET /documents/categories', () => json(counted([document(1, 'w2'), document(2, 'other')])));
    act(() => stream.tell({ kind: 'documents' }));
    await waitFor(() => expect(tile('Documents')).toHaveTextContent('2'));
  });

  it('shows that the return has moved, without a reload', async () => {
    const stream = new FakeStream();
    start(intake, []);
    server.answer('GET /events', stream.answer);
    server.answer('GET /return', () => json(returnIn('ready_to_prepare')));
    open();
    expect(await screen.findByRole('heading', { name: /^We have everything\./ })).toBeInTheDocument();
    await waitFor(() => expect(stream.opened).toHaveLength(1));
    server.answer('GET /return', () => json(returnIn('preparing')));
    act(() => stream.tell({ kind: 'return' }));
    expect(await screen.findByRole('heading', { name: 'Renee Okafor is working on your return.' })).toBeInTheDocument();
  });

  it('shows that loading failed, and retries', async () => {
    start(null, []);
    server.answer('GET /documents/categories', () => refusal('unavailable', 'Down'));
    open();
    expect(await screen.findByText('Failed to load dashboard data')).toBeInTheDocument();
    server.answer('GET /documents/categories', () => json(counted([])));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No activity yet. Your forms and documents will appear here.')).toBeInTheDocument();
  });

  it('shows a skeleton while it loads', () => {
    start(null, []);
    open();
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  });

  it('starts with what to do first, 0% progress and placeholders', async () => {
    start(null, []);
    open();
    const card = within(await screen.findByRole('region', { name: 'Whose turn it is' }));
    expect(card.getByText('Your turn')).toBeInTheDocument();
    expect(card.getByRole('heading', { name: 'Fill in your tax intake form' })).toBeInTheDocument();
    expect(card.getByText('It takes about 15 minutes and is saved as you type.')).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/intake-form');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Wilhelmina');
    expect(screen.getByText('0%')).toBeInTheDocument();
    expect(tile('Last refund')).toHaveTextContent('--');
    expect(tile('Tax year')).toHaveTextContent(String(season));
  });

  it('shows progress, numbers, links, and the last three documents', async () => {
    start(
      intake,
      [4, 3, 2, 1].map((at) => document(at, 'w2')),
    );
    open();
    expect(await screen.findByText('67%')).toBeInTheDocument();
    expect(tile('Documents')).toHaveTextContent('4');
    expect(tile('Preparers')).toHaveTextContent('13');
    expect(tile('Last refund')).toHaveTextContent(/^Last refundOwed \$1,234\.50$/);
    const activity = within(screen.getByRole('region', { name: 'Recent activity' }));
    expect(activity.getByText('Intake completed').parentElement).toHaveTextContent('Feb 2, 2025');
    // Newest first, whatever the kind.
    expect(activity.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('paper-4.pdf'),
      expect.stringContaining('paper-3.pdf'),
      expect.stringContaining('Intake completed'),
      expect.stringContaining('paper-2.pdf'),
    ]);
    const links = within(screen.getByRole('navigation', { name: 'More' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/intake-form',
      '/schedule-c',
      '/documents',
      '/income-summary',
      '/messages',
      '/assign-preparer',
    ]);
  });

  it("uses the server's document count, not the number of listed rows", async () => {
    start(intake, []);
    const some = [...[5, 4, 3, 2].map((at) => document(at, 'other')), document(1, 'selfie'), document(1, 'w2')];
    server.answer('GET /documents/categories', () => json(counted(some, (count) => count * 100)));
    open();
    expect(await screen.findByText('100%')).toBeInTheDocument();
    expect(tile('Documents')).toHaveTextContent('600');
    expect(screen.getAllByText(/^paper-/).map(({ textContent }) => textContent)).toEqual([
      'paper-5.pdf',
      'paper-4.pdf',
      'paper-3.pdf',
    ]);
    expect(server.to('/documents/categories')).toHaveLength(1);
  });

  it('excludes empty and infected files from counts and completed steps', async () => {
    start(intake, [document(1, 'w2', { counts: false }), document(2, 'selfie', { counts: true })]);
    open();
    expect(await screen.findByText('67%')).toBeInTheDocument();
    expect(tile('Documents')).toHaveTextContent('1');
  });

  it('links each step to its page, and marks a draft as started', async () => {
    start({ ...intake, submitted: false, previous_year_refund: 900 }, []);
    open();
    expect(await screen.findByText('33%')).toBeInTheDocument();
    const step = (name: string) => screen.getByRole('link', { name });
    expect(step('Tax intake form')).toHaveAttribute('href', '/intake-form');
    expect(step('Tax intake form').closest('li')).toHaveTextContent('Tax intake formStarted');
    expect(step('Tax intake form').closest('li')).toHaveAttribute('data-done', 'false');
    expect(step('ID or selfie')).toHaveAttribute('href', '/documents');
    expect(step('Tax documents')).toHaveAttribute('href', '/documents');
    expect(tile('Last refund')).toHaveTextContent('$900.00');
  });

  it("shows the preparer's name if there is one, and still loads when the preparer cannot be loaded", async () => {
    start(intake, []);
    server.answer('GET /my-preparer', () => json({ ...renee, available: true }));
    open();
    expect(await screen.findByText('Your preparer is Renee Okafor')).toBeInTheDocument();
    expect(screen.getByText('Write to Renee Okafor')).toBeInTheDocument();
    server.answer('GET /my-preparer', () => refusal('unavailable', 'Down'));
    open();
    expect(await screen.findByText('Choose or change your preparer')).toBeInTheDocument();
  });

  it('keeps the confirmation of a submitted form: "Submitted on …, with …", below the status', async () => {
    start(intake, []);
    server.answer('GET /return', () => json(returnIn('documents_needed', { open_for_client: 2 })));
    server.answer('GET /my-preparer', () => json({ ...renee, available: true }));
    open();
    const confirmation = within(await screen.findByRole('region', { name: /^Submitted on Feb 3, 2025/ }));
    expect(confirmation.getByText('With Renee Okafor')).toBeInTheDocument();
    const sentence = screen.getByRole('heading', { name: 'We still need 2 papers from you.' });
    expect(sentence.compareDocumentPosition(confirmation.getByRole('heading'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(confirmation.getByRole('link', { name: 'View or change your answers' })).toHaveAttribute(
      'href',
      '/intake-form',
    );
  });

  it('shows that the office will assign a preparer, and lets the client choose one', async () => {
    start(intake, []);
    open();
    expect(await screen.findByText('The office will assign your preparer')).toBeInTheDocument();
    // Shown once, without a separate notice.
    expect(screen.getAllByText(/The office will assign/)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Choose a preparer' })).toHaveAttribute('href', '/assign-preparer');
  });

  it('lists what the preparer misses only while it is the client’s turn', async () => {
    start(intake, [document(1, 'receipts'), document(2, 'id_verification')]);
    server.answer('GET /return', () => json(returnIn('documents_needed', { open_for_client: 1 })));
    const { unmount } = open();
    expect(await screen.findByText(/Missing: Selfie, W-2$/)).toBeInTheDocument();
    unmount();
    server.answer('GET /return', () => json(returnIn('ready_to_prepare')));
    open();
    expect(await screen.findByRole('heading', { name: /^We have everything\./ })).toBeInTheDocument();
    expect(screen.queryByText(/Missing:/)).toBeNull();
  });

  it('does not list what the preparer misses while papers that come later are all that is missing', async () => {
    const next_paper = { rule_key: 'w2', of_spouse: false, label: null, comes_on: '2025-03-03' } as const;
    start(intake, []);
    server.answer('GET /return', () => json(returnIn('documents_needed', { awaited: 1, next_paper })));
    open();
    const heading = { level: 2, name: 'Nothing to send right now. We expect “W-2” on Mar 3, 2025.' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(screen.getByText('Your turn later')).toBeVisible();
    expect(screen.queryByText(/Your preparer has/)).not.toBeInTheDocument();
  });

  it('never draws a red bar after a step: the specified color marks the number', async () => {
    start(intake, []);
    const { container } = open();
    expect(await screen.findByText('33%')).toBeInTheDocument();
    const progress = container.querySelector('.ui-progress--red');
    expect(progress).toHaveAttribute('data-stepped', 'true');
    expect(progress?.querySelectorAll('rect[data-done="true"]')).toHaveLength(1);
  });

  it("shows the chosen preparer's name before the form is submitted", async () => {
    start(null, []);
    server.answer('GET /preparer-choice', () => json({ ...renee, available: true }));
    open();
    expect(
      await screen.findByText(
        /^You chose Renee Okafor\. They’ll become your preparer when you submit your intake form\./,
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose someone else' })).toHaveAttribute('href', '/assign-preparer');
  });

  it('asks the client to choose again when the chosen preparer has left the office', async () => {
    start(null, []);
    server.answer('GET /preparer-choice', () => json({ ...renee, available: false }));
    open();
    expect(await screen.findByText(/^Renee Okafor is no longer with the office/)).toBeInTheDocument();
  });

  it('asks a client who has a preparer to confirm before changing to another', async () => {
    start(intake, []);
    server.answer('GET /my-preparer', () => json({ ...renee, id: 'ana', first_name: 'Ana', available: true }));
    server.answer('GET /preparer-choice', () => json({ ...renee, available: true }));
    server.answer('DELETE /preparer-choice', () => new Response(null, { status: 204 }));
    server.answer('POST /assign-preparer', () => json({ preparer_id: 'renee', preparer_name: 'Renee Okafor' }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep Ana Okafor' }));
    expect(server.to('/preparer-choice').map(({ method }) => method)).toContain('DELETE');
    await userEvent.click(screen.getByRole('button', { name: 'Yes, choose Renee Okafor' }));
    expect(server.to('/assign-preparer')[0]?.body).toMatchObject({ preparer_id: 'renee' });
  });
});
