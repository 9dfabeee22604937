import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm, type FieldValues, type Resolver, type ResolverSuccess, type UseFormReturn } from 'react-hook-form';
import { validate, type ValidationMode } from '@portal/domain/contract/validate';
import type { DtoClass } from '@portal/domain/contract/contract';
import type { FieldError } from '@portal/domain/problem';
import { useTranslate } from '@portal/i18n';
import { blankToNull, flatErrors, foundHere, nestedErrors } from './form-values';

interface Options {
  defaultValues: FieldValues;
  /** The body made of the values; as it stands: what is blank becomes null. */
  toBody?: (values: FieldValues) => object;
  /** What the contract cannot know, such as a repeated password. */
  also?: (values: FieldValues) => FieldError[];
}

export interface ContractFormState<T extends object> {
  shape: DtoClass<T>;
  methods: UseFormReturn<FieldValues>;
  /**
   * Checks the values and hands over the body. `whole` (as it is): everything required must be there;
   * `draft`: only well formed. What is wrong stands beside its field, and the first one has the focus.
   */
  submit: (onValid: (body: T) => unknown, mode?: ValidationMode) => () => Promise<void>;
  /** Puts `problem.errors` beside their fields, and the focus on the first or on their summary. */
  showErrors: (errors: readonly FieldError[]) => void;
  /** Puts them beside their fields and leaves the focus where somebody may be typing. */
  markErrors: (errors: readonly FieldError[]) => void;
  /** Changes with every `showErrors`. */
  shown: number;
}

const asTheyStand = (values: FieldValues): object => blankToNull(values) as object;
const holds = (values: FieldValues): ResolverSuccess<FieldValues> => ({ values, errors: {} });
const nothingMore = (): FieldError[] => [];

/** A form whose fields, rules and sentences are those of a class of the contract. */
export function useContractForm<T extends object>(
  shape: DtoClass<T>,
  { defaultValues, toBody = asTheyStand, also = nothingMore }: Options,
): ContractFormState<T> {
  // While somebody types, a field may be empty; only a submit asks for everything.
  const mode = useRef<ValidationMode>('draft');
  const [shown, setShown] = useState(0);
  // A second press can come before the first one is drawn.
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
    // The form looks for the first invalid field in the order of the page, see ContractForm.
    shouldFocusError: false,
  });

  const language = useRef(translate);
  useEffect(() => {
    if (language.current === translate) return;
    language.current = translate;
    // What the contract said in another language it says again; what the server said stays as it was said.
    const said = flatErrors(methods.formState.errors).filter(({ type }) => type === foundHere);
    if (said.length > 0) void methods.trigger(said.map(({ field }) => field));
  }, [methods, translate]);

  const submit = useCallback(
    (onValid: (body: T) => unknown, wanted: ValidationMode = 'whole') =>
      async () => {
        if (sending.current) return;
        sending.current = true;
        mode.current = wanted;
        // What the resolver has checked and made is what it hands over: nothing is checked twice.
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
