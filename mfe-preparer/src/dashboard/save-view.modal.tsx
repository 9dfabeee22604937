import { ClientView } from '@portal/domain/clients/client-views.dto';
import { clientLimits } from '@portal/domain/clients/clients.limits';
import { useTranslate } from '@portal/i18n';
import { Button } from '@portal/ui-kit/core';
import { Modal } from '@portal/ui-kit/feedback';
import { ContractForm, fieldsOf, useContractForm } from '@portal/ui-kit/forms';
import type { ListParams } from './list-params';

const { TextField } = fieldsOf<ClientView>();
const formId = 'save-view';

interface SaveViewProps {
  /** What the view finds. */
  view: ListParams;
  /** Names in use. */
  taken: readonly string[];
  /** @returns false if it could not be saved */
  onSave: (view: ClientView) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the name of a view. */
export default function SaveView({ view, taken, onSave, onClose }: SaveViewProps) {
  const t = useTranslate();
  const form = useContractForm(ClientView, {
    defaultValues: { name: '' },
    toBody: ({ name }) => ({ ...view, name: typeof name === 'string' ? name.trim() : '' }),
    also: ({ name }) =>
      taken.some((one) => one.toLowerCase() === String(name).trim().toLowerCase())
        ? [{ field: 'name', detail: t('clients.views.nameTaken') }]
        : [],
  });
  const submit = form.submit(async (body) => {
    if (await onSave(body)) onClose();
  });
  return (
    <Modal
      open
      title={t('clients.views.save')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('feedback.cancel')}</Button>
          <Button kind="primary" type="submit" form={formId}>
            {t('clients.views.save')}
          </Button>
        </>
      }
    >
      <ContractForm form={form} id={formId} onSubmit={submit}>
        <TextField name="name" maxLength={clientLimits.viewName} />
      </ContractForm>
    </Modal>
  );
}
