// @ts-check

/**
 * A small generator with a fixed start (mulberry32), so that every run measures the same households.
 * @param {number} seed
 */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Mixed households over all states and statuses: two thirds with wages, a third with other kinds of income, a quarter with deductions.
 * @template {string} State
 * @template {string} Status
 * @param {number} count
 * @param {{ stateCodes: readonly State[], filingStatuses: readonly Status[] }} lists
 */
export function mixedHouseholds(count, { stateCodes, filingStatuses }, seed = 2024) {
  const random = generator(seed);
  const often = (/** @type {number} */ chance, /** @type {number} */ most) =>
    random() < chance ? Math.round(random() ** 3 * most * 100) / 100 : 0;
  /** @template T @param {readonly T[]} list @param {number} index @returns {T} */
  const at = (list, index) => /** @type {T} */ (list[index % list.length]);
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
