import '@testing-library/jest-dom';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { StoreProvider, createPortalStore } from '@portal/data-access/core';
import { fakeServer, json, list, refusal, type FakeServer, type Sent } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import type { Role } from '@portal/domain/contract/access-policy';
import type { PreparerRow } from '@portal/domain/preparers/preparers.dto';
import { activateLocale } from '@portal/i18n';
import { Toasts } from '@portal/ui-kit/core';
import AssignPreparerPage from './assign-preparer.page';

const preparer = (id: string, first_name: string, last_name: string): PreparerRow => ({
  id,
  first_name,
  last_name,
  email: `${first_name}@office.example`.toLowerCase(),
  phone: null,
  preparer_code: `${id.toUpperCase()}CODE`.slice(0, 6),
  office_location: null,
  office_id: null,
  office_name: null,
  title: null,
  bio: null,
  specialties: ['Business Tax'],
  bio_es: null,
  languages: [],
  profile_picture: null,
  created_at: '2024-01-01T00:00:00Z',
  portal_url: `/preparer/${id}`,
});
const ana = preparer('ana', 'Ana', 'Lopez');
const bo = preparer('bo', 'Bo', 'Ek');

/** Searches and paginates like the real server. */
const searched =
  (preparers: readonly PreparerRow[]) =>
  ({ path }: Sent): Response => {
    const query = new URL(path, 'http://here').searchParams;
    const term = (query.get('search') ?? '').toLowerCase();
    const found = preparers.filter(({ first_name, last_name, email }) =>
      `${first_name} ${last_name} ${email}`.toLowerCase().includes(term),
    );
    return list(found.slice(0, Number(query.get('limit'))), found.length);
  };

let server: FakeServer;
let chosen: object | null;
let mine: (PreparerRow & { available: boolean }) | null;

function open(role: Role = 'client', answers: Parameters<typeof fakeServer>[0] = {}, change: object = {}): void {
  const assigned = (chosen: PreparerRow) => {
    mine = { ...chosen, available: true };
    return json({ preparer_id: chosen.id, preparer_name: `${chosen.first_name} ${chosen.last_name}` });
  };
  server = fakeServer({
    'GET /my-preparer': () => json(mine),
    'GET /preparer-choice': () => json(chosen),
    'GET /dashboard/preparers': searched([bo, ana]),
    'POST /assign-by-code': () => assigned(ana),
    'POST /assign-preparer': ({ body }) => assigned((body as { preparer_id: string }).preparer_id === 'bo' ? bo : ana),
    ...answers,
  });
  storeSession(sessionOf({ ...personOf(role), ...change }));
  render(
    <StoreProvider store={createPortalStore()}>
      <MemoryRouter>
        <AssignPreparerPage />
      </MemoryRouter>
      <Toasts />
    </StoreProvider>,
  );
}

beforeEach(() => {
  mine = null;
  chosen = null;
});
afterEach(() => {
  server.stop();
  localStorage.clear();
});

const code = () => screen.findByRole('textbox', { name: 'Preparer code' });
const assign = () => screen.getByRole('button', { name: 'Assign Preparer' });
const change = async () => userEvent.click(await screen.findByRole('link', { name: 'Change preparer' }));

