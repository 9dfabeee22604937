import { formReaders, type FormReader, type ShownTo } from '@portal/domain/contract/shown';
import { exportLists } from '@portal/domain/exports/exports.dto';
import {
  childInfoFields,
  filerFacts,
  intakeFields,
  intakeFieldsWith,
  spouseInfoFields,
} from '@portal/domain/intake/intake.fields';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { businessFields, scheduleCAmounts } from '@portal/domain/schedule-c/schedule-c.fields';
import { scheduleCEndpoints } from '@portal/domain/schedule-c/schedule-c.endpoints';
import { startApi, type Api } from '../testing/api';
import { AuthorizationPeople, type Caller, type Target } from '../testing/authorization-people';
import { ask, recipeOf } from '../testing/authorization-requests';
import { canaries } from '@portal/bff-platform/testing/canaries';
import { allEndpoints, type NamedEndpoint } from '@portal/bff-platform/http/all-endpoints';

type Fields = Readonly<Record<string, { readonly shown: ShownTo; readonly kind?: string }>>;
type Values = Record<string, unknown>;

/** Values for fields with restricted formats; all are distinct. */
const special: Readonly<Record<string, string>> = {
  'intake.ssn': canaries.ssn,
  'intake.date_of_birth': canaries.dateOfBirth,
  'intake.state': 'WY',
  'intake.zip_code': '49862-7731',
  'intake.filing_status': 'married_filing_jointly',
  'intake.routing_number': canaries.routingNumber,
  'intake.account_number': canaries.accountNumber,
  'intake.account_type': 'savings',
  'spouse.ssn': canaries.spouseSsn,
  'spouse.date_of_birth': '1973-04-09',
  'child.ssn': canaries.childSsn,
  'child.date_of_birth': '2011-08-17',
  'child.relationship': 'stepchild',
  'business.business_type': 'food_service',
  'business.ein': '38-6117042',
  'business.business_state': 'VT',
  'business.business_zip': '49971-8802',
  'business.accounting_method': 'accrual',
};

let amounts = 0;
/** Returns a distinct amount in dollars that no other sum, id or time in a response contains by coincidence. */
const nextAmount = (): number => {
  amounts += 1;
  return 3_170_041.37 + amounts * 1_009.01;
};

const valuesOf = (form: string, fields: Fields, isAmount: (name: string) => boolean): Values =>
  Object.fromEntries(
    Object.keys(fields).map((name) => [
      name,
      special[`${form}.${name}`] ?? (isAmount(name) ? nextAmount() : `Canary ${form} ${name.replaceAll('_', ' ')}`),
    ]),
  );

const never = () => false;
/** Facts have no text of their own; their names are looked for instead. */
const facts = Object.fromEntries(filerFacts.map((name) => [name, true]));
const spouse = { ...valuesOf('spouse', spouseInfoFields, never), ...facts };
const child = valuesOf('child', childInfoFields, never);
const business = valuesOf('business', businessFields, never);
const intakeKinds: Fields = intakeFields;
const intake: Values = {
  ...valuesOf('intake', intakeFields, (name) => /money/i.test(intakeKinds[name]?.kind ?? '')),
  ...facts,
  ...{ has_spouse: true, spouse_info: spouse, has_children: true, children: [child] },
};
const scheduleC = valuesOf('scheduleC', scheduleCAmounts, () => true);

interface Planted {
  field: string;
  value: string;
  shown: ShownTo;
}

/** Skips switches and nested records, which have no values of their own. */
const planted: readonly Planted[] = (
  [
    ['intake', intakeFields, intake],
    ['spouse', spouseInfoFields, spouse],
    ['child', childInfoFields, child],
    ['business', businessFields, business],
    ['scheduleC', scheduleCAmounts, scheduleC],
  ] as const
).flatMap(([form, fields, values]) =>
  Object.entries<{ shown: ShownTo }>(fields).flatMap(([name, { shown }]) => {
    const value = values[name];
    const isValue = typeof value === 'string' || typeof value === 'number';
    return isValue ? [{ field: `${form}.${name}`, value: String(value), shown }] : [];
  }),
);

let api: Api;
let people: AuthorizationPeople;
const answers: Record<FormReader, { name: string; text: string }[]> = { preparer: [], admin: [] };

