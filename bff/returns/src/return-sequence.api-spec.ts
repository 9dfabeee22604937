import { season } from '@portal/domain/testing/season';
import { returnStates } from '@portal/domain/returns/return-states';
import { DataSource } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import type { Person } from '@portal/bff-access/testing/people';
import { asPerson } from '@portal/bff-platform/request/acting';
import { TaxReturnEntity } from './return.entity';
import { startApi, type Api } from '../testing/api';

let api: Api;
let preparer: Person, client: Person;

beforeAll(async () => {
  api = await startApi();
  preparer = await api.people.preparer();
});
beforeEach(async () => {
  client = await api.people.client();
  await api.make.assign(client, preparer);
});
afterAll(() => api.stop());

/** Runs as the service does for the preparer, without its checks. */
const asPreparer = <T>(work: (database: DataSource) => Promise<T>): Promise<T> =>
  asPerson({ id: preparer.id, role: 'preparer' }, () => work(api.get(DataSource)));
const insert = (row: Partial<TaxReturnEntity>) =>
  asPreparer(({ manager }) =>
    manager.insert(TaxReturnEntity, { id: uuidv7(), client_id: client.id, tax_year: season, ...row }),
  );
const amended = { kind: 'amended', sequence: 2, state: 'preparing' } as const;
const newest = () =>
  api.query<{ sequence: number }>('SELECT sequence FROM tax_returns WHERE client_id = $1 AND newest', [client.id]);

describe('the database', () => {
  it('refuses an original that does not begin in intake', async () => {
    for (const state of returnStates.filter((one) => one !== 'intake'))
      await expect(insert({ state })).rejects.toThrow('begins in intake');
    await insert({});
    expect(await newest()).toEqual([{ sequence: 1 }]);
  });

  it('refuses an amended return without an accepted one before it', async () => {
    await expect(insert(amended)).rejects.toThrow('follows an accepted one');
    for (const state of returnStates.filter((one) => one !== 'accepted')) {
      const person = await api.people.client();
      await api.make.assign(person, preparer);
      const held = state === 'on_hold' || state === 'not_filing' ? 'preparing' : null;
      await api.make.taxReturn({ client_id: person.id, state, state_before_hold: held });
      await expect(insert({ ...amended, client_id: person.id })).rejects.toThrow('follows an accepted one');
    }
  });

  it('refuses a gap in the sequence, a second original and another first state', async () => {
    await api.make.taxReturn({ client_id: client.id, state: 'accepted' });
    await expect(insert({ ...amended, sequence: 3 })).rejects.toThrow('follows an accepted one');
    await expect(insert({ ...amended, kind: 'original' })).rejects.toThrow('tax_returns_amended_later');
    await expect(insert({ kind: 'amended' })).rejects.toThrow('tax_returns_amended_later');
    for (const state of returnStates.filter((one) => one !== 'preparing'))
      await expect(insert({ ...amended, state })).rejects.toThrow('begins in preparing');
    expect(await newest()).toEqual([{ sequence: 1 }]);
  });

  it('makes the amended return the newest, and lets nothing else change the order', async () => {
    await api.make.taxReturn({ client_id: client.id, state: 'accepted' });
    await insert(amended);
    expect(await newest()).toEqual([{ sequence: 2 }]);
    for (const change of ['newest = true', 'newest = false', 'sequence = 3', `kind = 'original'`, 'tax_year = 2000'])
      await expect(
        asPreparer((database) => database.query(`UPDATE tax_returns SET ${change} WHERE client_id = $1`, [client.id])),
      ).rejects.toThrow('order of returns');
    await expect(insert({ ...amended, sequence: 3 })).rejects.toThrow('follows an accepted one');
    expect(await newest()).toEqual([{ sequence: 2 }]);
  });
});
