import { useMyScheduleCQuery } from '@portal/data-access/schedule-c';
import type { ScheduleCForm } from '@portal/domain/schedule-c/schedule-c-form.dto';
import { useTranslate } from '@portal/i18n';
import { ClosedForm } from '../form/closed-form';
import { ReadOnlyScheduleC } from '../read-only/read-only-schedule-c';

/** The client's own Schedule C of a season that is not open. */
export default function ClosedScheduleC() {
  const t = useTranslate();
  return (
    <ClosedForm<ScheduleCForm> title={t('scheduleC.title')} query={useMyScheduleCQuery()}>
      {(form) => <ReadOnlyScheduleC form={form} net={form.net_profit_loss} />}
    </ClosedForm>
  );
}