/** Skipped, because it deliberately reveals a full number, and audits each access with its reason. */
const onRequest = 'clients.reveal';

async function collect(reader: FormReader, caller: Caller, { name, endpoint }: NamedEndpoint): Promise<void> {
  const recipe = recipeOf(name, endpoint);
  // Skips endpoints that sign out, change the password, or are for clients only.
  if (recipe.newcomers || name === onRequest) return;
  const target: Target = 'own';
  const ids = recipe.of === 'export-list' ? exportLists : [recipe.of ? people.idOf(recipe.of, target) : ''];
  for (const id of ids) {
    await people.restore();
    const { text } = await ask(endpoint, recipe, { api, people, caller, id });
    answers[reader].push({ name: `${name} ${id}`, text });
  }
}

beforeAll(async () => {
  api = await startApi();
  people = await AuthorizationPeople.make(api);
  const callerOf = (column: Caller['column']) => people.callers.find((one) => one.column === column) as Caller;
  await people.restore();
  const token = callerOf('own client').person?.token ?? '';
  // Give another client income as well, so that office totals differ from one client's amounts.
  const incomes = Object.fromEntries(intakeFieldsWith({ section: 'income' }).map((name) => [name, 11.11]));
  const other = { token: callerOf('other client').person?.token ?? '' };
  const { body: theirs } = await api.call(intakeEndpoints.mine, other);
  await api.call(intakeEndpoints.update, { params: { id: theirs?.id ?? '' }, body: incomes, ...other });
  const submitted = { submitted: true };
  const sent = await Promise.all([
    api.call(intakeEndpoints.update, {
      params: { id: people.idOf('intake', 'own') },
      body: { ...intake, ...submitted },
      token,
    }),
    api.call(scheduleCEndpoints.update, {
      params: { id: people.idOf('schedule-c', 'own') },
      body: { ...scheduleC, business_info: business, ...submitted },
      token,
    }),
  ]);
  expect(sent.map(({ status, problem }) => [status, problem.errors])).toEqual(sent.map(() => [200, undefined]));
  const callers = { preparer: callerOf('assigned'), admin: callerOf('admin') };
  for (const reader of formReaders) for (const named of allEndpoints) await collect(reader, callers[reader], named);
});
afterAll(() => api.stop());

const escaped = (text: string): string => text.replaceAll('.', '\\.');
const plain = (text: string): string => text.replaceAll(/(?<=\d)-(?=\d)/g, '');

/** Returns the responses that contain the whole value, with or without dashes and thousands separators. */
function answersWith(value: string, reader: FormReader): string[] {
  const whole = new RegExp(`(?<![\\w.])${escaped(plain(value))}(?![\\w])`);
  return answers[reader]
    .filter(({ text }) => whole.test(plain(text)) || whole.test(plain(text.replaceAll(',', ''))))
    .map(({ name }) => name);
}

describe.each(formReaders)('set of responses to a %s', (reader) => {
  const hidden = planted.filter(({ shown }) => shown[reader] !== 'full');
  const full = planted.filter(({ shown }) => shown[reader] === 'full');

  it.each(hidden)('never contains the full $field', ({ value }) => {
    expect(answersWith(value, reader)).toEqual([]);
  });

  it.each(full)('contains $field, which is shown in full', ({ value }) => {
    expect(answersWith(value, reader)).not.toEqual([]);
  });
});

it.each(filerFacts)('shows %s to preparers, but never to administrators', (name) => {
  const answersNaming = (reader: FormReader) => answers[reader].filter(({ text }) => text.includes(`"${name}":true`));
  expect(answersNaming('preparer')).not.toEqual([]);
  expect(answersNaming('admin')).toEqual([]);
});

it('shows preparers only the last four digits of sensitive numbers', () => {
  const intakes = answers.preparer.filter(({ name }) => name.startsWith('clients.intake '));
  expect(intakes.map(({ text }) => JSON.parse(text) as Values)).toEqual([
    expect.objectContaining({
      ssn: `XXX-XX-${canaries.ssn.slice(-4)}`,
      account_number: `****${canaries.accountNumber.slice(-4)}`,
    }),
  ]);
});
