import type { ScheduleCForm, ScheduleCSnapshot } from '@portal/domain/schedule-c/schedule-c-form.dto';
import { scheduleCTotals } from '@portal/domain/schedule-c/schedule-c.totals';
import type { TaxFormSnapshotEntity } from '../tax-forms/tax-form.entity';
import { presentTaxForm, presentTaxFormSnapshot } from '../tax-forms/tax-form.presenter';
import type { ScheduleCContent } from './schedule-c.content';
import type { ScheduleCRow } from './schedule-c.repository';

/** @param content the client's working copy, from which the totals are computed */
export const presentScheduleC = (row: ScheduleCRow, content: ScheduleCContent): ScheduleCForm =>
  presentTaxForm(row, content, scheduleCTotals(content));

export const presentSnapshot = (row: TaxFormSnapshotEntity, content: ScheduleCContent): ScheduleCSnapshot => ({
  ...presentTaxFormSnapshot(row),
  net_profit_loss: scheduleCTotals(content).net_profit_loss,
  form: content,
});
