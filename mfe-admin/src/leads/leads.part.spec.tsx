import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Lead } from '@portal/domain/preferences/leads.dto';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { listed, showAt, whereShown } from '../testing/admin';
import { pick } from '../testing/assignments';
import { preparerOf } from '../testing/people';
import LeadsPart from './leads.part';

const lead: Lead = {
  id: 'lead',
  first_name: 'Lena',
  last_name: 'Lead',
  email: 'lena@example.com',
  phone: '313-555-0142',
  preferred_preparer: null,
  preferred_office: 'Main Office',
  urgent: true,
  special_circumstances: 'We moved in May.',
  questions: 'Do I owe anything?',
  client_id: null,
  preparer_id: null,
  preparer_name: null,
  created_at: '2026-01-31T15:00:00Z',
};
const ann = '01900000-0000-7000-8000-00000000000a';
let leads: Lead[];
let server: FakeServer;
beforeEach(() => {
  leads = [lead];
  server = fakeServer({
    'GET /admin/leads': () => listed(leads),
    'GET /admin/users': () => listed([preparerOf({ id: ann })]),
  });
});
afterEach(() => server.stop());

const show = (query = '') => showAt(`/admin/leads${query}`, '/admin/:tab', <LeadsPart />);
const open = async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Assign Lena Lead' }));
  return within(await screen.findByRole('dialog', { name: 'Assign Lena Lead' }));
};

describe('Leads page', () => {
  it('shows a message when there are no leads, explaining where leads come from', async () => {
    leads = [];
    show();
    expect(await screen.findByText('No leads found.')).toBeVisible();
    expect(screen.getByText(/^People who sent the general intake/)).toBeVisible();
  });

  it('shows a loading error', async () => {
    server.answer('GET /admin/leads', () => refusal('unavailable', 'Later'));
    show();
    expect(await screen.findByText('Failed to load leads')).toBeVisible();
  });

  it("shows each lead's question, name and contact details", async () => {
    show('?status=open');
    expect(await screen.findByText('Lena Lead')).toBeVisible();
    expect(screen.getByText('Urgent')).toBeVisible();
    expect(screen.getByText('Prefers Main Office')).toBeVisible();
    expect(screen.getByText('We moved in May.')).toBeVisible();
    expect(screen.getByText('Do I owe anything?')).toBeVisible();
    expect(screen.getByRole('link', { name: '313-555-0142' })).toHaveAttribute('href', 'tel:313-555-0142');
    expect(screen.getByRole('link', { name: 'lena@example.com' })).toHaveAttribute('href', 'mailto:lena@example.com');
    expect(server.to('/admin/leads')[0]?.path).toContain('status=open');
  });

  it('sorts by time in both directions, in the URL', async () => {
    show();
    await screen.findByText('Lena Lead');
    for (const sort of ['when', 'when_descending']) {
      await userEvent.click(screen.getByRole('columnheader', { name: 'When' }));
      await waitFor(() => expect(server.to('/admin/leads').at(-1)?.path).toContain(`sort=${sort}&`));
      expect(whereShown()).toBe(`/admin/leads?sort=${sort}`);
    }
  });

  it('assigns a lead to a preparer, who receives a message', async () => {
    server.answer('POST /admin/leads/lead/assign', () => {
      leads = [{ ...lead, preparer_id: ann, preparer_name: 'Ann Adams' }];
      return json(leads[0]);
    });
    const window = await open();
    expect(window.getByText(/^The preparer will get a message/)).toBeInTheDocument();
    await userEvent.click(window.getByRole('button', { name: 'Assign' }));
    expect(await window.findByText('Preparer is required.')).toBeInTheDocument();
    await pick(window.getByLabelText('Preparer'), 'Ann Adams');
    await userEvent.click(window.getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('Lena Lead was assigned to Ann Adams.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.to('/admin/leads/lead/assign')[0]?.body).toEqual({ preparer_id: ann });
    expect(await screen.findByText('Ann Adams')).toBeVisible();
  });

  it("assigns a lead to a preparer beyond the server's first page", async () => {
    server.answer('GET /admin/users', ({ path }) =>
      path.includes('search=zoe')
        ? listed([preparerOf({ id: ann, first_name: 'Zoe', clients_count: 3 })])
        : listed([preparerOf({ id: 'first' })], 1001, 'next'),
    );
    const window = await open();
    const box = window.getByLabelText('Preparer');
    fireEvent.mouseDown(box);
    expect(await screen.findByText('Showing only the first 1. Type to find more.')).toBeInTheDocument();
    fireEvent.change(box, { target: { value: 'zoe' } });
    expect(await screen.findByText('Zoe Adams', { selector: '.ui-option__label' })).toBeInTheDocument();
    expect(screen.getByText(/^3 clients/)).toBeInTheDocument();
    expect(screen.queryByText(/^Showing only the first/)).toBeNull();
  });

  it("shows each lead's current preparer", async () => {
    leads = [{ ...lead, preparer_id: ann, preparer_name: 'Zoe Zander' }];
    server.answer('GET /admin/users', () => listed([preparerOf({ id: 'first' })], 1001, 'next'));
    const window = await open();
    // Queried by title, because a focused select repeats its value in a live region.
    expect(await window.findByTitle('Zoe Zander')).toHaveTextContent('Zoe Zander');
  });

  it('shows a failed assignment', async () => {
    server.answer('POST /admin/leads/lead/assign', () => new Response('<html>', { status: 502 }));
    const window = await open();
    await pick(window.getByLabelText('Preparer'), 'Ann Adams');
    await userEvent.click(window.getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('Failed to assign lead')).toBeVisible();
  });
});
