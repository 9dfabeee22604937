import { useNavigate } from 'react-router-dom';
import { useLazyMyScheduleCQuery } from '@portal/data-access/schedule-c';
import { taxYear } from '@portal/domain/tax/tax.limits';
import { useTranslate } from '@portal/i18n';
import { PageFrame } from '@portal/ui-kit/core';
import { FormSkeleton } from '../form/form-skeleton';
import { useLoadedRecord } from '../form/use-loaded-record';
import { ScheduleCForm } from './schedule-c.form';
import '../tax-forms.css';
import './schedule-c.css';

/** Schedule C of the signed-in client (/schedule-c). */
export function ScheduleCScreen() {
  const t = useTranslate();
  const navigate = useNavigate();
  const record = useLoadedRecord('GET /schedule-c', useLazyMyScheduleCQuery());
  return (
    <PageFrame title={t('scheduleC.title')} lead={t('scheduleC.lead', { year: taxYear })}>
      {record === undefined ? (
        <FormSkeleton />
      ) : (
        <ScheduleCForm record={record} onSubmitted={() => void navigate('/')} />
      )}
    </PageFrame>
  );
}
