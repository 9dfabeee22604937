import { useId, useState } from 'react';
import { useAddClientRequestMutation } from '@portal/data-access/client-requests';
import { detailOr, problemOf } from '@portal/data-access/core';
import { clientDocumentTypes } from '@portal/domain/documents/document-types';
import { AddRequest } from '@portal/domain/requests/client-requests.dto';
import { ruleKeys } from '@portal/domain/requests/request-rules';
import { requestLimits } from '@portal/domain/requests/requests.limits';
import { useLeaveWarning } from '@portal/drafts/leave-warning';
import { useTranslate } from '@portal/i18n';
import { Alert, Button, notify } from '@portal/ui-kit/core';
import { Modal } from '@portal/ui-kit/feedback';
import { ContractForm, fieldsOf, useContractForm, type FieldValues } from '@portal/ui-kit/forms';

const { CheckboxField, DateField, SelectField, TextAreaField, TextField, useFieldValue } = fieldsOf<AddRequest>();

export interface AddRequestProps {
  clientId: string;
  /** What was entered before the window was closed. */
  draft: FieldValues | undefined;
  /** Called with what was entered, for the next time that the window opens. */
  onClose: (draft?: FieldValues) => void;
}

const start = { rule_key: '', label: '', document_type: '', required: true, due_on: '', note: '' };

/** Returns the body without blanks; the category follows from the rule if there is one. */
function bodyOf({ required, ...texts }: Readonly<Record<string, unknown>>): object {
  const filled = Object.entries(texts).filter(([name, value]) =>
    name === 'document_type' && texts.rule_key ? false : String(value).trim() !== '',
  );
  return { required, ...Object.fromEntries(filled) };
}

/** Asks the client for a document: one of the rules' list, or in the preparer's own words. */
export default function AddRequestModal({ clientId, draft, onClose }: AddRequestProps) {
  const t = useTranslate();
  const id = useId();
  const [add] = useAddClientRequestMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useContractForm(AddRequest, {
    defaultValues: draft ?? start,
    toBody: bodyOf,
    also: ({ rule_key, label }) =>
      rule_key || String(label).trim() ? [] : [{ field: 'label', detail: t('documentRequests.needsLabel') }],
  });
  const hasInput = (): boolean => JSON.stringify(form.methods.getValues()) !== JSON.stringify(start);
  useLeaveWarning(hasInput);
  const submit = form.submit(async (body) => {
    const { error } = await add({ clientId, body });
    if (!error) {
      notify.success(t('staffRequests.asked'));
      onClose();
      return;
    }
    const errors = problemOf(error)?.errors ?? [];
    form.showErrors(errors);
    setProblem(errors.length > 0 ? null : detailOr(error, t('staffRequests.failed')));
  });
  const close = (): void => onClose(hasInput() ? form.methods.getValues() : undefined);
  return (
    <Modal
      open
      title={t('staffRequests.addTitle')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('feedback.cancel')}</Button>
          <Button kind="primary" type="submit" form={id} busy={form.methods.formState.isSubmitting}>
            {t('staffRequests.ask')}
          </Button>
        </>
      }
    >
      {problem ? (
        <Alert tone="error" live>
          {problem}
        </Alert>
      ) : null}
      <ContractForm form={form} id={id} onSubmit={submit} label={t('staffRequests.addTitle')}>
        <SelectField
          name="rule_key"
          blank={t('staffRequests.somethingElse')}
          wide
          choices={ruleKeys.map((value) => ({ value, label: t(`papers.rules.${value}`) }))}
        />
        <TextField name="label" maxLength={requestLimits.label} help={t('staffRequests.labelHelp')} />
        <Category />
        <CheckboxField name="required" />
        <DateField name="due_on" />
        <TextAreaField name="note" rows={2} maxLength={requestLimits.text} />
      </ContractForm>
    </Modal>
  );
}

/** Only for a document in the preparer's own words. */
function Category() {
  const t = useTranslate();
  if (useFieldValue('rule_key')) return null;
  const choices = clientDocumentTypes.map((value) => ({ value, label: t(`documents.types.${value}`) }));
  return <SelectField name="document_type" choices={choices} />;
}
