import type { Page } from '@playwright/test';
import { canaries } from '../support/people';
import { expect } from '../support/portal';

/** A head of household in Detroit with this many children, born in 2005 to 2019. */
const householdWith = (children: number) => ({
  ssn: canaries.ssn,
  date_of_birth: canaries.dateOfBirth,
  city: 'Detroit',
  state: 'MI',
  filing_status: 'head_of_household',
  w2_income: 50_000,
  has_children: true,
  children: Array.from({ length: children }, (_child, at) => ({
    first_name: `Kit ${at + 1}`,
    last_name: 'Journey',
    ssn: canaries.childSsn,
    date_of_birth: `20${String(5 + (at % 15)).padStart(2, '0')}-06-01`,
    relationship: 'child',
  })),
});

/** Saves the household as the intake form of the client who is signed in on this page. */
export async function saveHousehold(page: Page, { children }: { children: number }): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.post('/api/intake', {
    data: householdWith(children),
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(201);
}
