import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminOffice } from '@portal/domain/offices/admin-offices.dto';
import type { AdminPreparer } from '@portal/domain/preparers/admin-preparers.dto';
import { fakeServer, json, refusal, type FakeServer, type Sent } from '@portal/data-access/testing/fake-server';
import { listed, showAt, whereShown } from '../testing/admin';
import { officeOf, preparerOf } from '../testing/people';
import OfficesTab from './offices.tab';

let offices: AdminOffice[];
let people: AdminPreparer[];
let server: FakeServer;
const queryOf = ({ path }: Sent) => new URL(path, 'http://here').searchParams;

beforeEach(() => {
  offices = [officeOf({ preparers_count: 1, clients_count: 12 })];
  people = [];
  server = fakeServer({
    'GET /admin/offices': () => listed(offices),
    'GET /admin/users': (sent) => {
      const office = queryOf(sent).get('office_id');
      return listed(people.filter(({ office_id }) => !office || office_id === office));
    },
    'POST /admin/assign-preparer-to-office': (sent) => {
      const [id, office_id] = [queryOf(sent).get('preparer_id'), queryOf(sent).get('office_id')];
      people = people.map((one) => (one.id === id ? { ...one, office_id, office_name: office_id } : one));
      offices = offices.map((one) => ({
        ...one,
        preparers_count: people.filter((person) => person.office_id === one.id).length,
      }));
      return json(people.find((one) => one.id === id));
    },
  });
});
afterEach(() => server.stop());

const show = () => showAt('/admin/offices', '/admin/:tab', <OfficesTab />);
const windowOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);

describe('Office Management', () => {
  it('shows a message and the first step when there are no offices', async () => {
    offices = [];
    show();
    expect(await screen.findByText('No offices found.')).toBeVisible();
    expect(screen.getByText(/^Add your first office/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Create Office' })).toHaveLength(2);
  });

  it('shows a failure to load', async () => {
    server.answer('GET /admin/offices', () => refusal('unavailable', 'Later'));
    show();
    expect(await screen.findByText('Failed to load offices')).toBeVisible();
  });

  it('sorts by name in both directions, in the URL', async () => {
    show();
    await rowOf('Main Office');
    const header = () => screen.getByRole('columnheader', { name: /^Office/ });
    for (const sort of ['name', 'name_descending']) {
      await userEvent.click(header());
      await waitFor(() => expect(queryOf(server.to('/admin/offices').at(-1) as Sent).get('sort')).toBe(sort));
    }
    expect(whereShown()).toBe('/admin/offices?sort=name_descending');
  });

  it('shows each office with its address, contact, preparers and clients', async () => {
    show();
    const row = await rowOf('Main Office');
    expect(row.getByText('1 Main Street, Detroit, MI 48201')).toBeVisible();
    expect(row.getByRole('link', { name: '313-555-0119' })).toHaveAttribute('href', 'tel:313-555-0119');
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['1', '12']));
    expect(row.getByRole('link', { name: 'Public page' })).toHaveAttribute('href', '/office/main');
  });
});

describe('form for a new office', () => {
  const open = async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Office' }));
    return windowOf('Create Office');
  };
  const fill = async (window: Awaited<ReturnType<typeof windowOf>>) => {
    const fields = { 'Office name': 'Outer Drive', Address: '2 Drive', City: 'Detroit', 'ZIP code': '48235' };
    for (const [label, text] of Object.entries({ ...fields, Phone: '313-555-0120', Email: 'outer@example.com' }))
      await userEvent.type(window.getByLabelText(label), text);
  };

  it('reports every missing field', async () => {
    const window = await open();
    await userEvent.click(window.getByRole('button', { name: 'Create Office' }));
    expect(await window.findByText('Office name is required.')).toBeInTheDocument();
    expect(window.getByText('ZIP code is required.')).toBeInTheDocument();
    expect(server.to('/admin/offices').filter(({ method }) => method === 'POST')).toHaveLength(0);
  });

  it('shows the error beside the field when the name is taken, and otherwise that saving failed', async () => {
    const detail = 'An office with this name already exists.';
    server.answer('POST /admin/offices', () =>
      refusal('already_exists', detail, { errors: [{ field: 'name', detail }] }),
    );
    const window = await open();
    await fill(window);
    await userEvent.click(window.getByRole('button', { name: 'Create Office' }));
    expect(await window.findByText(detail)).toBeInTheDocument();
    server.answer('POST /admin/offices', () => new Response('<html>', { status: 502 }));
    await userEvent.type(window.getByLabelText('Office name'), ' II');
    await userEvent.click(window.getByRole('button', { name: 'Create Office' }));
    expect(await screen.findByText('Failed to create office')).toBeVisible();
  });

  it('sends all seven fields and closed days, and adds the office to the list', async () => {
    server.answer('POST /admin/offices', ({ body }) => {
      offices = [...offices, officeOf({ ...(body as Partial<AdminOffice>), id: 'outer-drive' })];
      return json(offices.at(-1), 201);
    });
    const window = await open();
    await fill(window);
    await userEvent.click(window.getByRole('button', { name: 'Create Office' }));
    expect(await rowOf('Outer Drive')).toBeDefined();
    expect(server.to('/admin/offices').find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Outer Drive',
      address: '2 Drive',
      city: 'Detroit',
      state: 'MI',
      zip_code: '48235',
      phone: '313-555-0120',
      email: 'outer@example.com',
      hours: {
        sunday: null,
        monday: null,
        tuesday: null,
        wednesday: null,
        thursday: null,
        friday: null,
        saturday: null,
      },
    });
  });
});

