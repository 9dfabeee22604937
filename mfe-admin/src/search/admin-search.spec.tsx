import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { api, usePortalDispatch } from '@portal/data-access/core';
import { fakeServer, json, type FakeServer } from '@portal/data-access/testing/fake-server';
import { SiteHeader } from '@portal/ui-kit/core';
import { showAt, whereShown } from '../testing/admin';
import AdminSearch from './admin-search';

const none = { total: 0, more: false, rows: [] };
const found = {
  clients: {
    total: 12,
    more: false,
    rows: [{ id: 'c1', name: 'Avery Johnson', email: 'avery@example.com' }],
  },
  preparers: { total: 1, more: false, rows: [{ id: 'p1', name: 'Ava Stone', email: 'ava@example.com' }] },
  offices: { total: 1, more: false, rows: [{ id: 'main', name: 'Avenue Office', city: 'Detroit' }] },
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({ 'GET /admin/search': () => json(found) });
});
afterEach(() => server.stop());

/** Makes this window reload what another user changed. */
function ChangesOfOthers() {
  const dispatch = usePortalDispatch();
  return (
    <button onClick={() => dispatch(api.util.invalidateTags(['Clients', 'Preparers', 'Offices']))}>
      Changes of others
    </button>
  );
}

const show = () =>
  showAt(
    '/documents',
    '*',
    <>
      <SiteHeader brand={null} links={[]} place="/" />
      <input aria-label="Another field" />
      <AdminSearch />
      <ChangesOfOthers />
    </>,
  );
const field = () => screen.findByLabelText('Find a client, preparer or office');
const type = async (text: string): Promise<HTMLElement> => {
  const box = await field();
  box.focus();
  fireEvent.change(box, { target: { value: text } });
  return box;
};
const press = (box: HTMLElement, key: string, keyCode: number) =>
  fireEvent.keyDown(box, { key, keyCode, which: keyCode });

describe('search of the admin area', () => {
  it('is focused by / and by Ctrl+K, but not by / in another field', async () => {
    show();
    const box = await field();
    const other = screen.getByLabelText('Another field');
    other.focus();
    fireEvent.keyDown(other, { key: '/' });
    expect(other).toHaveFocus();
    fireEvent.keyDown(other, { key: 'k', ctrlKey: true });
    expect(box).toHaveFocus();
    box.blur();
    fireEvent.keyDown(document.body, { key: '/' });
    expect(box).toHaveFocus();
  });

  it('opens the first match with Enter, and another one with the arrow keys', async () => {
    const { unmount } = show();
    let box = await type('av');
    expect(await screen.findByText('avery@example.com')).toBeInTheDocument();
    press(box, 'Enter', 13);
    await waitFor(() => expect(whereShown()).toBe('/admin/client/c1'));
    unmount();
    show();
    box = await type('av');
    await screen.findByText('ava@example.com');
    press(box, 'ArrowDown', 40);
    press(box, 'Enter', 13);
    await waitFor(() => expect(whereShown()).toBe('/admin/clients?view=clients&search=av'));
  });

  it('keeps its results when other users change something', async () => {
    show();
    const box = await type('av');
    await screen.findByText('ava@example.com');
    server.answer('GET /admin/search', () => new Promise(() => undefined));
    fireEvent.click(screen.getByText('Changes of others'));
    await act(() => new Promise((done) => setTimeout(done, 50)));
    press(box, 'Enter', 13);
    await waitFor(() => expect(whereShown()).toBe('/admin/client/c1'));
  });

  it('finds preparers and offices, and names the number of all matches', async () => {
    show();
    await type('av');
    expect(await screen.findByText('Show all 12 clients')).toBeInTheDocument();
    expect(screen.queryByText(/Show all 1 /)).toBeNull();
    fireEvent.click(screen.getByText('Avenue Office'));
    await waitFor(() => expect(whereShown()).toBe('/admin/clients?view=clients&office_id=main'));
  });

  it('says so when nothing matches', async () => {
    server.answer('GET /admin/search', () => json({ clients: none, preparers: none, offices: none }));
    show();
    await type('zzz');
    expect(await screen.findByText('No matches.')).toBeInTheDocument();
  });
});
