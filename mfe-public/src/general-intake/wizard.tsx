import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { PlainMessageId } from '@portal/domain/i18n/message';
import type { User } from '@portal/domain/account/account.dto';
import { useDeviceDraft } from '@portal/drafts/device-draft';
import { useLeaveWarning } from '@portal/drafts/leave-warning';
import { useTranslate } from '@portal/i18n';
import { Alert, Button, ProgressBar } from '@portal/ui-kit/core';
import { ContractForm, useContractForm, useWrongFields } from '@portal/ui-kit/forms';
import { draftOf, storeDraft, type DeviceDraft, type SentSoFar } from './device-draft';
import { GeneralIntake } from '@portal/domain/general-intake/general-intake.form';
import { emptyGeneralIntake } from './empty-intake';
import { stepOf, wizardSteps } from './general-intake.fields';
import { LinkedChoicePart } from './linked-choice.part';
import { ReviewPart } from './review.part';
import type { NewAccount } from './send-general-intake';
import { TemporaryPasswordPart } from './temporary-password.part';
import { useFirstGesture } from './use-first-gesture';
import type { Receipt } from './use-receipt';
import { preloadSending, useSubmission } from './use-submission';
import { ContactStep, IncomeStep, TaxStep } from './wizard-steps';

const last = wizardSteps.length - 1;

function preloadLastStep(): void {
  void ReviewPart.preload();
  preloadSending();
}

interface WizardProps {
  user: User | null;
  /** Whether a form was already sent from this page. */
  hasSent: boolean;
  onSent: (receipt: Receipt) => void;
}

/** The wizard. All steps stay mounted and only one is visible, so that changing steps loses no input. */
export function Wizard({ user, hasSent, onSent }: WizardProps) {
  const t = useTranslate();
  const [draft] = useState(() => draftOf(user));
  // One mutable object for all renders, because it tracks the requests sent.
  const [sent] = useState<SentSoFar>(() => draft?.sent ?? {});
  const defaultValues = useMemo(
    () => ({ ...emptyGeneralIntake, ...ownContact(user), ...draft?.values }),
    [draft, user],
  );
  const form = useContractForm(GeneralIntake, { defaultValues });
  const userId = user?.id ?? null;
  const { methods } = form;
  const keep = useCallback(() => storeDraft(userId, { values: methods.getValues(), sent }), [methods, sent, userId]);
  useDeviceDraft(methods, keep);
  const { submit, busy, taken, account } = useSubmission({ user, sent, keep, showErrors: form.showErrors, onSent });
  useLeaveWarning(account !== null);
  const { step, go, heading, isLinked } = useStep();
  const isUsed = useFirstGesture();
  useEffect(() => {
    if (isUsed) preloadLastStep();
  }, [isUsed]);
  const { id } = wizardSteps[step] ?? wizardSteps[0];
  const title = t(`intakeWizard.steps.${id}`);

  return (
    <ContractForm form={form} onSubmit={step === last ? form.submit(submit) : async () => go(step + 1)} label={title}>
      <ProgressBar
        label={t('intakeWizard.progress', { step: step + 1, steps: wizardSteps.length, title })}
        percent={((step + 1) / wizardSteps.length) * 100}
      />
      {isLinked ? <LinkedChoicePart form={form} /> : null}
      {draft ? <Alert>{t(restoredWord(draft))}</Alert> : null}
      {hasSent && !busy ? <Alert>{t('intakeWizard.sent.before')}</Alert> : null}
      {account && !busy ? <AccountMade account={account} /> : null}
      {taken ? <Taken email={form.methods.getValues('email') as string} /> : null}
      <WrongStep onStep={go} />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <div hidden={step !== 0}>
        <ContactStep hasAccount={account !== null} />
      </div>
      <div hidden={step !== 1}>
        <TaxStep />
      </div>
      <div hidden={step !== 2}>
        <IncomeStep />
      </div>
      {step === last ? <ReviewPart onChange={() => go(0)} /> : null}
      <div className="public-wizard__ways">
        {step > 0 ? <Button onClick={() => go(step - 1)}>{t('intakeWizard.previous')}</Button> : null}
        {step < last ? (
          <Button key="next" kind="primary" onClick={() => go(step + 1)}>
            {t('intakeWizard.next')}
          </Button>
        ) : (
          <Button key="submit" kind="primary" type="submit" busy={busy}>
            {busy ? t('intakeWizard.submitting') : t('intakeWizard.submit')}
          </Button>
        )}
      </div>
    </ContractForm>
  );
}

function restoredWord({ hadSsn, from }: DeviceDraft): PlainMessageId {
  if (hadSsn) return 'intakeWizard.restored';
  return from === 'estimate' ? 'intakeWizard.fromEstimate' : 'intakeWizard.restoredAll';
}

/** Keeps the step in the URL, so that the browser's back button goes one step back. */
function useStep() {
  const [search, setSearch] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const stepInUrl = Number(search.get('step') ?? 1) - 1;
  const step = Number.isInteger(stepInUrl) && stepInUrl >= 0 && stepInUrl <= last ? stepInUrl : 0;
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    window.scrollTo(0, 0);
    // When an error opens a step, focus the invalid field.
    const wrong = wrongIn(heading.current?.closest('form'));
    if (wrong) wrong.focus();
    else heading.current?.focus({ preventScroll: true });
  }, [step]);
  const go = (to: number): void => setSearch(to === 0 ? {} : { step: String(to + 1) });
  const isLinked = search.has('preparer') || search.has('office');
  return { step, go, heading, isLinked };
}

const wrongIn = (form: HTMLFormElement | null | undefined): HTMLElement | undefined =>
  [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])].find((one) => !one.closest('[hidden]'));

/** Opens the first step with a validation error. */
function WrongStep({ onStep }: { onStep: (step: number) => void }) {
  useWrongFields((fields) => onStep(Math.min(...fields.map(stepOf))));
  return null;
}

/** Returns the contact details of a signed-in client, which need not be entered again. */
const ownContact = (user: User | null) =>
  user ? { first_name: user.first_name, last_name: user.last_name, email: user.email, phone: user.phone ?? '' } : {};

/** Shows the password if the account exists but the form could not be sent, in case the user gives up here. */
const AccountMade = ({ account: { email, password } }: { account: NewAccount }) => {
  const t = useTranslate();
  return (
    <Alert tone="warning" title={t('intakeWizard.accountMadeTitle')}>
      <p>{t('intakeWizard.accountMade', { email })}</p>
      <TemporaryPasswordPart password={password} />
    </Alert>
  );
};

const Taken = ({ email }: { email: string }) => {
  const t = useTranslate();
  return (
    <Alert tone="warning" live title={t('intakeWizard.taken')}>
      <p>
        {t('intakeWizard.takenDetail')}{' '}
        <Link to="/login" state={{ returnTo: '/general-intake' }}>
          {t('intakeWizard.signIn')}
        </Link>{' '}
        ·{' '}
        <Link to="/forgot-password" state={{ email }}>
          {t('intakeWizard.forgot')}
        </Link>
      </p>
    </Alert>
  );
};
