import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { clientEndpoints } from '@portal/domain/clients/clients.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { startApi, type Api } from '../../testing/api';
import { canaries } from '@portal/bff-platform/testing/canaries';
import type { Person } from '@portal/bff-access/testing/people';
import { completeIntake } from '@portal/bff-tax-forms/testing/intake-bodies';

let api: Api;
let renee: Person;
let ana: Person;
beforeAll(async () => {
  api = await startApi();
  renee = await api.people.preparer({ first_name: 'Renee', last_name: 'Okafor' });
  ana = await api.people.preparer({ first_name: 'Ana', last_name: 'Lopez' });
});
afterAll(() => api.stop());

const { choice, choose, forgetChoice, mine, assignPreparer } = assignmentEndpoints;
const { create, update, submitToPreparer } = intakeEndpoints;

let count = 0;
/** Registers a client. Links on a preparer's page contain `preparer_code`. */
async function register(preparer_code?: unknown) {
  count += 1;
  const person = { email: `chooser-${count}@example.com`, password: canaries.password, first_name: 'Eva' };
  const body = {
    ...person,
    last_name: 'Li',
    role: 'client',
    ...(preparer_code === undefined ? {} : { preparer_code }),
  };
  const answer = await api.call(accountEndpoints.register, { body });
  return { status: answer.status, id: answer.body.user.id, token: answer.body.access_token ?? '' };
}
const codeOf = ({ preparer_code }: Person): string => preparer_code ?? '';
const choiceOf = async (token: string) => (await api.call(choice, { token })).body;
const preparerOf = async (token: string) => (await api.call(mine, { token })).body;
const chooseBy = (preparer_code: string, token?: string) =>
  api.call(choose, { body: { preparer_code }, ...(token ? { token } : {}) });
const submit = (token: string, more: object = {}) =>
  api.call(create, { body: { ...completeIntake(), submitted: true, ...more }, token });
const historyOf = (id: string) =>
  api.query<{ to_preparer_id: string; via: string }>(
    'SELECT to_preparer_id, via FROM assignment_history WHERE client_id = $1 ORDER BY id',
    [id],
  );
const setStatus = (id: string, status: string) => api.query('UPDATE users SET status = $2 WHERE id = $1', [id, status]);

describe('PUT, GET and DELETE /preparer-choice', () => {
  it('returns 401 to anonymous callers and 403 to staff', async () => {
    const admin = await api.people.admin();
    expect((await chooseBy(codeOf(renee))).status).toBe(401);
    expect((await api.call(choice)).status).toBe(401);
    expect((await api.call(forgetChoice)).status).toBe(401);
    for (const { token } of [renee, admin]) {
      expect((await chooseBy(codeOf(renee), token)).status).toBe(403);
      expect((await api.call(choice, { token })).status).toBe(403);
      expect((await api.call(forgetChoice, { token })).status).toBe(403);
    }
  });

  it('returns "Invalid preparer code" for an unknown code and for a pending preparer', async () => {
    const { token } = await register();
    const pending = await api.people.preparer({ status: 'pending' });
    for (const code of ['ZZZZZZ', codeOf(pending)]) {
      const { status, problem } = await chooseBy(code, token);
      expect([status, problem.detail]).toEqual([404, 'Invalid preparer code']);
    }
    expect(await choiceOf(token)).toBeNull();
  });

  it('returns 400 without a code', async () => {
    const { token } = await register();
    expect((await chooseBy('', token)).status).toBe(400);
  });

  it('stores, replaces and deletes the choice of a signed-in client', async () => {
    const { token, id } = await register();
    const kept = await chooseBy(` ${codeOf(renee).toLowerCase()} `, token);
    expect([kept.status, kept.body]).toEqual([
      200,
      { id: renee.id, first_name: 'Renee', last_name: 'Okafor', preparer_code: codeOf(renee), available: true },
    ]);
    await chooseBy(codeOf(ana), token);
    expect(await choiceOf(token)).toMatchObject({ id: ana.id });
    expect((await api.call(forgetChoice, { token })).status).toBe(204);
    expect(await choiceOf(token)).toBeNull();
    expect(await preparerOf(token)).toBeNull();
    const audit = await api.query<{ action: string; details: object }>(
      "SELECT action, details FROM audit_log WHERE object_id = $1 AND action = 'client.choose' ORDER BY id",
      [id],
    );
    expect(audit.map(({ details }) => details)).toEqual([{ preparer_id: renee.id }, { preparer_id: ana.id }, {}]);
  });

  it("accepts the slug of a preparer's page", async () => {
    const { token } = await register();
    await api.query('UPDATE preparer_profiles SET portal_slug = $2 WHERE user_id = $1', [renee.id, 'renee-okafor']);
    expect((await chooseBy('Renee-Okafor', token)).body).toMatchObject({ id: renee.id });
  });

  it('stores no choice for the preparer the client already has', async () => {
    const { token, id } = await register();
    await api.call(assignPreparer, { body: { client_id: id, preparer_id: renee.id }, token });
    const { status, body } = await chooseBy(codeOf(renee), token);
    expect([status, body]).toEqual([200, null]);
    expect(await choiceOf(token)).toBeNull();
  });
});

