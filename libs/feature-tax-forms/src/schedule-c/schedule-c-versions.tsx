import { useTranslate } from '@portal/i18n';
import { useScheduleCHistoryQuery } from '@portal/data-access/schedule-c';
import { Versions } from '../history/versions';
import { ScheduleCReading } from '../reading/schedule-c-reading';

/** Every version of the client's own Schedule C that was submitted. */
export function ScheduleCVersions({ id }: { id: string }) {
  const t = useTranslate();
  const query = useScheduleCHistoryQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Versions about={t('intake.history.about')} query={query}>
      {({ form, net_profit_loss: net }) => <ScheduleCReading form={form} net={net} />}
    </Versions>
  );
}
