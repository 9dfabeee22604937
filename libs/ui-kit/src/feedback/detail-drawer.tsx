import { Drawer } from 'antd';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslate } from '@portal/i18n';
import { AntdTheme } from '../antd/antd-theme';
import { useStackedModal } from '../controls/modal-stack';
import { useDensity } from '../core/portal-theme';
import { Sheet } from './sheet';

interface DetailDrawerProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  /** Called by Escape and the close button. */
  onClose: () => void;
}

/**
 * Details of one row beside its list, which stays usable: choosing another row replaces the content. Covers the list only
 * on devices without a mouse, as a `Sheet`.
 */
export const DetailDrawer = (props: DetailDrawerProps) =>
  useDensity() === 'compact' ? <BesideList {...props} /> : <Sheet {...props} side />;

function BesideList({ open, title, children, footer, onClose }: DetailDrawerProps) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useReturn(open);
  useStackedModal(open, onClose);
  useEffect(() => {
    if (!open) return undefined;
    const close = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('.ui-modal')) onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open, onClose]);
  return (
    <AntdTheme>
      <Drawer
        open={open}
        placement="right"
        size="min(34rem, 100vw)"
        mask={false}
        keyboard={false}
        focusable={{ trap: false }}
        title={
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
        }
        footer={footer ? <div className="ui-window__footer">{footer}</div> : null}
        rootClassName="ui-drawer"
        destroyOnHidden
        closable={{ 'aria-label': t('feedback.close'), placement: 'end' }}
        onClose={onClose}
        afterOpenChange={(isOpen) => {
          if (isOpen) heading.current?.focus({ preventScroll: true });
        }}
      >
        <div className="ui-sheet__content">{children}</div>
      </Drawer>
    </AntdTheme>
  );
}

/** Returns focus to where it was before the drawer opened, unless it has moved on to the list meanwhile. */
function useReturn(open: boolean): void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  // Not a layout effect: React would move focus back into the drawer after it.
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      const { activeElement } = document;
      if (!activeElement?.closest('.ui-drawer') && activeElement !== document.body) return;
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, [open]);
}
