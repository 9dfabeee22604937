import { estimateRequestOf, malformedFields, neededFor, withScheduleC } from './estimate-request';

/** A form without answers. */
const blank = { filing_status: 'single', state: '', has_spouse: false, has_children: false, children: [] };
const request = (more: object) => estimateRequestOf({ ...blank, state: 'MI', ...more });

describe('estimate request', () => {
  it.each([
    [{ w2_income: 0 }],
    [{ w2_income: 5_000, state: '' }],
    [{ w2_income: 5_000, state: 'ZZ' }],
    [{ w2_income: 5_000, filing_status: '' }],
    [{ w2_income: '12,34' }],
    [{ w2_income: -1 }],
  ])('returns null for %j', (more) => expect(request(more)).toBeNull());

  it.each(['w2_income', 'other_income', 'self_employment_income', 'unemployment_income', 'retirement_income'])(
    'estimates from %s alone',
    (name) => expect(request({ [name]: 100 })).toMatchObject({ [name]: 100, num_children: 0 }),
  );

  it('includes children only while the switch is on', () => {
    const children = [{}, {}];
    expect(request({ w2_income: 1, children })?.num_children).toBe(0);
    expect(request({ w2_income: 1, children, has_children: true })?.num_children).toBe(2);
  });

  it('uses birth dates once they are valid, and lists the dependents', () => {
    const spouse = { has_spouse: true, spouse_info: { date_of_birth: '1959-05-05' } };
    const children = [
      { date_of_birth: '2010-01-01', relationship: 'stepchild' },
      { date_of_birth: '201', relationship: '' },
    ];
    const family = { w2_income: 1, date_of_birth: '1980-02-03', ...spouse, has_children: true, children };
    expect(request(family)).toMatchObject({
      filer_birth_date: '1980-02-03',
      spouse_birth_date: '1959-05-05',
      num_children: 2,
      dependents: [{ birth_date: '2010-01-01', relationship: 'stepchild' }, { relationship: 'child' }],
    });
    const unknown = request({ ...family, date_of_birth: '-', has_spouse: false, has_children: false });
    expect(unknown).not.toHaveProperty('filer_birth_date');
    expect(unknown).not.toHaveProperty('spouse_birth_date');
    expect(unknown).not.toHaveProperty('dependents');
  });

  it('includes the facts that apply, those of the spouse only while the switch is on', () => {
    const spouse_info = { is_blind: false, is_student: true, is_claimable: null };
    const facts = { w2_income: 1, is_blind: true, is_student: false, is_claimable: true, spouse_info };
    expect(request({ ...facts, has_spouse: true })).toMatchObject({
      filer_blind: true,
      filer_claimable: true,
      spouse_student: true,
    });
    for (const name of ['filer_student', 'spouse_blind', 'spouse_claimable'])
      expect(request({ ...facts, has_spouse: true })).not.toHaveProperty(name);
    expect(request({ ...facts, has_spouse: false })).not.toHaveProperty('spouse_student');
    expect(request({ w2_income: 1, has_spouse: true, spouse_info: null })).not.toHaveProperty('spouse_blind');
  });

  it('includes the city of the address', () => {
    expect(request({ w2_income: 1, city: ' Detroit ' })).toMatchObject({ city: 'Detroit' });
    expect(request({ w2_income: 1, city: ' ' })).not.toHaveProperty('city');
  });

  it('includes tips, overtime pay and car loan interest only if entered', () => {
    const additional = { qualified_tips: 8_000, qualified_overtime: 1_500.5, car_loan_interest: 900 };
    expect(request({ w2_income: 60_000, ...additional })).toMatchObject(additional);
    const blank = { qualified_tips: null, qualified_overtime: 0, car_loan_interest: '9x' };
    expect(request({ w2_income: 60_000, ...blank })).toEqual(request({ w2_income: 60_000 }));
    expect(malformedFields({ w2_income: 1, ...blank })).toEqual(['car_loan_interest']);
  });

  it('lists what is missing', () => {
    expect(neededFor({ ...blank, filing_status: '' })).toEqual(['income', 'filing_status', 'state']);
    expect(neededFor({ ...blank, retirement_income: 1, state: 'MI' })).toEqual([]);
  });

  it.each([
    [{ w2_income: '61,500.5o' }, ['w2_income']],
    [{ w2_income: -1 }, ['w2_income']],
    [{ mortgage_interest: '1.234' }, ['mortgage_interest']],
    [{ mortgage_interest: 1.234, state_withheld: 'x' }, ['mortgage_interest', 'state_withheld']],
    [{ date_of_birth: '1980-02-31' }, ['date_of_birth']],
    [{ has_spouse: true, spouse_info: { date_of_birth: '19' } }, ['spouse_info.date_of_birth']],
    [{ has_spouse: false, spouse_info: { date_of_birth: '19' } }, []],
    [
      { has_children: true, children: [{ date_of_birth: '2010-01-01' }, { date_of_birth: '2' }] },
      ['children.1.date_of_birth'],
    ],
    [{ w2_income: 0, state_withheld: null, date_of_birth: '' }, []],
  ])('lists the invalid fields of %j', (more, paths) => expect(malformedFields({ ...blank, ...more })).toEqual(paths));

  it('does not list income as missing while an income is invalid', () => {
    expect(neededFor({ ...blank, state: 'MI', w2_income: '61,500.5o' })).toEqual([]);
    expect(request({ w2_income: '61,500.5o' })).toBeNull();
  });

  it('omits unknown withholding, but sends an entered 0', () => {
    expect(request({ w2_income: 1 })).not.toHaveProperty('federal_withheld');
    expect(request({ w2_income: 1, federal_withheld: 0, state_withheld: '1x' })).toMatchObject({ federal_withheld: 0 });
    expect(request({ w2_income: 1, state_withheld: '1x' })).not.toHaveProperty('state_withheld');
  });

  it('sends Form 1095-A only as far as it was entered', () => {
    const insured = { w2_income: 1, marketplace_premiums: 6_000, marketplace_silver_plan: 5_500.5 };
    expect(request(insured)).toMatchObject(insured);
    expect(request(insured)).not.toHaveProperty('marketplace_advance');
    expect(JSON.stringify(request({ w2_income: 1 }))).not.toContain('marketplace');
    expect(malformedFields({ ...blank, marketplace_advance: '12x' })).toEqual(['marketplace_advance']);
  });
});

