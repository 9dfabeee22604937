import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { translateLabel } from '@portal/domain/contract/labels';
import { isRequired } from '@portal/domain/contract/is-required';
import { isShort } from '@portal/domain/contract/is-short';
import { useTranslate } from '@portal/i18n';
import { fieldId, usePlace } from './form-context';

export interface FieldProps {
  /** Field name in the contract class, the same as in requests. */
  name: string;
  /** By default, the contract's label. */
  label?: string;
  /** Shown below the label: where to find the answer, such as a line of a form. */
  help?: ReactNode;
  /** Makes the control narrow, for a short answer; ZIP codes, EINs and the like are always narrow. */
  short?: boolean;
  /** Makes the field required even if the contract does not. */
  required?: boolean;
}

/** Returns the props that every control needs for its label, description and validation. */
export function useField({ name, label, help, required: alwaysRequired = false, short = false }: FieldProps) {
  const translate = useTranslate();
  const { shape, path, formId } = usePlace();
  const full = path ? `${path}.${name}` : name;
  const { field, fieldState } = useController({ name: full });
  const id = fieldId(formId, full);
  const error = fieldState.error?.message;
  const required = alwaysRequired || isRequired(shape, name);
  const describedBy = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    field,
    error,
    frame: {
      id,
      label: label ?? translateLabel(translate, shape, name),
      help,
      error,
      required,
      short: short || isShort(shape, name),
    },
    aria: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
      'aria-required': required || undefined,
    },
  };
}

interface FieldFrameProps {
  id: string;
  label: string;
  help?: ReactNode;
  error: string | undefined;
  required: boolean;
  short?: boolean;
  children: ReactNode;
}

/** Shows the label, the help text, the control and the error message, from top to bottom. */
export const FieldFrame = ({ id, label, help, error, required, short, children }: FieldFrameProps) => (
  <div className="ui-field" data-short={short || undefined} data-wrong={error ? true : undefined}>
    <span className="ui-field__label">
      <label htmlFor={id}>{label}</label>
      {required ? <span className="ui-field__required" aria-hidden="true" /> : null}
    </span>
    <FieldHelp id={id} help={help} />
    {children}
    <FieldProblem id={id} error={error} />
  </div>
);

export const FieldHelp = ({ id, help }: { id: string; help: ReactNode }) =>
  help ? (
    <span className="ui-field__help" id={`${id}-help`}>
      {help}
    </span>
  ) : null;

export const FieldProblem = ({ id, error }: { id: string; error: string | undefined }) =>
  error ? (
    <span className="ui-field__error" id={`${id}-error`}>
      {error}
    </span>
  ) : null;

/** Stacks the fields of a section. */
export const Fields = ({ children }: { children: ReactNode }) => <div className="ui-fields">{children}</div>;
