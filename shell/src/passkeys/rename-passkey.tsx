import { useState } from 'react';
import { PasskeyName, type Passkey } from '@portal/domain/passkeys/passkeys.dto';
import { useTranslate } from '@portal/i18n';
import { detailOr, problemOf } from '@portal/data-access/core';
import { useRenamePasskeyMutation } from '@portal/data-access/passkeys';
import { Button, notify } from '@portal/ui-kit/core';
import { Modal } from '@portal/ui-kit/feedback';
import { ContractForm, SubmitButton, fieldsOf, useContractForm } from '@portal/ui-kit/forms';

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
      <Modal open={open} title={t('webauthn.renameTitle')} onClose={close}>
        {open ? <NameForm passkey={passkey} onDone={close} /> : null}
      </Modal>
    </>
  );
}

function NameForm({ passkey: { id, name }, onDone }: { passkey: Passkey; onDone: () => void }) {
  const t = useTranslate();
  const [rename] = useRenamePasskeyMutation();
  const form = useContractForm(PasskeyName, { defaultValues: { name } });

  const send = async (body: PasskeyName): Promise<void> => {
    const { error } = await rename({ id, body });
    const problem = problemOf(error);
    if (!error) {
      notify.success(t('webauthn.renamed'));
      onDone();
    } else if (problem && problem.errors.length > 0) form.showErrors(problem.errors);
    else if (problem?.code !== 'step_up_required') notify.error(detailOr(error, t('webauthn.changeFailed')));
  };

  return (
    <ContractForm form={form} onSubmit={form.submit(send)} label={t('webauthn.renameTitle')}>
      <TextField name="name" autoComplete="off" />
      <SubmitButton wide>{t('webauthn.save')}</SubmitButton>
    </ContractForm>
  );
}
