import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDocumentPartsQuery } from '@portal/data-access/documents';
import { fakeServer, refusal, type FakeServer, type Sent } from '@portal/data-access/testing/fake-server';
import { listed, showAt, whereShown } from '../testing/admin';
import { ServerTable } from './server-table';
import { useTableAddress } from './use-table-address';

const rows = Array.from({ length: 25 }, (_none, at) => ({ id: `d-${at}`, filename: `file-${at}.pdf` }));
const queryOf = ({ path }: Sent) => new URL(path, 'http://here').searchParams;

/** Searches, filters and paginates like the real server. */
function answer(sent: Sent): Response {
  const query = queryOf(sent);
  if (query.get('cursor')?.startsWith('foreign'))
    return refusal('invalid_input', 'Not valid', { errors: [{ field: 'cursor', detail: 'No such page' }] });
  const found = rows.filter(({ filename }) => filename.includes(query.get('search') ?? ''));
  const from = query.get('cursor') ? found.findIndex(({ id }) => id === query.get('cursor')) + 1 : 0;
  const limit = Number(query.get('limit'));
  const page = found.slice(from, from + limit);
  return listed(page, found.length, from + limit < found.length ? page.at(-1)?.id : undefined);
}

function Files() {
  const address = useTableAddress({ size: 10, filters: { kind: ['w2', '1099'] }, sorts: ['filename'] });
  const part = useDocumentPartsQuery({ query: address.query });
  return (
    <ServerTable
      label="Files"
      columns={[{ key: 'filename', title: 'File', sortable: true, cell: ({ filename }) => filename }]}
      rowKey={({ id }) => id}
      address={address}
      part={part}
      failed="Failed to load files"
      empty={{ title: 'No files found.', action: <a href="/add">Add one</a> }}
      search={{ label: 'Search files' }}
      filters={[{ name: 'kind', label: 'Kind', options: [{ value: 'w2', label: 'W-2' }] }]}
    />
  );
}

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({ 'GET /documents': answer });
});
afterEach(() => server.stop());

const show = (query = '') => showAt(`/admin/files${query}`, '/admin/:tab', <Files />);
/** The number beside the title. */
const count = () => document.querySelector('.ui-bar__count');
const lastQuery = () => queryOf(server.to('/documents').at(-1) as Sent);

describe('server table', () => {
  it('opens a page by its URL, from which Previous leads to the first page', async () => {
    show();
    expect(await screen.findByText('1 to 10 of 25')).toBeVisible();
    await userEvent.click(screen.getByTitle('Next Page'));
    expect(await screen.findByText('file-19.pdf')).toBeVisible();
    expect(whereShown()).toBe('/admin/files?cursor=d-9&page=2');
    await userEvent.click(screen.getByTitle('Next Page'));
    expect(await screen.findByText('21 to 25 of 25')).toBeVisible();
    await userEvent.click(screen.getByTitle('Previous Page'));
    expect(await screen.findByText('file-19.pdf')).toBeVisible();
    expect(whereShown()).toBe('/admin/files?cursor=d-9&page=2');
    await userEvent.click(screen.getByTitle('Previous Page'));
    expect(await screen.findByText('file-0.pdf')).toBeVisible();
    expect(count()).toHaveTextContent(String(rows.length));
    expect(whereShown()).toBe('/admin/files');
  });

  it('opens a page by its URL; from there, Previous leads to the first page', async () => {
    show('?cursor=d-19&page=3');
    expect(await screen.findByText('21 to 25 of 25')).toBeVisible();
    await userEvent.click(screen.getByTitle('Previous Page'));
    expect(await screen.findByText('1 to 10 of 25')).toBeVisible();
  });

  it("starts at the first page when the URL has another user's cursor", async () => {
    show('?cursor=foreign&page=2');
    expect(await screen.findByText('1 to 10 of 25')).toBeVisible();
    expect(whereShown()).toBe('/admin/files');
  });

  it('starts at the first page when the last row of the current page was deleted', async () => {
    show('?cursor=d-24&page=4');
    expect(await screen.findByText('1 to 10 of 25')).toBeVisible();
    expect(whereShown()).toBe('/admin/files');
  });

  it('does not skip a page on a double click', async () => {
    show();
    await screen.findByText('1 to 10 of 25');
    server.answer('GET /documents', () => new Promise<Response>(() => undefined));
    await userEvent.click(screen.getByTitle('Next Page'));
    await userEvent.click(screen.getByTitle('Next Page'));
    expect(whereShown()).toBe('/admin/files?cursor=d-9&page=2');
  });

  it('searches, filters and sorts by the URL, and starts at the first page after a change', async () => {
    show('?cursor=d-9&page=2&kind=w2&sort=filename_descending');
    await screen.findByText('file-10.pdf');
    expect(Object.fromEntries(lastQuery())).toEqual({
      kind: 'w2',
      sort: 'filename_descending',
      limit: '10',
      cursor: 'd-9',
    });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search files' }), 'file-2{Enter}');
    expect(await screen.findByText('1 to 6 of 6')).toBeVisible();
    expect(whereShown()).toBe('/admin/files?kind=w2&sort=filename_descending&search=file-2');
  });

  it('ignores unknown values in the URL', async () => {
    show('?kind=all-of-it&sort=password');
    await screen.findByText('file-0.pdf');
    expect(Object.fromEntries(lastQuery())).toEqual({ limit: '10' });
  });

  it('shows a message when nothing matches, and offers to clear the filters', async () => {
    show('?search=nothing');
    expect(await screen.findByText('No files found.')).toBeVisible();
    expect(count()).toHaveTextContent('0');
    expect(screen.queryByRole('link', { name: 'Add one' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(await screen.findByText('file-0.pdf')).toBeVisible();
    expect(count()).toHaveTextContent(String(rows.length));
    expect(whereShown()).toBe('/admin/files');
  });

  it('replaces the previous rows with an error, and retries', async () => {
    show();
    await screen.findByText('file-0.pdf');
    server.answer('GET /documents', () => refusal('unavailable', 'Down'));
    await userEvent.click(screen.getByTitle('Next Page'));
    expect(await screen.findByText('Failed to load files')).toBeVisible();
    expect(screen.queryByText('file-0.pdf')).toBeNull();
    expect(count()).toBeEmptyDOMElement();
    server.answer('GET /documents', answer);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.getByText('file-19.pdf')).toBeVisible());
  });
});
