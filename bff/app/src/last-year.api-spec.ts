import { clientEndpoints } from '@portal/domain/clients/clients.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { scheduleCEndpoints } from '@portal/domain/schedule-c/schedule-c.endpoints';
import { adminSeasonEndpoints } from '@portal/domain/seasons/admin-seasons.endpoints';
import { taxEndpoints } from '@portal/domain/tax/tax.endpoints';
import { season } from '@portal/domain/testing/season';
import type { Person } from '@portal/bff-access/testing/people';
import { completeIntake } from '@portal/bff-tax-forms/testing/intake-bodies';
import { completeScheduleC } from '@portal/bff-tax-forms/testing/schedule-c-bodies';
import { startApi, type Api } from '../testing/api';

let api: Api;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  admin = await api.people.admin();
  await api.call(adminSeasonEndpoints.open, { params: { year: String(season + 1) }, token: admin.token });
});
afterAll(() => api.stop());

const { create, update, mine } = intakeEndpoints;
const earlier = { query: { year: season } };
const answers = { ...completeIntake(), has_spouse: false, spouse_info: null, has_children: false, children: [] };
const amounts = { w2_income: 50_000, federal_withheld: 5_000 };

/** Creates a client with a submitted form of the season before. */
async function clientWithForm(): Promise<Person> {
  const person = await api.people.client();
  const body = { ...answers, ...amounts, submitted: true };
  expect((await api.call(create, { ...earlier, body, token: person.token })).status).toBe(201);
  return person;
}

const own = async ({ token }: Person, year?: number) =>
  (await api.call(taxEndpoints.lastYear, { token, ...(year ? { query: { year } } : {}) })).body;

describe('GET /intake/estimate/last-year', () => {
  it('returns 401 to anonymous callers and 403 to staff', async () => {
    expect((await api.call(taxEndpoints.lastYear)).status).toBe(401);
    for (const { token } of [await api.people.preparer(), admin])
      expect((await api.call(taxEndpoints.lastYear, { token })).status).toBe(403);
  });

  it('returns null to a new client, even if others have submitted', async () => {
    await clientWithForm();
    expect(await own(await api.people.client())).toBeNull();
  });

  it('returns null for the year of the form itself, and for a year before the first law', async () => {
    const person = await clientWithForm();
    expect(await own(person, season)).toBeNull();
  });

  it('returns null for a draft that was never submitted', async () => {
    const person = await api.people.client();
    await api.call(create, { ...earlier, body: { ...answers, ...amounts }, token: person.token });
    expect(await own(person)).toBeNull();
  });

  it('returns what was submitted, without later changes, names or numbers', async () => {
    const person = await clientWithForm();
    const { body: form } = await api.call(mine, { ...earlier, token: person.token });
    await api.call(update, { body: { w2_income: 90_000 }, params: { id: form?.id ?? '' }, token: person.token });
    const last = await own(person);
    expect(last).toMatchObject({ tax_year: season, request: { tax_year: season, state: answers.state, ...amounts } });
    for (const withheld of [answers.address, answers.ssn?.slice(-4)])
      expect(JSON.stringify(last)).not.toContain(withheld);
  });

  it('counts a Schedule C only once it was submitted', async () => {
    const person = await clientWithForm();
    const { token } = person;
    const { body: form } = await api.call(scheduleCEndpoints.create, { ...earlier, body: completeScheduleC(), token });
    expect((await own(person))?.request.self_employment_income).toBe(0);
    const params = { id: form.id };
    expect((await api.call(scheduleCEndpoints.update, { body: { submitted: true }, params, token })).status).toBe(200);
    expect((await own(person))?.request.self_employment_income).toBe(899.99);
  });
});

describe('GET /client/{clientId}/last-year', () => {
  const of = ({ id }: Person, { token }: Pick<Person, 'token'>) =>
    api.call(clientEndpoints.lastYear, { params: { clientId: id }, token });

  it('returns 401 to anonymous callers, 403 to clients and admins, and 404 to other preparers', async () => {
    const person = await clientWithForm();
    await api.make.assign(person, await api.people.preparer());
    const { lastYear } = clientEndpoints;
    expect((await api.call(lastYear, { params: { clientId: person.id } })).status).toBe(401);
    for (const caller of [person, admin]) expect((await of(person, caller)).status).toBe(403);
    expect((await of(person, await api.people.preparer())).status).toBe(404);
  });

  it('returns the same to the assigned preparer, and null for a new client', async () => {
    const preparer = await api.people.preparer();
    const [person, other] = [await clientWithForm(), await api.people.client()];
    for (const client of [person, other]) await api.make.assign(client, preparer);
    expect((await of(person, preparer)).body).toEqual(await own(person));
    expect(await of(other, preparer)).toMatchObject({ status: 200, body: null });
  });
});
