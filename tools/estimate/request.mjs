/** Amounts that may be absent (0), and may not be negative but for the business, which can lose money. */
const amounts = {
  w2_income: 0,
  self_employment_income: -Infinity,
  unemployment_income: 0,
  retirement_income: 0,
  other_income: 0,
  mortgage_interest: 0,
  charitable_donations: 0,
  medical_expenses: 0,
  state_local_taxes: 0,
};
const optionalAmounts = ['federal_withheld', 'state_withheld', 'estimated_payments'];
const mostChildren = 20;
/** Ten billion dollars: sums stay exact in cents. */
const mostDollars = 1e10;

/** Fields of a request, in the order of a CSV header. `id` is the caller's own mark and comes back unchanged. */
export const requestFields = [
  'id',
  'filing_status',
  'state',
  'num_children',
  ...Object.keys(amounts),
  ...optionalAmounts,
];

/** What is wrong with one line of input, in a sentence for the person who wrote it. */
export class BadRequest extends Error {}

function amountOf(raw, field, least) {
  const value = raw[field];
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new BadRequest(`${field} must be a number, not ${JSON.stringify(value)}`);
  if (value < least) throw new BadRequest(`${field} must not be negative`);
  if (Math.abs(value) > mostDollars) throw new BadRequest(`${field} must not be over ${mostDollars}`);
  return value;
}

function choiceOf(raw, field, choices) {
  if (!choices.includes(raw[field]))
    throw new BadRequest(`${field} must be one of ${choices.join(', ')}, not ${JSON.stringify(raw[field])}`);
  return raw[field];
}

const isAbsent = (value) => value === undefined || value === null;

/** A checked request from parsed input: a misspelt field is an error, an absent amount is 0. */
export function requestFrom(raw, { filingStatuses, stateCodes }) {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new BadRequest('a line must hold one JSON object');
  const unknown = Object.keys(raw).filter((field) => !requestFields.includes(field));
  if (unknown.length > 0) throw new BadRequest(`unknown field ${unknown.join(', ')}`);

  const children = isAbsent(raw.num_children) ? 0 : raw.num_children;
  if (!Number.isInteger(children) || children < 0 || children > mostChildren) {
    throw new BadRequest(
      `num_children must be a whole number from 0 to ${mostChildren}, not ${JSON.stringify(children)}`,
    );
  }
  const request = {
    filing_status: choiceOf(raw, 'filing_status', filingStatuses),
    state: choiceOf(raw, 'state', stateCodes),
    num_children: children,
  };
  for (const [field, least] of Object.entries(amounts))
    request[field] = isAbsent(raw[field]) ? 0 : amountOf(raw, field, least);
  for (const field of optionalAmounts) if (!isAbsent(raw[field])) request[field] = amountOf(raw, field, 0);
  return request;
}
