import { cloneElement, useEffect, useState, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { Button } from '../core/button';
import { Floating } from './floating';

interface TipProps {
  /** Also the accessible name of an icon: set it as the `aria-label` of the button or link inside. */
  label: string;
  children: ReactElement<HTMLAttributes<Element>>;
}

/** Shows a label on hover and on keyboard focus, until Escape. Screen readers read the name of the element instead. */
export function Tip({ label, children }: TipProps) {
  /** The element under the pointer or with the focus. */
  const [anchor, setAnchor] = useState<{ current: Element } | null>(null);
  const isShown = anchor !== null;
  const show = ({ currentTarget }: { currentTarget: Element }): void => setAnchor({ current: currentTarget });
  const hide = (): void => setAnchor(null);
  useEffect(() => {
    if (!isShown) return undefined;
    const hideOnEscape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setAnchor(null);
    };
    document.addEventListener('keydown', hideOnEscape);
    return () => document.removeEventListener('keydown', hideOnEscape);
  }, [isShown]);
  return (
    <>
      {cloneElement(children, {
        onPointerEnter: show,
        onPointerLeave: hide,
        onFocus: (event) => {
          if (event.target.matches(':focus-visible')) show(event);
        },
        onBlur: hide,
        // Pressing the button may cover or remove it.
        onPointerDown: hide,
      })}
      {anchor ? (
        <Floating anchor={anchor} className="ui-tip" aria-hidden>
          {label}
        </Floating>
      ) : null}
    </>
  );
}

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
