import { useEffect } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { useChoosePreparerMutation } from '@portal/data-access/assignments';
import { detailOr } from '@portal/data-access/core';
import { useLazyMyIntakeQuery } from '@portal/data-access/intake';
import { useSeason } from '@portal/data-access/season-context';
import { useTranslate } from '@portal/i18n';
import { PageFrame, notify } from '@portal/ui-kit/core';
import { laterPart } from '../form/later-part';
import { FormSkeleton } from '../form/form-skeleton';
import { useLoadedRecord } from '../form/use-loaded-record';
import { PreparerNotice, usePreparerStanding } from '../recipient/preparer-notice';
import { IntakeForm, type Recipient } from './intake.form';
import { useProposalIsReady } from './later-proposal';
import '../tax-forms.css';
import '../tax-layout.css';

const ClosedIntake = laterPart<object>(() => import('./closed-intake'), 'intake.closedFailed');

/** Tax intake form of the signed-in client (/intake-form). */
export function IntakeScreen() {
  const t = useTranslate();
  const { tax_year: year } = useSeason();
  const standing = usePreparerStanding();
  useChoiceOfHistory();
  return (
    <IntakeFields
      lead={t('intake.lead', { year })}
      recipient={{ standing, notice: (submitted) => <PreparerNotice standing={standing} submitted={submitted} /> }}
    />
  );
}

/** A signed-in client who opens a preparer's page is redirected here: store that preparer as the client's choice. */
function useChoiceOfHistory(): void {
  const t = useTranslate();
  const navigate = useNavigate();
  const { state, pathname } = useLocation() as Location<unknown>;
  const [choose] = useChoosePreparerMutation();
  const code = typeof state === 'object' && state && 'preparerCode' in state ? state.preparerCode : undefined;
  useEffect(() => {
    if (typeof code !== 'string') return;
    // Only once: returning here later must not override another choice.
    void navigate(pathname, { replace: true, state: null });
    void choose({ body: { preparer_code: code } }).then(({ error }) => {
      if (error) notify.error(detailOr(error, t('assignments.invalidCode')));
    });
  }, [choose, code, navigate, pathname, t]);
}

interface IntakeFieldsProps {
  lead: string;
  recipient: Recipient;
}

/** Loads the client's record and the notices above the form, and shows the form with them. */
export function IntakeFields({ lead, recipient }: IntakeFieldsProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { isOpen, isLoading } = useSeason();
  const hasNotices = !recipient.notice || recipient.standing !== undefined;
  const isReady = useProposalIsReady() && hasNotices;
  const record = useLoadedRecord('GET /intake', useLazyMyIntakeQuery(), isReady);
  return (
    <PageFrame title={t('intake.title')} lead={lead}>
      {record === undefined || isLoading ? (
        <FormSkeleton />
      ) : !isOpen ? (
        <ClosedIntake />
      ) : (
        // Replace the review in the history, so that the back button does not offer to submit again.
        <IntakeForm record={record} recipient={recipient} onSubmitted={() => void navigate('/', { replace: true })} />
      )}
    </PageFrame>
  );
}
