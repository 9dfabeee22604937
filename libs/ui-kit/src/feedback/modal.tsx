import { Modal as AntdModal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
import { AntdTheme } from '../antd/antd-theme';
import { Button } from '../core/button';
import { useWindowFocus } from './use-window-focus';

interface ModalProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, with the safest one first. */
  footer?: ReactNode;
  /** Called by Escape and the close button. */
  onClose: () => void;
  /** Controls beside the title. */
  tools?: ReactNode;
  /** `full` leaves a margin, for viewing a document; `window` covers the page, for working on one. */
  width?: 'normal' | 'wide' | 'full' | 'window';
}

const widths = { normal: 576, wide: 880, full: '96vw', window: '100vw' } as const;

/** A modal over the page. Traps focus and returns it on close; a click outside does not close it. */
export const Modal = ({ open, title, tools, children, footer, onClose, width = 'normal' }: ModalProps) => {
  const t = useTranslate();
  const { body, heading, buttons, afterOpenChange } = useWindowFocus(open, { title, footer, onClose });
  return (
    <AntdTheme>
      <AntdModal
        open={open}
        title={
          tools ? (
            <div className="ui-window__head">
              {heading}
              {tools}
            </div>
          ) : (
            heading
          )
        }
        footer={buttons}
        width={widths[width]}
        rootClassName={width === 'window' ? 'ui-modal ui-modal--window' : 'ui-modal'}
        centered={width !== 'window'}
        destroyOnHidden
        mask={{ closable: false }}
        closable={{ 'aria-label': t('feedback.close') }}
        onCancel={onClose}
        afterOpenChange={afterOpenChange}
      >
        <div className={width === 'window' ? 'ui-window__body' : 'ui-stack'} ref={body}>
          {children}
        </div>
      </AntdModal>
    </AntdTheme>
  );
};

interface ConfirmModalProps extends Omit<ModalProps, 'footer' | 'tools' | 'width'> {
  /** Label of the confirming button: "Delete preparer". */
  action: string;
  dangerous?: boolean;
  busy?: boolean;
  /** If this returns a promise, the button is busy until it settles. */
  onConfirm: () => unknown;
}

/** Asks for confirmation before an action that cannot be undone. */
export const ConfirmModal = ({ action, dangerous, busy = false, onConfirm, ...modal }: ConfirmModalProps) => {
  const t = useTranslate();
  return (
    <Modal
      {...modal}
      footer={
        <>
          <Button onClick={modal.onClose}>{t('feedback.cancel')}</Button>
          <Button kind={dangerous ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  );
};