describe('the choose-preparer page', () => {
  it.each([
    ['preparers', {}],
    ['a role unknown to this version', { role: 'auditor' }],
  ])('shows "Access Denied: Only clients can assign preparers." to %s, and requests nothing', (_who, change) => {
    open('preparer', {}, change);
    expect(screen.getByText('Access Denied: Only clients can assign preparers.')).toBeInTheDocument();
    expect(server.sent).toEqual([]);
  });

  it('shows "Failed to load preparers" on the page and in a toast, and retries', async () => {
    open('client', { 'GET /dashboard/preparers': () => refusal('unavailable', 'Down') });
    await waitFor(() => expect(screen.getAllByText('Failed to load preparers')).toHaveLength(2));
    server.answer('GET /dashboard/preparers', () => json([]));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No preparers available')).toBeInTheDocument();
  });

  it('shows bios and common specialties in Spanish to a client who reads Spanish', async () => {
    await act(() => activateLocale('es'));
    const specialties = ['Business Tax', 'Casinos'];
    open('client', {
      'GET /dashboard/preparers': searched([{ ...ana, specialties, bio: 'Ten years.', bio_es: 'Diez años.' }]),
    });
    const card = within(await screen.findByRole('article', { name: 'Ana Lopez' }));
    for (const text of ['Diez años.', 'Impuestos de negocios', 'Casinos']) expect(card.getByText(text)).toBeVisible();
    expect(card.queryByText('Ten years.')).toBeNull();
    await act(() => activateLocale('en'));
  });

  it('shows the "No Preparer Assigned" notice', async () => {
    open();
    expect(await screen.findByText('No Preparer Assigned')).toBeInTheDocument();
  });

  it('shows the name of the preparer whose page the client came from', async () => {
    chosen = { id: 'bo', first_name: 'Bo', last_name: 'Ek', preparer_code: 'BOCODE', available: true };
    open();
    expect(
      await screen.findByText('You chose Bo Ek. They’ll become your preparer when you submit your intake form.'),
    ).toBeInTheDocument();
    expect(screen.getByText('No Preparer Assigned')).toBeInTheDocument();
  });

  it('shows that notice together with the choices', async () => {
    chosen = { id: 'bo', first_name: 'Bo', last_name: 'Ek', preparer_code: 'BOCODE', available: true };
    let release = (): void => undefined;
    const held = new Promise<void>((done) => (release = done));
    open('client', { 'GET /preparer-choice': () => held.then(() => json(chosen)) });
    await waitFor(() => expect(server.to('/my-preparer')).toHaveLength(1));
    await act(() => new Promise((done) => setTimeout(done, 100)));
    expect(screen.queryByText('No Preparer Assigned')).toBeNull();
    await act(async () => release());
    expect(await screen.findByText('No Preparer Assigned')).toBeInTheDocument();
    expect(screen.getByText(/^You chose Bo Ek/)).toBeInTheDocument();
  });

  it('asks the client to choose again when the chosen preparer has left the office', async () => {
    mine = { ...ana, available: false };
    open();
    expect(await screen.findByText('Ana Lopez is no longer with the office.')).toBeInTheDocument();
  });

  it('rejects an empty code with "Please enter a preparer code" and a disabled button', async () => {
    open();
    expect(await code()).toBeInTheDocument();
    expect(assign()).toBeDisabled();
    await userEvent.click(await code());
    await userEvent.tab();
    expect(await screen.findByText('Please enter a preparer code')).toBeInTheDocument();
    expect(server.to('/assign-by-code')).toEqual([]);
  });

  it('sends the code "trimmed, upper-cased, max 6 characters", and names the assigned preparer', async () => {
    open();
    await userEvent.click(await code());
    await userEvent.paste('  anacodeX ');
    expect(await code()).toHaveValue('ANACOD');
    await userEvent.click(assign());
    expect(await screen.findByText('Successfully assigned to Ana Lopez!')).toBeInTheDocument();
    expect(server.to('/assign-by-code').map(({ path }) => path)).toEqual(['/assign-by-code?preparer_code=ANACOD']);
    expect(await screen.findByRole('heading', { name: 'Your preparer' })).toHaveFocus();
  });

  it.each([
    ["the server's message", () => refusal('not_found', 'Said by the server'), 'Said by the server'],
    [
      '"Invalid preparer code" if the server sends no message',
      () => new Response('', { status: 502 }),
      'Invalid preparer code',
    ],
  ])('shows %s for an invalid code', async (_what, answer, sentence) => {
    open('client', { 'POST /assign-by-code': answer });
    await userEvent.type(await code(), 'zzzzzz');
    await userEvent.click(assign());
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('shows "Failed to assign preparer" when a choice fails', async () => {
    open('client', { 'POST /assign-preparer': () => new Response('', { status: 502 }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Bo Ek' }));
    expect(await screen.findByText('Failed to assign preparer')).toBeInTheDocument();
  });

  it.each([
    ['EK', ['Bo Ek']],
    ['ana@OFFICE', ['Ana Lopez']],
    ['a lop', ['Ana Lopez']],
  ])('finds preparers by name and email, "case-insensitively": %s', async (search, names) => {
    open();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search preparers' }), `${search}{Enter}`);
    await waitFor(() =>
      expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual(names),
    );
  });

  it('shows "No preparers match your search"', async () => {
    open();
    await userEvent.type(await screen.findByRole('searchbox'), 'nobody{Enter}');
    expect(await screen.findByText('No preparers match your search')).toBeInTheDocument();
  });

  it('lists all preparers of an office of twelve', async () => {
    const twelve = Array.from({ length: 12 }, (_, at) => preparer(`p${at}`, `First${at}`, 'Few'));
    open('client', { 'GET /dashboard/preparers': searched(twelve) });
    expect(await screen.findAllByRole('article')).toHaveLength(12);
    expect(screen.queryByRole('button', { name: 'Show more preparers' })).toBeNull();
  });

  it('shows how many of 220 preparers are listed, loads more, and finds the last one', async () => {
    const many = Array.from({ length: 219 }, (_, at) => preparer(`p${at}`, `First${at}`, 'Many'));
    open('client', { 'GET /dashboard/preparers': searched([...many, preparer('zed', 'Zed', 'Zimmer')]) });
    expect(await screen.findByText('Showing 12 of 220 preparers')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show more preparers' }));
    expect(await screen.findByText('Showing 24 of 220 preparers')).toBeInTheDocument();
    const [first] = within(screen.getByRole('article', { name: 'First12 Many' })).getAllByRole('link');
    expect(first).toHaveFocus();
    await userEvent.type(screen.getByRole('searchbox'), 'zimmer{Enter}');
    expect(await screen.findByRole('article', { name: 'Zed Zimmer' })).toBeInTheDocument();
    expect(screen.queryByText(/^Showing/)).toBeNull();
  });

  it('shows the preparer as a person, and the choices only behind a link', async () => {
    mine = { ...ana, phone: '313-555-0100', office_name: 'Detroit Main Office', available: true };
    open();
    const card = within(await screen.findByRole('region', { name: 'Your preparer' }));
    expect(card.getByRole('heading', { name: 'Ana Lopez' })).toBeInTheDocument();
    expect(card.getByText('AL')).toHaveAttribute('aria-hidden', 'true');
    expect(card.getByText('Detroit Main Office')).toBeInTheDocument();
    expect(card.getByRole('link', { name: '313-555-0100' })).toHaveAttribute('href', 'tel:313-555-0100');
    expect(card.getByRole('link', { name: 'Message Ana' })).toHaveAttribute('href', '/messages/ana');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(server.to('/dashboard/preparers')).toEqual([]);
    await change();
    expect(await code()).toHaveFocus();
    expect(await screen.findByRole('button', { name: 'Choose Bo Ek' })).toBeInTheDocument();
  });

  it('shows the choices at once to a client whose preparer has left the office', async () => {
    mine = { ...ana, available: false };
    open();
    expect(await code()).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Change preparer' })).toBeNull();
  });

  it('confirms before changing the preparer, and changes nothing on cancel', async () => {
    mine = { ...ana, available: true };
    open();
    await change();
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Bo Ek' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText('Bo Ek will prepare your return instead of Ana Lopez.')).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(server.to('/assign-preparer')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Choose Bo Ek' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Change preparer' }));
    expect(await screen.findByText('Successfully assigned to Bo Ek!')).toBeInTheDocument();
    expect(server.to('/assign-preparer').map(({ body }) => body)).toEqual([
      { client_id: 'a-client', preparer_id: 'bo' },
    ]);
  });

  it('confirms before a code changes the preparer', async () => {
    mine = { ...bo, available: true };
    open();
    await change();
    await userEvent.type(await code(), 'anacod');
    await userEvent.click(assign());
    const question = within(await screen.findByRole('dialog'));
    expect(
      question.getByText('The preparer with the code ANACOD will prepare your return instead of Bo Ek.'),
    ).toBeInTheDocument();
    expect(server.to('/assign-by-code')).toEqual([]);
  });
});
