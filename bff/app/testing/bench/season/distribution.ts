/**
 * How the tables would be distributed by person with Citus: each row lies on the server of the person it belongs to.
 * Tables with a column are distributed by it; `reference` tables are copied to every server; `central` ones stay on
 * one, because they count or order what happens everywhere.
 */
export const distribution: Readonly<Record<string, { by: string } | 'reference' | 'central'>> = {
  users: { by: 'id' },
  data_keys: { by: 'owner_id' },
  intake_forms: { by: 'user_id' },
  intake_snapshots: { by: 'user_id' },
  schedule_c_forms: { by: 'user_id' },
  schedule_c_snapshots: { by: 'user_id' },
  client_income: { by: 'client_id' },
  client_preferences: { by: 'user_id' },
  documents: { by: 'user_id' },
  assignments: { by: 'client_id' },
  assignment_history: { by: 'client_id' },
  preparer_choices: { by: 'client_id' },
  unassigned_clients: { by: 'client_id' },
  messages: { by: 'key_owner_id' },
  message_attachments: { by: 'client_id' },
  message_threads: { by: 'person_id' },
  group_read_markers: { by: 'person_id' },
  events: { by: 'recipient_id' },
  sessions: { by: 'user_id' },
  refresh_tokens: { by: 'user_id' },
  known_devices: { by: 'user_id' },
  password_resets: { by: 'user_id' },
  email_verifications: { by: 'user_id' },
  passkeys: { by: 'user_id' },
  recovery_codes: { by: 'user_id' },
  idempotency_keys: { by: 'owner' },
  mails: { by: 'recipient' },
  tax_returns: { by: 'client_id' },
  return_transitions: { by: 'client_id' },
  return_notes: { by: 'client_id' },
  filings: { by: 'client_id' },
  return_situations: { by: 'client_id' },
  request_items: { by: 'client_id' },
  request_item_documents: { by: 'client_id' },
  request_item_events: { by: 'client_id' },
  client_views: { by: 'preparer_id' },
  list_filters: { by: 'user_id' },
  preparer_income: { by: 'preparer_id' },
  return_edges: 'reference',
  offices: 'reference',
  preparer_profiles: 'reference',
  message_groups: 'reference',
  message_templates: 'reference',
  group_messages: 'reference',
  seasons: 'reference',
  site_settings: 'reference',
  deployment_facts: 'reference',
  index_key_proofs: 'reference',
  schema_migrations: 'central',
  audit_log: 'central',
  bulk_assignments: 'central',
  rate_limits: 'central',
  running_totals: 'central',
  ssn_holders: 'central',
  used_passkey_challenges: 'central',
};

/** Columns by table that would choose the server, or the partition, that a statement needs. */
export type KeyColumns = Readonly<Record<string, string>>;

/** The column by which each distributed table is distributed. */
export const personOf: KeyColumns = Object.fromEntries(
  Object.entries(distribution).flatMap(([table, how]) => (typeof how === 'object' ? [[table, how.by]] : [])),
);

/** Tables that can be partitioned by tax year. */
export const taxYearOf: KeyColumns = {
  intake_forms: 'tax_year',
  schedule_c_forms: 'tax_year',
  documents: 'tax_year',
  client_income: 'tax_year',
};

/** The part of EXPLAIN (VERBOSE, FORMAT JSON) that shows which rows of a table a statement reads. */
export interface PlanNode {
  'Relation Name'?: string;
  Alias?: string;
  Operation?: string;
  Plans?: PlanNode[];
  [property: string]: unknown;
}

const conditions = [
  'Index Cond',
  'Recheck Cond',
  'Filter',
  'Hash Cond',
  'Merge Cond',
  'Join Filter',
  'One-Time Filter',
];
const column = String.raw`"?(\w+)"?\."?(\w+)"?`;
const equalColumns = new RegExp(String.raw`\(${column} = ${column}\)`, 'g');
/** Compared with a value or a list of values; the result of a subquery is known too late to choose a server. */
const equalValue = new RegExp(String.raw`\(\(?${column}\)?(?:::\w+)? = (?:ANY \()?'`, 'g');

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/**
 * Returns the tables that a statement reads or changes without naming the key: Citus would send it to every server, and
 * PostgreSQL would search every partition. A column counts as named if the plan compares it with a value, directly or
 * over equal columns.
 */
export function tablesWithoutKey(keys: KeyColumns, text: string, plan: PlanNode): string[] {
  const nodes = nodesOf(plan);
  const texts = nodes
    .flatMap((node) => conditions.map((name) => node[name]))
    .filter((text) => typeof text === 'string');
  const named = new Set<string>();
  const pairs: [string, string][] = [];
  for (const condition of texts) {
    for (const [, alias = '', name = ''] of condition.matchAll(equalValue)) named.add(`${alias}.${name}`);
    for (const [, one = '', of = '', other = '', its = ''] of condition.matchAll(equalColumns))
      pairs.push([`${one}.${of}`, `${other}.${its}`]);
  }
  for (let before = -1; before < named.size;) {
    before = named.size;
    for (const [one, other] of pairs) if (named.has(one) || named.has(other)) named.add(one).add(other);
  }
  const missing = nodes.flatMap((node) => {
    const table = node['Relation Name'] ?? '';
    const by = keys[table];
    if (by === undefined) return [];
    if (node.Operation === 'Insert') return insertsColumn(text, by) ? [] : [table];
    // Changes what its child nodes find, which are checked themselves.
    if (node.Operation !== undefined) return [];
    return named.has(`${node.Alias ?? table}.${by}`) ? [] : [table];
  });
  return [...new Set(missing)].toSorted();
}

function insertsColumn(text: string, by: string): boolean {
  const [, columns = ''] = /insert\s+into\s+"?\w+"?(?:\s+(?:as\s+)?\w+)?\s*\(([^)]*)\)/i.exec(text) ?? [];
  return columns.split(',').some((name) => name.trim().replaceAll('"', '') === by);
}
