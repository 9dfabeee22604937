import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepDraft } from '@portal/drafts/core';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { FakeUpload } from '@portal/data-access/testing/fake-upload';
import { personOf } from '@portal/data-access/testing/people';
import { show } from '../testing/clients';
import { profileOf } from '../testing/profile';
import ProfilePage from './profile.page';

let server: FakeServer;
let profile = profileOf();
beforeEach(() => {
  profile = profileOf();
  server = fakeServer({ 'GET /preparer/profile': () => json(profile) });
});
afterEach(() => {
  keepDraft(personOf('preparer').id, 'profile', undefined);
  server.stop();
  localStorage.clear();
});

const open = () => show(<ProfilePage />, '/preparer/profile');
const sent = () => server.to('/preparer/profile').filter(({ method }) => method === 'PUT');
const tags = async () => within(await screen.findByRole('region', { name: 'Specialties' }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Profile' }));
const saving = () =>
  server.answer('PUT /preparer/profile', ({ body }) => {
    profile = { ...profile, ...(body as object), version: profile.version + 1 };
    return json(profile);
  });

describe('profile page', () => {
  it('shows a failure, and retries', async () => {
    server.answer('GET /preparer/profile', () => refusal('unavailable', 'Not now.'));
    open();
    expect(await screen.findByText('We couldn’t load your profile.')).toBeVisible();
    server.answer('GET /preparer/profile', () => json(profile));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText('Bio')).toHaveValue('Twelve seasons.');
  });

  it('shows the portal’s full URL and copies it', async () => {
    const user = userEvent.setup();
    open();
    expect(await screen.findByRole('link', { name: 'http://localhost/preparer/RENOKA' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy Portal Link' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/preparer/RENOKA');
  });

  it('adds specialties one at a time and without duplicates, by button and by Enter', async () => {
    saving();
    open();
    await userEvent.type(await screen.findByLabelText('Add a specialty'), ' Payroll {Enter}');
    await userEvent.type(screen.getByLabelText('Add a specialty'), 'payroll');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    const shown = (await tags()).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(shown).toEqual(['Individual Returns×', 'Payroll×']);
    expect(sent()).toHaveLength(0);
    await userEvent.click((await tags()).getByRole('button', { name: 'Remove Individual Returns' }));
    await userEvent.type(screen.getByLabelText('Add a specialty'), 'Crypto');
    await save();
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(sent()[0]?.body).toEqual({
      office_location: '18800 Joy Road',
      bio: 'Twelve seasons.',
      bio_es: null,
      languages: [],
      specialties: ['Payroll', 'Crypto'],
      version: 3,
    });
  });

  it('shows server errors beside their fields, and keeps the input', async () => {
    const detail = 'At most 2,000 characters.';
    server.answer('PUT /preparer/profile', () =>
      refusal('invalid_input', 'No.', { errors: [{ field: 'bio', detail }] }),
    );
    open();
    await userEvent.type(await screen.findByLabelText('Bio'), ' Weekends too.');
    await save();
    await waitFor(() => expect(screen.getByLabelText('Bio')).toHaveAccessibleDescription(new RegExp(detail)));
    expect(screen.getByLabelText('Bio')).toHaveValue('Twelve seasons. Weekends too.');
  });

  it('shows "Failed to update profile" when the reason is unknown', async () => {
    server.answer('PUT /preparer/profile', () => new Response('proxy', { status: 502 }));
    open();
    await screen.findByLabelText('Bio');
    await save();
    expect(await screen.findByText('Failed to update profile')).toBeVisible();
  });

  it('keeps the input after a conflict, and overwrites on a second save', async () => {
    server.answer('PUT /preparer/profile', () => refusal('stale_version', 'Changed.', { version: 9 }));
    open();
    await userEvent.type(await screen.findByLabelText('Bio'), ' Mine.');
    await save();
    expect(await screen.findByText('Your profile was changed elsewhere in the meantime.')).toBeVisible();
    expect(screen.getByLabelText('Bio')).toHaveValue('Twelve seasons. Mine.');
    saving();
    await save();
    await waitFor(() => expect(sent().at(-1)?.body).toMatchObject({ bio: 'Twelve seasons. Mine.', version: 9 }));
  });

  it('restores unsaved input after the user leaves the page', async () => {
    const first = open();
    await userEvent.type(await screen.findByLabelText('Bio'), ' Half a sent');
    first.unmount();
    open();
    expect(await screen.findByLabelText('Bio')).toHaveValue('Twelve seasons. Half a sent');
    expect(screen.getByText('We restored what you typed earlier. It isn’t saved yet.')).toBeVisible();
  });

  it('shows the saved values on request, and warns before unloading the page while input is unsaved', async () => {
    const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const first = open();
    await userEvent.type(await screen.findByLabelText('Bio'), ' Half a sent');
    first.unmount();
    expect(asks()).toBe(true);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show the saved version' }));
    expect(screen.getByLabelText('Bio')).toHaveValue('Twelve seasons.');
    expect(screen.queryByText('We restored what you typed earlier. It isn’t saved yet.')).toBeNull();
    expect(asks()).toBe(false);
  });

  it('does not warn before unloading once the input is saved, here or on a later visit', async () => {
    const notSaved = 'We restored what you typed earlier. It isn’t saved yet.';
    saving();
    const first = open();
    await userEvent.type(await screen.findByLabelText('Bio'), ' More.');
    first.unmount();
    const second = open();
    await screen.findByText(notSaved);
    await save();
    await screen.findByText('Profile updated successfully!');
    expect(screen.queryByText(notSaved)).toBeNull();
    second.unmount();
    open();
    expect(await screen.findByLabelText('Bio')).toHaveValue('Twelve seasons. More.');
    expect(screen.queryByText(notSaved)).toBeNull();
  });
});

describe('picture', () => {
  const choose = async (file: File) => {
    const rendered = open();
    await screen.findByText('JPG or PNG, up to 2 MB. Cropped to a square.');
    const input = rendered.container.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
    await userEvent.upload(input ?? document.createElement('input'), file, { applyAccept: false });
  };
  const fileOf = (bytes: number, type = 'image/png', name = 'me.png') =>
    new File([new Uint8Array(bytes)], name, { type });

  it('shows "Please select an image file" for any other file', async () => {
    await choose(fileOf(10, 'application/pdf', 'cv.pdf'));
    expect(await screen.findByText('Please select an image file')).toBeVisible();
    expect(server.to('/preparer/profile-picture')).toHaveLength(0);
  });

  it('shows "Profile picture must be under 2MB" at 2,097,153 bytes', async () => {
    await choose(fileOf(2_097_153));
    expect(await screen.findByText('Profile picture must be under 2MB')).toBeVisible();
  });

  it('appears after the upload, and is kept when the server rejects a new one', async () => {
    const restore = FakeUpload.install();
    await choose(fileOf(10));
    await waitFor(() => expect(FakeUpload.sent).toHaveLength(1));
    profile = profileOf({ profile_picture: 'AAAA' });
    FakeUpload.sent[0]?.end({ status: 200, body: JSON.stringify(profile) });
    expect(await screen.findByText('Picture updated.')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Your profile picture' })).toHaveAttribute('width', '96');
    const input = document.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
    await userEvent.upload(input ?? document.createElement('input'), fileOf(20), { applyAccept: false });
    await waitFor(() => expect(FakeUpload.sent).toHaveLength(2));
    FakeUpload.sent[1]?.end('error');
    expect(await screen.findByText('Failed to upload profile picture')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Your profile picture' })).toBeVisible();
    restore();
  });

  it('can be removed', async () => {
    profile = profileOf({ profile_picture: 'AAAA' });
    server.answer('DELETE /preparer/profile-picture', () => {
      profile = profileOf();
      return json(profile);
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove picture' }));
    expect(await screen.findByText('Picture removed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Your profile picture' })).toBeNull());
  });
});
