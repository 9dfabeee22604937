import { useEffect, useId, useRef, type ReactNode } from 'react';

interface DialogProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** The buttons, the safest first. */
  actions: ReactNode;
  /** Escape; without it the dialog asks for a decision. */
  onClose?: () => void;
}

/** A native modal dialog: focus stays inside, the page behind is inert, focus returns where it was. */
export function Dialog({ open, title, children, actions, onClose }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);

  return (
    <dialog
      ref={element}
      className="ui-dialog"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      {open ? (
        <div className="ui-dialog__body">
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          {children}
          <div className="ui-dialog__actions">{actions}</div>
        </div>
      ) : null}
    </dialog>
  );
}
