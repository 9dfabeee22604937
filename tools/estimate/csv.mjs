import { requestFields } from './request.mjs';

const textFields = ['id', 'filing_status', 'state'];

/** Quoted only where it must be (RFC 4180). */
const cell = (value) => {
  const text = value === undefined || value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

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
];

/** Trace lines that every estimate has; state credits, which differ by state, share one column. */
const lineIds = [
  ...['9', '11', '12', '13', '15', '16', '19', '22', '24', '25d', '27', '28', '34', '37'].map(
    (number) => `1040.${number}`,
  ),
  ...['SE.12', 'SE.13', '8959.18', '8995.15', '8812.16b', 'A.17'],
  ...['agi', 'taxable_income', 'tax_before_credits', 'eitc', 'net_tax', 'withheld'].map((name) => `state.${name}`),
];
const creditPrefix = 'state.credit.';

export const csvHeader = ['id', ...answerFields, ...lineIds, 'state.credits', 'assumptions', 'engine_version', 'error']
  .map(cell)
  .join(',');

/** One answer, or one error object, as a row under `csvHeader`. */
export function csvRow(answer) {
  const byId = new Map((answer.lines ?? []).map((line) => [line.id, line.amount]));
  const credits = (answer.lines ?? [])
    .filter((line) => line.id.startsWith(creditPrefix))
    .map((line) => `${line.id.slice(creditPrefix.length)}=${line.amount}`);
  return [
    answer.id,
    ...answerFields.map((field) => answer[field]),
    ...lineIds.map((id) => byId.get(id)),
    credits.join('; '),
    (answer.assumptions ?? []).join(' '),
    answer.engine_version,
    answer.error,
  ]
    .map(cell)
    .join(',');
}

/** The cells of one CSV line; a quoted cell may hold commas and doubled quotes, not line breaks. */
export function cellsOf(line) {
  return [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'),
  );
}

/** A request from a CSV line under a header of request fields; empty cells are absent. */
export function rawFromCells(header, cells) {
  const raw = {};
  header.forEach((field, index) => {
    const text = cells[index] ?? '';
    if (text === '') return;
    raw[field] =
      textFields.includes(field) || !requestFields.includes(field) || Number.isNaN(Number(text)) ? text : Number(text);
  });
  return raw;
}
