import type { TaxFormEntity, TaxFormSnapshotEntity } from './tax-form.entity';

/** Adds the server's fields to a form's content; fields in `own` override the content. */
export const presentTaxForm = <Content extends object, Own extends object>(
  row: TaxFormEntity,
  content: Content,
  own: Own,
) => ({
  id: row.id,
  tax_year: row.tax_year,
  ...content,
  ...own,
  submitted: row.submitted,
  has_unsubmitted_changes: row.unsubmitted_changes !== null,
  submitted_at: row.submitted_at?.toISOString() ?? null,
  version: row.version,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export const presentTaxFormSnapshot = (row: TaxFormSnapshotEntity) => ({
  id: row.id,
  submitted_at: row.submitted_at.toISOString(),
  submitted_by_name: row.submitted_by_name,
  version: row.version,
});
