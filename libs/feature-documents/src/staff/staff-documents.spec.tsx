import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, refusal, type FakeServer, type Sent } from '@portal/data-access/testing/fake-server';
import { StaffDocumentsScreen } from './staff-documents.screen';
import { documentOf, listed, showAs } from '../testing/documents';

let server: FakeServer;
const rows = Array.from({ length: 13 }, (_, at) => documentOf({ id: `d-${at}`, filename: `file-${at}.pdf` }));

/** As the real server: searched, and cut into pages. */
function answer({ path }: Sent): Response {
  const query = new URL(path, 'http://here').searchParams;
  const found = rows.filter(({ filename }) => filename.includes(query.get('search') ?? ''));
  const from = query.get('cursor') ? found.findIndex(({ id }) => id === query.get('cursor')) + 1 : 0;
  const limit = Number(query.get('limit') ?? 200);
  const page = found.slice(from, from + limit);
  return listed(page, found.length, from + limit < found.length ? page.at(-1)?.id : undefined);
}

beforeEach(() => {
  server = fakeServer({ 'GET /documents': answer, 'GET /documents/scanning': () => json({ enabled: true }) });
});
afterEach(() => server.stop());

const show = () => showAs('preparer', <StaffDocumentsScreen />);
// Found by its label: looking for roles takes seconds in a table of antd's.
const table = () => screen.findByLabelText('All Client Documents', { selector: '.ant-table-wrapper, table' });
const asked = () => new URL(server.to('/documents').at(-1)?.path ?? '', 'http://here').searchParams;

describe('the documents of all clients', () => {
  it('are the first ten, with the note and the last 8 characters of the client ID', async () => {
    show();
    expect(await screen.findByText('Showing 10 of 13 documents')).toBeVisible();
    const list = within(await table());
    expect(list.getAllByText('1234abcd')).toHaveLength(10);
    expect(list.getByText('file-9.pdf')).toBeVisible();
    expect(list.queryByText('file-10.pdf')).toBeNull();
  });

  it('say where they come from while there are none', async () => {
    server.answer('GET /documents', () => listed([], 0));
    show();
    expect(await screen.findByText('No documents yet.')).toBeVisible();
    expect(screen.getByText('What clients upload appears here.')).toBeVisible();
  });

  it('go on page by page, and back', async () => {
    show();
    await screen.findByText('file-9.pdf');
    await userEvent.click(screen.getByTitle('Next Page'));
    expect(await screen.findByText('Showing 3 of 13 documents')).toBeVisible();
    expect(within(await table()).getByText('file-12.pdf')).toBeVisible();
    await userEvent.click(screen.getByTitle('Previous Page'));
    expect(await within(await table()).findByText('file-9.pdf')).toBeVisible();
  });

  it('are searched and sorted by the server, from the first page on', async () => {
    show();
    await screen.findByText('file-9.pdf');
    await userEvent.type(screen.getByLabelText('Search documents'), 'file-1{Enter}');
    await waitFor(() => expect(asked().get('search')).toBe('file-1'));
    expect(await screen.findByText('file-12.pdf')).toBeVisible();
    await userEvent.click(screen.getAllByText('File')[0] ?? document.body);
    await waitFor(() => expect(asked().get('sort')).toBe('filename'));
    expect(asked().get('cursor')).toBeNull();
    await userEvent.clear(screen.getByLabelText('Search documents'));
    await userEvent.type(screen.getByLabelText('Search documents'), 'nothing{Enter}');
    expect(await screen.findByText('No documents match your search.')).toBeVisible();
  });

  it('have a card for every category, W-4 too, and nowhere to upload', async () => {
    show();
    const card = await screen.findByRole('region', { name: 'W-2' });
    expect(within(card).getByText('10 more documents in the table above.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'W-4' })).toHaveTextContent('Nothing uploaded yet.');
    expect(document.querySelector('input[type=file]')).toBeNull();
  });

  it('say that nobody scans them, only where nobody does', async () => {
    const { unmount } = show();
    await screen.findByText('Showing 10 of 13 documents');
    expect(screen.queryByText(/are not scanned for viruses/)).toBeNull();
    unmount();
    server.answer('GET /documents/scanning', () => json({ enabled: false }));
    show();
    expect(await screen.findByText(/are not scanned for viruses/)).toBeVisible();
  });

  it('show which of them is not known to be harmless', async () => {
    server.answer('GET /documents', () =>
      listed([documentOf({ scan_state: 'pending' }), documentOf({ id: 'd-2', scan_state: 'infected' })]),
    );
    show();
    expect((await screen.findAllByText('Being checked for viruses')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Virus found').length).toBeGreaterThan(0);
  });

  it('say that they could not be loaded, and try again', async () => {
    server.answer('GET /documents', () => refusal('unavailable', 'Down'));
    show();
    expect(await screen.findByText('Failed to load documents')).toBeVisible();
    server.answer('GET /documents', answer);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Showing 10 of 13 documents')).toBeVisible();
  });
});

describe('a download', () => {
  let saved: HTMLAnchorElement[] = [];
  beforeEach(() => {
    saved = [];
    URL.createObjectURL = () => 'blob:saved';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const press = async () => {
    show();
    await userEvent.click((await screen.findAllByLabelText('Download file-0.pdf'))[0] ?? document.body);
  };

  it('is asked for with the token, saved under its name, and said', async () => {
    server.answer(
      'GET /documents/d-0/download',
      () => new Response('bytes', { headers: { 'content-type': 'application/pdf' } }),
    );
    await press();
    expect(await screen.findByText('Downloaded: file-0.pdf')).toBeVisible();
    expect(saved.map(({ download, href }) => [download, href])).toEqual([['file-0.pdf', 'blob:saved']]);
    expect(server.to('/documents/d-0/download')[0]?.headers.get('authorization')).toBe('Bearer first');
  });

  it('that fails says so', async () => {
    await press();
    expect(await screen.findByText('Failed to download document. Please try again.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('that waits for the virus scanner says that', async () => {
    const detail = 'This file is still being checked for viruses. Please try again in a few minutes.';
    server.answer('GET /documents/d-0/download', () => refusal('conflict', detail));
    await press();
    expect(await screen.findByText(detail)).toBeVisible();
  });
});
