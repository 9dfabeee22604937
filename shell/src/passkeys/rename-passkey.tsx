import { useId, useState } from 'react';
import { PasskeyName, type Passkey } from '@portal/domain/passkeys/passkeys.dto';
import { useTranslate } from '@portal/i18n';
import { detailOr, problemOf } from '@portal/data-access/core';
import { useRenamePasskeyMutation } from '@portal/data-access/passkeys';
import { Button, notify } from '@portal/ui-kit/core';
import { Modal } from '@portal/ui-kit/feedback';
import { ContractForm, fieldsOf, useContractForm } from '@portal/ui-kit/forms';

const { TextField } = fieldsOf<PasskeyName>();

export function RenamePasskey({ passkey }: { passkey: Passkey }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button aria-label={t('webauthn.renameName', { name: passkey.name })} onClick={() => setOpen(true)}>
        {t('webauthn.rename')}
      </Button>
      {open ? <NameModal passkey={passkey} onClose={close} /> : null}
    </>
  );
}

function NameModal({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useTranslate();
  const formId = useId();
  const [rename, { isLoading }] = useRenamePasskeyMutation();
  const form = useContractForm(PasskeyName, { defaultValues: { name } });

  const send = async (body: PasskeyName): Promise<void> => {
    const { error } = await rename({ id, body });
    const problem = problemOf(error);
    if (!error) {
      notify.success(t('webauthn.renamed'));
      onClose();
    } else if (problem && problem.errors.length > 0) form.showErrors(problem.errors);
    else if (problem?.code !== 'step_up_required') notify.error(detailOr(error, t('webauthn.changeFailed')));
  };

  return (
    <Modal
      open
      title={t('webauthn.renameTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('feedback.cancel')}</Button>
          <Button kind="primary" type="submit" form={formId} busy={isLoading}>
            {t('webauthn.save')}
          </Button>
        </>
      }
    >
      <ContractForm form={form} id={formId} onSubmit={form.submit(send)} label={t('webauthn.renameTitle')}>
        <TextField name="name" autoComplete="off" />
      </ContractForm>
    </Modal>
  );
}
