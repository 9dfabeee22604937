/// <reference path="../css.d.ts" />
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '@portal/i18n';
import { useStoredDrafts } from '@portal/autosave';
import { report } from '@portal/data-access/core';
import { useLazyMyIntakeQuery } from '@portal/data-access/intake';
import { taxYear } from '@portal/domain/tax/tax.limits';
import { PageFrame } from '@portal/ui-kit/core';
import { FormShape } from '../form/form-shape';
import { IntakeForm } from './intake.form';
import '../tax-forms.css';

/** Between quiet tries to load the record, ms. */
const again = 5_000;

/** The tax intake form of the client who is signed in (/intake-form). */
export function IntakeScreen() {
  const t = useTranslate();
  return <IntakeFields lead={t('intake.lead', { year: taxYear })} />;
}

/** The form with the client's record in it. `preparerCode`: whose page it is filled in on. */
export function IntakeFields({ lead, preparerCode }: { lead: string; preparerCode?: string }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [load, { currentData, isUninitialized, isFetching, isError, error }] = useLazyMyIntakeQuery();
  // Shown with the record as it is now, not as it was in the cache; and once shown, nothing takes the form away again.
  const restored = useStoredDrafts();
  const loaded = restored && !isUninitialized && !isFetching;
  const [shown, setShown] = useState(loaded);
  if (loaded && !shown) setShown(true);

  useEffect(() => void load(), [load]);

  useEffect(() => {
    if (!isError) return undefined;
    // Only logged, as specified (part 1, section 8). The form stands, and what is typed meets the record when it saves.
    report('GET /intake', error);
    const timer = setTimeout(() => void load(), again);
    return () => clearTimeout(timer);
  }, [error, isError, load]);

  return (
    <PageFrame title={t('intake.title')} lead={lead}>
      {shown ? (
        <IntakeForm
          record={currentData ?? null}
          {...(preparerCode ? { preparerCode } : {})}
          onSubmitted={() => void navigate('/')}
        />
      ) : (
        <FormShape />
      )}
    </PageFrame>
  );
}
