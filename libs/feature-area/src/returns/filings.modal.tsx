import { useId, useState } from 'react';
import { detailOr, problemOf } from '@portal/data-access/core';
import { FilingsBody, type Filing } from '@portal/domain/returns/filings.dto';
import { useLeaveWarning } from '@portal/drafts/leave-warning';
import { useTranslate } from '@portal/i18n';
import { Alert, Button, notify } from '@portal/ui-kit/core';
import { Modal } from '@portal/ui-kit/feedback';
import { blankToNull, ContractForm, useContractForm, type FieldValues } from '@portal/ui-kit/forms';
import { FilingFields } from './filing.fields';
import { shownFilings } from './move-values';

export interface FilingsModalProps {
  filings: readonly Filing[];
  version: number;
  record: (body: FilingsBody) => Promise<{ error?: unknown }>;
  /** What was entered before the window was closed. */
  draft: FieldValues | undefined;
  onStale: () => void;
  /** Called with what was entered, for the next time that the window opens. */
  onClose: (draft?: FieldValues) => void;
}

/** Records what became of each filing, without moving the return. */
export default function FilingsModal(props: FilingsModalProps) {
  const { filings, version, record, draft, onStale, onClose } = props;
  const t = useTranslate();
  const id = useId();
  const [start] = useState(() => ({ filings: shownFilings(filings) }));
  const [problem, setProblem] = useState<string | null>(null);
  const form = useContractForm(FilingsBody, {
    defaultValues: draft ?? start,
    toBody: (values) => ({ version, filings: blankToNull(values.filings) }),
  });
  const hasInput = (): boolean => JSON.stringify(form.methods.getValues()) !== JSON.stringify(start);
  useLeaveWarning(hasInput);
  const close = (): void => onClose(hasInput() ? form.methods.getValues() : undefined);
  const submit = form.submit(async (body) => {
    const { error } = await record(body);
    if (!error) {
      notify.success(t('staffReturns.filingsSaved'));
      onClose();
      return;
    }
    const failure = problemOf(error);
    if (failure?.status === 409) onStale();
    form.showErrors(failure?.errors ?? []);
    setProblem(detailOr(error, t('staffReturns.filingsFailed')));
  });
  return (
    <Modal
      open
      title={t('staffReturns.editFilings')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('feedback.cancel')}</Button>
          <Button kind="primary" type="submit" form={id} busy={form.methods.formState.isSubmitting}>
            {t('staffReturns.saveFilings')}
          </Button>
        </>
      }
    >
      {problem ? (
        <Alert tone="error" live>
          {problem}
        </Alert>
      ) : null}
      <ContractForm form={form} id={id} onSubmit={submit} label={t('staffReturns.editFilings')}>
        <FilingFields outcomes />
      </ContractForm>
    </Modal>
  );
}
