import { useId, useState } from 'react';
import { detailOr, problemOf } from '@portal/data-access/core';
import { isIsoDate } from '@portal/domain/contract/values';
import { ReturnDeadline } from '@portal/domain/returns/deadline.dto';
import { dueOnByLaw } from '@portal/domain/returns/deadlines';
import type { ReturnDetail } from '@portal/domain/returns/returns.dto';
import { useLeaveWarning } from '@portal/drafts/leave-warning';
import { useTranslate } from '@portal/i18n';
import { Alert, Button, MutedText, notify } from '@portal/ui-kit/core';
import { Modal } from '@portal/ui-kit/feedback';
import { blankToNull, ContractForm, fieldsOf, useContractForm, type FieldValues } from '@portal/ui-kit/forms';
import { useDeadlineWords } from './deadline-words';

const { DateField, useFieldValue } = fieldsOf<ReturnDeadline>();

export interface DeadlineModalProps {
  detail: ReturnDetail;
  save: (body: ReturnDeadline) => Promise<{ error?: unknown }>;
  /** What was entered before the window was closed. */
  draft: FieldValues | undefined;
  onStale: () => void;
  /** Called with what was entered, for the next time that the window opens. */
  onClose: (draft?: FieldValues) => void;
}

/** A due date that follows from the law is left empty, so that it follows the extension. */
function valuesOf(detail: ReturnDetail): FieldValues {
  const { tax_year, due_on: due, extension_filed_on: extension } = detail;
  return { due_on: due && due !== dueOnByLaw(tax_year, detail) ? due : '', extension_filed_on: extension ?? '' };
}

/** Sets or clears the date of the extension and the office's own due date. */
export default function DeadlineModal({ detail, save, draft, onStale, onClose }: DeadlineModalProps) {
  const t = useTranslate();
  const id = useId();
  const [start] = useState(() => valuesOf(detail));
  const [problem, setProblem] = useState<string | null>(null);
  const form = useContractForm(ReturnDeadline, {
    defaultValues: draft ?? start,
    toBody: (values) => ({ ...(blankToNull(values) as object), version: detail.version }),
  });
  const hasInput = (): boolean => JSON.stringify(form.methods.getValues()) !== JSON.stringify(start);
  useLeaveWarning(hasInput);
  const close = (): void => onClose(hasInput() ? form.methods.getValues() : undefined);
  const submit = form.submit(async (body) => {
    const { error } = await save(body);
    if (!error) {
      notify.success(t('staffReturns.deadline.saved'));
      onClose();
      return;
    }
    const failure = problemOf(error);
    if (failure?.status === 409) onStale();
    form.showErrors(failure?.errors ?? []);
    setProblem(detailOr(error, t('staffReturns.deadline.failed')));
  });
  return (
    <Modal
      open
      title={t('staffReturns.deadline.change')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('feedback.cancel')}</Button>
          <Button kind="primary" type="submit" form={id} busy={form.methods.formState.isSubmitting}>
            {t('staffReturns.deadline.save')}
          </Button>
        </>
      }
    >
      {problem ? (
        <Alert tone="error" live>
          {problem}
        </Alert>
      ) : null}
      <ContractForm form={form} id={id} onSubmit={submit} label={t('staffReturns.deadline.change')}>
        <DateField name="extension_filed_on" help={t('staffReturns.deadline.extensionHelp')} short />
        <DateField name="due_on" help={t('staffReturns.deadline.dueHelp')} short />
        <WhatFollows taxYear={detail.tax_year} />
      </ContractForm>
    </Modal>
  );
}

/** When the return is due with the dates entered so far. */
function WhatFollows({ taxYear }: { taxYear: number }) {
  const [extension, due] = [useFieldValue('extension_filed_on'), useFieldValue('due_on')].map((value) =>
    typeof value === 'string' && isIsoDate(value) ? value : null,
  );
  const sentencesOf = useDeadlineWords(taxYear);
  return <MutedText>{sentencesOf({ due_on: due, extension_filed_on: extension }).join(' ')}</MutedText>;
}
