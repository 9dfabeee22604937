import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, list, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { FakeStream } from '@portal/data-access/testing/fake-stream';
import { address, clientServer, intakeOf, letterOf, openClient, paperOf, scheduleCOf } from '../testing/client-server';
import { clientOf } from '../testing/clients';

let server: FakeServer;
beforeEach(() => {
  server = clientServer();
});
afterEach(() => {
  server.stop();
  localStorage.clear();
});

const requirement = async (name: string) =>
  (await screen.findByText(name, { selector: '.client-requirements *' })).closest('li');
const card = (id: string) => within(document.getElementById(id) ?? document.body);

describe('client page', () => {
  it('redirects home with a message when the client is not assigned', async () => {
    server.answer('GET /client/c1', () => refusal('not_found', 'Not found'));
    openClient();
    expect(await screen.findByText('Client not found or not assigned to you')).toBeVisible();
    expect(await screen.findByText('The home page')).toBeVisible();
  });

  it('shows a failure, and retries', async () => {
    server.answer('GET /client/c1', () => refusal('unavailable', 'Down'));
    openClient();
    expect(await screen.findByText('Failed to load client details')).toBeVisible();
    server.answer('GET /client/c1', () => json(clientOf({ id: 'c1' })));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Wilma Reed' })).toBeVisible();
  });

  it('shows each of the four requirements as Complete or Pending', async () => {
    openClient();
    expect(await requirement('Intake form')).toHaveTextContent('Complete');
    expect(await requirement('ID verification')).toHaveTextContent('Pending');
    expect(await requirement('Selfie')).toHaveTextContent('Complete');
    expect(await requirement('W-2')).toHaveTextContent('Complete');
    expect(screen.getByText('75%').closest('.ui-progress')).toHaveClass('ui-progress--yellow');
  });

  it('shows a requirement as Complete when the client uploads the missing document', async () => {
    const stream = new FakeStream();
    server.answer('GET /events', stream.answer);
    openClient();
    expect(await requirement('ID verification')).toHaveTextContent('Pending');
    await waitFor(() => expect(stream.opened).toHaveLength(1));
    const document_types = ['w2', 'selfie', 'id_verification'] as const;
    server.answer('GET /client/c1', () => json(clientOf({ id: 'c1', document_types: [...document_types] })));
    act(() => stream.tell({ kind: 'documents' }));
    await waitFor(async () => expect(await requirement('ID verification')).toHaveTextContent('Complete'));
  });

  it('shows a document that the office does without as not needed', async () => {
    server.answer('GET /client/c1', () => json(clientOf({ id: 'c1', waived_types: ['id_verification'] })));
    openClient();
    expect(await requirement('ID verification')).toHaveTextContent('Not needed');
    expect(await requirement('W-2')).toHaveTextContent('Complete');
  });

  it('shows an unsubmitted form as Started', async () => {
    server.answer('GET /client/c1', () => json(clientOf({ id: 'c1', intake_state: 'draft' })));
    openClient();
    expect(await requirement('Intake form')).toHaveTextContent('Started');
  });

  it('links to the messages, and back to the list with its filters and page', async () => {
    openClient('/client/c1?filter=incomplete&sort=progress&tab=messages');
    expect(await screen.findByRole('link', { name: 'Message Client' })).toHaveAttribute('href', '/messages/c1');
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard?filter=incomplete&sort=progress',
    );
  });

  it('has the five specified tabs and the return, with the selected one in the URL', async () => {
    openClient('/client/c1?sort=date');
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent.trim())).toEqual([
      'Overview',
      'Documents',
      'Messages',
      'Intake Form',
      'Schedule C',
      'Return',
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'Intake Form' }));
    expect(address()).toBe('/client/c1?sort=date&tab=intake');
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(address()).toBe('/client/c1?sort=date');
  });
});

