import { useMemo, useState } from 'react';
import { useDiscardScheduleCChangesMutation } from '@portal/data-access/schedule-c';
import { ScheduleCBody } from '@portal/domain/schedule-c/schedule-c.dto';
import type { ScheduleCForm as ScheduleCRecord } from '@portal/domain/schedule-c/schedule-c-form.dto';
import { useLocale, useTranslate } from '@portal/i18n';
import { Button, Inline, MutedText } from '@portal/ui-kit/core';
import { ContractForm, ErrorSummary, SubmitButton, useContractForm } from '@portal/ui-kit/forms';
import { AutosaveStatus } from '../form/autosave-status';
import { ConflictDialog } from '../form/conflict.dialog';
import { SubmittedNotice } from '../form/submitted-notice';
import { usePress } from '../form/use-press';
import { AmountsSection } from './amounts.section';
import { BusinessSection } from './business.section';
import { ScheduleCVersions } from './schedule-c-versions';
import { shownValue } from '../fields/schedule-c-text';
import { bodyOf, valuesOf } from './schedule-c-values';
import { useScheduleCAutosave } from './schedule-c.adapter';
import { SelfEmploymentNotices, TotalsPanel } from './totals.panel';

interface ScheduleCFormProps {
  /** As it was when the screen opened; null: none yet. */
  record: ScheduleCRecord | null;
  onSubmitted: () => void;
}

export function ScheduleCForm({ record: loaded, onSubmitted }: ScheduleCFormProps) {
  const t = useTranslate();
  const locale = useLocale();
  const [defaultValues] = useState(() => valuesOf(loaded));
  const form = useContractForm(ScheduleCBody, { defaultValues, toBody: bodyOf });
  const autosave = useScheduleCAutosave(form, loaded);
  const { record, disputes, nameOf } = autosave;
  const [postponed, setPostponed] = useState<unknown>(null);
  const [discard] = useDiscardScheduleCChangesMutation();
  const { press, pressed, lastPress } = usePress({
    form,
    autosave,
    says: {
      submitted: t('scheduleC.submitted'),
      draftSaved: t('scheduleC.draftSaved'),
      failed: () => t('scheduleC.saveFailed'),
    },
    onSubmitted,
    // "After a draft save the form is reloaded" (specification part 1, section 2).
    onDraftSaved: () => autosave.replace(async () => (await autosave.read()).data ?? null),
  });

  const decide = (): void => {
    setPostponed(null);
    if (disputes.length === 0) void autosave.compare();
  };

  const sections = useMemo(() => <Sections />, []);
  const submittedAt = record?.submitted_at ?? null;

  return (
    <ContractForm form={form} onSubmit={() => press('submit')} label={t('scheduleC.title')}>
      <div className="tax-screen">
        <div className="tax-fields">
          <ErrorSummary
            {...(lastPress === 'draft' ? { title: (count: number) => t('intake.draftIncomplete', { count }) } : {})}
          />
          {record ? (
            <SubmittedNotice
              submittedAt={submittedAt}
              isChanged={record.has_unsubmitted_changes}
              onDiscard={() => autosave.replace(async () => (await discard({ id: record.id })).data ?? null)}
            >
              <p role="status">
                {record.has_unsubmitted_changes ? t('intake.afterSubmit.changed') : t('intake.afterSubmit.unchanged')}
              </p>
            </SubmittedNotice>
          ) : null}
          <MutedText>{t('intake.requiredNote')}</MutedText>
          {sections}
          <Inline>
            <Button busy={pressed === 'draft'} disabled={pressed === 'submit'} onClick={() => void press('draft')}>
              {t('scheduleC.saveDraft')}
            </Button>
            <SubmitButton busy={pressed === 'submit'}>{t('scheduleC.submit')}</SubmitButton>
          </Inline>
          {record && submittedAt ? <ScheduleCVersions key={submittedAt} id={record.id} /> : null}
        </div>
        <div className="tax-side">
          <div className="tax-guide">
            <div className="tax-guide__head">
              <AutosaveStatus
                state={autosave.status}
                invalid={autosave.invalid}
                nameOf={nameOf}
                failed={t('scheduleC.saveFailed')}
                onDecide={decide}
              />
            </div>
          </div>
          <TotalsPanel />
        </div>
      </div>
      <ConflictDialog
        open={disputes.length > 0 && postponed !== disputes}
        disputes={disputes}
        nameOf={nameOf}
        shown={(path, value) => shownValue(path, value, t, locale)}
        title={t('scheduleC.staleVersion')}
        onMine={autosave.keepMine}
        onTheirs={autosave.takeTheirs}
        onLater={() => setPostponed(disputes)}
      />
    </ContractForm>
  );
}

const Sections = () => (
  <>
    <BusinessSection />
    <AmountsSection section="income" />
    <AmountsSection section="expenses" />
    <SelfEmploymentNotices />
  </>
);
