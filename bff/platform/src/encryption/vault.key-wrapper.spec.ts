import { randomBytes } from 'node:crypto';
import { FakeVault } from '../../testing/fake-vault';
import { KeyRing } from './key-ring';
import { KeyServiceError, LocalKeyWrapper, MovingKeyWrapper } from './key-wrapper';
import { VaultKeyWrapper } from './vault.key-wrapper';

const vault = new FakeVault();
let address = '';
beforeAll(async () => {
  address = await vault.start();
});
afterEach(() => {
  [vault.isFrozen, vault.isSealed] = [false, false];
  vault.calls.length = 0;
});
afterAll(() => vault.stop());

const wrapperWith = (settings: object = {}) =>
  new VaultKeyWrapper({ address, token: vault.token, key: 'portal', ...settings });
const key = randomBytes(32);

describe('Vault key wrapper', () => {
  it('wraps so that the key is not in the result, and unwraps it', async () => {
    const wrapped = await wrapperWith().wrap('an owner', key);
    expect(wrapped).toMatchObject({ owner_id: 'an owner', kek_id: 'vault:portal:v1' });
    expect(wrapped.wrapped_key.includes(key)).toBe(false);
    expect(await wrapperWith().unwrap([wrapped])).toEqual([key]);
  });

  it('unwraps many keys with one request, in the given order, and none with none', async () => {
    const keys = [randomBytes(32), randomBytes(32), randomBytes(32)];
    const wrapped = await Promise.all(keys.map((one, at) => wrapperWith().wrap(String(at), one)));
    vault.calls.length = 0;
    expect(await wrapperWith().unwrap(wrapped)).toEqual(keys);
    expect(await wrapperWith().unwrap([])).toEqual([]);
    expect(vault.calls).toEqual(['decrypt 3']);
  });

  it("rejects a key that was moved to another owner's row, also among others that are right", async () => {
    const [moved, right] = [await wrapperWith().wrap('an owner', key), await wrapperWith().wrap('another', key)];
    await expect(wrapperWith().unwrap([right, { ...moved, owner_id: 'another' }])).rejects.toThrow(
      'key vault:portal:v1 is not the key that the data was encrypted with',
    );
  });

  it('wraps with the newest version, and unwraps older ones', async () => {
    const old = await wrapperWith().wrap('an owner', key);
    vault.rotate();
    expect(await wrapperWith().activeId()).toBe('vault:portal:v2');
    expect(await wrapperWith().unwrap([old])).toEqual([key]);
  });

  it('rejects keys of another transit key and of a local ring without asking', async () => {
    const wrapped = await wrapperWith().wrap('an owner', key);
    vault.calls.length = 0;
    await expect(wrapperWith({ key: 'other' }).unwrap([wrapped])).rejects.toThrow("Vault's key other is not");
    await expect(wrapperWith().unwrap([{ ...wrapped, kek_id: 'k1' }])).rejects.toThrow('wrapped with key k1');
    expect(vault.calls).toEqual([]);
  });

  it.each([
    ['is sealed', () => (vault.isSealed = true), {}, 'Vault answered 503.'],
    ['rejects the token', () => undefined, { token: 'expired' }, 'Vault answered 403.'],
    ['does not have the key', () => undefined, { key: 'missing' }, 'Vault rejected the batch.'],
    ['is not there', () => undefined, { address: 'http://127.0.0.1:1' }, 'Vault cannot be reached.'],
    ['does not answer', () => (vault.isFrozen = true), {}, 'Vault cannot be reached.'],
  ])(
    'fails with an error that contains neither key nor token when Vault %s',
    async (_state, arrange, settings, text) => {
      arrange();
      const begun = Date.now();
      const failure = await wrapperWith(settings)
        .wrap('an owner', key)
        .then(String, (error: unknown) => error);
      expect(failure).toBeInstanceOf(KeyServiceError);
      expect((failure as Error).message).toBe(text);
      // A caller must get its 503 within three seconds.
      expect(Date.now() - begun).toBeLessThan(3000);
    },
  );
});

describe('move from a key ring to Vault', () => {
  it('unwraps a mixed list in order, and wraps with Vault', async () => {
    const ring = KeyRing.parse('keys', `k1:${randomBytes(32).toString('base64')}`);
    const local = new LocalKeyWrapper(() => ring);
    const moving = new MovingKeyWrapper(wrapperWith(), local);
    const [a, b, c] = [randomBytes(32), randomBytes(32), randomBytes(32)];
    const mixed = [await local.wrap('a', a), await moving.wrap('b', b), await local.wrap('c', c)];
    expect(mixed.map(({ kek_id }) => kek_id.replace(/v\d+$/, 'v'))).toEqual(['k1', 'vault:portal:v', 'k1']);
    expect(await moving.unwrap(mixed)).toEqual([a, b, c]);
    expect(await moving.activeId()).toMatch(/^vault:portal:v\d+$/);
  });
});
