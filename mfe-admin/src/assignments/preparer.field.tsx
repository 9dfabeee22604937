import { useState } from 'react';
import { fullName } from '@portal/domain/account/person-name';
import { useAdminPreparerQuery } from '@portal/data-access/preparer-choices';
import { useTranslate } from '@portal/i18n';
import type { FilterOption } from '@portal/ui-kit/controls';
import { fieldsOf, type ContractFormState } from '@portal/ui-kit/forms';
import { PreparerSelect, usePreparerOffer } from './preparer.select';

const { useFieldValue } = fieldsOf<object, string>();

interface PreparerFieldProps {
  form: Pick<ContractFormState<object>, 'methods'>;
  /** Form field for a preparer's id; '' if none is selected. */
  name: string;
  label: string;
  help?: string | undefined;
  placeholder?: string;
  /** A preparer whose name is already known. */
  known?: FilterOption | undefined;
}

/** `PreparerSelect` as a form field. Loads the name of a preparer who is not on the first page of the list. */
export function PreparerField({ form, name, label, help, placeholder, known }: PreparerFieldProps) {
  const t = useTranslate();
  const { methods } = form;
  const id = useFieldValue(name);
  const [picked, setPicked] = useState(known);
  const offer = usePreparerOffer();
  const isOffered = offer.data?.rows.some((preparer) => preparer.id === id) === true;
  const isNamed = [picked?.value, known?.value].includes(String(id));
  const hasName = id === '' || isNamed || isOffered || offer.isLoading;
  const { currentData, isFetching } = useAdminPreparerQuery({ id: String(id) }, { skip: hasName });
  const nameOf = (): string => {
    const named = [picked, known].find((one) => one?.value === id);
    if (named) return named.label;
    if (currentData) return fullName(currentData);
    return t(isFetching || offer.isLoading ? 'core.loading' : 'core.none');
  };
  return (
    <PreparerSelect
      label={label}
      value={typeof id === 'string' && id !== '' ? { value: id, label: nameOf() } : null}
      onChange={(chosen) => {
        setPicked(chosen ?? undefined);
        methods.setValue(name, chosen?.value ?? '', { shouldDirty: true, shouldValidate: true });
      }}
      error={methods.getFieldState(name, methods.formState).error?.message}
      help={help}
      placeholder={placeholder}
    />
  );
}
