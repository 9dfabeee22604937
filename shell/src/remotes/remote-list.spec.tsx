import { remoteList } from './remote-list';

const answers: (() => Response)[] = [];
const real = globalThis.fetch;
const fetchList = jest.fn(() => Promise.resolve((answers.shift() ?? (() => new Response('', { status: 500 })))()));
const list = (entries: Record<string, unknown> | null) => () => {
  const remotes = entries && Object.entries(entries).map(([area, entry]) => [`mfe_${area}`, { entry, routes: [] }]);
  return new Response(JSON.stringify(remotes && { remotes: Object.fromEntries(remotes) }));
};

describe('list of remotes', () => {
  beforeEach(() => {
    answers.length = 0;
    fetchList.mockClear();
    globalThis.fetch = fetchList;
  });
  afterAll(() => {
    globalThis.fetch = real;
  });

  it.each([
    ['is missing', () => new Response('', { status: 503 })],
    ['is an HTML page', () => new Response('<html>')],
    ['is not a list', list(null)],
  ])('is fetched again after a response that %s', async (_why, failure) => {
    answers.push(failure, list({ client: '/remotes/client/mf-manifest.json' }));
    await expect(remoteList.read(true)).rejects.toThrow();
    await expect(remoteList.read()).resolves.toMatchObject([{ name: 'mfe_client' }]);
  });

  it('skips a remote without an entry, and makes entry URLs absolute', async () => {
    answers.push(list({ client: '/c.json', admin: 'https://cdn.example/a.json', moon: '/m.json', public: 5 }));
    expect(await remoteList.read(true)).toEqual([
      { name: 'mfe_client', entry: 'http://localhost/c.json', routes: [] },
      { name: 'mfe_admin', entry: 'https://cdn.example/a.json', routes: [] },
      { name: 'mfe_moon', entry: 'http://localhost/m.json', routes: [] },
    ]);
  });

  it('keeps the hash of a manifest, and ignores one that is not text', async () => {
    const remotes = { mfe_a: { entry: '/a.json', integrity: 'sha256-a' }, mfe_b: { entry: '/b.json', integrity: 5 } };
    answers.push(() => new Response(JSON.stringify({ remotes })));
    const [first, second] = await remoteList.read(true);
    expect(first).toMatchObject({ integrity: 'sha256-a' });
    expect(second).not.toHaveProperty('integrity');
  });

  it("skips an invalid route, and keeps the remote's other routes", async () => {
    const title = { en: 'Page', es: 'Página' };
    const good = { path: '/a', roles: 'public', title };
    const routes = [
      good,
      null,
      { ...good, path: 5 },
      { ...good, path: 'no-slash' },
      { ...good, roles: 'boss' },
      { ...good, title: { en: 'Only English' } },
      { ...good, header: { order: 1 } },
    ];
    answers.push(() => new Response(JSON.stringify({ remotes: { mfe_x: { entry: '/x.json', routes } } })));
    expect(await remoteList.read(true)).toMatchObject([{ name: 'mfe_x', routes: [good] }]);
  });

  it('keeps the known list when a refetch fails', async () => {
    answers.push(list({ client: '/c.json' }), () => new Response('', { status: 503 }));
    await remoteList.read(true);
    await expect(remoteList.read(true)).rejects.toThrow('/remotes.json answered 503');
    expect(remoteList.state()).toMatchObject({ status: 'ready', remotes: [{ name: 'mfe_client' }] });
  });

  it('is fetched once, and again on request', async () => {
    answers.push(list({ client: '/old.json' }), list({ client: '/new.json' }));
    await remoteList.read(true);
    expect(await remoteList.read()).toMatchObject([{ entry: 'http://localhost/old.json' }]);
    expect(await remoteList.read(true)).toMatchObject([{ entry: 'http://localhost/new.json' }]);
    expect(fetchList).toHaveBeenCalledTimes(2);
  });
});
