import { DataSource } from 'typeorm';
import { startApi, type Api } from '../../testing/api';
import type { Person } from '../../testing/people';
import { UserEntity } from '../auth/accounts/user.entity';
import { PlainQuery } from '../database/plain-query';
import { AssignmentEntity } from './assignment.entity';
import { ClientSearch } from './client-search.repository';

let api: Api;
let ada: Person;
let bea: Person;

/** More than are named one by one (1,000). */
const many = 1_005;

const assign = (client_id: string, preparer: Person) =>
  api.query('INSERT INTO assignments (client_id, preparer_id, assigned_at, assigned_by) VALUES ($1, $2, now(), $2)', [
    client_id,
    preparer.id,
  ]);

/** Ada is Olga's, Bea nobody's; as many as are never named one by one are called Manyfold, each of them with Quentin. */
beforeAll(async () => {
  api = await startApi();
  const olga = await api.people.preparer({ first_name: 'Olga', last_name: 'Preparewell' });
  const quentin = await api.people.preparer({ first_name: 'Quentin', last_name: 'Busy' });
  ada = await api.people.client({ first_name: 'Ada', last_name: 'Zimmer' });
  bea = await api.people.client({ first_name: 'Bea', last_name: 'Preparewell' });
  await assign(ada.id, olga);
  await api.query(
    `WITH made AS (
       INSERT INTO users (id, email, first_name, last_name, role, status, password_hash)
       SELECT gen_random_uuid(), 'many' || n || '@example.com', 'Manyfold', 'N' || n, 'client', 'active', 'none'
       FROM generate_series(1, ${many}) n RETURNING id)
     INSERT INTO assignments (client_id, preparer_id, assigned_at, assigned_by)
     SELECT id, $1, now(), $1 FROM made`,
    [quentin.id],
  );
});
afterAll(() => api.stop());

async function found(search: string): Promise<string[]> {
  const query = PlainQuery.from(api.get(DataSource).manager, UserEntity, 'client', ['id'])
    .leftJoin(AssignmentEntity, 'assignment', 'assignment.client_id = client.id', [])
    .where(`client.role = 'client'`);
  const { narrow } = await api.get(ClientSearch).find(search);
  return (await narrow(query).builder.getRawMany<{ id: string }>()).map(({ id }) => id);
}

describe('clients by what is typed', () => {
  it('are found by their name and e-mail address', async () => {
    expect(await found('zimm')).toEqual([ada.id]);
    expect(await found(bea.email)).toEqual([bea.id]);
    expect(await found('nobody at all')).toEqual([]);
  });

  it('are found by the name of their preparer, beside those of that name', async () => {
    expect((await found('preparewell')).sort()).toEqual([ada.id, bea.id].sort());
  });

  it('are all found where there are more than are named one by one: of that name, and of that preparer', async () => {
    expect(new Set(await found('manyfold')).size).toBe(many);
    expect(new Set(await found('quentin')).size).toBe(many);
  });

  it('are looked for at most one further than are named one by one', async () => {
    const words = { sql: (text: string) => `${text} LIKE :inside`, parameters: { inside: '%manyfold%' }, starts: 'm%' };
    expect(await api.get(ClientSearch).accounts('client', words)).toHaveLength(1_001);
  });
});
