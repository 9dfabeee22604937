import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminPreparer } from '@portal/domain/preparers/admin-preparers.dto';
import { json, refusal, type FakeServer, type Sent } from '@portal/data-access/testing/fake-server';
import { listed, whereShown } from '../testing/admin';
import { preparerOf } from '../testing/people';
import { cardOf, preparersServer, queryOf, showPreparers, windowOf } from '../testing/preparers';

const office = { people: [] as AdminPreparer[] };
let server: FakeServer;
beforeEach(() => {
  office.people = [];
  server = preparersServer(office);
});
afterEach(() => server.stop());

describe('Preparer Management', () => {
  it('shows a failure, and retries', async () => {
    server.answer('GET /admin/users', () => refusal('unavailable', 'Later'));
    showPreparers();
    expect(await screen.findByText('Failed to load preparers')).toBeVisible();
    office.people = [preparerOf()];
    server.answer('GET /admin/users', () => listed(office.people));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await cardOf('Ann Adams')).toBeVisible();
  });

  it('shows a message and the first step when there are no preparers', async () => {
    showPreparers();
    expect(await screen.findByText('No preparers found.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Add Preparer' })).toHaveLength(2);
  });

  it('sorts by name or clients, on the server and in the URL', async () => {
    office.people = [preparerOf()];
    showPreparers('?office_id=none');
    await cardOf('Ann Adams');
    const lastSort = () => queryOf(server.to('/admin/users').at(-1) as Sent).get('sort');
    expect(lastSort()).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most clients first');
    await waitFor(() => expect(lastSort()).toBe('clients_descending'));
    expect(whereShown()).toBe('/admin/preparers?office_id=none&sort=clients_descending');
  });

  it('shows two specialties and the number of others', async () => {
    office.people = [preparerOf({ specialties: ['Individual Returns', 'Business Tax', 'Tax Planning', 'Deductions'] })];
    showPreparers();
    const card = within(await cardOf('Ann Adams'));
    expect(card.getByText('Individual Returns')).toBeVisible();
    expect(card.getByText('Business Tax')).toBeVisible();
    expect(card.queryByText('Tax Planning')).toBeNull();
    expect(card.getByText('+2')).toBeVisible();
    expect(card.getByText('2 more specialties: Tax Planning, Deductions')).toBeInTheDocument();
  });

  it.each([
    [10, '10.0', 'Normal', '50'],
    [11, '11.0', 'Medium', '55'],
    [16, '16.0', 'High', '80'],
    [30, '30.0', 'High', '100'],
  ])('shows %i clients as %s, %s, with a bar at %s percent', async (clients_count, ratio, label, percent) => {
    office.people = [preparerOf({ clients_count })];
    showPreparers();
    const card = within(await cardOf('Ann Adams'));
    expect(card.getByText(ratio, { exact: false })).toHaveTextContent(`${ratio} ${label}`);
    expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', percent);
  });

  it("shows each office's average with one decimal", async () => {
    showPreparers();
    const bar = await screen.findByRole('progressbar', { name: 'Main Office' });
    expect(bar).toHaveAttribute('aria-valuenow', '52');
    expect(screen.getByText('10.3', { exact: false })).toHaveTextContent('10.3 Medium');
    expect(screen.getByText('3 preparers, 31 clients')).toBeVisible();
  });

  it('keeps search and office in the URL, and sends them to the server', async () => {
    office.people = [preparerOf(), preparerOf({ first_name: 'Zoe', email: 'zoe@example.com' })];
    showPreparers('?search=ZOE&office_id=main');
    expect(await cardOf('Zoe Adams')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Ann Adams' })).toBeNull();
    const requests = server
      .to('/admin/users')
      .map(queryOf)
      .find((query) => query.get('search') === 'ZOE');
    expect([requests?.get('role'), requests?.get('status'), requests?.get('office_id')]).toEqual([
      'preparer',
      'active',
      'main',
    ]);
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search preparers' }));
    await waitFor(() => expect(whereShown()).toBe('/admin/preparers?office_id=main'));
  });
});

