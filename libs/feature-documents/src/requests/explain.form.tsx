import { useCallback } from 'react';
import { detailOr, problemOf } from '@portal/data-access/core';
import { useExplainRequestMutation } from '@portal/data-access/requests';
import { ExplainBody, type RequestItem } from '@portal/domain/requests/document-requests.dto';
import { explanationKinds } from '@portal/domain/requests/item-states';
import type {} from '@portal/domain/requests/request-reasons.messages';
import { requestLimits } from '@portal/domain/requests/requests.limits';
import { useTranslate } from '@portal/i18n';
import { Button, Inline, notify } from '@portal/ui-kit/core';
import { ContractForm, fieldsOf, SubmitButton, useContractForm, type FieldValues } from '@portal/ui-kit/forms';

const { ChoiceField, DateField, TextAreaField, useFieldValue } = fieldsOf<ExplainBody>();

export interface ExplainFormProps {
  item: RequestItem;
  onClose: () => void;
}

/** Says why a document is not sent; the office then decides. */
export function ExplainForm({ item, onClose }: ExplainFormProps) {
  const t = useTranslate();
  const [explain, { isLoading }] = useExplainRequestMutation();
  const { id, version } = item;
  const toBody = useCallback(
    ({ kind, text, comes_on }: FieldValues) => ({
      ...{ kind: (kind as string) || null, text: (text as string) || null, version },
      comes_on: kind === 'comes_later' ? (comes_on as string) || null : null,
    }),
    [version],
  );
  const also = useCallback(
    ({ kind, comes_on }: FieldValues) =>
      kind === 'comes_later' && !comes_on ? [{ field: 'comes_on', detail: t('documentRequests.needsDate') }] : [],
    [t],
  );
  const form = useContractForm(ExplainBody, { defaultValues: { kind: '', text: '', comes_on: '' }, toBody, also });
  const send = form.submit(async (body) => {
    const { error } = await explain({ id, body });
    if (!error) return;
    form.showErrors(problemOf(error)?.errors ?? []);
    notify.error(detailOr(error, t('documentRequests.wrongState')));
  });
  return (
    <ContractForm form={form} onSubmit={send}>
      <ChoiceField
        name="kind"
        choices={explanationKinds.map((value) => ({ value, label: t(`requestReasons.explain.${value}`) }))}
      />
      <ComesOn />
      <TextAreaField name="text" maxLength={requestLimits.text} rows={2} />
      <Inline>
        <SubmitButton busy={isLoading}>{t('documentRequests.sendAnswer')}</SubmitButton>
        <Button onClick={onClose}>{t('documents.cancel')}</Button>
      </Inline>
    </ContractForm>
  );
}

const ComesOn = () => (useFieldValue('kind') === 'comes_later' ? <DateField name="comes_on" required /> : null);
