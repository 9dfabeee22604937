import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, type FakeServer } from '@portal/data-access/testing/fake-server';
import { remoteList } from '../remotes/remote-list';
import { RouteMap } from '../routes/route-map';
import { publishedRemotes, renderInShell, serveRemotes } from '../testing';

jest.mock('../remotes/load-area', () => ({
  loadArea: (area: string) => Promise.resolve({ Component: () => <h1>{area}</h1> }),
}));

const sentence = 'This part of the portal is not available right now.';
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Try Again' }));

describe("a remote's page", () => {
  let server: FakeServer;
  beforeEach(() => {
    localStorage.clear();
    window.scrollTo = () => undefined;
    server = fakeServer({});
  });
  afterEach(() => server.stop());

  // The order matters: no remotes are known until the second test fetches the list.
  it('waits while the list of remotes is loading, without showing an error or "not found"', () => {
    renderInShell(<RouteMap />, '/general-intake');
    expect(screen.getByRole('status')).toHaveTextContent('Loading the page…');
    expect(screen.queryByText('Page not found')).toBeNull();
    expect(document.title).toBe('Tax Portal');
  });

  it("shows an error when the list cannot be fetched, keeps the shell's pages, and recovers without a reload", async () => {
    server.answer('GET /remotes.json', () => new Response('<html>', { status: 502 }));
    await remoteList.read(true).catch(() => undefined);
    const { unmount } = renderInShell(<RouteMap />, '/login');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    unmount();

    renderInShell(<RouteMap />, '/general-intake');
    expect(screen.getByText(sentence)).toBeVisible();
    await retry();
    expect(await screen.findByText(sentence)).toBeVisible();
    const remotes = Object.fromEntries(publishedRemotes().map(({ name, ...rest }) => [name, rest]));
    server.answer('GET /remotes.json', () => json({ remotes }));
    await retry();
    expect(await screen.findByRole('heading', { name: 'mfe_public' })).toBeVisible();
  });

  it('shows an error while one remote\'s routes are unknown, then "not found"', async () => {
    await serveRemotes(server, [{ name: 'mfe_public', entry: '/p.json', routes: [] }]);
    renderInShell(<RouteMap />, '/nowhere');
    expect(screen.getByText(sentence)).toBeVisible();
    await serveRemotes(server);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});
