import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepDraft } from '@portal/drafts/core';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { listed, showAt } from '../testing/admin';
import { personOf } from '@portal/data-access/testing/people';
import { pick } from '../testing/assignments';
import { preparerOf } from '../testing/people';
import { settings } from '../testing/site-settings';
import SitePart from './site.part';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    'GET /admin/site': () => json(settings),
    'GET /admin/users': () => listed([preparerOf({ id: 'ann' }), preparerOf({ id: 'zoe', first_name: 'Zoe' })]),
  });
});
afterEach(() => {
  keepDraft(personOf('admin').id, 'site-settings', undefined);
  server.stop();
});

const show = () => showAt('/admin/site', '/admin/:tab', <SitePart />);
const saved = () => server.to('/admin/site').filter(({ method }) => method === 'PUT');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
const retype = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

describe('Office Settings page', () => {
  it('shows a loading error', async () => {
    server.answer('GET /admin/site', () => refusal('unavailable', 'Later'));
    show();
    expect(await screen.findByText('Failed to load settings')).toBeVisible();
  });

  it('reports missing and malformed values', async () => {
    show();
    await userEvent.clear(await screen.findByLabelText('Office name'));
    await retype('Founded in', '87');
    await retype('Accent color', 'red');
    await save();
    expect(await screen.findByText('Office name is required.')).toBeVisible();
    expect(screen.getByText('Founded in must be a whole number from 1800 to 2100.')).toBeVisible();
    expect(screen.getByText('Enter a color like #0b5e6b.')).toBeVisible();
    expect(saved()).toHaveLength(0);
  });

  it('shows a live preview, in which a readable color replaces an unreadable one', async () => {
    show();
    await retype('Office name', 'Harbour Tax');
    await retype('Badges', 'Licensed{Enter}Bonded');
    await retype('Accent color', '#ffff00');
    for (const text of ['Harbour Tax', 'Licensed', 'Bonded', 'Since 1987'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getAllByText(/^Shown as #[0-9a-f]{6} to keep it readable\.$/).length).toBeGreaterThan(0);
  });

  it('saves all settings together, with one badge per line and featured preparers by position', async () => {
    server.answer('PUT /admin/site', ({ body }) => json({ ...settings, ...(body as object), version: 4 }));
    show();
    await retype('Badges', 'Licensed{Enter}{Enter} Bonded ');
    await pick(await screen.findByLabelText('Featured preparer 2'), 'Zoe Adams');
    await userEvent.click(screen.getByLabelText('A second person checks every return'));
    await save();
    expect(await screen.findByText('Settings saved.')).toBeVisible();
    expect(saved()[0]?.body).toEqual({
      ...settings,
      trust_badges: ['Licensed', 'Bonded'],
      featured_preparer_ids: ['ann', 'zoe'],
      requires_review: true,
    });
    await save();
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(saved()[1]?.body).toMatchObject({ version: 4 });
  });

  it('offers the time zones of the world, and shows beside the field that the server rejects one', async () => {
    const errors = [{ field: 'time_zone', detail: 'Choose an option for Time zone.' }];
    server.answer('PUT /admin/site', () => refusal('invalid_input', 'Check your input.', { errors }));
    show();
    const zone = await screen.findByRole('combobox', { name: /^Time zone/ });
    expect(zone).toHaveValue('America/Detroit');
    await userEvent.selectOptions(zone, 'America/Los Angeles');
    await save();
    expect(await screen.findByText('Choose an option for Time zone.')).toBeVisible();
    expect(saved()[0]?.body).toMatchObject({ time_zone: 'America/Los_Angeles' });
  });

  it('has no time zone with a server that does not know one, and sends none', async () => {
    const { time_zone, ...before } = settings;
    server.answer('GET /admin/site', () => json(before));
    server.answer('PUT /admin/site', () => json({ ...before, version: 4 }));
    show();
    await retype('Phone', '313-555-0199');
    expect(screen.queryByRole('combobox', { name: /^Time zone/ })).toBeNull();
    await save();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect([time_zone, saved()[0]?.body]).toEqual(['America/Detroit', expect.not.objectContaining({ time_zone })]);
  });

  it('shows and keeps a featured preparer beyond the first page of the list', async () => {
    server.answer('GET /admin/users', () => listed([preparerOf({ id: 'zoe', first_name: 'Zoe' })], 1001, 'next'));
    server.answer('GET /admin/users/ann', () => json(preparerOf({ id: 'ann' })));
    server.answer('PUT /admin/site', ({ body }) => json({ ...settings, ...(body as object), version: 4 }));
    show();
    expect(await screen.findByText('Ann Adams')).toBeVisible();
    fireEvent.mouseDown(screen.getByLabelText('Featured preparer 2'));
    expect(await screen.findByText('Showing only the first 1. Type to find more.')).toBeInTheDocument();
    await save();
    await waitFor(() => expect(saved()[0]?.body).toMatchObject({ featured_preparer_ids: ['ann'] }));
  });

  it("shows another user's changes", async () => {
    show();
    await retype('Office name', 'Mine');
    server.answer('PUT /admin/site', () => refusal('stale_version', 'Changed', { version: 4 }));
    server.answer('GET /admin/site', () =>
      json({ ...settings, phone: '313-555-0199', requires_review: true, version: 4 }),
    );
    await save();
    expect(await screen.findByText('Someone else changed these settings in the meantime.')).toBeVisible();
    expect(screen.getByText('Yes')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep my version' }));
    expect(screen.getByLabelText('Office name')).toHaveValue('Mine');
    expect(screen.getByLabelText('Phone')).toHaveValue('313-555-0199');
    expect(screen.getByLabelText('A second person checks every return')).toBeChecked();
  });

  const notSaved = 'We restored what you typed earlier. It isn’t saved yet.';
  const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('keeps unsaved input while another tab is open, and asks for confirmation before the page closes', async () => {
    const first = show();
    await screen.findByLabelText('Office name');
    expect(asks()).toBe(false);
    await retype('Office name', 'Harbour Tax');
    first.unmount();
    expect(asks()).toBe(true);
    const second = show();
    expect(await screen.findByLabelText('Office name')).toHaveValue('Harbour Tax');
    expect(screen.getByText(notSaved)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show the saved version' }));
    expect(screen.getByLabelText('Office name')).toHaveValue('Lakeside Tax');
    expect(screen.queryByText(notSaved)).toBeNull();
    expect(asks()).toBe(false);
    second.unmount();
    show();
    expect(await screen.findByLabelText('Office name')).toHaveValue('Lakeside Tax');
    expect(screen.queryByText(notSaved)).toBeNull();
  });

  it('has no unsaved input after saving or undoing it', async () => {
    server.answer('PUT /admin/site', ({ body }) => json({ ...settings, ...(body as object), version: 4 }));
    show();
    await retype('Badges', 'Licensed{Enter}{Enter} Bonded ');
    expect(asks()).toBe(true);
    await save();
    expect(await screen.findByText('Settings saved.')).toBeVisible();
    await waitFor(() => expect(asks()).toBe(false));
    await retype('Phone', '313-555-0199');
    expect(asks()).toBe(true);
    await retype('Phone', settings.phone);
    expect(asks()).toBe(false);
  });

  it('shows the stored values after saving, with nothing left unsaved', async () => {
    server.answer('PUT /admin/site', () => json({ ...settings, name: 'Harbour Tax', version: 4 }));
    show();
    await retype('Office name', 'Harbour Tax  ');
    await save();
    await waitFor(() => expect(screen.getByLabelText('Office name')).toHaveValue('Harbour Tax'));
    expect(asks()).toBe(false);
  });

  it('keeps text typed while saving', async () => {
    let answer = () => {};
    const held = new Promise<void>((done) => (answer = done));
    server.answer('PUT /admin/site', async ({ body }) => {
      await held;
      return json({ ...settings, ...(body as object), version: 4 });
    });
    show();
    await retype('Office name', 'Harbour Tax');
    await save();
    await waitFor(() => expect(saved()).toHaveLength(1));
    await userEvent.type(screen.getByLabelText('Office name'), ' and Sons');
    answer();
    expect(await screen.findByText('Settings saved.')).toBeVisible();
    expect(screen.getByLabelText('Office name')).toHaveValue('Harbour Tax and Sons');
    expect(asks()).toBe(true);
  });

  it("shows restored input beside another user's later changes", async () => {
    const first = show();
    await retype('Office name', 'Mine');
    first.unmount();
    server.answer('GET /admin/site', () => json({ ...settings, phone: '313-555-0199', version: 4 }));
    server.answer('PUT /admin/site', ({ body }) => json({ ...settings, ...(body as object), version: 5 }));
    show();
    expect(await screen.findByText('Someone else changed these settings in the meantime.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep my version' }));
    await save();
    expect(await screen.findByText('Settings saved.')).toBeVisible();
    expect(saved()[0]?.body).toMatchObject({ name: 'Mine', phone: '313-555-0199', version: 4 });
    await waitFor(() => expect(asks()).toBe(false));
  });

  it('shows a saving error', async () => {
    server.answer('PUT /admin/site', () => new Response('<html>', { status: 502 }));
    show();
    await screen.findByLabelText('Office name');
    await save();
    expect(await screen.findByText('Failed to update settings')).toBeVisible();
  });
});
