import { useRef, useState, type MouseEvent, type ReactNode } from 'react';

interface ButtonProps {
  children: ReactNode;
  /** One primary button per screen. */
  kind?: 'primary' | 'default' | 'text' | 'danger';
  type?: 'button' | 'submit';
  /** Shows a spinner and blocks presses; the label stays, so that nothing shifts. */
  busy?: boolean;
  disabled?: boolean;
  wide?: boolean;
  className?: string;
  /** Id of the form to submit, when the button is outside it. */
  form?: string;
  /** Busy until a returned promise settles. */
  onClick?: () => unknown;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

/** The button pressed last. */
let lastPressed: EventTarget | null = null;

/**
 * Whether this is the second click of a double click on another button that has gone, with this one now under the
 * pointer.
 */
function isMeantForAnother({ detail, currentTarget }: MouseEvent<HTMLButtonElement>): boolean {
  const isOther = detail > 1 && lastPressed !== currentTarget;
  if (!isOther) lastPressed = currentTarget;
  return isOther;
}

/** Custom, because antd's button adds 45 kB to the sign-in page. */
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
  // A second press can arrive before the first one renders.
  const pressed = useRef(false);
  const showsWork = busy || working;

  const press = async (event: MouseEvent<HTMLButtonElement>): Promise<void> => {
    if (isMeantForAnother(event)) {
      event.preventDefault();
      return;
    }
    // Pointer presses only: with a key the button already has focus, and Enter in a field keeps focus there.
    if (event.detail > 0) event.currentTarget.focus({ preventScroll: true });
    if (pressed.current || showsWork) {
      // Also keeps a second press from submitting the form again.
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
      // Keeps focus in the field until the press is over: an error that appears on blur would push the button out from
      // under the pointer.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => void press(event)}
    >
      {showsWork ? <span className="ui-busy" aria-hidden="true" /> : null}
      {children}
    </button>
  );
}

/** Returns the class names of a button, which make a router's link look like one too. */
export const buttonClass = (kind: NonNullable<ButtonProps['kind']> = 'default'): string =>
  kind === 'default' ? 'ui-button' : `ui-button ui-button--${kind}`;

/** Class name that makes a router's link a card: a `strong` title and a line below. */
export const linkCardClass = 'ui-link-card';
