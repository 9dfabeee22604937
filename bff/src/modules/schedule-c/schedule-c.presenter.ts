import type { ScheduleCForm, ScheduleCSnapshot } from '@portal/domain/schedule-c/schedule-c-form.dto';
import { scheduleCTotals } from '@portal/domain/schedule-c/schedule-c.totals';
import type { TaxFormSnapshotEntity } from '../tax-forms/tax-form.entity';
import type { ScheduleCContent } from './schedule-c.content';
import type { ScheduleCRow } from './schedule-c.repository';

/** `content`: the client's working copy, whose totals these are. */
export const presentScheduleC = (row: ScheduleCRow, content: ScheduleCContent): ScheduleCForm => ({
  id: row.id,
  tax_year: row.tax_year,
  ...content,
  ...scheduleCTotals(content),
  submitted: row.submitted,
  has_unsubmitted_changes: row.unsubmitted_changes !== null,
  submitted_at: row.submitted_at?.toISOString() ?? null,
  version: row.version,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export const presentSnapshot = (row: TaxFormSnapshotEntity, content: ScheduleCContent): ScheduleCSnapshot => ({
  id: row.id,
  submitted_at: row.submitted_at.toISOString(),
  submitted_by_name: row.submitted_by_name,
  version: row.version,
  net_profit_loss: scheduleCTotals(content).net_profit_loss,
  form: content,
});
