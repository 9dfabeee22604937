import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signedOut } from '@portal/data-access/core';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { FakeUpload } from '@portal/data-access/testing/fake-upload';
import type { DocumentRow, DocumentUsage } from '@portal/domain/documents/documents.dto';
import { ClientDocumentsScreen } from './client-documents.screen';
import { categoriesOf, documentOf, listed, showAs } from '../testing/documents';

let server: FakeServer;
let restore: () => void;
let kept: DocumentRow[];
let usage: DocumentUsage;
const megabyte = 1024 * 1024;

beforeEach(() => {
  kept = [];
  usage = { files: 3, bytes: 5 * megabyte, most_files: 1000, most_bytes: 1000 * megabyte };
  server = fakeServer({
    'GET /documents/categories': () => json(categoriesOf(kept, 20)),
    'GET /documents/usage': () => json(usage),
  });
  restore = FakeUpload.install();
});
afterEach(() => {
  restore();
  server.stop();
});

const show = async () => {
  showAs('client', <ClientDocumentsScreen />);
  return screen.findByRole('region', { name: 'W-2' });
};
const fileOf = (name: string, bytes = 3): File => {
  const file = new File(['x'], name, { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};
const inputOf = (card: HTMLElement): HTMLInputElement => {
  const input = card.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  if (!input) throw new Error('nothing can be uploaded here');
  return input;
};
const sent = async (count: number): Promise<FakeUpload[]> => {
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(count));
  return FakeUpload.sent;
};
const end = (upload: FakeUpload | undefined, status: number, body: object = {}) =>
  upload?.end({ status, body: JSON.stringify(body) });

describe("client's documents page", () => {
  it('shows a checklist and six cards, three of them required and none for W-4', async () => {
    kept = [documentOf({ document_type: 'selfie', filename: 'me.jpg' })];
    await show();
    for (const name of ['ID Verification', 'Selfie', 'W-2', '1099', 'Receipts', 'Other']) {
      expect(screen.getByRole('region', { name })).toBeVisible();
    }
    expect(screen.queryByRole('region', { name: 'W-4' })).toBeNull();
    expect(screen.getAllByText('Required')).toHaveLength(3);
    const checklist = within(screen.getByRole('region', { name: 'Document Checklist' }));
    const items = checklist.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toContain('Selfie: Complete');
    expect(items).toContain('W-2: Pending');
  });

  it('leads from each checklist item to its card', async () => {
    await show();
    const checklist = within(screen.getByRole('region', { name: 'Document Checklist' }));
    await userEvent.click(checklist.getByRole('link', { name: '1099 (if you have any)' }));
    expect(screen.getByRole('heading', { name: '1099' })).toHaveFocus();
  });

  it('focuses the category that the page was opened for, once it has loaded', async () => {
    showAs('client', <ClientDocumentsScreen hash="#category-selfie" />);
    expect(await screen.findByRole('heading', { name: 'Selfie' })).toHaveFocus();
  });

  it('shows an image that was just sent as a thumbnail, without requesting it, and other files as icons', async () => {
    const bitmap = { width: 112, height: 80, close: jest.fn() };
    const create = jest.fn(async () => bitmap);
    Object.assign(globalThis, { createImageBitmap: create });
    const { store } = showAs('client', <ClientDocumentsScreen />);
    const card = await screen.findByRole('region', { name: 'Selfie' });
    kept = [documentOf({ id: 'me', document_type: 'selfie', filename: 'me.png', content_type: 'image/png' })];
    await userEvent.upload(inputOf(card), new File(['x'], 'me.png', { type: 'image/png' }));
    end((await sent(1))[0], 201, kept[0]);
    await within(card).findByText('me.png');
    await waitFor(() => expect(card.querySelector('canvas.doc-files__thumbnail')).toHaveAttribute('width', '112'));
    expect(server.sent.some(({ path }) => path.includes('/view'))).toBe(false);
    act(() => void store.dispatch(signedOut('elsewhere')));
    expect(bitmap.close).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });

  it("shows the server's counts, and loads all files of a category on request", async () => {
    const many = Array.from({ length: 250 }, (_, at) => documentOf({ id: `d-${at}`, filename: `file-${at}.pdf` }));
    const selfie = documentOf({ id: 's', document_type: 'selfie', filename: 'me.jpg' });
    kept = [...many, selfie];
    server.answer('GET /documents', ({ path }) =>
      path === '/documents?document_type=w2&limit=1000' ? listed(many) : listed([]),
    );
    const card = await show();
    expect(within(card).getAllByRole('listitem')).toHaveLength(8);
    expect(within(screen.getByRole('region', { name: 'Selfie' })).getByText('me.jpg')).toBeVisible();
    await userEvent.click(within(card).getByRole('button', { name: 'Show all 250 files: W-2' }));
    expect(within(card).getByRole('button', { name: 'View file-8.pdf' })).toHaveFocus();
    expect(await within(card).findByText('file-249.pdf')).toBeVisible();
    expect(within(card).queryByRole('button', { name: /^Show all/ })).toBeNull();
  });

  it('never folds away a file that has just arrived or that needs attention', async () => {
    const file = (at: number, more: Partial<DocumentRow> = {}) =>
      documentOf({ id: `d-${at}`, filename: `file-${at}.pdf`, ...more });
    kept = Array.from({ length: 12 }, (_, at) => file(at, at === 9 ? { scan_state: 'infected', counts: false } : {}));
    const card = await show();
    expect(within(card).getAllByRole('listitem')).toHaveLength(10);
    expect(within(card).getByText('file-9.pdf')).toBeVisible();
    const sentAtOnce = Array.from({ length: 9 }, (_, at) => file(100 + at));
    kept = [...sentAtOnce, ...kept.map((one) => ({ ...one, scan_state: 'clean', counts: true }) as const)];
    await userEvent.upload(inputOf(card), fileOf('file-100.pdf'));
    end((await sent(1))[0], 201, kept[0]);
    await waitFor(() => expect(within(card).getByText('file-108.pdf')).toBeVisible());
    expect(within(card).queryByText('file-0.pdf')).toBeNull();
    expect(within(card).getByRole('button', { name: 'Show all 21 files: W-2' })).toBeVisible();
  });

  it('reports a failure to load, and retries', async () => {
    server.answer('GET /documents/categories', () => refusal('unavailable', 'Down'));
    showAs('client', <ClientDocumentsScreen />);
    expect(await screen.findByText('Failed to load documents')).toBeVisible();
    server.answer('GET /documents/categories', () => json(categoriesOf([documentOf()])));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('w2.pdf')).toBeVisible();
  });

  it('uploads one request per file with its category, then lists the files', async () => {
    const card = await show();
    await userEvent.upload(inputOf(card), [fileOf('a.pdf'), fileOf('b.pdf')]);
    const uploads = await sent(2);
    expect(uploads.map(({ method, address }) => `${method} ${address}`)).toEqual(
      Array.from({ length: 2 }, () => 'POST /api/documents/upload'),
    );
    expect(uploads.map(({ form }) => form.get('document_type'))).toEqual(['w2', 'w2']);
    uploads[0]?.progress(40, 100);
    expect(await within(card).findByRole('progressbar', { name: 'a.pdf' })).toHaveAttribute('aria-valuenow', '40');
    kept = [documentOf({ id: '1', filename: 'a.pdf' }), documentOf({ id: '2', filename: 'b.pdf' })];
    for (const upload of uploads) end(upload, 201, documentOf());
    expect(await screen.findByText('2 file(s) uploaded successfully!')).toBeVisible();
    expect(await within(card).findByRole('button', { name: 'View b.pdf' })).toBeVisible();
    expect(within(card).queryByRole('progressbar')).toBeNull();
  });

  it('uploads nothing if one of the files is over 15 MB, and shows its name', async () => {
    const card = await show();
    await userEvent.upload(inputOf(card), [fileOf('small.pdf', 15_728_640), fileOf('large.pdf', 15_728_641)]);
    const sentence = 'File too large! Maximum file size is 15MB. Please compress or resize your files and try again.';
    const alert = await within(card).findByRole('alert');
    expect(alert).toHaveTextContent(sentence);
    expect(alert).toHaveTextContent('large.pdf');
    expect(alert).not.toHaveTextContent('small.pdf');
    expect(FakeUpload.sent).toHaveLength(0);
    await userEvent.upload(inputOf(card), fileOf('small.pdf', 15_728_640));
    await sent(1);
    expect(within(card).queryByText(sentence)).toBeNull();
  });

  it('skips empty files, and lists their names', async () => {
    const card = await show();
    await userEvent.upload(inputOf(card), [fileOf('full.pdf'), fileOf('empty.pdf', 0)]);
    const [only] = await sent(1);
    expect(only?.form.get('file')).toHaveProperty('name', 'full.pdf');
    expect(within(card).getByRole('alert')).toHaveTextContent(
      'Not uploaded because they are empty (0 bytes): empty.pdf',
    );
    end(only, 201, documentOf());
    expect(await screen.findByText('1 file(s) uploaded successfully!')).toBeVisible();
  });

  it.each<[string, number | 'timeout' | 'error', string]>([
    ['413', 413, 'File too large! Please use smaller files (under 15MB).'],
    ['500', 500, 'Upload failed! File may be too large or corrupted. Please try with a smaller file.'],
    ['a timeout', 'timeout', 'Upload timeout! Please try with smaller files or check your connection.'],
    ['a network error', 'error', 'Failed to upload files. Please try again or use smaller files.'],
    ['503', 503, 'Failed to upload files. Please try again or use smaller files.'],
  ])(
    'shows the reason after %s, and retries only the failed file with the same idempotency key',
    async (_cause, ending, sentence) => {
      const card = await show();
      await userEvent.upload(inputOf(card), [fileOf('good.pdf'), fileOf('bad.pdf')]);
      const [good, bad] = await sent(2);
      end(good, 201, documentOf());
      if (typeof ending === 'number') end(bad, ending);
      else bad?.end(ending);
      expect(await within(card).findByRole('alert')).toHaveTextContent(sentence);
      expect(await screen.findByText('1 file(s) uploaded successfully!')).toBeVisible();
      await userEvent.click(within(card).getByRole('button', { name: 'Try Again' }));
      const again = (await sent(3))[2];
      expect(again?.form.get('file')).toHaveProperty('name', 'bad.pdf');
      expect(again?.headers.get('idempotency-key')).toBe(bad?.headers.get('idempotency-key'));
      end(again, 201, documentOf());
      await waitFor(() => expect(within(card).queryByText('bad.pdf')).toBeNull());
    },
  );

  it('shows how much storage is used once it is 80% full', async () => {
    usage = { ...usage, bytes: 799 * megabyte, files: 799 };
    const { unmount } = showAs('client', <ClientDocumentsScreen />);
    await screen.findByRole('region', { name: 'W-2' });
    await waitFor(() => expect(server.to('/documents/usage')).toHaveLength(1));
    expect(screen.queryByText(/You’ve used/)).toBeNull();
    unmount();
    usage = { ...usage, bytes: 811.2 * megabyte };
    await show();
    const sentence =
      'You’ve used 812 of 1,000 MB and 799 of 1,000 files. When your storage is full, you can’t upload more.';
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it("explains that the office's disk is nearly full, and offers a retry", async () => {
    const card = await show();
    await userEvent.upload(inputOf(card), fileOf('paper.pdf'));
    const [upload] = await sent(1);
    end(upload, 507, { code: 'insufficient_storage', detail: 'The office has no room for more files right now.' });
    const sentence =
      'Failed to upload files. Please try again or use smaller files. The office has no room for more files right now.';
    expect(await within(card).findByText(sentence)).toBeVisible();
    expect(within(card).getByRole('button', { name: /Try again/i })).toBeVisible();
  });

  it('keeps a file that waits for the email address to be confirmed, and sends it on request', async () => {
    const card = await show();
    await userEvent.upload(inputOf(card), fileOf('sixth.pdf'));
    const detail = 'Confirm your email address to upload more than 5 files.';
    end((await sent(1))[0], 403, {
      type: '',
      title: '',
      status: 403,
      detail,
      code: 'email_unverified',
      request_id: '',
    });
    expect(await within(card).findByRole('alert')).toHaveTextContent(detail);
    await userEvent.click(within(card).getByRole('button', { name: /Try again/i }));
    end((await sent(2))[1], 201, documentOf());
    expect(await screen.findByText('1 file(s) uploaded successfully!')).toBeVisible();
  });

  it('reports a file that was already uploaded, without offering a retry', async () => {
    const card = await show();
    await userEvent.upload(inputOf(card), fileOf('again.pdf'));
    const detail = 'You have already uploaded this file as w2.pdf.';
    const problem = { type: '', title: '', status: 409, detail, code: 'already_exists', request_id: '' };
    end((await sent(1))[0], 409, problem);
    expect(await within(card).findByRole('alert')).toHaveTextContent(detail);
    expect(within(card).queryByRole('button', { name: 'Try Again' })).toBeNull();
    await userEvent.click(within(card).getByRole('button', { name: 'Remove' }));
    expect(within(card).queryByText('again.pdf')).toBeNull();
  });

  it('gives the reason at a file that the office could not use, without offering a retry', async () => {
    const card = await show();
    await userEvent.upload(inputOf(card), fileOf('locked.pdf'));
    const detail = 'This PDF is protected by a password. Save a copy without the password and upload that.';
    const errors = [{ field: 'file', detail }];
    end((await sent(1))[0], 400, {
      type: '',
      title: '',
      status: 400,
      detail,
      errors,
      code: 'invalid_input',
      request_id: '',
    });
    expect(await within(card).findByRole('alert')).toHaveTextContent(detail);
    expect(within(card).queryByRole('button', { name: 'Try Again' })).toBeNull();
    await userEvent.click(within(card).getByRole('button', { name: 'Remove' }));
    expect(within(card).queryByText('locked.pdf')).toBeNull();
  });

  it('cancels files that are uploading or waiting', async () => {
    const card = await show();
    await userEvent.upload(inputOf(card), [fileOf('1.pdf'), fileOf('2.pdf'), fileOf('3.pdf')]);
    const [first] = await sent(2);
    const line = (name: string) => within(within(card).getByText(name).closest<HTMLElement>('.ui-upload-line') ?? card);
    await userEvent.click(line('3.pdf').getByRole('button', { name: 'Cancel' }));
    await userEvent.click(line('1.pdf').getByRole('button', { name: 'Cancel' }));
    expect(first?.aborted).toBe(true);
    end(FakeUpload.sent[1], 201, documentOf());
    expect(await screen.findByText('1 file(s) uploaded successfully!')).toBeVisible();
    expect(FakeUpload.sent).toHaveLength(2);
    expect(within(card).queryByRole('alert')).toBeNull();
  });

  it('opens the camera, using the front camera for the selfie', async () => {
    await show();
    const facing = (name: string) =>
      screen.getByRole('region', { name }).querySelector('input[capture]')?.getAttribute('capture');
    expect([facing('Selfie'), facing('W-2')]).toEqual(['user', 'environment']);
  });
});
