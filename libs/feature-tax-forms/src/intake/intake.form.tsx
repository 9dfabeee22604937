import { useMemo, useRef, useState } from 'react';
import { IntakeBody } from '@portal/domain/intake/intake.dto';
import type { IntakeForm as IntakeRecord } from '@portal/domain/intake/intake-form.dto';
import { useTranslate } from '@portal/i18n';
import { Button, MutedText, Inline, notify } from '@portal/ui-kit/core';
import { ContractForm, ErrorSummary, SubmitButton, useContractForm } from '@portal/ui-kit/forms';
import { EstimatePanel } from '../estimate/estimate.panel';
import { fieldOwner } from '../fields/field-text';
import { SubmittedVersions } from '../history/submitted-versions';
import { BankSection } from './sections/bank.section';
import { ChildrenSection } from './sections/children.section';
import { DeductionsSection, IncomeSection, PreviousYearSection, WithholdingSection } from './sections/money.sections';
import { PersonalSection } from './sections/personal.section';
import { SpouseSection } from './sections/spouse.section';
import { AutosaveStatus } from './autosave-status';
import { ConflictDialog } from './conflict.dialog';
import { FormGuide } from './form-guide';
import { bodyOf, valuesOf } from './intake-values';
import { useIntakeAutosave } from './intake.adapter';
import { SubmittedNotice } from './submitted-notice';

type Press = 'draft' | 'submit';

interface IntakeFormProps {
  /** As it was when the screen opened; null: none yet, or it could not be loaded. */
  record: IntakeRecord | null;
  onSubmitted: () => void;
}

export function IntakeForm({ record: loaded, onSubmitted }: IntakeFormProps) {
  const t = useTranslate();
  const [defaultValues] = useState(() => valuesOf(loaded));
  const form = useContractForm(IntakeBody, { defaultValues, toBody: bodyOf });
  const autosave = useIntakeAutosave(form, loaded);
  const { record, disputes } = autosave;
  const [pressed, setPressed] = useState<Press | null>(null);
  const [lastPress, setLastPress] = useState<Press>('submit');
  const [postponed, setPostponed] = useState<unknown>(null);
  // Two presses can come before the first one is drawn, and one more before the screen is left.
  const locked = useRef(false);

  const send = async (body: IntakeBody, submit: boolean): Promise<boolean> => {
    const answer = await autosave.save(body, submit);
    if ('saved' in answer) notify.success(submit ? t('intake.submitted') : t('intake.draftSaved'));
    else if (!('conflict' in answer)) notify.error(t('intake.saveFailed'));
    return 'saved' in answer && submit;
  };

  const press = async (which: Press): Promise<void> => {
    if (locked.current) return;
    locked.current = true;
    setPressed(which);
    setLastPress(which);
    const submit = which === 'submit';
    const outcome = { sent: false, submitted: false };
    const save = form.submit(
      async (body) => {
        outcome.sent = true;
        outcome.submitted = await send(body, submit);
      },
      submit ? 'whole' : 'draft',
    );
    await save().finally(() => {
      // What is well formed of a draft is saved all the same.
      if (!submit && !outcome.sent) void autosave.finish();
      locked.current = outcome.submitted;
      if (!outcome.submitted) setPressed(null);
    });
    if (outcome.submitted) onSubmitted();
  };

  const decide = (): void => {
    setPostponed(null);
    if (disputes.length === 0) void autosave.compare();
  };

  const sections = useMemo(() => <Sections />, []);
  const submittedAt = record?.submitted_at ?? null;

  return (
    <ContractForm form={form} onSubmit={() => press('submit')} label={t('intake.title')}>
      <div className="tax-screen">
        <div className="tax-fields">
          <ErrorSummary
            whose={(path) => fieldOwner(path, t)}
            {...(lastPress === 'draft' ? { title: (count) => t('intake.draftIncomplete', { count }) } : {})}
          />
          {record ? <SubmittedNotice record={record} onReplace={autosave.replace} /> : null}
          <MutedText>{t('intake.requiredNote')}</MutedText>
          {sections}
          <Inline>
            <Button busy={pressed === 'draft'} disabled={pressed === 'submit'} onClick={() => void press('draft')}>
              {t('intake.saveDraft')}
            </Button>
            <SubmitButton busy={pressed === 'submit'}>{t('intake.submit')}</SubmitButton>
          </Inline>
          {record && submittedAt ? <SubmittedVersions key={submittedAt} id={record.id} /> : null}
        </div>
        <div className="tax-side">
          <FormGuide
            methods={form.methods}
            status={<AutosaveStatus state={autosave.status} invalid={autosave.invalid} onDecide={decide} />}
          />
          <EstimatePanel />
        </div>
      </div>
      <ConflictDialog
        open={disputes.length > 0 && postponed !== disputes}
        disputes={disputes}
        onMine={autosave.keepMine}
        onTheirs={autosave.takeTheirs}
        onLater={() => setPostponed(disputes)}
      />
    </ContractForm>
  );
}

/** In the order of the specification (part 1, section 2). */
const Sections = () => (
  <>
    <PersonalSection />
    <SpouseSection />
    <ChildrenSection />
    <IncomeSection />
    <DeductionsSection />
    <WithholdingSection />
    <PreviousYearSection />
    <BankSection />
  </>
);
