import type { ReactNode } from 'react';
import { translateLabel } from '@portal/domain/contract/labels';
import { useTranslate } from '@portal/i18n';
import { fieldId, usePlace } from './form-context';

interface FieldLinkProps {
  /** Path of the field in the form: `children.0.ssn`. */
  field: string;
  /** The field's label by default. */
  children?: ReactNode;
}

/** Link to a field of the surrounding form, which it also focuses. */
export function FieldLink({ field, children }: FieldLinkProps) {
  const t = useTranslate();
  const { formId, shape } = usePlace();
  const id = fieldId(formId, field);
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(id)?.focus();
      }}
    >
      {children ?? translateLabel(t, shape, field.split('.').at(-1) ?? field)}
    </a>
  );
}
