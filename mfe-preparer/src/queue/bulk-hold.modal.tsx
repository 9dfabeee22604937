import { useId } from 'react';
import { holdReasons } from '@portal/domain/returns/return-words';
import { BulkMove } from '@portal/domain/returns/returns.dto';
import { reasonChoices } from '@portal/feature-area/returns';
import { useTranslate } from '@portal/i18n';
import { Button, MutedText } from '@portal/ui-kit/core';
import { Modal } from '@portal/ui-kit/feedback';
import { ContractForm, fieldsOf, useContractForm } from '@portal/ui-kit/forms';

const { SelectField } = fieldsOf<BulkMove>();

export interface BulkHoldProps {
  ids: readonly string[];
  /** @returns false if the request failed as a whole */
  send: (body: BulkMove) => Promise<boolean>;
  onClose: () => void;
}

/** Asks why the selected returns rest. */
export default function BulkHold({ ids, send, onClose }: BulkHoldProps) {
  const t = useTranslate();
  const id = useId();
  const form = useContractForm(BulkMove, {
    defaultValues: { reason_kind: '' },
    toBody: ({ reason_kind: reason }) => ({
      return_ids: ids,
      to: 'on_hold',
      ...(reason ? { reason_kind: reason as unknown } : {}),
    }),
    also: ({ reason_kind: reason }) => (reason ? [] : [{ field: 'reason_kind', detail: t('returns.needsReason') }]),
  });
  const submit = form.submit(async (body) => {
    if (await send(body)) onClose();
  });
  return (
    <Modal
      open
      title={t('queue.holdTitle', { count: ids.length })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('feedback.cancel')}</Button>
          <Button kind="primary" type="submit" form={id} busy={form.methods.formState.isSubmitting}>
            {t('queue.hold')}
          </Button>
        </>
      }
    >
      <MutedText>{t('staffReturns.about.on_hold')}</MutedText>
      <ContractForm form={form} id={id} onSubmit={submit} label={t('queue.hold')}>
        <SelectField name="reason_kind" required choices={reasonChoices(t, holdReasons)} />
      </ContractForm>
    </Modal>
  );
}
