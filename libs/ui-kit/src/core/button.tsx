import { useRef, useState, type MouseEvent, type ReactNode } from 'react';

interface ButtonProps {
  children: ReactNode;
  /** Use only one primary button per screen. */
  kind?: 'primary' | 'default' | 'text' | 'danger';
  type?: 'button' | 'submit';
  /** Shows a spinner and ignores presses; the label stays, to avoid a layout shift. */
  busy?: boolean;
  disabled?: boolean;
  wide?: boolean;
  className?: string;
  /** Id of the form to submit, if the button is outside it. */
  form?: string;
  /** If this returns a promise, the button is busy until it settles. */
  onClick?: () => unknown;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'menu';
  'aria-label'?: string;
  'aria-describedby'?: string;
}

/** The most recently pressed button. */
let lastPressed: EventTarget | null = null;

/**
 * Returns whether this click is the second one of a double click that started on a button that this one has since
 * replaced.
 */
function isMeantForAnother({ detail, currentTarget }: MouseEvent<HTMLButtonElement>): boolean {
  const isOther = detail > 1 && lastPressed !== currentTarget;
  if (!isOther) lastPressed = currentTarget;
  return isOther;
}

/** Custom button, because antd's adds 45 kB to the sign-in page. */
export function Button({
  kind = 'default',
  type = 'button',
  busy = false,
  wide = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const [working, setWorking] = useState(false);
  // A ref, because a second press can arrive before the first one's state has rendered.
  const pressed = useRef(false);
  const showsWork = busy || working;

  const press = async (event: MouseEvent<HTMLButtonElement>): Promise<void> => {
    if (isMeantForAnother(event)) {
      event.preventDefault();
      return;
    }
    // Only for pointer presses: on a key press the button already has focus, and after Enter in a field, focus should
    // stay there.
    if (event.detail > 0) event.currentTarget.focus({ preventScroll: true });
    if (pressed.current || showsWork) {
      // Also prevents a second press from submitting the form again.
      event.preventDefault();
      return;
    }
    const work = onClick?.();
    if (!(work instanceof Promise)) return;
    pressed.current = true;
    setWorking(true);
    try {
      await work;
    } finally {
      pressed.current = false;
      setWorking(false);
    }
  };

  return (
    <button
      {...rest}
      type={type}
      className={[buttonClass(kind), wide ? 'ui-button--wide' : '', className ?? ''].filter(Boolean).join(' ')}
      aria-busy={showsWork}
      // Keeps focus in the field until the click completes: a validation error shown on blur would move the button away
      // from the pointer.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => void press(event)}
    >
      {showsWork ? <span className="ui-busy" aria-hidden="true" /> : null}
      {children}
    </button>
  );
}

/** Returns the class names of a button, which can also style a router link as a button. */
export const buttonClass = (kind: NonNullable<ButtonProps['kind']> = 'default'): string =>
  kind === 'default' ? 'ui-button' : `ui-button ui-button--${kind}`;

/** Class name that styles a router link as a card with a `strong` title and a line of text below. */
export const linkCardClass = 'ui-link-card';
