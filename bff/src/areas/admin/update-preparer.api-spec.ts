import { adminPreparerEndpoints } from '@portal/domain/preparers/admin-preparers.endpoints';
import { startApi, type Api } from '../../../testing/api';
import type { Person } from '../../../testing/people';
import { named, nobodys, preparerCalls } from './testing/office-preparers';

let api: Api;
let admin: Person;
let preparer: Person;
beforeAll(async () => {
  api = await startApi();
  admin = await api.people.admin();
});
beforeEach(async () => {
  preparer = await api.people.preparer();
});
afterAll(() => api.stop());

const { update, assignToOffice } = adminPreparerEndpoints;
const { change, readOne, newOffice, auditOf, mailsTo } = preparerCalls(() => ({ api, admin, preparer }));

describe('PUT /admin/update-preparer/{id}', () => {
  it('refuses everybody but an admin, and whoever is no preparer', async () => {
    expect((await api.call(update, { params: { id: preparer.id }, body: named('x@example.com') })).status).toBe(401);
    const client = await api.people.client();
    for (const { token } of [client, preparer]) expect((await change({}, token)).status).toBe(403);
    for (const id of [nobodys, 'no-id', client.id, admin.id])
      expect((await change({ email: 'free@example.com' }, admin.token, id)).status).toBe(404);
  });

  it('names what is wrong, an office that is not there as well', async () => {
    const wrong = { first_name: ' ', email: 'nowhere', phone: '1', bio: 'x'.repeat(2001), role: 'admin' };
    const { status, problem } = await change({ ...wrong, specialties: Array.from({ length: 31 }, String) });
    const fields = ['bio', 'email', 'first_name', 'phone', 'role', 'specialties'];
    expect([status, problem.errors?.map(({ field }) => field).sort()]).toEqual([400, fields]);
    const lost = await change({ office_id: 'nowhere' });
    expect([lost.status, lost.problem.errors]).toEqual([
      400,
      [{ field: 'office_id', detail: 'This office does not exist.' }],
    ]);
    expect(await auditOf(preparer.id)).toEqual([]);
  });

  it('refuses the e-mail address of another account', async () => {
    const { status, problem } = await change({ email: admin.email.toUpperCase() });
    expect([status, problem.code, problem.errors?.[0]?.field]).toEqual([409, 'already_exists', 'email']);
    expect(problem.detail).toBe('Another account already uses this e-mail address.');
  });

  it('is a conflict when somebody else was faster, and changes nothing', async () => {
    expect((await change({ bio: 'First.', version: 1 })).body.version).toBe(2);
    const { status, problem } = await change({ bio: 'Second.', version: 1 });
    expect([status, problem.code, problem.version]).toEqual([409, 'stale_version', 2]);
    expect((await readOne(preparer))?.bio).toBe('First.');
  });

  it('of twenty at once with one version lets one through', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_none, at) => change({ bio: `Number ${at}`, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  it('keeps what is absent and clears what is null; specialties are each there once and never blank', async () => {
    const office_id = await newOffice('Kept');
    const specialties = [' Tax Expert ', '', 'Tax Expert', 'Business Tax'];
    const first = await change({ office_id, phone: '313-555-0177', office_location: 'Room 4', specialties });
    const kept = { office_id, office_name: 'Kept', phone: '313-555-0177', specialties: ['Tax Expert', 'Business Tax'] };
    expect(first).toMatchObject({ status: 200, body: { ...kept, office_location: 'Room 4' } });
    expect((await change({ office_location: null })).body).toMatchObject({ ...kept, office_location: null });
  });

  it('is written down by the names of the fields alone', async () => {
    await change({ first_name: 'Otherwise', bio: 'Text that stays out.' });
    const [entry] = await auditOf(preparer.id);
    expect(entry).toEqual({
      action: 'preparer.update',
      actor_id: admin.id,
      details: { fields: 'first_name,last_name,bio' },
    });
  });

  it('tells the old address of a new one, and only then', async () => {
    await change({ bio: 'Nothing of the kind.' });
    expect(await mailsTo(preparer.email)).toEqual([]);
    const answer = await change({ email: 'Moved@Example.com' });
    expect(answer.body.email).toBe('moved@example.com');
    expect(await mailsTo(preparer.email)).toEqual([{ kind: 'email_changed' }]);
  });
});

describe('POST /admin/assign-preparer-to-office', () => {
  it('refuses everybody but an admin, and names what is wrong', async () => {
    const query = { preparer_id: preparer.id };
    expect((await api.call(assignToOffice, { query })).status).toBe(401);
    for (const { token } of [await api.people.client(), preparer])
      expect((await api.call(assignToOffice, { query, token })).status).toBe(403);
    const none = await api.call(assignToOffice, { query: {}, token: admin.token });
    expect([none.status, none.problem.errors?.[0]?.field]).toEqual([400, 'preparer_id']);
    const lost = await api.call(assignToOffice, { query: { ...query, office_id: 'x' }, token: admin.token });
    expect([lost.status, lost.problem.errors?.[0]?.field]).toEqual([400, 'office_id']);
    const gone = await api.call(assignToOffice, { query: { preparer_id: nobodys }, token: admin.token });
    expect(gone.status).toBe(404);
  });

  it('moves a preparer in and out, and touches nothing else of them', async () => {
    const office_id = await newOffice('In and Out');
    const before = await readOne(preparer);
    const into = await api.call(assignToOffice, { query: { preparer_id: preparer.id, office_id }, token: admin.token });
    expect(into.body).toEqual({ ...before, office_id, office_name: 'In and Out', version: 2 });
    const out = await api.call(assignToOffice, {
      query: { preparer_id: preparer.id, office_id: '' },
      token: admin.token,
    });
    expect(out.body).toEqual({ ...before, version: 3 });
    expect((await auditOf(preparer.id)).map(({ details }) => details)).toEqual([
      { fields: 'office_id' },
      { fields: 'office_id' },
    ]);
  });
});
