/**
 * Returns a seeded random number generator (mulberry32), so that every run measures the same households.
 */
function generator(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Generates mixed households over all states and filing statuses: two thirds have wages, one third other kinds of
 * income, one quarter deductions.
 */
export function mixedHouseholds<State, Status>(
  count: number,
  { stateCodes, filingStatuses }: { stateCodes: readonly State[]; filingStatuses: readonly Status[] },
  seed = 2024,
) {
  const random = generator(seed);
  const often = (chance: number, most: number) =>
    random() < chance ? Math.round(random() ** 3 * most * 100) / 100 : 0;
  const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
  return Array.from({ length: count }, (_, index) => ({
    filing_status: at(filingStatuses, Math.floor(random() * filingStatuses.length)),
    state: at(stateCodes, index),
    num_children: random() < 0.5 ? 0 : Math.floor(random() * 5),
    w2_income: often(0.8, 400_000),
    self_employment_income: often(0.3, 250_000),
    unemployment_income: often(0.2, 20_000),
    retirement_income: often(0.2, 90_000),
    other_income: often(0.2, 40_000),
    mortgage_interest: often(0.25, 40_000),
    charitable_donations: often(0.25, 20_000),
    medical_expenses: often(0.25, 30_000),
    state_local_taxes: often(0.25, 25_000),
    ...(random() < 0.2
      ? { federal_withheld: Math.round(random() * 30_000), state_withheld: Math.round(random() * 8_000) }
      : {}),
    ...(random() < 0.1 ? { estimated_payments: Math.round(random() * 10_000) } : {}),
  }));
}

/**
 * Adds birth dates for everyone: filers aged 18 to 90, and dependents of every age, most of them children.
 */
export function withBirthDates<Household extends { num_children: number }>(
  households: readonly Household[],
  seed = 2024,
) {
  const random = generator(seed);
  const two = (part: number) => String(part).padStart(2, '0');
  const born = (from: number, to: number) => {
    const year = from + Math.floor(random() * (to - from + 1));
    return `${year}-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`;
  };
  const dated = households.map((household) => ({
    ...household,
    filer_birth_date: born(1934, 2006),
    spouse_birth_date: born(1934, 2006),
    dependents: Array.from({ length: household.num_children }, () =>
      random() < 0.85
        ? { birth_date: born(2000, 2024), relationship: 'child' as const }
        : { birth_date: born(1935, 2010), relationship: 'dependent' as const },
    ),
    city: 'Detroit',
  }));
  // Round-trip through JSON, as on the wire: V8 reads concatenated strings slowly, character by character.
  return JSON.parse(JSON.stringify(dated)) as typeof dated;
}

/**
 * Every field of a request in a fixed order, because the server, too, only passes objects of a single shape to the
 * engine.
 */
const everyField = {
  filing_status: undefined,
  state: undefined,
  num_children: undefined,
  w2_income: undefined,
  self_employment_income: undefined,
  unemployment_income: undefined,
  retirement_income: undefined,
  other_income: undefined,
  mortgage_interest: undefined,
  charitable_donations: undefined,
  medical_expenses: undefined,
  state_local_taxes: undefined,
  federal_withheld: undefined,
  state_withheld: undefined,
  estimated_payments: undefined,
  filer_birth_date: undefined,
  spouse_birth_date: undefined,
  dependents: undefined,
  city: undefined,
  city_withheld: undefined,
  marketplace_premiums: undefined,
  marketplace_silver_plan: undefined,
  marketplace_advance: undefined,
};

export const inOneShape = <Household>(households: readonly Household[]): Household[] =>
  households.map((household) => ({ ...everyField, ...household }));
