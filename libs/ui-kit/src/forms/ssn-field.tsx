import { FieldFrame, useField, type FieldProps } from './field';
import { MaskedInput } from './masked-input';

/** Formats typed or pasted text as XXX-XX-XXXX, or a prefix of it when there are fewer than nine digits. */
export function maskSsn(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 9);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter((part) => part !== '').join('-');
}

/** Social Security number field: inserts dashes while the user types, and turns autofill off. */
export function SsnField({ placeholder, ...at }: FieldProps & { placeholder: string }) {
  const { field, frame, aria } = useField(at);
  return (
    <FieldFrame {...frame}>
      <MaskedInput
        field={field}
        aria={aria}
        shown={maskSsn(typeof field.value === 'string' ? field.value : '')}
        onType={(typed) => field.onChange(maskSsn(typed))}
        placeholder={placeholder}
      />
    </FieldFrame>
  );
}
