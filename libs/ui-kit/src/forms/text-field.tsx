import { Input } from 'antd';
import { FieldFrame, useField, type FieldProps } from './field';

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel';
  /** HTML autofill name; `off` for what no browser should keep. */
  autoComplete?: string;
  placeholder?: string;
  maxLength?: number;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
}

export function TextField({
  type = 'text',
  autoComplete = 'off',
  placeholder,
  maxLength,
  inputMode,
  ...at
}: TextFieldProps) {
  const { field, frame, aria, error } = useField(at);
  return (
    <FieldFrame {...frame}>
      <Input
        {...aria}
        {...(inputMode ? { inputMode } : {})}
        {...(maxLength ? { maxLength } : {})}
        {...(placeholder ? { placeholder } : {})}
        {...(error ? { status: 'error' } : {})}
        name={field.name}
        ref={field.ref}
        type={type}
        autoComplete={autoComplete}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}

/** The browser's own date picker: every phone has a good one, and screen readers know it. */
export function DateField(at: FieldProps & { autoComplete?: string }) {
  const { field, frame, aria, error } = useField(at);
  return (
    <FieldFrame {...frame}>
      <Input
        {...aria}
        {...(error ? { status: 'error' } : {})}
        className="ui-date"
        type="date"
        min="1900-01-01"
        max="9999-12-31"
        name={field.name}
        ref={field.ref}
        autoComplete={at.autoComplete ?? 'off'}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}
