import { Button as AntdButton } from 'antd';
import { useRef, useState, type ReactNode } from 'react';

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

const antdTypes = { primary: 'primary', default: 'default', text: 'text', danger: 'default' } as const;

export function Button({ kind = 'default', type = 'button', busy = false, wide, onClick, ...rest }: ButtonProps) {
  const [working, setWorking] = useState(false);
  // A second press can come before the first one is drawn.
  const pressed = useRef(false);
  const showsWork = busy || working;

  const press = async (): Promise<void> => {
    if (pressed.current || showsWork) return;
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
    <AntdButton
      {...rest}
      type={antdTypes[kind]}
      danger={kind === 'danger'}
      htmlType={type}
      loading={showsWork ? { icon: <span className="ui-busy" aria-hidden="true" /> } : false}
      aria-busy={showsWork}
      block={wide ?? false}
      onClick={() => void press()}
    />
  );
}

/** The class names that make a router's link look like a button. */
export const buttonClass = (kind: 'primary' | 'default' = 'default'): string =>
  kind === 'primary' ? 'ui-button ui-button--primary' : 'ui-button';

/** The class name that makes a router's link a card: a `strong` title and a line below. */
export const linkCardClass = 'ui-link-card';
