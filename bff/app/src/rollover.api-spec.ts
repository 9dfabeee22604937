import fc from 'fast-check';
import { statisticsEndpoints } from '@portal/domain/statistics/statistics.endpoints';
import { clientEndpoints } from '@portal/domain/clients/clients.endpoints';
import { incomeEndpoints } from '@portal/domain/income/income.endpoints';
import { answersOfGroup, carriedGroupNames } from '@portal/domain/intake/intake.carry';
import { intakeFieldsWith } from '@portal/domain/intake/intake.fields';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { adminSeasonEndpoints } from '@portal/domain/seasons/admin-seasons.endpoints';
import { taxEndpoints } from '@portal/domain/tax/tax.endpoints';
import { season } from '@portal/domain/testing/season';
import type { Person } from '@portal/bff-access/testing/people';
import { completeIntake } from '@portal/bff-tax-forms/testing/intake-bodies';
import { startApi, type Api } from '../testing/api';

let api: Api;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  admin = await api.people.admin();
  await api.call(adminSeasonEndpoints.open, { params: { year: String(next) }, token: admin.token });
});
afterAll(() => api.stop());

const { proposal, create, update, mine } = intakeEndpoints;
const next = season + 1;
const earlier = { query: { year: season } };
const amounts = { w2_income: 50_000, federal_withheld: 5_000, previous_year_refund: 900 };

/** Creates a client with a submitted form of the season before. */
async function clientWithForm(): Promise<Person> {
  const person = await api.people.client();
  const body = { ...completeIntake(), ...amounts, submitted: true };
  const { status } = await api.call(create, { ...earlier, body, token: person.token });
  expect(status).toBe(201);
  return person;
}

const proposed = async ({ token }: Person, year?: number) =>
  (await api.call(proposal, { token, ...(year ? { query: { year } } : {}) })).body;

describe('GET /intake/proposal', () => {
  it('returns 401 to anonymous callers and 403 to staff', async () => {
    expect((await api.call(proposal)).status).toBe(401);
    for (const { token } of [await api.people.preparer(), admin])
      expect((await api.call(proposal, { token })).status).toBe(403);
  });

  it('returns null to a client who is new this year', async () =>
    expect(await proposed(await api.people.client())).toBeNull());

  it('returns null for the year of the form itself', async () =>
    expect(await proposed(await clientWithForm(), season)).toBeNull());

  it('returns null for a draft that was never submitted', async () => {
    const person = await api.people.client();
    await api.call(create, { ...earlier, body: { city: 'Detroit' }, token: person.token });
    expect(await proposed(person)).toBeNull();
  });

  it('proposes the last submitted answers, and never an amount', async () => {
    const person = await clientWithForm();
    const { body: form } = await api.call(mine, { ...earlier, token: person.token });
    await api.call(update, { body: { city: 'Never sent' }, params: { id: form?.id ?? '' }, token: person.token });
    const { from_tax_year, answers } = (await proposed(person)) ?? {};
    const { ssn, city, address, children, spouse_info } = completeIntake();
    expect(from_tax_year).toBe(season);
    expect(answers).toMatchObject({ city, address, has_spouse: true, has_children: true });
    expect(answers?.ssn?.replaceAll('-', '')).toBe(ssn?.replaceAll('-', ''));
    expect(answers?.spouse_info?.first_name).toBe(spouse_info?.first_name);
    expect(answers?.children).toHaveLength(children?.length ?? 0);
    for (const kind of ['money', 'signedMoney'] as const)
      for (const name of intakeFieldsWith({ kind })) expect(answers).not.toHaveProperty(name);
  });

  it('stays while the new form is a draft, and ends when it is submitted', async () => {
    const person = await clientWithForm();
    const { token } = person;
    const { body: form } = await api.call(create, { body: { city: 'Flint' }, token });
    expect(await proposed(person)).not.toBeNull();
    const params = { id: form.id };
    await api.call(update, { body: { ...completeIntake(), submitted: true }, params, token });
    expect(await proposed(person)).toBeNull();
  });
});

describe('an unconfirmed proposal', () => {
  it('appears in no submit, total or estimate: the form holds exactly the confirmed groups', async () => {
    const preparer = await api.people.preparer();
    const reported = async () =>
      (await api.call(statisticsEndpoints.dashboard, { token: admin.token })).body.financial_overview
        .total_reported_income;
    const before = await reported();
    await fc.assert(
      fc.asyncProperty(fc.subarray(carriedGroupNames), async (confirmed) => {
        const person = await clientWithForm();
        const { token } = person;
        await api.make.assign(person, preparer);
        const answers = (await proposed(person))?.answers ?? {};
        const body = Object.assign({}, ...confirmed.map((group) => answersOfGroup(answers, group))) as object;
        const { body: form } = await api.call(create, { body, token });
        for (const group of carriedGroupNames)
          if (!confirmed.includes(group))
            for (const [name, value] of Object.entries(answersOfGroup(answers, group)))
              if (name !== 'filing_status' && name !== 'account_type')
                expect(form[name as keyof typeof form]).not.toEqual(value);
        // A submit is complete only with every required group, and never without an income of this year.
        const submit = await api.call(update, { body: { submitted: true }, params: { id: form.id }, token });
        const required = ['identity', 'address'].every((group) => (confirmed as string[]).includes(group));
        expect(submit.status).toBe(required ? 200 : 400);
        expect((await api.call(incomeEndpoints.mine, { token })).body?.total_income ?? 0).toBe(0);
        const params = { clientId: person.id };
        const seen = (await api.call(clientEndpoints.intake, { params, token: preparer.token })).body;
        if (!confirmed.includes('address')) expect(seen?.city ?? null).toBeNull();
        const { body: estimate } = await api.call(taxEndpoints.mine, { token });
        expect([estimate?.result, estimate?.needed.includes('income')]).toEqual([null, true]);
        expect(await reported()).toBe(before);
      }),
      { numRuns: 8 },
    );
  });
});
