import { useRef, useState, type MouseEvent, type ReactNode } from 'react';

interface ButtonProps {
  children: ReactNode;
  /** One primary button a screen. */
  kind?: 'primary' | 'default' | 'text' | 'danger';
  type?: 'button' | 'submit';
  /** Shows that it works and cannot be pressed again; the label stays, so nothing jumps. */
  busy?: boolean;
  disabled?: boolean;
  wide?: boolean;
  className?: string;
  /** The id of the form that it submits, where it stands outside of it. */
  form?: string;
  /** Busy until a promise that it gives back has settled. */
  onClick?: () => unknown;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

/** The button of the last press. */
let lastPressed: EventTarget | null = null;

/** Whether this is the second click of a double click that was meant for another button: it has gone, and this one slid under the pointer. */
function isMeantForAnother({ detail, currentTarget }: MouseEvent<HTMLButtonElement>): boolean {
  const isOther = detail > 1 && lastPressed !== currentTarget;
  if (!isOther) lastPressed = currentTarget;
  return isOther;
}

/** Own part: antd's button brings 45 kB of antd to the page where somebody signs in. */
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
  // A second press can come before the first one is drawn.
  const pressed = useRef(false);
  const showsWork = busy || working;

  const press = async (event: MouseEvent<HTMLButtonElement>): Promise<void> => {
    if (isMeantForAnother(event)) {
      event.preventDefault();
      return;
    }
    // By a pointer; a key has it there already, and Enter in a field leaves one in it.
    if (event.detail > 0) event.currentTarget.focus({ preventScroll: true });
    if (pressed.current || showsWork) {
      // Nor does it send its form again.
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
      // The field one was in is left when the press is over: what is then said beside it would push the button away from under it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => void press(event)}
    >
      {showsWork ? <span className="ui-busy" aria-hidden="true" /> : null}
      {children}
    </button>
  );
}

/** The class names of a button, which make a router's link look like one too. */
export const buttonClass = (kind: NonNullable<ButtonProps['kind']> = 'default'): string =>
  kind === 'default' ? 'ui-button' : `ui-button ui-button--${kind}`;

/** The class name that makes a router's link a card: a `strong` title and a line below. */
export const linkCardClass = 'ui-link-card';
