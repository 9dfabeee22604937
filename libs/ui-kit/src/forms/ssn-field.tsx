import { useLayoutEffect, useRef } from 'react';
import { FieldFrame, useField, type FieldProps } from './field';

/** Formats typed or pasted text as XXX-XX-XXXX, or a prefix of it when there are fewer than nine digits. */
export function maskSsn(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 9);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter((part) => part !== '').join('-');
}

/** Returns the caret position after the given number of digits in the masked text. */
export function caretAfter(masked: string, digits: number): number {
  let seen = 0;
  for (let at = 0; at < masked.length; at += 1) {
    if (seen === digits) return at;
    if (masked[at] !== '-') seen += 1;
  }
  return masked.length;
}

export const digitsBefore = (text: string, caret: number): number => text.slice(0, caret).replace(/\D/g, '').length;

/** Social Security number field: inserts dashes while the user types, and turns autofill off. */
export function SsnField({ placeholder, ...at }: FieldProps & { placeholder: string }) {
  const { field, frame, aria } = useField(at);
  const input = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | null>(null);
  const shown = maskSsn(typeof field.value === 'string' ? field.value : '');

  useLayoutEffect(() => {
    // Restore the caret: an inserted dash would move it to the end when the user types in the middle.
    const element = input.current;
    if (caret.current === null || !element || document.activeElement !== element) return;
    const place = caretAfter(shown, caret.current);
    element.setSelectionRange(place, place);
    caret.current = null;
  }, [shown]);

  return (
    <FieldFrame {...frame}>
      <input
        {...aria}
        className="ui-input ui-digits"
        name={field.name}
        ref={(element) => {
          input.current = element;
          field.ref(element);
        }}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        value={shown}
        onChange={(event) => {
          const { value, selectionStart } = event.target;
          const atEnd = selectionStart === null || selectionStart >= value.length;
          caret.current = atEnd ? null : digitsBefore(value, selectionStart);
          field.onChange(maskSsn(value));
        }}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}
