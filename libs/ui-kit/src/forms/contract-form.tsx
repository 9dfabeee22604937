import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { FormProvider, useFormState } from 'react-hook-form';
import { PlaceProvider } from './form-context';
import type { ContractFormState } from './use-contract-form';

/** A group of radio buttons cannot be `aria-invalid`: its first one carries the mark. */
const wrongControl = '[aria-invalid="true"], input[data-wrong]';

interface ContractFormProps<T extends object> {
  form: ContractFormState<T>;
  onSubmit: () => Promise<void>;
  /** Names the form for screen readers. */
  label?: string;
  children: ReactNode;
}

export function ContractForm<T extends object>({ form, onSubmit, label, children }: ContractFormProps<T>) {
  const element = useRef<HTMLFormElement>(null);
  const formId = useId();
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
