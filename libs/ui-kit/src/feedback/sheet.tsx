import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
import { AntdTheme } from '../antd/antd-theme';
import { useOpenWindow } from '../controls/open-windows';
import { useFocusReturn } from './use-focus-return';

interface SheetProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** Stays in sight below what is read. */
  footer?: ReactNode;
  /** From the side, where there is room beside it: about one thing of the page. */
  side?: boolean;
  /** Up to the top of the screen, for much to read; as it stands a part of the page remains in sight. */
  full?: boolean;
  /** Escape, the cross and a click beside it: nothing is typed here, so nothing is lost. */
  onClose: () => void;
}

/** From the bottom over the full width, or from the side: its head stays while the rest scrolls, focus stays inside and returns where it was. */
export const Sheet = ({ open, title, children, footer, full = false, side = false, onClose }: SheetProps) => {
  const t = useTranslate();
  useFocusReturn(open);
  useOpenWindow(open, onClose);
  return (
    <AntdTheme>
      <Drawer
        open={open}
        placement={side ? 'right' : 'bottom'}
        size={side ? 'min(34rem, 100vw)' : full ? '100dvh' : '85dvh'}
        title={<h2>{title}</h2>}
        footer={footer ? <div className="ui-window__footer">{footer}</div> : null}
        rootClassName="ui-modal ui-sheet"
        destroyOnHidden
        closable={{ 'aria-label': t('feedback.close'), placement: 'end' }}
        onClose={onClose}
      >
        <div className="ui-sheet__content">{children}</div>
      </Drawer>
    </AntdTheme>
  );
};
