import { useTranslate } from '@portal/i18n';
import { useIntakeHistoryQuery } from '@portal/data-access/intake';
import { IntakeReading } from '../reading/intake-reading';
import { Versions } from './versions';

/** Every version of the client's own form that was submitted. */
export function SubmittedVersions({ id }: { id: string }) {
  const t = useTranslate();
  // Asked again each time it appears: a submit leads away from here, and another window may have submitted as well.
  const query = useIntakeHistoryQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Versions about={t('intake.history.about')} query={query}>
      {({ form }) => <IntakeReading form={form} />}
    </Versions>
  );
}
