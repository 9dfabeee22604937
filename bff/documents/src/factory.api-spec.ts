import { startApi, type Api } from '../testing/api';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const count = async (table: string) =>
  (await api.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`))[0]?.n;

describe('factory', () => {
  it('returns the row as it is stored', async () => {
    const { id } = await api.make.user({ first_name: 'Ada' });
    const made = await api.make.document({ user_id: id, filename: 'a\tb\\c\n.pdf', deleted_at: new Date() });
    expect(await api.query('SELECT * FROM documents WHERE id = $1', [made.id])).toEqual([
      expect.objectContaining(made),
    ]);
  });

  it('gives a column the default of the database when only other rows set it', async () => {
    await api.make.user.all([{ first_name: 'With' }, { first_name: 'Without', version: 7 }]);
    const rows = await api.query(`SELECT version FROM users WHERE first_name LIKE 'With%' ORDER BY first_name`);
    expect(rows).toEqual([{ version: 1 }, { version: 7 }]);
  });

  it('inserts more rows than fit in one statement', async () => {
    const before = (await count('users')) ?? 0;
    const made = await api.make.user.many(2500, (n) => ({ last_name: `Many${n}` }));
    expect([made.length, made.at(-1)?.last_name, await count('users')]).toEqual([2500, 'Many2500', before + 2500]);
  });

  it('copies the same values as it inserts', async () => {
    const { id } = await api.make.user({});
    const values = { user_id: id, filename: 'a\tb\\c\n.pdf', deleted_at: new Date(), scanned_at: null };
    const [[inserted], [copied]] = [
      await api.make.document.many(1, () => values),
      await api.make.document.copy(1, () => values),
    ];
    const stored = (made: { id: string } | undefined) => api.query('SELECT * FROM documents WHERE id = $1', [made?.id]);
    expect(await stored(inserted)).toEqual([expect.objectContaining(inserted)]);
    expect(await stored(copied)).toEqual([expect.objectContaining(copied)]);
  });

  it('reassigns a client who is already assigned', async () => {
    const [client, one, other] = await api.make.user.many(3, (n) => ({ role: n === 1 ? 'client' : 'preparer' }));
    await api.make.assign(client, one);
    await api.make.assign(client, other);
    expect(await api.query('SELECT preparer_id FROM assignments')).toEqual([{ preparer_id: other?.id }]);
  });
});
