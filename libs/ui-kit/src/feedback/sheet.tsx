import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
import { AntdTheme } from '../antd/antd-theme';
import { useWindowFocus } from './use-window-focus';

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
  const { body, heading, buttons, afterOpenChange } = useWindowFocus(open, { title, footer, onClose });
  return (
    <AntdTheme>
      <Drawer
        open={open}
        placement={side ? 'right' : 'bottom'}
        size={side ? 'min(34rem, 100vw)' : full ? '100dvh' : '85dvh'}
        title={heading}
        footer={buttons}
        rootClassName="ui-modal ui-sheet"
        destroyOnHidden
        closable={{ 'aria-label': t('feedback.close'), placement: 'end' }}
        onClose={onClose}
        afterOpenChange={afterOpenChange}
      >
        <div className="ui-sheet__content" ref={body}>
          {children}
        </div>
      </Drawer>
    </AntdTheme>
  );
};
