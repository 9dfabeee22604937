import { useRef, type ReactNode } from 'react';
import { useStackedModal } from '../controls/modal-stack';
import { focusFirst } from './focus-first';
import { useFocusReturn } from './use-focus-return';

interface WindowContent {
  title: ReactNode;
  footer: ReactNode;
  onClose: () => void;
}

/**
 * Focus of a modal or a sheet: moves it in when the window has opened and returns it on close, and closes the topmost
 * window first. Returns the parts that take focus.
 */
export function useWindowFocus(open: boolean, { title, footer, onClose }: WindowContent) {
  const body = useRef<HTMLDivElement>(null);
  const footerRef = useRef<HTMLDivElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useFocusReturn(open);
  useStackedModal(open, onClose);
  return {
    body,
    heading: (
      <h2 ref={titleRef} tabIndex={-1}>
        {title}
      </h2>
    ),
    buttons: footer ? (
      <div className="ui-window__footer" ref={footerRef}>
        {footer}
      </div>
    ) : null,
    afterOpenChange: (isOpen: boolean): void => {
      if (isOpen) focusFirst({ body: body.current, buttons: footerRef.current, title: titleRef.current });
    },
  };
}
