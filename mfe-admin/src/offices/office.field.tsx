import { useTranslate } from '@portal/i18n';
import { fieldsOf, type ContractFormState } from '@portal/ui-kit/forms';
import { OfficeSelect } from './office.select';

const { useFieldValue } = fieldsOf<object, string>();
const name = 'office_id';

interface OfficeFieldProps {
  form: Pick<ContractFormState<object>, 'methods'>;
  /** Label of no office; default "No office". */
  none?: string;
}

/** `OfficeSelect` for the field `office_id` of a form; '' if none is selected. */
export function OfficeField({ form: { methods }, none }: OfficeFieldProps) {
  const t = useTranslate();
  const id = useFieldValue(name);
  return (
    <OfficeSelect
      label={t('adminPreparers.fields.office_id')}
      value={typeof id === 'string' ? id : ''}
      pinned={[{ value: '', label: none ?? t('preparerManagement.form.noOffice') }]}
      error={methods.getFieldState(name, methods.formState).error?.message}
      onChange={(value) => methods.setValue(name, value, { shouldDirty: true, shouldValidate: true })}
    />
  );
}
