/** Events besides typing. */
export type Event =
  | 'reload'
  /** Requests do not arrive for a while. */
  | 'offline'
  /** The next request arrives, but its response is lost. */
  | 'answer lost'
  /** The server rejects requests for a while: 429. */
  | 'throttled'
  /** The session ends: the form is closed, then reopened after sign-in. */
  | 'signed out'
  /** Another tab changes a different field. */
  | 'second window';

export interface Step {
  /** Path such as `children.0.ssn`. */
  field: string;
  /** Successive values of the field: half typed, then complete. A pause follows each. */
  typed: readonly (string | number)[];
  /** Event after each value. */
  events: readonly (Event | null)[];
}

export interface Plan {
  seed: number;
  steps: Step[];
  /** Values to type in the other tab. */
  elsewhere: { field: string; typed: string | number }[];
}

const events: readonly Event[] = ['reload', 'offline', 'answer lost', 'throttled', 'signed out', 'second window'];

/** Returns a generator of numbers from 0 to 1 that depend only on the seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Kind = (pick: <T>(from: readonly T[]) => T) => readonly (string | number)[];

const digits = (count: number, pick: (from: readonly string[]) => string): string =>
  Array.from({ length: count }, () => pick(['1', '2', '3', '4', '5'])).join('');

const word: Kind = (pick) => {
  const whole = pick(['Hamtramck', 'Ecorse Street 12', 'Wilhelmina', 'Núñez', 'Machinist']);
  return [whole.slice(0, 3), whole];
};
const ssn: Kind = (pick) => {
  const whole = `${digits(3, pick)}-${digits(2, pick)}-${digits(4, pick)}`;
  return [whole.slice(0, pick([1, 3, 6, 9])), whole];
};
/** `-` is the value of a half-typed date. */
const date: Kind = (pick) => ['-', `${pick([1951, 1984, 2013])}-0${pick([1, 5, 9])}-${pick([11, 28])}`];
const zip: Kind = (pick) => ['482', pick(['48226', '48212-1234'])];
const amount: Kind = (pick) =>
  pick([
    [6, 62_000],
    [1.234, 1.23],
    [520_001_234, '520001234567', 520.5],
    ['12,3', 12_300],
    [99, 0],
  ]);
const signed: Kind = (pick) => pick([['-', -1_200.5], amount(pick)]);
const routing: Kind = (pick) => ['0720', pick(['072000326', '021000021'])];
const account: Kind = (pick) => ['12', digits(9, pick)];
const oneOf =
  (...values: readonly string[]): Kind =>
  (pick) => [pick(values)];

const person = { first_name: word, last_name: word, ssn, date_of_birth: date };
const child = { ...person, relationship: oneOf('child', 'stepchild', 'dependent') };

const under = (path: string, fields: Readonly<Record<string, Kind>>): [string, Kind][] =>
  Object.entries(fields).map(([name, kind]) => [`${path}.${name}`, kind]);

/** Every field of a family with a spouse and two children. */
const family: readonly [field: string, kind: Kind][] = [
  ...Object.entries({
    ssn,
    date_of_birth: date,
    occupation: word,
    address: word,
    city: word,
    state: oneOf('MI', 'OH', 'CA'),
    zip_code: zip,
    filing_status: oneOf('married_filing_jointly', 'single'),
  }),
  ...under('spouse_info', { ...person, occupation: word }),
  ...under('children.0', child),
  ...under('children.1', child),
  ...[
    'w2_income',
    'self_employment_income',
    'unemployment_income',
    'retirement_income',
    'other_income',
    'mortgage_interest',
    'charitable_donations',
    'medical_expenses',
    'state_local_taxes',
    'federal_withheld',
    'state_withheld',
    'estimated_payments',
  ].map((name): [string, Kind] => [name, amount]),
  ...['previous_year_agi', 'previous_year_refund'].map((name): [string, Kind] => [name, signed]),
  ...Object.entries({
    bank_name: word,
    routing_number: routing,
    account_number: account,
    account_type: oneOf('savings', 'checking'),
  }),
];

export interface PlanOptions {
  /** Number of the family's fields to type slowly; default: all. */
  fields?: number;
  /** Probability of an event after each value, from 0 to 1. */
  chance: number;
}

/** Returns a plan for typing a family slowly, with interruptions; deterministic per seed. */
export function planOf(seed: number, { fields = family.length, chance }: PlanOptions): Plan {
  const random = randomOf(seed);
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[Math.floor(random() * from.length)];
    if (picked === undefined) throw new Error('Nothing to pick from.');
    return picked;
  };
  const shuffled = family
    .map((entry) => ({ entry, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ entry }) => entry);
  const chosen = fields < family.length ? shuffled.slice(0, fields) : family;
  const steps = chosen.map(([field, kind]): Step => {
    const typed = kind(pick);
    return { field, typed, events: typed.map(() => (random() < chance ? pick(events) : null)) };
  });
  // Without list fields, because a conflict arises if both tabs change the children.
  const flat = family.filter(([field]) => !field.startsWith('children.'));
  const elsewhere = Array.from({ length: steps.length }, () => {
    const [field, kind] = pick(flat);
    return { field, typed: kind(pick).at(-1) ?? '' };
  });
  return { seed, steps, elsewhere };
}
