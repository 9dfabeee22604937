import { useState } from 'react';
import { editAmount, readAmount, showAmount } from './amount-text';
import { FieldFrame, useField, type FieldProps } from './field';

interface MoneyFieldProps extends FieldProps {
  /** An empty field means 0, or that nothing is known (`null`). */
  blank?: 0 | null;
  placeholder?: string;
  /** What was typed without a single digit becomes 0 once left, as Schedule C has it (specification part 1, section 5). */
  wordsAreZero?: boolean;
}

/** Dollars: typed as on a phone, shown as 1,234.56 once left; the value is a number, or the text while it is none. */
export function MoneyField({ blank = 0, placeholder, wordsAreZero = false, ...at }: MoneyFieldProps) {
  const { field, frame, aria } = useField(at);
  const [typing, setTyping] = useState<string | null>(null);
  return (
    <FieldFrame {...frame}>
      <span className="ui-amount">
        <span aria-hidden="true">$</span>
        <input
          {...aria}
          className="ui-input"
          placeholder={placeholder}
          name={field.name}
          ref={field.ref}
          inputMode="decimal"
          autoComplete="off"
          value={typing ?? showAmount(field.value)}
          onFocus={({ currentTarget: input }) => setTyping(makeEditable(input, editAmount(field.value)))}
          onChange={(event) => {
            setTyping(event.target.value);
            field.onChange(readAmount(event.target.value, blank));
          }}
          onBlur={() => {
            setTyping(null);
            if (wordsAreZero && typeof field.value === 'string' && !/\d/.test(field.value)) field.onChange(0);
            field.onBlur();
          }}
        />
      </span>
    </FieldFrame>
  );
}

/**
 * Puts the text to change into the field at once, all of it selected: drawn later it would undo the selection that Tab
 * makes, and what is typed would be added to the amount instead of taking its place. A click sets the caret afterwards.
 */
function makeEditable(input: HTMLInputElement, text: string): string {
  input.value = text;
  queueMicrotask(() => input.select());
  return text;
}
