import { createElement, type ReactNode } from 'react';
import type { AbstractNode, IconDefinition } from '@ant-design/icons-svg/lib/types';

export interface IconProps {
  /** px: 16 beside text of a staff page, 20 elsewhere. */
  size?: 16 | 20;
}

/**
 * Returns a component that draws an icon of `@ant-design/icons` in the text color, hidden from screen readers. Draws the
 * shapes itself: the components of `@ant-design/icons` add a style tag that the content security policy would block.
 */
export const glyph =
  ({ icon }: IconDefinition) =>
  ({ size = 16 }: IconProps): ReactNode => {
    if (typeof icon === 'function') throw new TypeError('Only icons of one color');
    return (
      <svg
        className="ui-icon"
        viewBox={icon.attrs.viewBox}
        width={size}
        height={size}
        fill="currentColor"
        aria-hidden="true"
        focusable="false"
      >
        {icon.children?.map(shape)}
      </svg>
    );
  };

const shape = ({ tag, attrs, children }: AbstractNode, key: number): ReactNode =>
  createElement(tag, { ...attrs, key }, children?.map(shape));
