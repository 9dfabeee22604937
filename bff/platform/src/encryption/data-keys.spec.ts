import { randomBytes } from 'node:crypto';
import { DataKeys } from './data-keys';
import type { DataKeysRepository, WrappedKey } from './data-keys.repository';
import { EncryptionKeys } from './encryption-keys';

const ring = `k1:${randomBytes(32).toString('base64')}`;

/** Table of data keys in memory, which a test can empty. */
function tableOfKeys() {
  const rows = new Map<string, WrappedKey>();
  const repository = {
    findMany: jest.fn((ids: readonly string[]) =>
      Promise.resolve(
        ids.flatMap((id) => {
          const row = rows.get(id);
          return row ? [row] : [];
        }),
      ),
    ),
    find: (id: string) => Promise.resolve(rows.get(id) ?? null),
    insertIfAbsent: (key: WrappedKey) => Promise.resolve(void rows.set(key.owner_id, key)),
  };
  const keys = EncryptionKeys.of({ ENCRYPTION_KEYS: ring, BLIND_INDEX_KEYS: ring, DATA_DIR: '', production: true });
  return {
    rows,
    findMany: repository.findMany,
    dataKeys: new DataKeys(repository as unknown as DataKeysRepository, keys),
  };
}

describe('data keys of several owners', () => {
  it('are read in one query unless cached, and never created', async () => {
    const { rows, findMany, dataKeys } = tableOfKeys();
    const other = tableOfKeys();
    const [a, b] = [await dataKeys.forOwner('a'), await other.dataKeys.forOwner('b')];
    for (const row of other.rows.values()) rows.set(row.owner_id, row);
    expect(await dataKeys.forOwners(['a', 'b', 'nobody', 'b'])).toEqual(
      new Map([
        ['a', a],
        ['b', b],
      ]),
    );
    expect(findMany.mock.calls).toEqual([[['b', 'nobody']]]);
    expect([...rows.keys()]).toEqual(['a', 'b']);
    await dataKeys.forOwners(['a', 'b']);
    expect(findMany).toHaveBeenCalledTimes(1);
  });
});

describe('data key cache', () => {
  it('drops a key after five minutes even if it is in use, so that a destroyed key stops working', async () => {
    const clock = jest.spyOn(performance, 'now');
    /** The cache reads the clock at most once per millisecond. */
    const setClock = (ms: number) => new Promise((done) => setTimeout(done, 5, clock.mockReturnValue(ms)));
    await setClock(1000);
    const { rows, dataKeys } = tableOfKeys();
    const key = await dataKeys.forOwner('a');
    rows.clear();
    await setClock(1000 + 299_000);
    expect(await dataKeys.forOwner('a')).toBe(key);
    await setClock(1000 + 300_001);
    expect((await dataKeys.forOwner('a')).equals(key)).toBe(false);
    clock.mockRestore();
  });

  it('holds at most 5,000 keys and evicts the least recently used', async () => {
    const { rows, dataKeys } = tableOfKeys();
    const [first, second] = [await dataKeys.forOwner('first'), await dataKeys.forOwner('second')];
    for (let n = 0; n < 4998; n += 1) await dataKeys.forOwner(String(n));
    await dataKeys.forOwner('first');
    await dataKeys.forOwner('one more');
    rows.clear();
    expect(await dataKeys.forOwner('first')).toBe(first);
    expect((await dataKeys.forOwner('second')).equals(second)).toBe(false);
  });
});
