import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { asPerson } from '@portal/bff-platform/request/acting';
import { DataSource } from 'typeorm';
import { startApi, type Api } from '../../testing/api';
import type { Person } from '@portal/bff-access/testing/people';
import { completeIntake } from '../../testing/intake-bodies';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

interface Kept {
  preparer_id: string;
  forms: number;
  total_income: number;
  submitted_income: number;
}

const kept = () =>
  api.query<Kept>(
    `SELECT preparer_id, forms, total_income, submitted_income FROM preparer_income
     WHERE forms <> 0 OR total_income <> 0 ORDER BY preparer_id`,
  );
/** Computes the expected sums from every form. */
const recounted = () =>
  api.query<Kept>(
    `SELECT a.preparer_id, count(*)::int AS forms, sum(f.total_income) AS total_income,
            COALESCE(sum(f.total_income) FILTER (WHERE f.submitted), 0) AS submitted_income
     FROM assignments a JOIN intake_forms f ON f.user_id = a.client_id GROUP BY a.preparer_id ORDER BY a.preparer_id`,
  );

const assign = (client: Person, preparer: Person) =>
  api.call(assignmentEndpoints.assignPreparer, {
    body: { client_id: client.id, preparer_id: preparer.id },
    token: client.token,
  });

async function formOf(client: Person, w2_income: number, submitted = false): Promise<string> {
  const body = { ...completeIntake(), w2_income, submitted };
  return (await api.call(intakeEndpoints.create, { body, token: client.token })).body.id;
}

describe('preparer income', () => {
  it('reflects a form that is created, changed and submitted, with its submitted share', async () => {
    const [client, preparer] = [await api.people.client(), await api.people.preparer()];
    await assign(client, preparer);
    const id = await formOf(client, 50_000);
    const ofPreparer = async () => (await kept()).find(({ preparer_id }) => preparer_id === preparer.id);
    const other = (await api.query<{ other: number }>('SELECT total_income - w2_income AS other FROM intake_forms'))[0];
    expect(await ofPreparer()).toMatchObject({
      forms: 1,
      total_income: 50_000 + (other?.other ?? 0),
      submitted_income: 0,
    });
    const update = (body: object) =>
      api.call(intakeEndpoints.update, { params: { id }, body: { ...body }, token: client.token });
    expect((await update({ w2_income: 61_000.5 })).status).toBe(200);
    expect(await ofPreparer()).toMatchObject({ total_income: 61_000.5 + (other?.other ?? 0), submitted_income: 0 });
    expect((await update({ ...completeIntake(), w2_income: 70_000, submitted: true })).status).toBe(200);
    const submitted = await ofPreparer();
    expect(submitted?.submitted_income).toBe(submitted?.total_income);
    expect(await kept()).toEqual(await recounted());
  });

  it('moves with a client from one preparer to another, and adds up per office', async () => {
    const [client, one, two] = [await api.people.client(), await api.people.preparer(), await api.people.preparer()];
    await api.make.office({ id: 'here' });
    await api.query(`UPDATE preparer_profiles SET office_id = 'here' WHERE user_id = ANY($1)`, [[one.id, two.id]]);
    await formOf(client, 10_000);
    for (const preparer of [one, two]) {
      expect((await assign(client, preparer)).status).toBeLessThan(300);
      const rows = await kept();
      expect(rows.filter(({ preparer_id }) => [one.id, two.id].includes(preparer_id))).toEqual([
        expect.objectContaining({ preparer_id: preparer.id, forms: 1 }),
      ]);
      expect(rows).toEqual(await recounted());
    }
    const [office] = await api.query<{ forms: number }>(`SELECT forms FROM office_income WHERE office_id = 'here'`);
    expect(office).toEqual({ forms: 1 });
  });

  it('is correct whoever ends an assignment or an account, even someone who may not see the income', async () => {
    const [client, preparer] = [await api.people.client(), await api.people.preparer()];
    await formOf(client, 20_000);
    await assign(client, preparer);
    const database = api.get(DataSource);
    await database.query('UPDATE users SET deleted_at = now() WHERE id = $1', [client.id]);
    expect((await kept()).filter(({ preparer_id }) => preparer_id === preparer.id)).toEqual([]);
    await database.query('UPDATE users SET deleted_at = NULL WHERE id = $1', [client.id]);
    expect(await kept()).toEqual(await recounted());
    const end = () => database.query('DELETE FROM assignments WHERE client_id = $1', [client.id]);
    await asPerson({ ...preparer, role: 'preparer' }, end);
    expect(await kept()).toEqual(await recounted());
  });

  it('is correct after concurrent changes of forms and assignments, without deadlocks', async () => {
    const preparers = await Promise.all([1, 2, 3].map(() => api.people.preparer()));
    const clients = await Promise.all([1, 2, 3, 4].map(() => api.people.client()));
    await Promise.all(clients.map((client) => assign(client, preparers[0] as Person)));
    const ids = await Promise.all(clients.map((client, at) => formOf(client, 1000 * (at + 1))));
    const rounds = Array.from({ length: 5 }, (_none, round) => round);
    const answers = await Promise.all(
      clients.flatMap((client, at) =>
        rounds.flatMap((round) => [
          assign(client, preparers[(at + round) % preparers.length] as Person),
          api.call(intakeEndpoints.update, {
            params: { id: ids[at] ?? '' },
            body: { w2_income: 1000 + round * 7 + at },
            token: client.token,
          }),
        ]),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const [{ deadlocks } = { deadlocks: -1 }] = await api.query<{ deadlocks: number }>(
      'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
    );
    expect(deadlocks).toBe(0);
    expect(await kept()).toEqual(await recounted());
  });
});