describe("POST /auth/register from a preparer's page", () => {
  it.each([
    ['unknown', 'ZZZZZZ'],
    ['longer than any code', 'X'.repeat(300)],
    ['empty', ''],
    ['null', null],
  ])('registers without a choice when the code is %s', async (_what, code) => {
    const { status, token } = await register(code);
    expect(status).toBe(201);
    expect(await choiceOf(token)).toBeNull();
  });

  it('registers without a choice when the preparer is pending', async () => {
    const pending = await api.people.preparer({ status: 'pending' });
    const { status, token } = await register(codeOf(pending));
    expect([status, await choiceOf(token)]).toEqual([201, null]);
  });

  it('stores the choice on the account and assigns no preparer before the form is submitted', async () => {
    const { token, id } = await register(codeOf(renee).toLowerCase());
    expect(await choiceOf(token)).toMatchObject({ id: renee.id, available: true });
    expect(await preparerOf(token)).toBeNull();
    expect((await api.call(create, { body: { city: 'Detroit' }, token })).status).toBe(201);
    expect(await historyOf(id)).toEqual([]);
  });
});

describe('submitting the intake form with a chosen preparer', () => {
  it("assigns the chosen preparer once, and adds the client to the preparer's list", async () => {
    const { token, id } = await register(codeOf(renee));
    const { body: form } = await submit(token);
    expect(form.submitted).toBe(true);
    await api.call(update, { params: { id: form.id }, body: { ...completeIntake(), submitted: true }, token });
    expect(await historyOf(id)).toEqual([{ to_preparer_id: renee.id, via: 'preparer_intake' }]);
    expect(await preparerOf(token)).toMatchObject({ id: renee.id });
    expect(await choiceOf(token)).toBeNull();
    const { body: clients } = await api.call(clientEndpoints.list, { token: renee.token });
    expect(clients.map((client) => client.id)).toContain(id);
  });

  it('assigns the chosen preparer if an update submits an existing draft', async () => {
    const { token, id } = await register(codeOf(renee));
    const { body: draft } = await api.call(create, { body: { city: 'Detroit' }, token });
    const body = { ...completeIntake(), submitted: true, version: draft.version };
    await api.call(update, { params: { id: draft.id }, body, token });
    expect(await historyOf(id)).toHaveLength(1);
  });

  it('does not assign when the submit is rejected', async () => {
    const { token, id } = await register(codeOf(renee));
    expect((await submit(token, { ssn: null })).status).toBe(400);
    expect([await historyOf(id), await choiceOf(token)]).toMatchObject([[], { id: renee.id }]);
  });

  it('assigns once when eight tabs submit simultaneously', async () => {
    const { token, id } = await register(codeOf(renee));
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => submit(token)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    expect(await historyOf(id)).toHaveLength(1);
  });

  it('prefers the preparer on whose page the form is submitted', async () => {
    const { token, id } = await register(codeOf(renee));
    await api.call(submitToPreparer, { params: { preparer_code: codeOf(ana) }, body: completeIntake(), token });
    expect(await historyOf(id)).toEqual([{ to_preparer_id: ana.id, via: 'preparer_intake' }]);
    expect(await choiceOf(token)).toBeNull();
  });

  it('keeps a preparer whom the client picked later on the My Preparer screen', async () => {
    const { token, id } = await register(codeOf(renee));
    await api.call(assignPreparer, { body: { client_id: id, preparer_id: ana.id }, token });
    await submit(token);
    expect(await historyOf(id)).toEqual([{ to_preparer_id: ana.id, via: 'choice' }]);
  });

  it('keeps both the current preparer and the new choice if the client already has a preparer', async () => {
    const { token, id } = await register();
    await api.call(assignPreparer, { body: { client_id: id, preparer_id: ana.id }, token });
    await chooseBy(codeOf(renee), token);
    await submit(token);
    expect(await preparerOf(token)).toMatchObject({ id: ana.id });
    expect(await choiceOf(token)).toMatchObject({ id: renee.id });
  });

  it('replaces a preparer who is no longer approved with the chosen one', async () => {
    const gone = await api.people.preparer();
    const { token, id } = await register();
    await api.call(assignPreparer, { body: { client_id: id, preparer_id: gone.id }, token });
    await setStatus(gone.id, 'disabled');
    await chooseBy(codeOf(renee), token);
    await submit(token);
    expect(await preparerOf(token)).toMatchObject({ id: renee.id });
  });

  it("accepts the form, and reports the chosen preparer as unavailable if the preparer's account is disabled", async () => {
    const gone = await api.people.preparer({ first_name: 'Gone' });
    const { token, id } = await register(codeOf(gone));
    await setStatus(gone.id, 'disabled');
    expect((await submit(token)).status).toBe(201);
    expect(await historyOf(id)).toEqual([]);
    expect(await choiceOf(token)).toMatchObject({ first_name: 'Gone', available: false });
  });
});
