import { fireEvent } from '@testing-library/react';

/** Includes key codes, which antd still reads but user-event does not send. */
export const enter = { key: 'Enter', keyCode: 13 };
export const arrowDown = { key: 'ArrowDown', keyCode: 40 };

/** Presses keys on an element, one after another. */
export function keys(element: HTMLElement, ...pressed: readonly { key: string; keyCode: number }[]): void {
  for (const key of pressed) {
    fireEvent.keyDown(element, key);
    fireEvent.keyUp(element, key);
  }
}
