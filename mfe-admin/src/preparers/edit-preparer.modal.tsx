import { fullName } from '@portal/domain/account/person-name';
import { UpdatePreparer, type AdminPreparer } from '@portal/domain/preparers/admin-preparers.dto';
import { accountLimits } from '@portal/domain/account/account.limits';
import { preparerLimits } from '@portal/domain/preparers/preparers.limits';
import { useTranslate } from '@portal/i18n';
import { useUpdatePreparerMutation } from '@portal/data-access/admin-people';
import { useLazyAdminPreparerQuery } from '@portal/data-access/preparer-choices';
import { detailOr, problemOf } from '@portal/data-access/core';
import { notify } from '@portal/ui-kit/core';
import { blankToNull, fieldsOf, useContractForm, type FieldValues } from '@portal/ui-kit/forms';
import { ConflictNotice, useConflict } from '../edit/conflict';
import { FormModal } from '../edit/form.modal';
import { OfficeField } from '../offices/office.field';

const { TextField, TextAreaField } = fieldsOf<UpdatePreparer, 'specialties'>();

/** Form values of a preparer; specialties are comma-separated text (specification part 2, section 5). */
const valuesOf = (preparer: AdminPreparer) => ({
  first_name: preparer.first_name,
  last_name: preparer.last_name,
  email: preparer.email,
  phone: preparer.phone ?? '',
  office_location: preparer.office_location ?? '',
  bio: preparer.bio ?? '',
  bio_es: preparer.bio_es ?? '',
  specialties: preparer.specialties.join(', '),
  office_id: preparer.office_id ?? '',
});

const toBody = (values: FieldValues): object => ({
  ...(blankToNull(values) as object),
  specialties: String(values.specialties ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== ''),
});

interface EditPreparerModalProps {
  preparer: AdminPreparer;
  onClose: () => void;
}

export function EditPreparerModal({ preparer, onClose }: EditPreparerModalProps) {
  const t = useTranslate();
  const [update, { isLoading }] = useUpdatePreparerMutation();
  const [read] = useLazyAdminPreparerQuery();
  const form = useContractForm(UpdatePreparer, { defaultValues: valuesOf(preparer), toBody });
  const [conflict, showTheirs] = useConflict(preparer, form, valuesOf);

  const send = async (body: UpdatePreparer): Promise<void> => {
    const { error } = await update({ id: preparer.id, body: { ...body, version: conflict.version } });
    if (!error) {
      notify.success(t('preparerManagement.form.updated', { name: fullName(body) }));
      onClose();
      return;
    }
    const problem = problemOf(error);
    const { data: theirs } = problem?.code === 'stale_version' ? await read({ id: preparer.id }) : {};
    if (theirs) showTheirs(theirs);
    else if (problem?.errors.length) form.showErrors(problem.errors);
    else notify.error(detailOr(error, t('adminPreparers.updateFailed')));
  };

  return (
    <FormModal
      title={t('preparerManagement.form.edit')}
      form={form}
      action={t('edit.save')}
      busy={isLoading}
      onSubmit={form.submit(send)}
      onClose={onClose}
    >
      <ConflictNotice title={t('adminPreparers.changedMeanwhile')} shape={UpdatePreparer} conflict={conflict} />
      <TextField name="first_name" maxLength={accountLimits.nameMax} />
      <TextField name="last_name" maxLength={accountLimits.nameMax} />
      <TextField name="email" type="email" inputMode="email" />
      <TextField name="phone" type="tel" inputMode="tel" />
      <OfficeField form={form} />
      <TextField name="office_location" maxLength={preparerLimits.officeLocation} />
      <TextAreaField name="bio" maxLength={preparerLimits.bio} />
      <TextAreaField name="bio_es" maxLength={preparerLimits.bio} />
      <TextField name="specialties" help={t('preparerManagement.form.specialtiesHelp')} />
    </FormModal>
  );
}
