import { Drawer as AntdDrawer, Modal as AntdModal } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
import { Button } from '../core/button';

interface WindowProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** The buttons, the safest first. */
  footer?: ReactNode;
  /** Escape and the cross. */
  onClose: () => void;
}

interface ModalProps extends WindowProps {
  width?: 'normal' | 'wide';
}

const widths = { normal: 576, wide: 880 } as const;

/** A window over the page: focus stays inside and returns where it was; a click beside it loses nothing. */
export const Modal = ({ open, title, children, footer, onClose, width = 'normal' }: ModalProps) => {
  const t = useTranslate();
  return (
    <AntdModal
      open={open}
      title={<h2>{title}</h2>}
      footer={footer ? <div className="ui-window__footer">{footer}</div> : null}
      width={widths[width]}
      rootClassName="ui-modal"
      centered
      destroyOnHidden
      mask={{ closable: false }}
      closable={{ 'aria-label': t('feedback.close') }}
      onCancel={onClose}
    >
      <div className="ui-stack">{children}</div>
    </AntdModal>
  );
};

/** A window from the side, for what is looked at beside a list; the whole width of a phone. */
export const Drawer = ({ open, title, children, footer, onClose }: WindowProps) => {
  const t = useTranslate();
  return (
    <AntdDrawer
      open={open}
      title={<h2>{title}</h2>}
      footer={footer ? <div className="ui-window__footer">{footer}</div> : null}
      size="min(36rem, 100vw)"
      rootClassName="ui-modal"
      destroyOnHidden
      closable={{ 'aria-label': t('feedback.close') }}
      onClose={onClose}
    >
      <div className="ui-stack">{children}</div>
    </AntdDrawer>
  );
};

interface FormModalProps extends Omit<WindowProps, 'children' | 'footer'> {
  /** As it stands: in the center of the page. */
  placement?: 'center' | 'side';
  /** Says what happens: "Create office". */
  action: string;
  /** While it is being sent: the button shows it, and nothing closes the window. */
  busy?: boolean;
  /** The form, which takes this id (`<ContractForm id={id}>`), so that the button below submits it. */
  children: (id: string) => ReactNode;
}

/** A form in a window of its own; one primary button that cannot be pressed twice. */
export function FormModal({ placement = 'center', action, busy = false, onClose, children, ...rest }: FormModalProps) {
  const t = useTranslate();
  const id = useId();
  const Window = placement === 'side' ? Drawer : Modal;
  return (
    <Window
      {...rest}
      onClose={() => busy || onClose()}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('feedback.cancel')}
          </Button>
          <Button kind="primary" type="submit" form={id} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      {children(id)}
    </Window>
  );
}

interface ConfirmModalProps extends Omit<WindowProps, 'footer'> {
  /** Says what happens: "Delete preparer". */
  action: string;
  dangerous?: boolean;
  busy?: boolean;
  /** Busy until a promise that it gives back has settled. */
  onConfirm: () => unknown;
}

/** Asks before something that cannot be taken back. */
export const ConfirmModal = ({ action, dangerous, busy = false, onConfirm, ...window }: ConfirmModalProps) => {
  const t = useTranslate();
  return (
    <Modal
      {...window}
      footer={
        <>
          <Button onClick={window.onClose}>{t('feedback.cancel')}</Button>
          <Button kind={dangerous ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  );
};

interface ConfirmButtonProps extends Pick<ConfirmModalProps, 'title' | 'children' | 'dangerous' | 'onConfirm'> {
  /** On the button and in the question. */
  action: string;
  disabled?: boolean;
}

/** A button that asks before it does it; the question closes when it is done, and stays when it failed. */
export function ConfirmButton({
  action,
  dangerous = false,
  disabled = false,
  onConfirm,
  ...question
}: ConfirmButtonProps) {
  const [open, setOpen] = useState(false);
  const confirm = async (): Promise<void> => {
    await onConfirm();
    setOpen(false);
  };
  return (
    <>
      <Button kind={dangerous ? 'danger' : 'default'} disabled={disabled} onClick={() => setOpen(true)}>
        {action}
      </Button>
      <ConfirmModal
        {...question}
        open={open}
        action={action}
        dangerous={dangerous}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
