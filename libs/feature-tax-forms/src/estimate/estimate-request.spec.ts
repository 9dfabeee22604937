import { valuesOf } from '../intake/intake-values';
import { estimateRequestOf } from './estimate-request';

const request = (more: object) => estimateRequestOf({ ...valuesOf(null), state: 'MI', ...more });

describe('what an estimate is asked for', () => {
  it.each([
    [{ w2_income: 0 }],
    [{ unemployment_income: 5_000, retirement_income: 5_000 }],
    [{ w2_income: 5_000, state: '' }],
    [{ w2_income: 5_000, state: 'ZZ' }],
    [{ w2_income: 5_000, filing_status: '' }],
    [{ w2_income: '12,34' }],
    [{ w2_income: -1 }],
  ])('nothing, with %j', (more) => expect(request(more)).toBeNull());

  it.each(['w2_income', 'other_income', 'self_employment_income'])('%s alone is enough', (name) =>
    expect(request({ [name]: 100 })).toMatchObject({ [name]: 100, num_children: 0 }),
  );

  it('counts children only while the switch is on', () => {
    const children = [{}, {}];
    expect(request({ w2_income: 1, children })?.num_children).toBe(0);
    expect(request({ w2_income: 1, children, has_children: true })?.num_children).toBe(2);
  });

  it('says nothing about withholding that nobody knows, and 0 where 0 was given', () => {
    expect(request({ w2_income: 1 })).not.toHaveProperty('federal_withheld');
    expect(request({ w2_income: 1, federal_withheld: 0, state_withheld: '1x' })).toMatchObject({ federal_withheld: 0 });
    expect(request({ w2_income: 1, state_withheld: '1x' })).not.toHaveProperty('state_withheld');
  });
});