describe('form for a new preparer', () => {
  const fill = async (fields: Record<string, string>) => {
    const window = within(await windowOf('Add Preparer'));
    for (const [label, text] of Object.entries(fields)) await userEvent.type(window.getByLabelText(label), text);
    return window;
  };
  const open = async () => {
    showPreparers();
    await userEvent.click((await screen.findAllByRole('button', { name: 'Add Preparer' }))[0] as HTMLElement);
  };
  const person = { 'First name': 'Ada', 'Last name': 'Byron', Email: 'ada@example.com' };

  it('requires email, password, first and last name', async () => {
    await open();
    const window = within(await windowOf('Add Preparer'));
    await userEvent.click(window.getByRole('button', { name: 'Create Preparer' }));
    expect(await screen.findByText('Please fill in all required fields')).toBeVisible();
    expect(window.getByText('First name is required.')).toBeVisible();
    expect(server.to('/auth/register')).toHaveLength(0);
  });

  it('shows the error beside the field when the email is taken', async () => {
    server.answer('POST /auth/register', () => refusal('already_exists', 'Taken'));
    await open();
    const window = await fill(person);
    await userEvent.click(window.getByRole('button', { name: 'Create Preparer' }));
    expect(await window.findByText('Another account already uses this email address.')).toBeVisible();
  });

  it("shows the server's reason for a failure, or only that it failed", async () => {
    server.answer('POST /auth/register', () => refusal('unavailable', ''));
    await open();
    const window = await fill(person);
    server.answer('POST /auth/register', () => new Response('<html>', { status: 502 }));
    await userEvent.click(window.getByRole('button', { name: 'Create Preparer' }));
    expect(await screen.findByText('Failed to create preparer')).toBeVisible();
  });

  it('creates the account, adds it to the office, and shows PIN and password until the admin has confirmed noting them', async () => {
    server.answer('POST /auth/register', ({ body }) =>
      json({ user: { ...(body as object), id: 'new' }, pin: '4071' }, 201),
    );
    server.answer('POST /admin/assign-preparer-to-office', () => json(preparerOf()));
    await open();
    const window = await fill(person);
    await userEvent.click(window.getByRole('combobox', { name: 'Office' }));
    await userEvent.click(await screen.findByText('Main Office', { selector: '.ui-option__label' }));
    await userEvent.click(window.getByRole('button', { name: 'Create Preparer' }));
    const access = within(await windowOf('Share these credentials'));
    const [sent] = server.to('/auth/register');
    const { password } = (sent?.body ?? {}) as { password: string };
    expect(sent?.body).toEqual({
      role: 'preparer',
      first_name: 'Ada',
      last_name: 'Byron',
      email: 'ada@example.com',
      phone: null,
      password,
    });
    expect(password).toMatch(/^[a-z2-9]{14}$/);
    const [placed] = server.to('/admin/assign-preparer-to-office');
    expect([placed && queryOf(placed).get('preparer_id'), placed && queryOf(placed).get('office_id')]).toEqual([
      'new',
      'main',
    ]);
    expect(access.getByRole('status', { name: 'Security PIN' })).toHaveTextContent('4071');
    expect(access.getByRole('status', { name: 'Temporary password' })).toHaveTextContent(password);
    await userEvent.keyboard('{Escape}');
    expect(access.getByText('Save it first, then choose “I’ve saved it”.')).toBeVisible();
    await userEvent.click(access.getByRole('button', { name: 'I’ve saved it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for confirmation before Escape or closing the page discards the input', async () => {
    const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await open();
    expect(asks()).toBe(false);
    await fill({ 'First name': 'Ada' });
    expect(asks()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('Discard changes?')).toBeInTheDocument();
    // In tests, antd gives the titles of all modals the same id.
    const question = within(screen.getAllByRole('dialog').at(-1) as HTMLElement);
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('First name')).toHaveValue('Ada');
  });
});

describe('form for an existing preparer', () => {
  const ann = preparerOf({ id: 'ann', specialties: ['Tax Expert', 'Business Tax'], bio: 'Old.', version: 3 });
  beforeEach(() => {
    office.people = [ann];
  });
  const open = async () => {
    showPreparers();
    await userEvent.click(within(await cardOf('Ann Adams')).getByRole('button', { name: 'Edit Ann Adams' }));
    return within(await windowOf('Edit Preparer'));
  };

  it('accepts comma-separated specialties, trims them and drops blanks', async () => {
    server.answer('PUT /admin/update-preparer/ann', () => json(ann));
    const window = await open();
    const field = window.getByLabelText('Specialties');
    expect(field).toHaveValue('Tax Expert, Business Tax');
    await userEvent.clear(field);
    await userEvent.type(field, ' Deductions ,, Tax Credits,');
    await userEvent.click(window.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(server.to('/admin/update-preparer/ann')).toHaveLength(1));
    const [sent] = server.to('/admin/update-preparer/ann');
    expect(sent?.body).toMatchObject({ specialties: ['Deductions', 'Tax Credits'], version: 3, office_id: null });
  });

  it("shows another user's changes, and keeps the input", async () => {
    server.answer('PUT /admin/update-preparer/ann', () => refusal('stale_version', 'Changed', { version: 4 }));
    server.answer('GET /admin/users/ann', () => json({ ...ann, bio: 'Theirs.', phone: '313-555-0142', version: 4 }));
    const window = await open();
    await userEvent.clear(window.getByLabelText('Bio'));
    await userEvent.type(window.getByLabelText('Bio'), 'Mine.');
    await userEvent.click(window.getByRole('button', { name: 'Save Changes' }));
    expect(await window.findByText('Someone else changed this preparer in the meantime.')).toBeVisible();
    expect(window.getByText('Theirs.')).toBeVisible();
    await userEvent.click(window.getByRole('button', { name: 'Keep my version' }));
    expect(window.getByLabelText('Bio')).toHaveValue('Mine.');
    expect(window.getByLabelText('Phone')).toHaveValue('313-555-0142');
    server.answer('PUT /admin/update-preparer/ann', () => json(ann));
    await userEvent.click(window.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.to('/admin/update-preparer/ann').at(-1)?.body).toMatchObject({ bio: 'Mine.', version: 4 });
  });

  it("shows the server's reason for a failure, or only that it failed", async () => {
    server.answer('PUT /admin/update-preparer/ann', () => new Response('<html>', { status: 502 }));
    const window = await open();
    await userEvent.click(window.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Failed to update preparer')).toBeVisible();
  });
});
