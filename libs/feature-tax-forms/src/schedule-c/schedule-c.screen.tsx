/// <reference path="../css.d.ts" />
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStoredDrafts } from '@portal/autosave';
import { report } from '@portal/data-access/core';
import { useLazyMyScheduleCQuery } from '@portal/data-access/schedule-c';
import { taxYear } from '@portal/domain/tax/tax.limits';
import { useTranslate } from '@portal/i18n';
import { PageFrame } from '@portal/ui-kit/core';
import { FormShape } from '../form/form-shape';
import { ScheduleCForm } from './schedule-c.form';
import '../tax-forms.css';
import './schedule-c.css';

/** Between quiet tries to load the record, ms. */
const again = 5_000;

/** Schedule C of the client who is signed in (/schedule-c). */
export function ScheduleCScreen() {
  const t = useTranslate();
  const navigate = useNavigate();
  const [load, { currentData, isUninitialized, isFetching, isError, error }] = useLazyMyScheduleCQuery();
  // Once shown, nothing takes the form away again.
  const restored = useStoredDrafts();
  const loaded = restored && !isUninitialized && !isFetching;
  const [shown, setShown] = useState(loaded);
  if (loaded && !shown) setShown(true);

  useEffect(() => void load(), [load]);

  useEffect(() => {
    if (!isError) return undefined;
    // The form stands, and what is typed meets the record when it saves.
    report('GET /schedule-c', error);
    const timer = setTimeout(() => void load(), again);
    return () => clearTimeout(timer);
  }, [error, isError, load]);

  return (
    <PageFrame title={t('scheduleC.title')} lead={t('scheduleC.lead', { year: taxYear })}>
      {shown ? <ScheduleCForm record={currentData ?? null} onSubmitted={() => void navigate('/')} /> : <FormShape />}
    </PageFrame>
  );
}
