import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
import { useLeaveWarning } from '@portal/drafts/leave-warning';
import { Button } from '@portal/ui-kit/core';
import { ConfirmModal, Modal } from '@portal/ui-kit/feedback';
import { ContractForm, type ContractFormState } from '@portal/ui-kit/forms';

interface FormModalProps<T extends object> {
  title: string;
  form: ContractFormState<T>;
  /** Label of the submit button, e.g. "Create Office". */
  action: string;
  /** Whether it takes something away, so that the button is red. */
  dangerous?: boolean;
  busy: boolean;
  /** Whether the user changed something other than a form value, so that closing also asks for confirmation. */
  chosen?: boolean;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a modal. Asks for confirmation before it closes with unsaved input. */
export function FormModal<T extends object>(props: FormModalProps<T>) {
  const { title, form, action, dangerous = false, busy, chosen = false, onSubmit, onClose, children } = props;
  const t = useTranslate();
  const id = useId();
  const typed = (): string => JSON.stringify(form.methods.getValues());
  const [before] = useState(typed);
  const [leaving, setLeaving] = useState(false);
  const isUnsaved = (): boolean => chosen || typed() !== before;
  useLeaveWarning(isUnsaved);
  const close = (): void => (isUnsaved() ? setLeaving(true) : onClose());
  return (
    <>
      <Modal
        open
        title={title}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>{t('feedback.cancel')}</Button>
            <Button kind={dangerous ? 'danger' : 'primary'} type="submit" form={id} busy={busy}>
              {action}
            </Button>
          </>
        }
      >
        <ContractForm form={form} id={id} onSubmit={onSubmit} label={title}>
          {children}
        </ContractForm>
      </Modal>
      <ConfirmModal
        open={leaving}
        title={t('edit.discard')}
        action={t('edit.discardAction')}
        dangerous
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      >
        <p>{t('edit.discardAbout')}</p>
      </ConfirmModal>
    </>
  );
}
