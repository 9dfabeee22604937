import { webcrypto } from 'node:crypto';
import type { StoredDraft } from './draft-table';
import type * as EncryptedDrafts from './encrypted-drafts';

const mockRows = new Map<string, StoredDraft>();
const rows = mockRows;
jest.mock('./draft-table', () => ({
  draftTable: {
    all: async () => [...mockRows.values()],
    replace: async (deleted: string[], stored: StoredDraft[]) => {
      for (const id of deleted) mockRows.delete(id);
      for (const row of stored) mockRows.set(row.id, row);
    },
  },
}));

/** Locks of all tabs of this browser. A closed tab releases its locks. */
const held = new Set<string>();
type Use = (lock: object | null) => Promise<unknown>;
const locks = {
  request: async (name: string, ...[first, second]: [Use] | [object, Use]) => {
    const use = second ?? (first as Use);
    if (held.has(name)) return use(null);
    held.add(name);
    return use({}).finally(() => held.delete(name));
  },
};

type Module = typeof EncryptedDrafts;

/** Opens another tab of the same browser, with its own modules but a shared database and locks. */
async function openPage() {
  const holders = (): string[] => [...rows.values()].map(({ page }) => page);
  const before = holders();
  jest.resetModules();
  const drafts: Module = await import('./encrypted-drafts');
  const close = (): void => {
    for (const page of holders()) if (!before.includes(page)) held.delete(`unsaved-drafts:${page}`);
  };
  return { drafts, close };
}

const keyText = (byte: number): string => Buffer.alloc(32, byte).toString('base64');
const draft = { values: { city: 'Ecorse', ssn: '219-09' } };

describe('draft in IndexedDB', () => {
  beforeEach(() => {
    rows.clear();
    held.clear();
    for (const [name, value] of Object.entries({ crypto: webcrypto, navigator: { locks } }))
      Object.defineProperty(globalThis, name, { value, configurable: true });
  });

  it('cannot be read without the key', async () => {
    const { drafts } = await openPage();
    await drafts.store('ada', 'intake-form', draft, await drafts.importKey(keyText(1)));
    expect(rows.size).toBe(1);
    const [row] = [...rows.values()];
    expect(Buffer.from(row?.encrypted ?? new ArrayBuffer()).toString('latin1')).not.toMatch(/Ecorse|219-09/);
    expect(JSON.stringify(row)).not.toMatch(/Ecorse|219-09/);
  });

  it("belongs to its tab while that is open, and then to the owner's next tab only", async () => {
    const first = await openPage();
    const key = await first.drafts.importKey(keyText(1));
    await first.drafts.store('ada', 'intake-form', draft, key);
    const second = await openPage();
    expect(await second.drafts.takeOver('ada', key)).toEqual([]);
    first.close();
    expect(await second.drafts.takeOver('bob', key)).toEqual([]);
    expect(await second.drafts.takeOver('ada', key)).toEqual([{ name: 'intake-form', value: draft }]);
    const third = await openPage();
    expect(await third.drafts.takeOver('ada', key)).toEqual([]);
    await second.drafts.store('ada', 'intake-form', undefined, null);
    expect(rows.size).toBe(0);
  });

  it("is deleted when it does not decrypt with the owner's key", async () => {
    const first = await openPage();
    await first.drafts.store('ada', 'intake-form', draft, await first.drafts.importKey(keyText(1)));
    first.close();
    const second = await openPage();
    expect(await second.drafts.takeOver('ada', await second.drafts.importKey(keyText(2)))).toEqual([]);
    expect(rows.size).toBe(0);
  });

  it('is restored as each tab left it, newest first, and expires after 30 days', async () => {
    const clock = jest.spyOn(Date, 'now');
    const now = Date.now();
    const ages = [31, 2, 1];
    const key = await (await openPage()).drafts.importKey(keyText(1));
    for (const days of ages) {
      const left = await openPage();
      clock.mockReturnValue(now - days * 86_400_000);
      await left.drafts.store('ada', 'intake-form', { days }, key);
      left.close();
    }
    clock.mockReturnValue(now);
    const found = await (await openPage()).drafts.takeOver('ada', key);
    expect(found.map(({ value }) => value)).toEqual([{ days: 1 }, { days: 2 }]);
    expect(rows.size).toBe(2);
    clock.mockRestore();
  });

  it('is deleted with all drafts of the same user, whichever tab owns them', async () => {
    const [one, other] = [await openPage(), await openPage()];
    const key = await one.drafts.importKey(keyText(1));
    await one.drafts.store('ada', 'intake-form', draft, key);
    await other.drafts.store('ada', 'schedule-c', draft, key);
    await other.drafts.store('bob', 'intake-form', draft, key);
    await one.drafts.forgetAll('ada');
    expect([...rows.values()].map(({ user_id }) => user_id)).toEqual(['bob']);
  });
});
