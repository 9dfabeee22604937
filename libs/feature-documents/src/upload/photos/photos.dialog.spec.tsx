import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signedIn, signedOut } from '@portal/data-access/core';
import { fakeServer, type FakeServer } from '@portal/data-access/testing/fake-server';
import { FakeUpload } from '@portal/data-access/testing/fake-upload';
import { personOf, sessionOf } from '@portal/data-access/testing/people';
import { chooseFiles, pictureOf, sentNames } from '../../testing/choose-files';
import { showAs } from '../../testing/documents';
import { FileUpload } from '../file-upload';
import { pdfOfPhotos } from './photos-pdf';

jest.mock('./photos-pdf', () => ({ pdfOfPhotos: jest.fn() }));
const made = jest.mocked(pdfOfPhotos);

const names = ['a.jpg', 'b.png', 'c.webp'];
const [a, b, c] = [pictureOf('a.jpg'), pictureOf('b.png', 'image/png'), pictureOf('c.webp', 'image/webp')] as const;

let server: FakeServer;
let restore: () => void;
beforeEach(() => {
  made.mockReset();
  made.mockImplementation((_, { name }) => Promise.resolve(pictureOf(name, 'application/pdf')));
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
  server = fakeServer({});
  restore = FakeUpload.install();
});
afterEach(() => {
  restore();
  server.stop();
});

const show = () => showAs('client', <FileUpload documentType="w2" what="W-2" label="Upload W-2" cameraLabel="Photo" />);
const dialog = () => screen.findByRole('dialog', { name: 'Pages of one document' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const pages = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

/** Chooses three photos, and waits for the dialog. */
async function choosePhotos() {
  const shown = show();
  await chooseFiles(shown.container, a, b, c);
  await dialog();
  return shown;
}

describe('photos chosen together', () => {
  it.each([
    ['one picture', [a]],
    ['pictures beside another file', [a, b, pictureOf('w2.pdf', 'application/pdf')]],
  ])('are sent at once if they are %s', async (_, files) => {
    await chooseFiles(show().container, ...files);
    await sentNames(Math.min(2, files.length));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are sent at once if they are selfies', async () => {
    const { container } = showAs('client', <FileUpload documentType="selfie" what="Selfie" label="Upload" />);
    await chooseFiles(container, a, b);
    expect(await sentNames(2)).toEqual(['a.jpg', 'b.png']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('become one PDF in the order that the client gives them', async () => {
    await choosePhotos();
    expect(pages()).toEqual(['Page 1a.jpg', 'Page 2b.png', 'Page 3c.webp']);
    expect(screen.getByRole('button', { name: 'Move page 1 up' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Move page 3 down' })).toBeDisabled();
    await press('Move page 2 up');
    expect(pages()).toEqual(['Page 1b.png', 'Page 2a.jpg', 'Page 3c.webp']);
    expect(screen.getByText('Now page 1 of 3.')).toBeInTheDocument();
    // The button to move it further up is disabled now.
    expect(screen.getByRole('button', { name: 'Move page 1 down' })).toHaveFocus();
    await press('Move page 2 down');
    expect(pages()).toEqual(['Page 1b.png', 'Page 2c.webp', 'Page 3a.jpg']);
    await press('Remove page 1');
    expect(screen.getByText('Removed. 2 pages left.')).toBeInTheDocument();
    expect(within(screen.getAllByRole('listitem')[0] as HTMLElement).getAllByRole('button')).toContain(
      document.activeElement,
    );
    await chooseFiles(await dialog(), b);
    await waitFor(() => expect(pages()).toEqual(['Page 1c.webp', 'Page 2a.jpg', 'Page 3b.png']));
    expect(FakeUpload.sent).toHaveLength(0);
    await press('Send as one document');
    expect(await sentNames(1)).toEqual([expect.stringMatching(/^W-2 \d{4}-\d\d-\d\d\.pdf$/)]);
    expect(made.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['c.webp', 'a.jpg', 'b.png']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be sent separately', async () => {
    await choosePhotos();
    await press('Send separately');
    expect(await sentNames(2)).toEqual(['a.jpg', 'b.png']);
    expect(screen.getByText('c.webp')).toBeInTheDocument();
    expect(made).not.toHaveBeenCalled();
  });

  it('are not sent if the client discards them', async () => {
    await choosePhotos();
    await press('Close');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(FakeUpload.sent).toHaveLength(0);
  });

  it('are kept if the client closes the dialog by mistake', async () => {
    await choosePhotos();
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('heading', { name: 'Discard 3 photos?' })).toBeVisible();
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Discard 3 photos?' })).toBeNull());
    expect(pages()).toHaveLength(3);
  });

  it('take the focus themselves, so that Enter sends nothing', async () => {
    await choosePhotos();
    await waitFor(() => expect(screen.getByRole('list', { name: 'Pages' })).toHaveFocus());
  });

  it('stay in the dialog if there is no PDF, with the page that is at fault', async () => {
    await choosePhotos();
    made.mockResolvedValueOnce({ flaw: 'unreadable', at: 1 }).mockRejectedValueOnce(new Error('no worker'));
    await press('Send as one document');
    expect(await screen.findByText('Page 2 can’t be opened. Remove it or take a new photo.')).toBeVisible();
    expect(pages()).toHaveLength(3);
    await press('Send as one document');
    expect(
      await screen.findByText('We couldn’t make one document. Please try again, or send the pictures separately.'),
    ).toBeVisible();
    await press('Remove page 2');
    expect(screen.queryByText(/We couldn’t make one document/)).toBeNull();
    await press('Send as one document');
    await sentNames(1);
    expect(made.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['a.jpg', 'c.webp']);
  });

  it('says which page is being prepared, and stops when the dialog is closed', async () => {
    await choosePhotos();
    let signal: AbortSignal | undefined;
    made.mockImplementationOnce((_, options) => {
      options.onPage(2);
      signal = options.signal;
      return new Promise(() => undefined);
    });
    await press('Send as one document');
    expect(await screen.findByText('Preparing page 2 of 3…')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove page 1' })).toBeDisabled();
    await press('Close');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(signal?.aborted).toBe(true));
    expect(FakeUpload.sent).toHaveLength(0);
  });

  it('names files that can’t be pages, and keeps the others', async () => {
    await choosePhotos();
    await chooseFiles(await dialog(), pictureOf('d.heic', 'image/heic'), pictureOf('e.jpg'));
    expect(await screen.findByText(/can be pages\. Not added: d\.heic/)).toBeVisible();
    expect(pages()).toHaveLength(4);
  });

  it('begin without any from the button for several pages', async () => {
    show();
    await press('Photograph several pages');
    await dialog();
    expect(screen.getByRole('button', { name: 'Send as one document' })).toBeDisabled();
    await chooseFiles(await dialog(), a);
    await waitFor(() => expect(pages()).toEqual(['Page 1a.jpg']));
    await press('Remove page 1');
    expect(screen.getByText('Take a photo of the first page, or choose your pictures.')).toBeVisible();
  });

  it('wait for their owner when the session ends', async () => {
    const { store, person } = await choosePhotos();
    act(() => void store.dispatch(signedOut('expired')));
    expect(await screen.findByText('Nobody is signed in')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => void store.dispatch(signedIn(sessionOf(personOf('client', { id: 'somebody-else' }), 'other'))));
    await screen.findByText('Upload W-2');
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => void store.dispatch(signedIn(sessionOf(person, 'second'))));
    await dialog();
    expect(pages().map((text) => text.slice(6))).toEqual(names);
  });
});
