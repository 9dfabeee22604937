import { useState } from 'react';
import { useTranslate } from '@portal/i18n';
import { FieldFrame, useField, type FieldProps } from './field';

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'time';
  /** HTML autofill name; `off` for values that browsers must not store. */
  autoComplete?: string;
  placeholder?: string;
  maxLength?: number;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  /** Converts typed or pasted text to the field's value, such as to uppercase. */
  clean?: (typed: string) => string;
}

/** Native input, like all fields: antd's adds 25 kB to the sign-in page and has no advantage. */
export function TextField({
  type = 'text',
  autoComplete = 'off',
  placeholder,
  maxLength,
  inputMode,
  clean = (typed) => typed,
  ...at
}: TextFieldProps) {
  const { field, frame, aria } = useField(at);
  return (
    <FieldFrame {...frame}>
      <input
        {...aria}
        className="ui-input"
        inputMode={inputMode}
        maxLength={maxLength}
        placeholder={placeholder}
        name={field.name}
        ref={field.ref}
        type={type}
        autoComplete={autoComplete}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={(event) => field.onChange(clean(event.target.value))}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}

/** Native multi-line field: it grows with its text, and supports screen readers as well as antd's. */
export function TextAreaField({ maxLength, rows = 4, ...at }: FieldProps & { maxLength: number; rows?: number }) {
  const { field, frame, aria } = useField(at);
  return (
    <FieldFrame {...frame}>
      <textarea
        {...aria}
        className="ui-textarea"
        rows={rows}
        maxLength={maxLength}
        name={field.name}
        ref={field.ref}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ autoComplete, ...at }: PasswordFieldProps) {
  const t = useTranslate();
  const { field, frame, aria } = useField(at);
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...frame}>
      <span className="ui-with-button">
        <input
          {...aria}
          className="ui-input"
          name={field.name}
          ref={field.ref}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={typeof field.value === 'string' ? field.value : ''}
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={field.onBlur}
        />
        <button type="button" aria-pressed={shown} aria-controls={aria.id} onClick={() => setShown(!shown)}>
          {shown ? t('forms.hide') : t('forms.show')}
          <span className="ui-hidden"> {frame.label}</span>
        </button>
      </span>
    </FieldFrame>
  );
}
