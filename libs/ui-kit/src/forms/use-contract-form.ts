import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm, type FieldValues, type Resolver, type ResolverSuccess, type UseFormReturn } from 'react-hook-form';
import { validate, type ValidationMode } from '@portal/domain/contract/validate';
import type { DtoClass } from '@portal/domain/contract/contract';
import type { FieldError } from '@portal/domain/problem';
import { useTranslate } from '@portal/i18n';
import { blankToNull, flatErrors, foundHere, nestedErrors } from './form-values';

interface Options {
  defaultValues: FieldValues;
  /** Builds the body from the form values; by default, converts blanks to null. */
  toBody?: (values: FieldValues) => object;
  /** Additional rules that the contract cannot express, such as for a repeated password. */
  also?: (values: FieldValues) => FieldError[];
}

export interface ContractFormState<T extends object> {
  shape: DtoClass<T>;
  methods: UseFormReturn<FieldValues>;
  /**
   * Validates the values and calls `onValid` with the body. `whole` (default) requires all required fields; `draft`
   * validates only formats. Errors are shown beside their fields, and the first invalid field gets focus.
   */
  submit: (onValid: (body: T) => unknown, mode?: ValidationMode) => () => Promise<void>;
  /** Shows errors from the server next to their fields, and focuses the first field or the summary. */
  showErrors: (errors: readonly FieldError[]) => void;
  /** Shows the errors next to their fields without moving focus, because the user may be typing. */
  markErrors: (errors: readonly FieldError[]) => void;
  /** Changes with every call of `showErrors`. */
  shown: number;
}

const asTheyStand = (values: FieldValues): object => blankToNull(values) as object;
const holds = (values: FieldValues): ResolverSuccess<FieldValues> => ({ values, errors: {} });
const nothingMore = (): FieldError[] => [];

/** Returns the form state for the fields, rules and messages of a contract class. */
export function useContractForm<T extends object>(
  shape: DtoClass<T>,
  { defaultValues, toBody = asTheyStand, also = nothingMore }: Options,
): ContractFormState<T> {
  // While the user types, fields may be empty; only a submit requires them.
  const mode = useRef<ValidationMode>('draft');
  const [shown, setShown] = useState(0);
  // A ref, because a second press can arrive before the first one's state has rendered.
  const sending = useRef(false);
  const translate = useTranslate();

  const resolver = useCallback<Resolver>(
    (values) => {
      const { value, errors } = validate(shape, toBody(values), translate, mode.current);
      const all = mode.current === 'whole' ? [...errors, ...also(values)] : errors;
      return all.length === 0 ? holds(value) : { values: {}, errors: nestedErrors(all) };
    },
    [also, shape, toBody, translate],
  );

  const methods = useForm<FieldValues>({
    defaultValues,
    resolver,
    mode: 'onTouched',
    // ContractForm focuses the first invalid field in page order instead.
    shouldFocusError: false,
  });

  const language = useRef(translate);
  useEffect(() => {
    if (language.current === translate) return;
    language.current = translate;
    // Translate contract errors again after a language change; server errors stay as received.
    const ownErrors = flatErrors(methods.formState.errors).filter(({ type }) => type === foundHere);
    if (ownErrors.length > 0) void methods.trigger(ownErrors.map(({ field }) => field));
  }, [methods, translate]);

  const submit = useCallback(
    (onValid: (body: T) => unknown, validation: ValidationMode = 'whole') =>
      async () => {
        if (sending.current) return;
        sending.current = true;
        mode.current = validation;
        // handleSubmit passes on the body that the resolver validated and built, so nothing is validated twice.
        const send = methods.handleSubmit(async (body) => {
          await onValid(body as T);
        });
        await send().finally(() => {
          sending.current = false;
        });
      },
    [methods],
  );

  const markErrors = useCallback(
    (errors: readonly FieldError[]) => {
      for (const { field, detail } of errors) methods.setError(field, { type: 'server', message: detail });
    },
    [methods],
  );

  const showErrors = useCallback(
    (errors: readonly FieldError[]) => {
      markErrors(errors);
      if (errors.length > 0) setShown((count) => count + 1);
    },
    [markErrors],
  );

  return useMemo(
    () => ({ shape, methods, submit, showErrors, markErrors, shown }),
    [markErrors, methods, shape, showErrors, shown, submit],
  );
}
