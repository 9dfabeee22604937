import { useLayoutEffect, useRef } from 'react';
import { FieldFrame, useField, type FieldProps } from './field';
import { caretAfter, digitsBefore, maskSsn } from './ssn-text';

/** Nine digits, dashes put in while typing; no browser is asked to remember them. */
export function SsnField({ placeholder, ...at }: FieldProps & { placeholder: string }) {
  const { field, frame, aria } = useField(at);
  const input = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | null>(null);
  const shown = maskSsn(typeof field.value === 'string' ? field.value : '');

  useLayoutEffect(() => {
    // A dash that appears must not push what is typed in the middle to the end.
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