describe('form for an existing office', () => {
  it("shows another user's changes, and applies them on request", async () => {
    server.answer('PUT /admin/offices/main', () => refusal('stale_version', 'Changed', { version: 2 }));
    server.answer('GET /admin/offices/main', () => json(officeOf({ phone: '313-555-0199', version: 2 })));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Main Office' }));
    const window = await windowOf('Edit Office');
    await userEvent.type(window.getByLabelText('City'), ' Heights');
    await userEvent.click(window.getByRole('button', { name: 'Save Changes' }));
    expect(await window.findByText('Someone else changed this office in the meantime.')).toBeInTheDocument();
    await userEvent.click(window.getByRole('button', { name: 'Use the current version' }));
    expect(window.getByLabelText('Phone')).toHaveValue('313-555-0199');
    server.answer('PUT /admin/offices/main', () => json(officeOf()));
    await userEvent.click(window.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const saved = server.to('/admin/offices/main').filter(({ method }) => method === 'PUT');
    expect(saved.at(-1)?.body).toMatchObject({ phone: '313-555-0199', version: 2 });
  });
});

describe('preparer list of an office', () => {
  beforeEach(() => {
    people = [
      preparerOf({ id: 'ann', office_id: 'main', office_name: 'Main Office' }),
      preparerOf({ id: 'zoe', first_name: 'Zoe' }),
    ];
  });
  const open = async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Preparers at Main Office' }));
    return windowOf('Preparers at Main Office');
  };

  it("adds and removes preparers, and updates the office's count", async () => {
    const window = await open();
    await userEvent.click(await window.findByRole('button', { name: 'Add Zoe Adams' }));
    expect(await window.findByRole('button', { name: 'Remove Zoe Adams' })).toBeInTheDocument();
    expect(await screen.findByText('Zoe Adams now works at Main Office.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getAllByRole('cell', { hidden: true }).map((cell) => cell.textContent)).toContain('2'),
    );
    await userEvent.click(window.getByRole('button', { name: 'Remove Ann Adams' }));
    expect(await window.findByRole('button', { name: 'Add Ann Adams' })).toBeInTheDocument();
    const sent = server.to('/admin/assign-preparer-to-office').map(queryOf);
    expect(sent.map((query) => [query.get('preparer_id'), query.get('office_id')])).toEqual([
      ['zoe', 'main'],
      ['ann', null],
    ]);
  });

  it('stays unchanged and shows an error when a change fails', async () => {
    server.answer('POST /admin/assign-preparer-to-office', () => new Response('<html>', { status: 502 }));
    const window = await open();
    await userEvent.click(await window.findByRole('button', { name: 'Add Zoe Adams' }));
    expect(await screen.findByText('Failed to assign preparer to office')).toBeVisible();
  });

  it('does not report that everyone works here while only some preparers are loaded', async () => {
    people = [preparerOf({ id: 'ann', office_id: 'main', office_name: 'Main Office' })];
    server.answer('GET /admin/users', () => listed(people, 220, 'signed'));
    const dialog = await open();
    expect((await dialog.findAllByText('219 more preparers aren’t shown. Search by name to find them.')).length).toBe(
      2,
    );
    expect(dialog.queryByText('Everyone matching already works here.')).toBeNull();
  });
});
