import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepDraft } from '@portal/drafts/core';
import type { SiteLogo } from '@portal/domain/site/site.dto';
import { fakeServer, json, nothing, type FakeServer } from '@portal/data-access/testing/fake-server';
import { FakeUpload } from '@portal/data-access/testing/fake-upload';
import { personOf } from '@portal/data-access/testing/people';
import { listed, showAt } from '../testing/admin';
import { settings } from '../testing/site-settings';
import SitePart from './site.part';

let server: FakeServer;

describe('logo', () => {
  let logo: SiteLogo | null;
  beforeEach(() => {
    logo = null;
    server = fakeServer({
      'GET /admin/site': () => json(settings),
      'GET /admin/users': () => listed([]),
      'GET /site': () => json({ name: settings.name, logo }),
    });
  });
  afterEach(() => {
    keepDraft(personOf('admin').id, 'site-settings', undefined);
    server.stop();
  });
  const show = () => showAt('/admin/site', '/admin/:tab', <SitePart />);
  const officeName = () => screen.findByLabelText('Office name');
  const own = () => screen.queryByRole('img', { name: 'Your office logo' });
  const choose = async (...[bytes, type = 'image/png', name = 'logo.png']: [number, string?, string?]) => {
    await screen.findByText('JPG or PNG, up to 2 MB. Transparent areas become white.');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    const file = new File([new Uint8Array(bytes)], name, { type });
    await userEvent.upload(input ?? document.createElement('input'), file, { applyAccept: false });
  };

  it('shows the error beside the file name when it is too large or not an image', async () => {
    show();
    await choose(10, 'application/pdf', 'letter.pdf');
    expect(await screen.findByText('Please select an image file')).toBeVisible();
    expect(screen.getByText('letter.pdf')).toBeVisible();
    await choose(2_097_153);
    expect(await screen.findByText('A logo must be under 2MB')).toBeVisible();
    expect(server.to('/admin/site/logo')).toHaveLength(0);
    expect(own()).toBeNull();
  });

  it('appears after the upload, including in the preview, and stays when the server rejects a new one', async () => {
    const restore = FakeUpload.install();
    show();
    await userEvent.clear(await officeName());
    await userEvent.type(await officeName(), 'Typed Meanwhile');
    await choose(10);
    await waitFor(() => expect(FakeUpload.sent).toHaveLength(1));
    logo = { url: '/api/site/logo/0a1b', width: 480, height: 120 };
    FakeUpload.sent[0]?.end({ status: 200, body: JSON.stringify(logo) });
    expect(await screen.findByText('Logo updated.')).toBeVisible();
    await waitFor(() => expect(own()).toHaveAttribute('src', '/api/site/logo/0a1b'));
    expect([own()?.getAttribute('width'), own()?.getAttribute('height')]).toEqual(['240', '60']);
    const inPreview = document.querySelector('.ui-brand img');
    expect([inPreview?.getAttribute('width'), inPreview?.getAttribute('height')]).toEqual(['112', '28']);
    expect(screen.getByLabelText('Office name')).toHaveValue('Typed Meanwhile');

    await choose(20);
    await waitFor(() => expect(FakeUpload.sent).toHaveLength(2));
    const detail = 'Please select an image file';
    FakeUpload.sent[1]?.end({ status: 400, body: JSON.stringify({ code: 'invalid_input', status: 400, detail }) });
    expect(await screen.findByText(detail)).toBeVisible();
    expect(own()).toBeVisible();
    restore();
  });

  it('can be removed, and stays when removing it fails', async () => {
    logo = { url: '/api/site/logo/0a1b', width: 480, height: 120 };
    server.answer('DELETE /admin/site/logo', () => new Response('<html>', { status: 502 }));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove logo' }));
    expect(await screen.findByText('Failed to update settings')).toBeVisible();
    expect(own()).toBeVisible();
    server.answer('DELETE /admin/site/logo', () => {
      logo = null;
      return nothing();
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove logo' }));
    expect(await screen.findByText('Logo removed.')).toBeVisible();
    await waitFor(() => expect(own()).toBeNull());
    expect(screen.queryByRole('button', { name: 'Remove logo' })).toBeNull();
  });
});
