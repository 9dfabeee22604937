import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { FormProvider, useFormState } from 'react-hook-form';
import { Button } from '../core/button';
import { AttemptProvider, PlaceProvider } from './form-context';
import { summaryMark } from './error-summary';
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

  const attempt = submitCount + form.shown;

  useEffect(() => {
    // After a submit that failed, here or on the server: the summary where there is one, which takes the focus by itself,
    // else the first wrong field in the order of the page.
    if (attempt === 0 || element.current?.querySelector(`[${summaryMark}]`)) return;
    element.current?.querySelector<HTMLElement>(wrongControl)?.focus();
  }, [attempt]);

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
          <AttemptProvider value={attempt}>{children}</AttemptProvider>
        </form>
      </PlaceProvider>
    </FormProvider>
  );
}

interface SubmitButtonProps {
  children: ReactNode;
  wide?: boolean;
  /** As it stands: while the form is being submitted. Given where a form can be sent in two ways. */
  busy?: boolean;
  disabled?: boolean;
}

/** The one primary button: says what happens, shows that it is busy, cannot be pressed twice. */
export function SubmitButton({ children, wide = false, busy, disabled = false }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <Button kind="primary" type="submit" busy={busy ?? isSubmitting} disabled={disabled} wide={wide}>
      {children}
    </Button>
  );
}
