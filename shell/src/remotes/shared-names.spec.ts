import { loadShare } from '@module-federation/enhanced/runtime';
import { fakeServer, json, type FakeServer } from '@portal/data-access/testing/fake-server';
import { ensureSharedNames } from './shared-names';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadShare: jest.fn() }));

const manifest = 'http://localhost/remotes/client/mf-manifest.json';

describe('names of shared modules', () => {
  let server: FakeServer;
  const listed = (names: Record<string, string[]>) =>
    server.answer('GET http://localhost/remotes/client/shared-names.json', () => json(names));

  beforeEach(() => {
    server = fakeServer({});
    jest
      .mocked(loadShare)
      .mockImplementation((name) => Promise.resolve(name === 'kit' ? () => ({ Button: 1, Card: undefined }) : false));
  });
  afterEach(() => server.stop());

  it('accepts a remote whose names are all shared', async () => {
    listed({ kit: ['Button', 'Card'] });
    await expect(ensureSharedNames(manifest)).resolves.toBeUndefined();
  });

  it.each([
    ['a name', { kit: ['Button', 'Sheet', 'Tag'] }, 'shares no Sheet, Tag of kit'],
    ['a module', { charts: ['Bar'] }, 'shares no Bar of charts'],
  ])('rejects a remote that needs %s which is not shared', async (_what, names, message) => {
    listed(names);
    await expect(ensureSharedNames(manifest)).rejects.toThrow(message);
  });

  it('accepts a build of an older version, which lists no names', async () => {
    await expect(ensureSharedNames(manifest)).resolves.toBeUndefined();
  });
});
