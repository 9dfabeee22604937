import { useCallback, useMemo, useRef, useState } from 'react';
import { useForm, type FieldValues, type Resolver, type ResolverSuccess, type UseFormReturn } from 'react-hook-form';
import { check, type CheckMode } from '@portal/domain/contract/check';
import type { Shape } from '@portal/domain/contract/shapes';
import type { FieldError } from '@portal/domain/problem';
import { blankToNull, nestedErrors } from './form-values';

interface Options {
  defaultValues: FieldValues;
  /** The body made of the values; as it stands: what is blank becomes null. */
  toBody?: (values: FieldValues) => object;
  /** What the contract cannot know, such as a repeated password. */
  also?: (values: FieldValues) => FieldError[];
}

export interface ContractFormState<T extends object> {
  shape: Shape<T>;
  methods: UseFormReturn<FieldValues>;
  /**
   * Checks the values and hands over the body. `whole` (as it is): everything required must be there;
   * `draft`: only well formed. What is wrong stands beside its field, and the first one has the focus.
   */
  submit: (onValid: (body: T) => unknown, mode?: CheckMode) => () => Promise<void>;
  /** Puts `problem.errors` beside their fields and the focus on the first. */
  showErrors: (errors: readonly FieldError[]) => void;
  /** Changes with every `showErrors`. */
  shown: number;
}

const asTheyStand = (values: FieldValues): object => blankToNull(values) as object;
const holds = (values: FieldValues): ResolverSuccess<FieldValues> => ({ values, errors: {} });
const nothingMore = (): FieldError[] => [];

/** A form whose fields, rules and sentences are those of a class of the contract. */
export function useContractForm<T extends object>(
  shape: Shape<T>,
  { defaultValues, toBody = asTheyStand, also = nothingMore }: Options,
): ContractFormState<T> {
  // While somebody types, a field may be empty; only a submit asks for everything.
  const mode = useRef<CheckMode>('draft');
  const [shown, setShown] = useState(0);

  const resolver = useCallback<Resolver>(
    (values) => {
      const { errors } = check(shape, toBody(values), mode.current);
      const all = mode.current === 'whole' ? [...errors, ...also(values)] : errors;
      return all.length === 0 ? holds(values) : { values: {}, errors: nestedErrors(all) };
    },
    [also, shape, toBody],
  );

  const methods = useForm<FieldValues>({
    defaultValues,
    resolver,
    mode: 'onTouched',
    // The form looks for the first invalid field in the order of the page, see ContractForm.
    shouldFocusError: false,
  });

  const submit = useCallback(
    (onValid: (body: T) => unknown, wanted: CheckMode = 'whole') =>
      async () => {
        mode.current = wanted;
        await methods.handleSubmit(async () => {
          await onValid(check(shape, toBody(methods.getValues()), wanted).value);
        })();
      },
    [methods, shape, toBody],
  );

  const showErrors = useCallback(
    (errors: readonly FieldError[]) => {
      for (const { field, detail } of errors) methods.setError(field, { type: 'server', message: detail });
      if (errors.length > 0) setShown((count) => count + 1);
    },
    [methods],
  );

  return useMemo(() => ({ shape, methods, submit, showErrors, shown }), [methods, shape, showErrors, shown, submit]);
}
