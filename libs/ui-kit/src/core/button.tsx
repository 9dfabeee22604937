import { Button as AntdButton } from 'antd';
import type { ReactNode } from 'react';

interface ButtonProps {
  children: ReactNode;
  /** One primary button a screen. */
  kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  type?: 'button' | 'submit';
  /** Shows that it works and cannot be pressed again; the label stays, so nothing jumps. */
  busy?: boolean;
  disabled?: boolean;
  wide?: boolean;
  className?: string;
  onClick?: () => void;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

const antdTypes = { primary: 'primary', plain: 'default', quiet: 'text', danger: 'default' } as const;

export function Button({ kind = 'plain', type = 'button', busy = false, wide = false, ...rest }: ButtonProps) {
  return (
    <AntdButton
      {...rest}
      type={antdTypes[kind]}
      danger={kind === 'danger'}
      htmlType={type}
      loading={busy ? { icon: <span className="ui-busy" aria-hidden="true" /> } : false}
      aria-busy={busy}
      block={wide}
    />
  );
}

/** The class names that make a router's link look like a button. */
export const actionClass = (kind: 'primary' | 'plain' = 'plain'): string =>
  kind === 'primary' ? 'ui-action ui-action--primary' : 'ui-action';
