import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, refusal, type FakeServer, type Sent } from '@portal/data-access/testing/fake-server';
import { StaffDocumentsScreen } from './staff-documents.screen';
import { categoriesOf, documentOf, listed, showAs } from '../testing/documents';

let server: FakeServer;
const rows = Array.from({ length: 28 }, (_, at) => documentOf({ id: `d-${at}`, filename: `file-${at}.pdf` }));

/** Searches and paginates like the real server. */
function answer({ path }: Sent): Response {
  const query = new URL(path, 'http://here').searchParams;
  const found = rows.filter(({ filename }) => filename.includes(query.get('search') ?? ''));
  const from = query.get('cursor') ? found.findIndex(({ id }) => id === query.get('cursor')) + 1 : 0;
  const limit = Number(query.get('limit') ?? 200);
  const page = found.slice(from, from + limit);
  return listed(page, found.length, from + limit < found.length ? page.at(-1)?.id : undefined);
}

const latestIn = ({ path }: Sent) => Number(new URL(path, 'http://here').searchParams.get('latest') ?? 3);

beforeEach(() => {
  server = fakeServer({
    'GET /documents': answer,
    'GET /documents/categories': (sent) => json(categoriesOf(rows, latestIn(sent))),
    'GET /documents/scanning': () => json({ enabled: true }),
  });
});
afterEach(() => server.stop());

const show = () => showAs('preparer', <StaffDocumentsScreen />);
// Query by label, because queries by role take seconds in an antd table.
const table = () => screen.findByLabelText('All Client Documents', { selector: 'table' });
const lastQuery = () => new URL(server.to('/documents').at(-1)?.path ?? '', 'http://here').searchParams;

