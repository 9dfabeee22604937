import { Modal as AntdModal } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
import { AntdTheme } from '../antd/antd-theme';
import { Button } from '../core/button';
import { useStackedModal } from '../controls/modal-stack';
import { useFocusReturn } from './use-focus-return';

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

const fields = 'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** Focuses the first field, or else the safest button; antd would leave focus on the close button. */
function focusFirst(body: HTMLElement | null, buttons: HTMLElement | null): void {
  const isInside = [body, buttons].some((part) => part?.contains(document.activeElement));
  const first =
    body?.querySelector<HTMLElement>(fields) ?? buttons?.querySelector<HTMLElement>('button:not(:disabled)');
  if (!isInside) first?.focus();
}

/** A modal over the page. Traps focus and returns it on close; a click outside does not close it. */
export const Modal = ({ open, title, tools, children, footer, onClose, width = 'normal' }: ModalProps) => {
  const t = useTranslate();
  const body = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  useFocusReturn(open);
  useStackedModal(open, onClose);
  return (
    <AntdTheme>
      <AntdModal
        open={open}
        title={
          tools ? (
            <div className="ui-window__head">
              <h2>{title}</h2>
              {tools}
            </div>
          ) : (
            <h2>{title}</h2>
          )
        }
        footer={
          footer ? (
            <div className="ui-window__footer" ref={buttons}>
              {footer}
            </div>
          ) : null
        }
        width={widths[width]}
        rootClassName={width === 'window' ? 'ui-modal ui-modal--window' : 'ui-modal'}
        centered={width !== 'window'}
        destroyOnHidden
        mask={{ closable: false }}
        closable={{ 'aria-label': t('feedback.close') }}
        onCancel={onClose}
        afterOpenChange={(isOpen) => {
          if (isOpen && width !== 'full' && width !== 'window') focusFirst(body.current, buttons.current);
        }}
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
