import { useState } from 'react';
import { FieldFrame, useField, type FieldProps } from './field';

/** Always formatted as in the US, as on the tax forms, regardless of the portal's language. */
const amounts = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Value of a money field: dollars, null, or invalid text, which is kept for the user to correct. */
type AmountValue = number | string | null;

// Accepts commas only as thousands separators: '1234,56' must never become 123456.
const amount = /^([-−]?)\$?((?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?)$/;

/** Maximum number of digits that a JavaScript number represents exactly; more would be rounded silently. */
const exactDigits = 15;

/**
 * Parses an amount: '$1,234.5' → 1234.5; '' → `blank`. An invalid amount, or one with too many digits, is returned as
 * typed.
 */
export function readAmount(typed: string, blank: 0 | null): AmountValue {
  const text = typed.trim();
  if (text === '') return blank;
  const found = amount.exec(text);
  const digits = found?.[2]?.replaceAll(',', '') ?? '';
  if (!/\d/.test(digits) || digits.replace(/\D/g, '').length > exactDigits) return typed;
  const value = Number(digits);
  return found?.[1] && value !== 0 ? -value : value;
}

/** Stands for an empty amount: quieter than 0.00 in a form where most amounts don't apply. */
const emptyMark = '–';

/** Formats an amount for display: 1,234.50. More than two decimals are shown rather than rounded. */
export function showAmount(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  return Math.abs(Math.round(value * 100) / 100 - value) < 1e-9 ? amounts.format(value) : String(value);
}

/** Formats an amount for editing: 1234.5, or '' for zero. */
export function editAmount(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) && value !== 0 ? String(value) : '';
}

interface MoneyFieldProps extends FieldProps {
  /** Value of an empty field: 0, or null for unknown. */
  blank?: 0 | null;
  placeholder?: string;
  /** On blur, converts text without any digits to 0, as specified for Schedule C (specification part 1, section 5). */
  wordsAreZero?: boolean;
}

/**
 * Amount in dollars, typed as plain digits and shown as 1,234.56 on blur. The value is a number, or text while it is
 * invalid. A zero that the user has not typed looks empty.
 */
export function MoneyField({ blank = 0, placeholder = emptyMark, wordsAreZero = false, ...at }: MoneyFieldProps) {
  const { field, frame, aria } = useField(at);
  const [typing, setTyping] = useState<string | null>(null);
  const [typedZero, setTypedZero] = useState(false);
  const isEmpty = field.value === 0 && blank === 0 && !typedZero;
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
          value={typing ?? (isEmpty ? '' : showAmount(field.value))}
          onFocus={({ currentTarget: input }) => setTyping(makeEditable(input, editAmount(field.value)))}
          onChange={(event) => {
            const typed = event.target.value;
            setTyping(typed);
            setTypedZero(/0/.test(typed));
            field.onChange(readAmount(typed, blank));
          }}
          onBlur={() => {
            setTyping(null);
            if (wordsAreZero && typeof field.value === 'string' && !/\d/.test(field.value)) {
              setTypedZero(true);
              field.onChange(0);
            }
            field.onBlur();
          }}
        />
      </span>
    </FieldFrame>
  );
}

/**
 * Writes the editable text into the input synchronously and selects all of it. If it rendered later, the selection made
 * by Tab would be lost, and typing would append to the amount instead of replacing it. A click then sets the caret as
 * usual.
 */
function makeEditable(input: HTMLInputElement, text: string): string {
  input.value = text;
  queueMicrotask(() => input.select());
  return text;
}
