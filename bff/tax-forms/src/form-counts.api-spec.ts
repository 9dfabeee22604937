import { season } from '@portal/domain/testing/season';
import { DataSource } from 'typeorm';
import { startApi, type Api } from '../testing/api';
import { countForms, type FormFilter } from '@portal/bff-access/form-counts';

let api: Api;

interface Forms {
  /** The clients' preparer; absent for unassigned clients. */
  preparer?: string;
  submitted: number;
  drafts: number;
  year?: number;
}

/** Inserts each form with a client of its own. */
async function add({ preparer, submitted, drafts, year = season }: Forms): Promise<void> {
  const clients = await api.make.user.many(submitted + drafts, () => ({}));
  await api.make.intake.all(
    clients.map(({ id }, at) => ({
      user_id: id,
      tax_year: year,
      submitted: at < submitted,
      submitted_at: at < submitted ? new Date() : null,
    })),
  );
  if (preparer) await api.make.assign(clients, { id: preparer });
}

/** One preparer in each office and one without an office. All counts differ, so that a wrong filter is detected. */
beforeAll(async () => {
  api = await startApi();
  await api.make.office.all([{ id: 'north' }, { id: 'south' }]);
  const [north, south, outside] = [
    (await api.people.preparer()).id,
    (await api.people.preparer()).id,
    (await api.people.preparer()).id,
  ];
  for (const [preparer, office] of [
    [north, 'north'],
    [south, 'south'],
  ])
    await api.query('UPDATE preparer_profiles SET office_id = $2 WHERE user_id = $1', [preparer, office]);
  await add({ preparer: north, submitted: 2, drafts: 1 });
  await add({ preparer: south, submitted: 1, drafts: 3 });
  await add({ preparer: outside, submitted: 0, drafts: 1 });
  await add({ submitted: 1, drafts: 5 });
  await add({ submitted: 1, drafts: 1, year: season - 1 });
  await add({ preparer: north, submitted: 1, drafts: 1, year: season - 1 });
});
afterAll(() => api.stop());

const count = (filter: Omit<FormFilter, 'tax_year'>): Promise<number> =>
  countForms(api.get(DataSource).manager, { tax_year: season, ...filter });

describe('countForms', () => {
  it.each([
    [undefined, 14],
    ['all', 14],
    ['submitted', 4],
    ['draft', 10],
    ['assigned', 8],
    ['unassigned', 6],
  ] as const)('counts the forms of all clients with status %s: %i', async (status, forms) =>
    expect(await count({ status })).toBe(forms),
  );

  it.each([
    ['north', undefined, 3],
    ['north', 'submitted', 2],
    ['north', 'draft', 1],
    ['south', 'all', 4],
    ['south', 'submitted', 1],
    ['south', 'draft', 3],
    ['south', 'assigned', 4],
    ['south', 'unassigned', 0],
    ['nowhere', 'all', 0],
    ['nowhere', 'assigned', 0],
  ] as const)('counts the forms of office %s with status %s: %i', async (office_id, status, forms) =>
    expect(await count({ office_id, status })).toBe(forms),
  );
});