describe('overview', () => {
  it("shows the client's details and last five activities", async () => {
    openClient();
    await screen.findByText('Schedule C submitted');
    const happened = card('recent-activity').getAllByRole('listitem');
    expect(happened.map(({ textContent }) => textContent.replace(/(Jan|Feb) .*/, ''))).toEqual([
      'paper-1.pdf uploaded',
      'paper-2.pdf uploaded',
      'Intake form submitted',
      'Schedule C submitted',
      'Wilma Reed sent a message',
    ]);
    expect(card('about').getByText('wilma@example.com')).toHaveAttribute('href', 'mailto:wilma@example.com');
    expect(card('about').getByText('313-555-0101')).toHaveAttribute('href', 'tel:313-555-0101');
  });

  it('shows missing data in place of an error when loading fails', async () => {
    for (const what of ['documents', 'messages', 'intake', 'schedule-c'])
      server.answer(`GET /client/c1/${what}`, () => refusal('unavailable', 'Down'));
    openClient();
    expect(await screen.findByText(/^No activity yet/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('general intake card', () => {
  const storedPreferences = {
    id: 'said',
    submitted_via: 'general_intake_form',
    created_at: '2025-02-01T15:00:00Z',
    urgent: true,
    preferred_preparer: 'No Preference',
    preferred_office: 'Outer Drive Location',
    special_circumstances: null,
    questions: 'We moved in May.\nDo I owe anything?',
  } as const;

  it('is hidden when there are no answers, or when an older server sends none', async () => {
    openClient();
    expect(await screen.findByText('About this client')).toBeVisible();
    expect(screen.queryByText('From the general intake')).toBeNull();
  });

  it("shows the client's own text with its line breaks on the overview", async () => {
    const later = {
      ...storedPreferences,
      id: 'later',
      urgent: false,
      questions: 'Are you there?',
      special_circumstances: 'A flood',
    };
    server.answer('GET /client/c1', () => json(clientOf({ id: 'c1', preferences: [later, storedPreferences] })));
    openClient();
    expect(await screen.findByText('From the general intake')).toBeVisible();
    const items = card('asked').getAllByRole('listitem');
    expect(items).toHaveLength(2);
    expect(items[0]).toHaveTextContent(/A flood.*Are you there\?/);
    expect(items[0]).not.toHaveTextContent('Urgent');
    expect(items[1]).toHaveTextContent('Urgent');
    expect(items[1]).toHaveTextContent('Prefers Outer Drive Location');
    expect(items[1]).not.toHaveTextContent('No Preference');
    expect(screen.getByText(/^We moved in May\.\s+Do I owe anything\?$/)).toBeVisible();
  });
});

describe('other tabs', () => {
  it.each([
    ['documents', 'documents', 'No documents yet.'],
    ['messages', 'messages', 'No messages yet'],
    ['intake', 'intake', 'No intake form yet'],
    ['schedule-c', 'schedule-c', 'No Schedule C yet'],
  ])('the tab %s is empty when loading fails, and can be retried', async (tab, what, sentence) => {
    server.answer(`GET /client/c1/${what}`, () => refusal('unavailable', 'Down'));
    openClient(`/client/c1?tab=${tab}`);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    const before = server.to(`/client/c1/${what}`).length;
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(server.to(`/client/c1/${what}`).length).toBe(before + 1));
  });

  it('the documents tab lists documents with their actions', async () => {
    openClient('/client/c1?tab=documents');
    expect(await screen.findByLabelText('View paper-1.pdf')).toBeVisible();
    expect(screen.getByLabelText('Download paper-2.pdf')).toBeVisible();
  });

  it('the messages tab shows the last ten messages, read-only', async () => {
    server.answer('GET /client/c1/messages', () => list([1, 2, 3].map(letterOf), 40, 'signed'));
    openClient('/client/c1?tab=messages');
    expect(await screen.findByText('Letter number 3')).toBeVisible();
    expect(server.to('/client/c1/messages').at(-1)?.path).toBe('/client/c1/messages?limit=10');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('the intake tab shows the submitted version, and lists the changes since', async () => {
    const changed = { has_unsubmitted_changes: true, changed_fields: ['city', 'account_number'] };
    server.answer('GET /client/c1/intake', () => json(intakeOf(changed)));
    openClient('/client/c1?tab=intake');
    expect(await screen.findByText(/^Submitted on Feb 3, 2025/)).toBeVisible();
    expect(screen.getByText(/edited answers since then.*: City, Account number\.$/)).toBeVisible();
    expect(screen.getByText('****7788')).toBeVisible();
    expect(screen.getByText('XXX-XX-6789')).toBeVisible();
    expect(screen.getByText('021000021')).toBeVisible();
    expect(screen.getByText('$61,234.50')).toBeVisible();
  });

  it('the intake tab labels unchanged and unsubmitted forms', async () => {
    const { unmount } = openClient('/client/c1?tab=intake');
    expect(await screen.findByText('No changes since then.')).toBeVisible();
    unmount();
    server.answer('GET /client/c1/intake', () => json(intakeOf({ submitted: false, submitted_at: null })));
    openClient('/client/c1?tab=intake');
    expect(await screen.findByText(/^Not submitted yet\. The client is still/)).toBeVisible();
    expect(screen.queryByText('Submitted versions')).toBeNull();
  });

  it('the intake tab shows every submitted version, with masked numbers', async () => {
    const version = { id: 'v1', submitted_at: '2025-02-03T15:00:00Z', submitted_by_name: 'Wilma Reed', version: 3 };
    const form = intakeOf({ city: 'Flint' });
    server.answer('GET /client/c1/intake/submissions', () => list([{ ...version, form }]));
    openClient('/client/c1?tab=intake');
    await userEvent.click(await screen.findByText(/by Wilma Reed$/));
    expect(await screen.findByText('Flint')).toBeVisible();
  });

  it('the Schedule C tab states a loss in words', async () => {
    const changed = { has_unsubmitted_changes: true, changed_fields: ['gross_receipts'] };
    server.answer('GET /client/c1/schedule-c', () => json(scheduleCOf(changed)));
    openClient('/client/c1?tab=schedule-c');
    expect(await screen.findByText('Reed Welding')).toBeVisible();
    expect(screen.getByText('Loss').parentElement).toHaveTextContent('$300.25');
    expect(screen.getByText(/: Gross receipts or sales\.$/)).toBeVisible();
  });

  it('the documents tab paginates more than 25 documents', async () => {
    server.answer('GET /client/c1/documents', () =>
      list(Array.from({ length: 27 }, (_, at) => paperOf(at, { uploaded_at: '2025-02-01T12:00:00Z' }))),
    );
    openClient('/client/c1?tab=documents');
    await screen.findByLabelText('View paper-24.pdf');
    expect(screen.queryByLabelText('View paper-25.pdf')).toBeNull();
    await userEvent.click(screen.getByTitle('Next Page'));
    expect(await screen.findByLabelText('View paper-26.pdf')).toBeVisible();
  });
});
