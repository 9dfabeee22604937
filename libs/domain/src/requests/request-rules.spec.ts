import { generateItems } from './generate-items';
import { itemStateAfter, itemStates, itemTurnOf, type ItemEvent } from './item-states';
import { documentRequestsMessages } from './document-requests.messages';
import { papersMessages } from './papers.messages';
import { requestRules, ruleKeys, type IntakeFacts, type RequestFacts } from './request-rules';
import { cardNames, nameLists, situationCards, type Situations } from './situations';

const nothing: IntakeFacts = {
  is_joint: false,
  children: [],
  state: null,
  has_schedule_c: false,
  has_marketplace_insurance: false,
  w2_income: 0,
  self_employment_income: 0,
  unemployment_income: 0,
  retirement_income: 0,
  mortgage_interest: 0,
  charitable_donations: 0,
  medical_expenses: 0,
  estimated_payments: 0,
};
const asked = (
  { intake, ...rest }: { intake?: Partial<IntakeFacts> } & Partial<Omit<RequestFacts, 'intake'>> = {},
  situations: Situations = {},
) =>
  generateItems({
    intake: { ...nothing, ...intake },
    situations,
    is_new_client: false,
    last_season: [],
    ...rest,
  }).map(({ rule_key, name, instance, required }) => {
    const whose = name ?? instance;
    return `${rule_key}${whose ? ` of ${whose}` : ''}${required ? '' : ' (optional)'}`;
  });
const always = ['id_verification', 'selfie'];

describe('request rules', () => {
  it.each<[string, Parameters<typeof asked>, string[]]>([
    ['always', [], []],
    ['the spouse of a joint return', [{ intake: { is_joint: true } }], ['id_verification of spouse']],
    [
      'each child of a new client',
      [{ is_new_client: true, intake: { children: [{ first_name: 'Ann', date_of_birth: '' }] } }],
      ['ssn_card of Ann', 'last_return'],
    ],
    ['each employer named', [{}, { employers: 'yes', employer_names: ['Acme', 'Lake'] }], ['w2 of Acme', 'w2 of Lake']],
    ['wages without an employer', [{ intake: { w2_income: 1 } }], ['w2']],
    ['work on an app', [{}, { own_work: 'yes', platform_names: ['Ride'] }], ['1099_nec (optional)', '1099_k of Ride']],
    ['a customer', [{}, { own_work: 'yes', customer_names: ['Shop'] }], ['1099_nec of Shop']],
    ['unemployment', [{ intake: { unemployment_income: 1 } }], ['1099_g']],
    ['a pension on the form', [{ intake: { retirement_income: 1 } }], ['1099_r']],
    ['Social Security alone', [{ intake: { retirement_income: 1 } }, { social_security: 'yes' }], ['ssa_1099']],
    ['a bank and a broker', [{}, { bank: 'yes', investments: 'yes' }], ['1099_int_div', '1099_b']],
    ['marketplace insurance', [{}, { marketplace: 'yes' }], ['1095_a']],
    [
      'marketplace insurance on the form, whatever the card says',
      [{ intake: { has_marketplace_insurance: true } }, { marketplace: 'no' }],
      ['1095_a'],
    ],
    ['a mortgage', [{ intake: { mortgage_interest: 1 } }], ['1098']],
    ['a home', [{}, { home: 'yes' }], ['property_tax_bill']],
    ['study and loans', [{}, { school: 'yes', student_loan: 'not_sure' }], ['1098_t', '1098_e (optional)']],
    ['child care', [{}, { child_care: 'yes', provider_names: ['Sun'] }], ['child_care_statement of Sun']],
    [
      'deductions',
      [{ intake: { charitable_donations: 1, medical_expenses: 1 } }],
      ['gift_receipts', 'medical_summary'],
    ],
    ['Schedule C', [{ intake: { has_schedule_c: true } }], ['business_records', 'mileage_log (optional)']],
    ['estimated payments', [{ intake: { estimated_payments: 1 } }], ['estimated_payment_proof']],
    ['an IP PIN', [{}, { ip_pin: 'yes', pin_holder_names: ['Ann'] }], ['ip_pin_letter of Ann']],
    ['Michigan', [{ intake: { state: 'MI' } }], ['mi_homestead_bills (optional)']],
    ['last season', [{ last_season: [{ rule_key: 'w2', name: 'Acme' }] }], ['w2 of Acme (optional)']],
    ['an employer who is gone', [{ last_season: [{ rule_key: 'w2', name: 'Acme' }] }, { employers: 'no' }], []],
  ])('ask for the documents of %s', (_case, given, items) => {
    expect([...asked(...given)].sort()).toEqual([...always, ...items].map((item) => item).sort());
  });

  it('cover every key once, and say what each document is and where to get it', () => {
    expect(requestRules.map(({ key }) => key)).toEqual([...ruleKeys]);
    for (const { rules } of [documentRequestsMessages, papersMessages])
      expect(Object.keys(rules).sort()).toEqual([...ruleKeys].sort());
  });

  it('has twelve cards, each of whose lists a rule reads', () => {
    expect(cardNames).toHaveLength(12);
    expect(new Set(Object.values(situationCards).flat()).size).toBe(nameLists.length);
    expect(nameLists.filter((list) => !requestRules.some(({ per }) => per === list))).toEqual([]);
  });
});

describe('itemStateAfter', () => {
  const table: Record<ItemEvent, string> = {
    send: 'needed>received received>received rejected>received explained>received awaited>received',
    lose: 'received>needed accepted>needed',
    explain: 'needed>explained rejected>explained',
    reopen: 'explained>needed awaited>needed',
    await: 'explained>awaited',
    come: 'explained>needed awaited>needed',
    accept: 'received>accepted explained>not_applicable',
    reject: 'received>rejected explained>rejected',
    waive:
      'needed>not_applicable received>not_applicable rejected>not_applicable explained>not_applicable awaited>not_applicable',
    answers_drop: 'needed>not_applicable',
    ask_again: 'accepted>needed not_applicable>needed awaited>needed',
    answers_ask: 'not_applicable>needed',
  };

  it.each(Object.entries(table))('allows exactly these moves on %s', (event, moves) => {
    const found = itemStates.flatMap((state) => {
      const after = itemStateAfter(state, event as ItemEvent);
      return after ? [`${state}>${after}`] : [];
    });
    expect(found.sort()).toEqual(moves.split(' ').sort());
  });

  it('says whose turn each state is', () => {
    expect(Object.fromEntries(itemStates.map((state) => [state, itemTurnOf(state)]))).toEqual({
      needed: 'client',
      rejected: 'client',
      received: 'office',
      explained: 'office',
      accepted: 'nobody',
      awaited: 'nobody',
      not_applicable: 'nobody',
    });
  });
});
