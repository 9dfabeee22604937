import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { clientEndpoints } from '@portal/domain/clients/clients.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { scheduleCEndpoints } from '@portal/domain/schedule-c/schedule-c.endpoints';
import { completeEstimateInput } from '@portal/domain/tax/estimate-input';
import { estimate, type EstimateInput } from '@portal/tax-engine';
import * as cases from '../../libs/tax-engine/testing/cases';
import { startApi, type Api } from '../../bff/app/testing/api';
import { canaries } from '../../bff/platform/testing/canaries';
import type { Person } from '../../bff/access/testing/people';
import { estimateRequestOf, withScheduleC } from '@portal/domain/tax/estimate-request';
import { valuesOf } from '../../libs/feature-tax-forms/src/intake/intake.definition';

/** Every household from the engine's tests, as a client would enter it. */
const households = [
  ...cases.federalCases,
  ...cases.agedFederalCases,
  ...cases.stateCases,
  ...cases.agedStateCases,
  ...cases.irsReturns,
  ...cases.agedIrsReturns,
].map(({ id, request }) => ({ id, household: request }));

let api: Api;
let preparer: Person;
/** One household has a Schedule C. */
let [employed, business]: Person[] = [];
let forms: Record<string, { intake: string; scheduleC?: string }>;

beforeAll(async () => {
  api = await startApi();
  preparer = await api.people.preparer();
  [employed, business] = [await api.people.client(), await api.people.client()];
  forms = {};
  for (const client of [employed, business]) {
    const { id: client_id, token } = client;
    await api.call(assignmentEndpoints.assignPreparer, { body: { client_id, preparer_id: preparer.id }, token });
    const { body } = await api.call(intakeEndpoints.create, { body: {}, token });
    forms[client.id] = { intake: body.id };
  }
  const { body } = await api.call(scheduleCEndpoints.create, { body: {}, token: business.token });
  forms[business.id] = { ...(forms[business.id] ?? { intake: '' }), scheduleC: body.id };
});
afterAll(() => api.stop());

const spouse = { first_name: 'Morgan', last_name: 'Reed', ssn: canaries.spouseSsn, occupation: 'Nurse' };
const child = { first_name: 'Kit', last_name: 'Reed', ssn: canaries.childSsn };
const home = { address: '12 Elm Street', city: 'Detroit', zip_code: '48201', occupation: 'Welder', ssn: canaries.ssn };
const business_info = {
  business_name: 'Reed Welding',
  business_type: 'construction',
  business_address: home.address,
  business_city: home.city,
  business_state: 'MI',
  business_zip: home.zip_code,
} as const;

/** A submitted form must have every birth date. These dates match the ages that the engine assumes by default. */
const [forty, eight] = ['1984-06-15', '2016-06-15'];

function intakeOf(household: EstimateInput, hasBusiness: boolean): IntakeBody {
  const { filer_birth_date, spouse_birth_date, dependents, num_children, business_loss: _loss, ...facts } = household;
  const listed = dependents ?? Array.from({ length: num_children }, () => ({ relationship: 'child' as const }));
  return {
    ...home,
    ...facts,
    // Replaced by Schedule C.
    ...(hasBusiness ? { self_employment_income: 999 } : {}),
    date_of_birth: filer_birth_date ?? forty,
    has_spouse: household.filing_status === 'married_filing_jointly',
    spouse_info: { ...spouse, date_of_birth: spouse_birth_date ?? forty },
    has_children: listed.length > 0,
    children: listed.map(({ relationship, ...born }) => ({
      ...child,
      relationship,
      date_of_birth: ('birth_date' in born ? born.birth_date : undefined) ?? eight,
    })),
    federal_withheld: facts.federal_withheld ?? null,
    state_withheld: facts.state_withheld ?? null,
    city_withheld: facts.city_withheld ?? null,
    estimated_payments: facts.estimated_payments ?? null,
    submitted: true,
  };
}

/** Returns a Schedule C with this profit or loss. */
const scheduleCOf = ({ self_employment_income: profit, business_loss: loss = 0 }: EstimateInput) => ({
  business_info,
  gross_receipts: profit,
  other_expenses: loss,
  submitted: true,
});

async function submit(client: Person, household: EstimateInput): Promise<void> {
  const { intake = '', scheduleC } = forms[client.id] ?? {};
  const { token } = client;
  const sent = [
    await api.call(intakeEndpoints.update, {
      params: { id: intake },
      body: intakeOf(household, scheduleC !== undefined),
      token,
    }),
    ...(scheduleC
      ? [await api.call(scheduleCEndpoints.update, { params: { id: scheduleC }, body: scheduleCOf(household), token })]
      : []),
  ];
  const refused = sent.find(({ status }) => status !== 200);
  if (refused) throw new Error(JSON.stringify(refused.problem));
}

type Forms = [Parameters<typeof valuesOf>[0], Parameters<typeof withScheduleC>[1]];

/** Returns what the panel calculates from the two forms; null if there is nothing to estimate. */
function estimateOf([intake, scheduleC]: Forms) {
  const request = estimateRequestOf(withScheduleC(valuesOf(intake), scheduleC));
  return request && estimate(completeEstimateInput(request));
}

async function ofClient({ token }: Person) {
  const [intake, scheduleC] = [
    await api.call(intakeEndpoints.mine, { token }),
    await api.call(scheduleCEndpoints.mine, { token }),
  ];
  return estimateOf([intake.body, scheduleC.body]);
}

async function ofPreparer({ id: clientId }: Person) {
  const options = { params: { clientId }, token: preparer.token };
  const [intake, scheduleC] = [
    await api.call(clientEndpoints.intake, options),
    await api.call(clientEndpoints.scheduleC, options),
  ];
  return estimateOf([intake.body, scheduleC.body]);
}

const clientOf = ({ self_employment_income: profit, business_loss: loss = 0 }: EstimateInput): Person =>
  (profit > 0 || loss > 0 ? business : employed) as Person;

it(`shows the preparer the client's estimate, line by line, for ${households.length} worked households`, async () => {
  const different: string[] = [];
  let numbers = 0;
  for (const { id, household } of households) {
    const client = clientOf(household);
    await submit(client, household);
    const [theirs, seen] = [await ofClient(client), await ofPreparer(client)];
    if (JSON.stringify(theirs) !== JSON.stringify(seen)) different.push(id);
    if (seen?.estimated_refund === estimate(household).estimated_refund) numbers += 1;
  }
  expect(different).toEqual([]);
  // Households without income have no estimate.
  expect(numbers).toBeGreaterThan(households.length * 0.9);
}, 300_000);

describe('client who has changed the form since submitting', () => {
  it('sees an estimate of the changed form, while the preparer sees that of the submitted form', async () => {
    const [{ household } = { household: undefined }] = households;
    if (!household) throw new Error('There is no household');
    const client = business as Person;
    await submit(client, household);
    const before = await ofPreparer(client);
    expect(before).toEqual(await ofClient(client));
    const { intake = '', scheduleC = '' } = forms[client.id] ?? {};
    const { token } = client;
    await api.call(intakeEndpoints.update, { params: { id: intake }, body: { w2_income: 12_345 }, token });
    await api.call(scheduleCEndpoints.update, { params: { id: scheduleC }, body: { gross_receipts: 67_890 }, token });
    expect(await ofClient(client)).not.toEqual(before);
    expect(await ofPreparer(client)).toEqual(before);
  });
});
