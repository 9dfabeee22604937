import { useLayoutEffect, useRef } from 'react';
import type { useField } from './field';

/** Returns the caret position after the given number of digits in the masked text. */
export function caretAfter(masked: string, digits: number): number {
  let seen = 0;
  for (let at = 0; at < masked.length; at += 1) {
    if (seen === digits) return at;
    if (/\d/.test(masked.charAt(at))) seen += 1;
  }
  return masked.length;
}

export const digitsBefore = (text: string, caret: number): number => text.slice(0, caret).replace(/\D/g, '').length;

interface MaskedInputProps extends Pick<ReturnType<typeof useField>, 'field' | 'aria'> {
  /** Value with its separators. */
  shown: string;
  onType: (typed: string) => void;
  autoComplete?: string;
  placeholder?: string;
}

/** Input for digits that inserts separators while the user types, and keeps the caret in place. */
export function MaskedInput({ field, aria, shown, onType, autoComplete = 'off', placeholder }: MaskedInputProps) {
  const input = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    // Restore the caret: an inserted separator would move it to the end when the user types in the middle.
    const element = input.current;
    if (caret.current === null || !element || document.activeElement !== element) return;
    const place = caretAfter(shown, caret.current);
    element.setSelectionRange(place, place);
    caret.current = null;
  }, [shown]);

  return (
    <input
      {...aria}
      className="ui-input ui-digits"
      name={field.name}
      ref={(element) => {
        input.current = element;
        field.ref(element);
      }}
      inputMode="numeric"
      autoComplete={autoComplete}
      placeholder={placeholder}
      value={shown}
      onChange={(event) => {
        const { value, selectionStart } = event.target;
        const atEnd = selectionStart === null || selectionStart >= value.length;
        caret.current = atEnd ? null : digitsBefore(value, selectionStart);
        onType(value);
      }}
      onBlur={field.onBlur}
    />
  );
}
