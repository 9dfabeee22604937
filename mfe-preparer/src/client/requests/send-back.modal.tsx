import { useId, useState } from 'react';
import { RejectRequest, type ClientRequestItem } from '@portal/domain/requests/client-requests.dto';
import { itemStateAfter, rejectReasons } from '@portal/domain/requests/item-states';
import { requestLimits } from '@portal/domain/requests/requests.limits';
import { useLeaveWarning } from '@portal/drafts/leave-warning';
import { requestName } from '@portal/domain/requests/request-words';
import { useTranslate } from '@portal/i18n';
import { Alert, Button } from '@portal/ui-kit/core';
import { Modal } from '@portal/ui-kit/feedback';
import { ContractForm, fieldsOf, useContractForm, type FieldValues } from '@portal/ui-kit/forms';
import type { Decisions } from './use-decisions';

const { SelectField, TextAreaField, useFieldValue } = fieldsOf<RejectRequest>();

export interface SendBackProps {
  /** The item as it is now, which changes after a conflict. */
  item: ClientRequestItem;
  /** What was entered before the window was closed. */
  draft: FieldValues | undefined;
  reject: Decisions['reject'];
  onSent: () => void;
  /** Called with what was entered, for the next time that the window opens. */
  onClose: (draft?: FieldValues) => void;
}

const start = { reason: 'other', text: '' };

/** Asks for the reason in the preparer's own words. After a conflict, keeps what was entered. */
export default function SendBackModal({ item, draft, reject, onSent, onClose }: SendBackProps) {
  const t = useTranslate();
  const id = useId();
  const [openedAt] = useState(item.version);
  const isPossible = itemStateAfter(item.state, 'reject') !== undefined;
  const form = useContractForm(RejectRequest, {
    defaultValues: draft ?? start,
    toBody: ({ reason, text }: Readonly<Record<string, unknown>>) => ({
      reason,
      text: String(text).trim() || undefined,
      version: item.version,
    }),
    also: ({ reason, text }) =>
      reason === 'other' && String(text).trim() === ''
        ? [{ field: 'text', detail: t('documentRequests.needsText') }]
        : [],
  });
  useLeaveWarning(() => form.methods.getValues('text') !== '');
  const submit = form.submit(async (body) => {
    if (await reject(item, body)) onSent();
  });
  const close = (): void => onClose(form.methods.getValues('text') ? form.methods.getValues() : undefined);
  return (
    <Modal
      open
      title={t('staffRequests.sendBackTitle', { name: requestName(t, item) })}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('feedback.cancel')}</Button>
          <Button
            kind="primary"
            type="submit"
            form={id}
            disabled={!isPossible}
            busy={form.methods.formState.isSubmitting}
          >
            {t('staffRequests.sendBack')}
          </Button>
        </>
      }
    >
      {item.version === openedAt ? null : (
        <Alert tone="warning" live title={t('staffRequests.changed', { name: requestName(t, item) })}>
          <p>{t('staffRequests.nowIs', { state: t(`staffRequests.states.${item.state}`) })}</p>
          {isPossible ? null : <p>{t('staffRequests.notFromHere')}</p>}
        </Alert>
      )}
      <ContractForm form={form} id={id} onSubmit={submit} label={t('staffRequests.sendBack')}>
        <SelectField
          name="reason"
          blank={false}
          choices={rejectReasons.map((value) => ({ value, label: t(`requestReasons.reject.${value}`) }))}
        />
        <Text />
      </ContractForm>
    </Modal>
  );
}

const Text = () => (
  <TextAreaField name="text" rows={3} maxLength={requestLimits.text} required={useFieldValue('reason') === 'other'} />
);