describe('estimate request with a Schedule C', () => {
  const form = { ...blank, state: 'MI', w2_income: 10, self_employment_income: 900 };
  const business = (net_profit_loss: number) => ({ total_income: 0, total_expenses: 0, net_profit_loss });

  it.each([
    ['the amount in the form when there is no Schedule C', null, 900],
    ['the profit of Schedule C instead of the amount in the form', business(1_234.5), 1_234.5],
  ])('uses %s', (_what, scheduleC, self_employment_income) =>
    expect(estimateRequestOf(withScheduleC(form, scheduleC))).toMatchObject({ self_employment_income, w2_income: 10 }),
  );

  it('offsets its loss against other income', () =>
    expect(estimateRequestOf(withScheduleC(form, business(-50.25)))).toMatchObject({
      self_employment_income: 0,
      business_loss: 50.25,
      w2_income: 10,
    }));

  it('sends no business loss when there is none', () => {
    expect(estimateRequestOf(withScheduleC(form, business(50)))).not.toHaveProperty('business_loss');
    expect(estimateRequestOf(form)).not.toHaveProperty('business_loss');
  });

  it('requires other income in addition to a loss', () =>
    expect(estimateRequestOf(withScheduleC({ ...form, w2_income: 0 }, business(-50)))).toBeNull());

  it('estimates from its profit alone', () =>
    expect(
      estimateRequestOf(withScheduleC({ ...form, w2_income: 0, self_employment_income: 0 }, business(5))),
    ).toMatchObject({ self_employment_income: 5 }));
});
