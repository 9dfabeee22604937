import { Tooltip } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { AntdTheme } from '../antd/antd-theme';
import { Button } from '../core/button';

interface TipProps {
  /** Also the accessible name of an icon: set it as the `aria-label` of the button or link inside. */
  label: string;
  children: ReactElement;
}

/** Shows a label on hover and on focus. */
export const Tip = ({ label, children }: TipProps) => (
  <AntdTheme>
    <Tooltip title={label} aria-hidden>
      {children}
    </Tooltip>
  </AntdTheme>
);

/** Class names of a router link that looks like an icon button; wrap the link in a `Tip`. */
export const iconLinkClass = 'ui-button ui-button--text ui-button--icon';

interface IconButtonProps {
  /** What the button does, and to what: "Assign Avery Johnson". */
  label: string;
  icon: ReactNode;
  onClick: () => unknown;
  disabled?: boolean;
  dangerous?: boolean;
  'aria-expanded'?: boolean;
  'aria-pressed'?: boolean;
}

/** Button for an action that repeats in every row: an icon with a tooltip, which is also its accessible name. */
export const IconButton = ({ label, icon, dangerous = false, ...button }: IconButtonProps) => (
  <Tip label={label}>
    <span className="ui-icon-button">
      <Button
        {...button}
        aria-label={label}
        kind="text"
        className={dangerous ? 'ui-button--icon ui-button--danger-text' : 'ui-button--icon'}
      >
        {icon}
      </Button>
    </span>
  </Tip>
);
