import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import { fakeServer, json, refusal, type FakeServer, type Sent } from '@portal/data-access/testing/fake-server';
import { listed, showAt, whereShown } from '../testing/admin';
import DocumentsPage from './documents.page';

const documents = Array.from({ length: 28 }, (_, at): DocumentRow => ({
  id: `d-${at}`,
  user_id: '01900000-0000-7000-8000-00001234abcd',
  client_name: 'Ada Byron',
  filename: `file-${at}.pdf`,
  document_type: 'w2',
  content_type: 'application/pdf',
  scan_state: 'clean',
  uploaded_at: '2025-01-31T12:00:00Z',
}));
const queryOf = ({ path }: Sent) => new URL(path, 'http://here').searchParams;

/** Searches and paginates like the real server. */
function answer(sent: Sent): Response {
  const query = queryOf(sent);
  const found = documents.filter(({ filename }) => filename.includes(query.get('search') ?? ''));
  const from = query.get('cursor') ? found.findIndex(({ id }) => id === query.get('cursor')) + 1 : 0;
  const limit = Number(query.get('limit') ?? 200);
  const page = found.slice(from, from + limit);
  return listed(page, found.length, from + limit < found.length ? page.at(-1)?.id : undefined);
}

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    'GET /documents': answer,
    'GET /documents/categories': () => json({ categories: [] }),
    'GET /documents/scanning': () => json({ enabled: true }),
  });
});
afterEach(() => server.stop());

const show = (query = '') => showAt(`/documents${query}`, '/documents', <DocumentsPage />);
const uploaded = () => screen.getByRole('columnheader', { name: 'Uploaded' });
/** Returns the query of the last request for the table. */
const lastQuery = () => {
  const last = server.to('/documents').at(-1);
  return last && Object.fromEntries(queryOf(last));
};

describe("admin's table of all documents", () => {
  it('shows a loading error, and can be retried', async () => {
    server.answer('GET /documents', () => refusal('unavailable', 'Down'));
    show();
    expect(await screen.findByText('Failed to load documents')).toBeVisible();
    server.answer('GET /documents', answer);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Showing 25 of 28 documents')).toBeVisible();
  });

  it('shows a message when nothing matches, and offers to clear the search', async () => {
    show('?search=nothing&sort=type');
    expect(await screen.findByText('No documents match your search.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(await screen.findByText('file-9.pdf')).toBeVisible();
    expect(whereShown()).toBe('/documents?sort=type');
  });

  it('is searched, sorted and paginated by the server, according to the URL', async () => {
    show('?search=file&sort=filename_descending');
    expect(await screen.findByText('file-9.pdf')).toBeVisible();
    expect(lastQuery()).toEqual({ search: 'file', sort: 'filename_descending', limit: '25' });
    for (const [address, sort] of [
      ['uploaded', 'oldest'],
      ['uploaded_descending', 'newest'],
    ]) {
      await userEvent.click(uploaded());
      await waitFor(() => expect(lastQuery()?.sort).toBe(sort));
      expect(whereShown()).toBe(`/documents?search=file&sort=${address}`);
    }
    await userEvent.click(screen.getByTitle('Next Page'));
    expect(await screen.findByText('file-27.pdf')).toBeVisible();
    expect(whereShown()).toBe('/documents?search=file&sort=uploaded_descending&cursor=d-24&page=2');
  });

  it("starts at the first page when the URL has another user's cursor", async () => {
    const field = { field: 'cursor', detail: 'Not yours' };
    server.answer('GET /documents', (sent) =>
      queryOf(sent).get('cursor') === 'theirs'
        ? refusal('invalid_input', 'Not valid', { errors: [field] })
        : answer(sent),
    );
    show('?cursor=theirs&page=2&sort=type');
    expect(await screen.findByText('file-9.pdf')).toBeVisible();
    expect(whereShown()).toBe('/documents?sort=type');
  });
});
