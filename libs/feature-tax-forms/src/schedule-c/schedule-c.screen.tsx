import { useNavigate } from 'react-router-dom';
import { useLazyMyScheduleCQuery } from '@portal/data-access/schedule-c';
import { useSeason } from '@portal/data-access/season-context';
import { useTranslate } from '@portal/i18n';
import { PageFrame } from '@portal/ui-kit/core';
import { laterPart } from '../form/later-part';
import { FormSkeleton } from '../form/form-skeleton';
import { useLoadedRecord } from '../form/use-loaded-record';
import { ScheduleCForm } from './schedule-c.form';
import '../tax-forms.css';
import '../tax-layout.css';
import './schedule-c.css';

const ClosedScheduleC = laterPart<object>(() => import('./closed-schedule-c'), 'intake.closedFailed');

/** Schedule C of the signed-in client (/schedule-c). */
export function ScheduleCScreen() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { tax_year: year, isOpen, isLoading } = useSeason();
  const record = useLoadedRecord('GET /schedule-c', useLazyMyScheduleCQuery());
  return (
    <PageFrame title={t('scheduleC.title')} lead={t('scheduleC.lead', { year })}>
      {record === undefined || isLoading ? (
        <FormSkeleton />
      ) : !isOpen ? (
        <ClosedScheduleC />
      ) : (
        <ScheduleCForm record={record} onSubmitted={() => void navigate('/')} />
      )}
    </PageFrame>
  );
}
