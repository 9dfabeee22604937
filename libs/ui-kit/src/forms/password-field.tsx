import { Input } from 'antd';
import { useState } from 'react';
import { FieldFrame, useField, type FieldProps } from './field';
import { formWords } from './form.words';

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ autoComplete, ...at }: PasswordFieldProps) {
  const { field, frame, aria, error } = useField(at);
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...frame}>
      <span className="ui-with-button">
        <Input
          {...aria}
          {...(error ? { status: 'error' } : {})}
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
          {shown ? formWords.hide : formWords.show}
          <span className="ui-hidden"> {frame.label}</span>
        </button>
      </span>
    </FieldFrame>
  );
}
