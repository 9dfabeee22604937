import { labelOf } from '@portal/domain/contract/labels';
import { IntakeBody } from '@portal/domain/intake/intake.dto';
import { intakeWords as words } from '@portal/domain/intake/intake.words';
import { shownValue } from '../conflict/shown-value';
import {
  deductionFields,
  emptyChild,
  emptySpouse,
  incomeFields,
  paidFields,
  previousYearFields,
} from '../intake/intake-values';

export interface SnapshotGroup {
  title: string;
  rows: { field: string; label: string; value: string }[];
}

const personalFields = [
  'ssn',
  'date_of_birth',
  'occupation',
  'address',
  'city',
  'state',
  'zip_code',
  'filing_status',
] as const;
const bankFields = ['bank_name', 'account_type', 'routing_number', 'account_number'] as const;

const copied = (field: string, value: unknown): string =>
  field === 'ssn' && typeof value === 'string' ? words.history.ssn(value.slice(-4)) : shownValue(field, value);

function group(title: string, fields: readonly string[], part: object): SnapshotGroup {
  const values: Readonly<Record<string, unknown>> = { ...part };
  const row = (field: string) => ({ field, label: labelOf(IntakeBody, field), value: copied(field, values[field]) });
  return { title, rows: fields.map(row) };
}

/** A submitted form to read, in the order of the form. Numbers that identify somebody show only their end. */
export function groupsOf(form: IntakeBody): SnapshotGroup[] {
  const { sections } = words;
  const spouse = form.has_spouse ? [group(sections.spouse, Object.keys(emptySpouse), form.spouse_info ?? {})] : [];
  const children = form.has_children ? (form.children ?? []) : [];
  return [
    group(sections.personal, personalFields, form),
    ...spouse,
    ...children.map((child, at) => group(words.childTitle(at + 1), Object.keys(emptyChild), child)),
    group(sections.income, incomeFields, form),
    group(sections.deductions, deductionFields, form),
    group(sections.withholding, paidFields, form),
    group(sections.previousYear, previousYearFields, form),
    group(sections.bank, bankFields, form),
  ];
}
