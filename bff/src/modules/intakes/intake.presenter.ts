import { formatSsn } from '@portal/domain/contract/values';
import type { IntakeForm, IntakeSnapshot } from '@portal/domain/intake/intake-form.dto';
import type { IntakeContent } from './intake.content';
import type { TaxFormSnapshotEntity } from '../tax-forms/tax-form.entity';
import type { IntakeRow } from './intakes.repository';

/** `content`: the client's working copy. What leaves the server for the client the form belongs to: full values, because the form sends them back. */
export function presentIntake(row: IntakeRow, content: IntakeContent): IntakeForm {
  return {
    id: row.id,
    tax_year: row.tax_year,
    ...formatted(content),
    submitted: row.submitted,
    has_unsubmitted_changes: row.unsubmitted_changes !== null,
    submitted_at: row.submitted_at?.toISOString() ?? null,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export function presentSnapshot(row: TaxFormSnapshotEntity, content: IntakeContent): IntakeSnapshot {
  return {
    id: row.id,
    submitted_at: row.submitted_at.toISOString(),
    submitted_by_name: row.submitted_by_name,
    version: row.version,
    form: formatted(content),
  };
}

function formatted(content: IntakeContent): IntakeContent {
  const { spouse_info, children } = content;
  return {
    ...content,
    ssn: dashed(content.ssn),
    spouse_info: spouse_info && { ...spouse_info, ssn: dashed(spouse_info.ssn) },
    children: children?.map((child) => ({ ...child, ssn: dashed(child.ssn) })) ?? [],
  };
}

const dashed = (ssn: string | null | undefined): string | null => (ssn ? formatSsn(ssn) : null);
