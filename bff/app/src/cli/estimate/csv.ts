import type { EstimateResult } from '@portal/tax-engine';

/** An estimate with the id from the input, or the error in the line. */
export type Answer = Partial<EstimateResult> & { id?: unknown; line?: number; error?: string };

/** Columns that stay text even if a cell looks like a number. */
const textFields = ['id', 'filing_status', 'state', 'filer_birth_date', 'spouse_birth_date', 'city'];
/** Columns whose cells are `true` or `false`. */
const flagFields = ['blind', 'student', 'claimable'].flatMap((fact) => [`filer_${fact}`, `spouse_${fact}`]);
/** Column whose cells are JSON lists: `[{"birth_date": "2016-02-05", "relationship": "child"}]`. */
const listField = 'dependents';

/** Encodes a cell; adds quotes only if necessary (RFC 4180). */
function cell(value: unknown): string {
  const isNothing = value === undefined || value === null;
  const text = typeof value === 'string' ? value : isNothing ? '' : JSON.stringify(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const answerFields = [
  'total_income',
  'taxable_income',
  'child_tax_credit',
  'earned_income_credit',
  'total_credits',
  'federal_tax_after_credits',
  'federal_effective_rate',
  'federal_refund_portion',
  'state',
  'state_rate',
  'state_refund_portion',
  'estimated_refund',
  'estimated_owe',
  'withholding_source',
] as const;

/** Trace lines that every estimate has. State credits differ by state and share one column. */
const lineIds = [
  ...['9', '11', '12', '13', '15', '16', '19', '22', '24', '25d', '27', '28', '34', '37'].map(
    (number) => `1040.${number}`,
  ),
  ...['SE.12', 'SE.13', '8959.18', '8995.15', '8812.16b', 'A.17'],
  ...['agi', 'taxable_income', 'tax_before_credits', 'eitc', 'net_tax', 'withheld'].map((name) => `state.${name}`),
];
const creditPrefix = 'state.credit.';
const localFields = ['local.name', 'local.tax', 'local.withheld', 'local.refund'];

export const csvHeader = [
  'id',
  ...answerFields,
  ...lineIds,
  'state.credits',
  ...localFields,
  'assumptions',
  'engine_version',
  'carried_law',
  'error',
]
  .map(cell)
  .join(',');

/** Returns one estimate or one error as a row that matches `csvHeader`. */
export function csvRow(answer: Answer): string {
  const lines = answer.lines ?? [];
  const byId = new Map(lines.map((line) => [line.id, line.amount]));
  const credits = lines
    .filter((line) => line.id.startsWith(creditPrefix))
    .map((line) => `${line.id.slice(creditPrefix.length)}=${line.amount}`);
  const values = [
    answer.id,
    ...answerFields.map((field) => answer[field]),
    ...lineIds.map((id) => byId.get(id)),
    credits.join('; '),
    answer.local?.name,
    answer.local?.tax,
    answer.local?.withheld,
    answer.local?.refund,
    answer.assumptions?.join(' '),
    answer.engine_version,
    answer.carried_law && `${answer.carried_law.tax_year}: ${answer.carried_law.lines.join(' ')}`,
    answer.error,
  ];
  return values.map(cell).join(',');
}

/** Splits a CSV line into cells. A quoted cell may contain commas and doubled quotes, but no line breaks. */
export function cellsOf(line: string): string[] {
  return [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '').trim() : quoted.replaceAll('""', '"'),
  );
}

/** Builds a request from a CSV line and the field names in the header. Empty cells are absent from the request. */
export function rawFromCells(header: readonly string[], cells: readonly string[]): Record<string, unknown> {
  const filled = header.map((field, index) => [field, cells[index] ?? ''] as const).filter(([, text]) => text !== '');
  return Object.fromEntries(filled.map(([field, text]) => [field, valueOf(field, text)]));
}

function valueOf(field: string, text: string): unknown {
  if (field === listField) return listIn(text);
  if (flagFields.includes(field)) return flagIn(text);
  return textFields.includes(field) ? text : numberIn(text);
}

/** Keeps other text, so that validation can report it by field. */
const flagIn = (text: string): boolean | string => (['true', 'false'].includes(text) ? text === 'true' : text);

function listIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Keeps text that is not a number, so that validation can report it by field. */
const numberIn = (text: string): number | string => (Number.isNaN(Number(text)) ? text : Number(text));
