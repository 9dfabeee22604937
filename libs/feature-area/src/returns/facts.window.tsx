import { useId, useState, type ReactNode } from 'react';
import { detailOr, problemOf } from '@portal/data-access/core';
import type { DtoClass } from '@portal/domain/contract/contract';
import { useLeaveWarning } from '@portal/drafts/leave-warning';
import { useTranslate } from '@portal/i18n';
import { Alert, Button, notify } from '@portal/ui-kit/core';
import { Modal } from '@portal/ui-kit/feedback';
import { ContractForm, useContractForm, type FieldValues } from '@portal/ui-kit/forms';

/** Props of a window that records facts about a return. */
export interface FactsProps<Body> {
  send: (body: Body) => Promise<{ error?: unknown }>;
  /** What was entered before the window was closed. */
  draft: FieldValues | undefined;
  onStale: () => void;
  /** Called with what was entered, for the next time that the window opens. */
  onClose: (draft?: FieldValues) => void;
}

interface FactsWindowProps<Body extends object> extends FactsProps<Body> {
  shape: DtoClass<Body>;
  /** Values of what is recorded so far. */
  recorded: FieldValues;
  toBody: (values: FieldValues) => object;
  words: { title: string; save: string; saved: string; failed: string };
  children: ReactNode;
}

/** Keeps what was entered when it is closed or refused, and asks for the newest version after a conflict. */
export function FactsWindow<Body extends object>(props: FactsWindowProps<Body>) {
  const { shape, recorded, toBody, words, send, draft, onStale, onClose, children } = props;
  const t = useTranslate();
  const id = useId();
  const [start] = useState(recorded);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useContractForm(shape, { defaultValues: draft ?? start, toBody });
  const hasInput = (): boolean => JSON.stringify(form.methods.getValues()) !== JSON.stringify(start);
  useLeaveWarning(hasInput);
  const close = (): void => onClose(hasInput() ? form.methods.getValues() : undefined);
  const submit = form.submit(async (body) => {
    const { error } = await send(body);
    if (!error) {
      notify.success(words.saved);
      onClose();
      return;
    }
    const failure = problemOf(error);
    if (failure?.status === 409) onStale();
    form.showErrors(failure?.errors ?? []);
    setProblem(detailOr(error, words.failed));
  });
  return (
    <Modal
      open
      title={words.title}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('feedback.cancel')}</Button>
          <Button kind="primary" type="submit" form={id} busy={form.methods.formState.isSubmitting}>
            {words.save}
          </Button>
        </>
      }
    >
      {problem ? (
        <Alert tone="error" live>
          {problem}
        </Alert>
      ) : null}
      <ContractForm form={form} id={id} onSubmit={submit} label={words.title}>
        {children}
      </ContractForm>
    </Modal>
  );
}
