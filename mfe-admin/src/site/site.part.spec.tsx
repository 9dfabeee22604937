import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteSettings } from '@portal/domain/site/site-settings.dto';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { listed, showAt } from '../testing/admin';
import { preparerOf } from '../testing/people';
import SitePart from './site.part';

const settings: SiteSettings = {
  name: 'Lakeside Tax',
  founded_year: 1987,
  phone: '313-555-0101',
  second_phone: null,
  email: 'hello@lakeside.example',
  accent_colour: null,
  trust_badges: ['IRS e-file'],
  featured_preparer_ids: ['ann'],
  version: 3,
};
let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    'GET /admin/site': () => json(settings),
    'GET /admin/users': () => listed([preparerOf({ id: 'ann' }), preparerOf({ id: 'zoe', first_name: 'Zoe' })]),
  });
});
afterEach(() => server.stop());

const show = () => showAt('/admin/site', '/admin/:tab', <SitePart />);
const saved = () => server.to('/admin/site').filter(({ method }) => method === 'PUT');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
const retype = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

describe('Office Settings', () => {
  it('say what failed to load', async () => {
    server.answer('GET /admin/site', () => refusal('unavailable', 'Later'));
    show();
    expect(await screen.findByText('Failed to load settings')).toBeVisible();
  });

  it('name what is missing and what is not well formed', async () => {
    show();
    await userEvent.clear(await screen.findByLabelText('Office name'));
    await retype('Founded in', '87');
    await retype('Accent colour', 'red');
    await save();
    expect(await screen.findByText('Office name is required.')).toBeVisible();
    expect(screen.getByText('Founded in must be a whole number from 1800 to 2100.')).toBeVisible();
    expect(screen.getByText('Enter a colour like #0b5e6b.')).toBeVisible();
    expect(saved()).toHaveLength(0);
  });

  it('show what visitors will see while it is typed, a colour nobody could read as one that can be', async () => {
    show();
    await retype('Office name', 'Harbour Tax');
    await retype('Badges', 'Licensed{Enter}Bonded');
    await retype('Accent colour', '#ffff00');
    for (const text of ['Harbour Tax', 'Licensed', 'Bonded', 'Since 1987'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getAllByText(/^Shown as #[0-9a-f]{6}, so that everybody can read it\.$/).length).toBeGreaterThan(0);
  });

  it('are saved as a whole, badges by line and featured preparers by place', async () => {
    server.answer('PUT /admin/site', ({ body }) => json({ ...settings, ...(body as object), version: 4 }));
    show();
    await retype('Badges', 'Licensed{Enter}{Enter} Bonded ');
    await userEvent.selectOptions(await screen.findByLabelText('Featured preparer 2'), 'zoe');
    await save();
    expect(await screen.findByText('The settings were saved.')).toBeVisible();
    expect(saved()[0]?.body).toEqual({
      ...settings,
      trust_badges: ['Licensed', 'Bonded'],
      featured_preparer_ids: ['ann', 'zoe'],
    });
    await save();
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(saved()[1]?.body).toMatchObject({ version: 4 });
  });

  it('show what somebody else has changed meanwhile', async () => {
    show();
    await retype('Office name', 'Mine');
    server.answer('PUT /admin/site', () => refusal('stale_version', 'Changed', { version: 4 }));
    server.answer('GET /admin/site', () => json({ ...settings, phone: '313-555-0199', version: 4 }));
    await save();
    expect(await screen.findByText('Somebody else has changed these settings in the meantime.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(screen.getByLabelText('Office name')).toHaveValue('Mine');
    expect(screen.getByLabelText('Phone')).toHaveValue('313-555-0199');
  });

  it('say that it failed', async () => {
    server.answer('PUT /admin/site', () => new Response('<html>', { status: 502 }));
    show();
    await screen.findByLabelText('Office name');
    await save();
    expect(await screen.findByText('Failed to update settings')).toBeVisible();
  });
});
