import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { FormProvider, useFormState } from 'react-hook-form';
import { useTranslate } from '@portal/i18n';
import { Button } from '../core/button';
import { Alert } from '../core/layout';
import { PlaceProvider, fieldId, usePlace } from './form-context';
import { flatErrors } from './form-values';
import type { ContractFormState } from './use-contract-form';

/** A group of radio buttons cannot be `aria-invalid`: its first one carries the mark. */
const wrongControl = '[aria-invalid="true"], input[data-wrong]';

interface ContractFormProps<T extends object> {
  form: ContractFormState<T>;
  /** As it stands: its own. Given where its button stands outside of it. */
  id?: string;
  onSubmit: () => Promise<void>;
  /** Names the form for screen readers. */
  label?: string;
  children: ReactNode;
}

export function ContractForm<T extends object>({ form, id, onSubmit, label, children }: ContractFormProps<T>) {
  const element = useRef<HTMLFormElement>(null);
  const ownId = useId();
  const formId = id ?? ownId;
  const { submitCount } = useFormState({ control: form.methods.control });
  const place = useMemo(() => ({ shape: form.shape, path: '', formId }), [form.shape, formId]);

  useEffect(() => {
    // After a submit that failed, here or on the server: the first wrong field in the order of the page.
    if (submitCount + form.shown === 0) return;
    element.current?.querySelector<HTMLElement>(wrongControl)?.focus();
  }, [submitCount, form.shown]);

  return (
    <FormProvider {...form.methods}>
      <PlaceProvider value={place}>
        <form
          ref={element}
          id={formId}
          className="ui-form"
          aria-label={label}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void onSubmit();
          }}
        >
          {children}
        </form>
      </PlaceProvider>
    </FormProvider>
  );
}

/** After a submit that failed: how many fields are wrong and which, each a way to its field; read out at once. */
export function ErrorSummary() {
  const t = useTranslate();
  const { errors, isSubmitted } = useFormState();
  const { formId } = usePlace();
  const found = isSubmitted ? flatErrors(errors) : [];
  if (found.length === 0) return null;
  return (
    <Alert tone="error" live title={t('forms.attention', { count: found.length })}>
      <ul>
        {found.map(({ field, detail }) => (
          <li key={field}>
            <a
              href={`#${fieldId(formId, field)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(formId, field))?.focus();
              }}
            >
              {detail}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

interface SubmitButtonProps {
  children: ReactNode;
  wide?: boolean;
  /** As it stands: while the form is being submitted. Given where a form can be sent in two ways. */
  busy?: boolean;
}

/** The one primary button: says what happens, shows that it is busy, cannot be pressed twice. */
export function SubmitButton({ children, wide = false, busy }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <Button kind="primary" type="submit" busy={busy ?? isSubmitting} wide={wide}>
      {children}
    </Button>
  );
}
