import { useMemo, useState } from 'react';
import { IntakeBody, PreparerIntakeBody } from '@portal/domain/intake/intake.dto';
import type { IntakeForm as IntakeRecord } from '@portal/domain/intake/intake-form.dto';
import type { DtoClass } from '@portal/domain/contract/contract';
import { useLocale, useTranslate } from '@portal/i18n';
import { Button, MutedText, Inline } from '@portal/ui-kit/core';
import { ContractForm, ErrorSummary, SubmitButton, useContractForm } from '@portal/ui-kit/forms';
import { IntakeEstimate } from '../estimate/intake-estimate';
import { fieldName, fieldOwner, shownValue } from '../fields/field-text';
import { AutosaveStatus } from '../form/autosave-status';
import { ConflictDialog } from '../form/conflict.dialog';
import { usePress } from '../form/use-press';
import { SubmittedVersions } from '../history/submitted-versions';
import { BankSection } from './sections/bank.section';
import { ChildrenSection } from './sections/children.section';
import { DeductionsSection, IncomeSection, PreviousYearSection, WithholdingSection } from './sections/money.sections';
import { PersonalSection } from './sections/personal.section';
import { SpouseSection } from './sections/spouse.section';
import { FormGuide } from './form-guide';
import { bodyOf, valuesOf } from './intake-values';
import { useIntakeAutosave } from './intake.adapter';
import { SubmittedIntakeNotice } from './submitted-intake.notice';

interface IntakeFormProps {
  /** As it was when the screen opened; null: none yet, or it could not be loaded. */
  record: IntakeRecord | null;
  /** Whose page it is filled in on: submitted, it goes to that preparer. */
  preparerCode?: string;
  onSubmitted: () => void;
}

export function IntakeForm({ record: loaded, preparerCode, onSubmitted }: IntakeFormProps) {
  const t = useTranslate();
  const locale = useLocale();
  const [defaultValues] = useState(() => valuesOf(loaded));
  const shape: DtoClass<IntakeBody> = preparerCode ? PreparerIntakeBody : IntakeBody;
  const form = useContractForm(shape, { defaultValues, toBody: bodyOf });
  const autosave = useIntakeAutosave(form, loaded, preparerCode);
  const { record, disputes } = autosave;
  const [postponed, setPostponed] = useState<unknown>(null);
  const { press, pressed, lastPress } = usePress({
    form,
    autosave,
    says: {
      submitted: t('intake.submitted'),
      draftSaved: t('intake.draftSaved'),
      failed: (detail) => (preparerCode ? detail || t('intake.submitFailed') : t('intake.saveFailed')),
    },
    onSubmitted,
  });
  const nameOf = (path: string): string => fieldName(path, t);

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
          {record ? <SubmittedIntakeNotice record={record} onReplace={autosave.replace} /> : null}
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
            shape={shape}
            status={
              <AutosaveStatus
                state={autosave.status}
                invalid={autosave.invalid}
                nameOf={nameOf}
                failed={t('intake.saveFailed')}
                onDecide={decide}
              />
            }
          />
          <IntakeEstimate />
        </div>
      </div>
      <ConflictDialog
        open={disputes.length > 0 && postponed !== disputes}
        disputes={disputes}
        nameOf={nameOf}
        shown={(path, value) => shownValue(path, value, t, locale)}
        title={t('intake.staleVersion')}
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
