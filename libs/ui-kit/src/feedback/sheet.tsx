import { Drawer } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
import { AntdTheme } from '../antd/antd-theme';
import { useStackedModal } from '../controls/modal-stack';
import { focusFirst } from './focus-first';
import { useFocusReturn } from './use-focus-return';

interface SheetProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  /** Opens from the side on wide screens, for details of one item on the page. */
  side?: boolean;
  /** Extends to the top of the screen, for long content; otherwise part of the page stays visible. */
  full?: boolean;
  /**
   * Called by Escape, the close button and a click outside. Needs no confirmation, because a sheet contains no input.
   */
  onClose: () => void;
}

/**
 * A full-width panel from the bottom, or a panel from the side. Its header stays in place while the content scrolls.
 * Traps focus and returns it on close.
 */
export const Sheet = ({ open, title, children, footer, full = false, side = false, onClose }: SheetProps) => {
  const t = useTranslate();
  const body = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusReturn(open);
  useStackedModal(open, onClose);
  return (
    <AntdTheme>
      <Drawer
        open={open}
        placement={side ? 'right' : 'bottom'}
        size={side ? 'min(34rem, 100vw)' : full ? '100dvh' : '85dvh'}
        title={
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
        }
        footer={
          footer ? (
            <div className="ui-window__footer" ref={buttons}>
              {footer}
            </div>
          ) : null
        }
        rootClassName="ui-modal ui-sheet"
        destroyOnHidden
        closable={{ 'aria-label': t('feedback.close'), placement: 'end' }}
        onClose={onClose}
        afterOpenChange={(isOpen) => {
          if (isOpen) focusFirst({ body: body.current, buttons: buttons.current, title: heading.current });
        }}
      >
        <div className="ui-sheet__content" ref={body}>
          {children}
        </div>
      </Drawer>
    </AntdTheme>
  );
};
