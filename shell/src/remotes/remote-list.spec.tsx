import { remoteList } from './remote-list';

const answers: (() => Response)[] = [];
const real = globalThis.fetch;
const asked = jest.fn(() => Promise.resolve((answers.shift() ?? (() => new Response('', { status: 500 })))()));
const list = (body: unknown) => () => new Response(JSON.stringify(body));

describe('the list of remotes', () => {
  beforeEach(() => {
    answers.length = 0;
    asked.mockClear();
    globalThis.fetch = asked;
  });
  afterAll(() => {
    globalThis.fetch = real;
  });

  it.each([
    ['is not there', () => new Response('', { status: 503 })],
    ['is a page', () => new Response('<html>')],
    ['is no list', list(null)],
  ])('is asked for again after a failure: it %s', async (_why, failure) => {
    answers.push(failure, list({ client: '/remotes/client/mf-manifest.json' }));
    await expect(remoteList.read(true)).rejects.toThrow();
    await expect(remoteList.read()).resolves.toHaveProperty('client');
  });

  it('takes only areas it knows, with whole addresses', async () => {
    answers.push(list({ client: '/c.json', admin: 'https://cdn.example/a.json', moon: '/m.json', public: 5 }));
    expect(await remoteList.read(true)).toEqual({
      client: 'http://localhost/c.json',
      admin: 'https://cdn.example/a.json',
    });
  });

  it('is read once, and anew when asked for', async () => {
    answers.push(list({ client: '/old.json' }), list({ client: '/new.json' }));
    await remoteList.read(true);
    expect(await remoteList.read()).toEqual({ client: 'http://localhost/old.json' });
    expect(await remoteList.read(true)).toEqual({ client: 'http://localhost/new.json' });
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