describe('documents page for the documents of all clients', () => {
  it('shows the first 25 documents, the total and the last 8 characters of each client ID', async () => {
    show();
    expect(await screen.findByText('Showing 25 of 28 documents')).toBeVisible();
    const list = within(await table());
    expect(list.getAllByText('1234abcd')).toHaveLength(25);
    expect(list.getByText('file-24.pdf')).toBeVisible();
    expect(list.queryByText('file-25.pdf')).toBeNull();
  });

  it('explains where documents come from when there are none', async () => {
    server.answer('GET /documents', () => listed([], 0));
    server.answer('GET /documents/categories', () => json(categoriesOf([])));
    show();
    expect(await screen.findByText('No documents yet.')).toBeVisible();
    expect(screen.getByText('Your clients’ uploads appear here.')).toBeVisible();
  });

  it('shows the cards together with the table, so that an empty table moves none of them', async () => {
    let answered = (): void => undefined;
    const held = new Promise<void>((resolve) => (answered = resolve));
    server.answer('GET /documents', async () => {
      await held;
      return listed([], 0);
    });
    server.answer('GET /documents/categories', () => json(categoriesOf([])));
    show();
    await waitFor(() => expect(server.to('/documents/categories')).toHaveLength(1));
    await table();
    expect(screen.queryByRole('region', { name: 'W-4' })).toBeNull();
    answered();
    expect(await screen.findByRole('region', { name: 'W-4' })).toBeVisible();
    expect(screen.getByText('No documents yet.')).toBeVisible();
  });

  it('paginates forward and back', async () => {
    show();
    await screen.findByText('file-24.pdf');
    await userEvent.click(screen.getByTitle('Next Page'));
    expect(await screen.findByText('Showing 3 of 28 documents')).toBeVisible();
    expect(within(await table()).getByText('file-27.pdf')).toBeVisible();
    await userEvent.click(screen.getByTitle('Previous Page'));
    expect(await within(await table()).findByText('file-24.pdf')).toBeVisible();
  });

  it('skips no page when Next is pressed twice while loading', async () => {
    const first = Array.from({ length: 25 }, (_, at) => documentOf({ id: `d-${at}`, filename: `file-${at}.pdf` }));
    server.answer('GET /documents', () => listed(first, 75, 'd-24'));
    show();
    await screen.findByText('file-24.pdf');
    server.answer('GET /documents', () => new Promise<Response>(() => undefined));
    await userEvent.click(screen.getByTitle('Next Page'));
    await userEvent.click(screen.getByTitle('Next Page'));
    expect(screen.getByTitle('2/3')).toBeVisible();
  });

  it('searches and sorts on the server, starting at the first page', async () => {
    show();
    await screen.findByText('file-24.pdf');
    await userEvent.type(screen.getByLabelText('Search documents'), 'file-2{Enter}');
    await waitFor(() => expect(lastQuery().get('search')).toBe('file-2'));
    expect(await screen.findByText('file-27.pdf')).toBeVisible();
    await userEvent.click(screen.getAllByText('File')[0] ?? document.body);
    await waitFor(() => expect(lastQuery().get('sort')).toBe('filename'));
    expect(lastQuery().get('cursor')).toBeNull();
    await userEvent.clear(screen.getByLabelText('Search documents'));
    await userEvent.type(screen.getByLabelText('Search documents'), 'nothing{Enter}');
    expect(await screen.findByText('No documents match your search.')).toBeVisible();
  });

  it('shows a card for every category, including W-4, and no upload', async () => {
    show();
    const card = await screen.findByRole('region', { name: 'W-2' });
    expect(within(card).getByText('25 more documents in the table above.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'W-4' })).toHaveTextContent('No files yet.');
    expect(document.querySelector('input[type=file]')).toBeNull();
  });

  it('shows a notice only when virus scanning is off', async () => {
    const { unmount } = show();
    await screen.findByText('Showing 25 of 28 documents');
    expect(screen.queryByText(/are not scanned for viruses/)).toBeNull();
    unmount();
    server.answer('GET /documents/scanning', () => json({ enabled: false }));
    show();
    expect(await screen.findByText(/are not scanned for viruses/)).toBeVisible();
  });

  it('marks documents whose virus scan has not passed', async () => {
    const unknown = [documentOf({ scan_state: 'pending' }), documentOf({ id: 'd-2', scan_state: 'infected' })];
    server.answer('GET /documents', () => listed(unknown));
    server.answer('GET /documents/categories', () => json(categoriesOf(unknown)));
    show();
    expect(await screen.findByText('Checking for viruses')).toBeVisible();
    expect(screen.getByText('Virus found')).toBeVisible();
  });

  it('reports a failure to load, and retries', async () => {
    server.answer('GET /documents', () => refusal('unavailable', 'Down'));
    show();
    expect(await screen.findByText('Failed to load documents')).toBeVisible();
    server.answer('GET /documents', answer);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Showing 25 of 28 documents')).toBeVisible();
  });
});

describe('category card, 250 documents in total', () => {
  // The small categories contain the oldest documents, so the newest 200 documents do not include them.
  const sizes = [
    ['w2', 226],
    ['receipts', 5],
    ['1099', 13],
    ['id_verification', 3],
    ['selfie', 3],
  ] as const;
  const many = sizes.flatMap(([document_type, count]) =>
    Array.from({ length: count }, (_, at) => {
      const id = `${document_type}-${at}`;
      return documentOf({ id, document_type, filename: `${id}.pdf`, client_name: at % 2 ? 'Bo Ek' : 'Ada Byron' });
    }),
  );
  beforeEach(() => {
    server.answer('GET /documents', () => listed(many.slice(0, 10), many.length, 'next'));
    server.answer('GET /documents/categories', (sent) => json(categoriesOf(many, latestIn(sent))));
  });
  const cardOf = (name: string) => screen.findByRole('region', { name });
  const filesIn = (card: HTMLElement) =>
    within(card)
      .getAllByRole('listitem')
      .map((item) => within(item).getByText(/\.pdf$/).textContent);

  it.each([
    ['ID Verification', 'id_verification', '3 documents', null],
    ['Selfie', 'selfie', '3 documents', null],
    ['1099', '1099', '13 documents', '10 more documents in the table above.'],
    ['Receipts', 'receipts', '5 documents', '2 more documents in the table above.'],
  ])('shows the count and the newest three of %s', async (name, type, count, more) => {
    show();
    const card = await cardOf(name);
    expect(filesIn(card)).toEqual([`${type}-0.pdf`, `${type}-1.pdf`, `${type}-2.pdf`]);
    expect(within(card).getByText(count)).toBeVisible();
    expect(card).not.toHaveTextContent('No files yet.');
    if (more) expect(within(card).getByText(more)).toBeVisible();
    else expect(card).not.toHaveTextContent('in the table above');
  });

  it('omits files that the table already shows', async () => {
    show();
    const card = await cardOf('W-2');
    expect(filesIn(card)).toEqual(['w2-10.pdf', 'w2-11.pdf', 'w2-12.pdf']);
    expect(within(card).getByText('223 more documents in the table above.')).toBeVisible();
    const names = screen.getAllByText(/\.pdf$/).map(({ textContent }) => textContent);
    expect(new Set(names).size).toBe(names.length);
  });

  it('shows the client of each file', async () => {
    show();
    const [first, second] = within(await cardOf('Selfie')).getAllByRole('listitem');
    expect(first).toHaveTextContent('Ada Byron');
    expect(second).toHaveTextContent('Bo Ek');
  });

  it('refers to the table if it shows every file of the category', async () => {
    server.answer('GET /documents', () => listed(many.slice(-10), 250));
    show();
    const card = await cardOf('Selfie');
    expect(within(card).getByText('3 documents in the table above.')).toBeVisible();
    expect(card).not.toHaveTextContent('No files yet.');
  });

  it('shows when there are more files than the server counted', async () => {
    const { categories } = categoriesOf(many, 13);
    const cut = categories.map((one) => (one.document_type === 'w2' ? { ...one, count: 10_000, at_least: true } : one));
    server.answer('GET /documents/categories', () => json({ categories: cut }));
    show();
    expect(within(await cardOf('W-2')).getByText('More than 10,000 documents')).toBeVisible();
  });
});

describe('document download', () => {
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

  it("is requested with the token, saved under the file's name, and confirmed", async () => {
    server.answer(
      'GET /documents/d-0/download',
      () => new Response('bytes', { headers: { 'content-type': 'application/pdf' } }),
    );
    await press();
    expect(await screen.findByText('Downloaded: file-0.pdf')).toBeVisible();
    expect(saved.map(({ download, href }) => [download, href])).toEqual([['file-0.pdf', 'blob:saved']]);
    expect(server.to('/documents/d-0/download')[0]?.headers.get('authorization')).toBe('Bearer first');
  });

  it('reports a failure', async () => {
    await press();
    expect(await screen.findByText('Failed to download document. Please try again.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('reports that the virus scan is still running', async () => {
    const detail = 'We’re still checking this file for viruses. Please try again in a few minutes.';
    server.answer('GET /documents/d-0/download', () => refusal('conflict', detail));
    await press();
    expect(await screen.findByText(detail)).toBeVisible();
  });
});
