import { request } from '../../testing/request';
import { householdOf } from '../household';
import type { FilingStatus } from '../input';
import { law2024 } from '../law/2024/law';
import { dollars } from '../money';
import { elderlyCreditOf } from './elderly-credit';

const { federal } = law2024;

const home = householdOf(request({}), law2024);
const credit = (status: FilingStatus, seniors: number, agi: number, tax = 5_000) =>
  elderlyCreditOf(federal, { ...home, status, seniors }, dollars(agi), dollars(tax));

describe('Schedule R', () => {
  it('is 0 before age 65, and on a separate return', () => {
    expect(credit('single', 0, 0)).toBe(0);
    expect(credit('married_filing_separately', 1, 0)).toBe(0);
    expect(credit('married_filing_separately', 2, 0)).toBe(0);
  });

  it('is 15% of 5,000 for one filer of 65, and of 7,500 for two', () => {
    expect(credit('single', 1, 7_500)).toBe(dollars(750));
    expect(credit('married_filing_jointly', 1, 10_000)).toBe(dollars(750));
    expect(credit('married_filing_jointly', 2, 10_000)).toBe(dollars(1_125));
  });

  it('subtracts half of the income over the limit from its base, down to 0', () => {
    expect(credit('single', 1, 9_500)).toBe(dollars(600));
    expect(credit('married_filing_jointly', 2, 12_000)).toBe(dollars(975));
    expect(credit('single', 1, 17_500)).toBe(0);
    expect(credit('single', 1, 90_000)).toBe(0);
  });

  it('is limited to the tax', () => expect(credit('single', 1, 7_500, 100)).toBe(dollars(100)));
});
