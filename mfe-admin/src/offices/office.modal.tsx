import { UpdateOffice, type AdminOffice, type OfficeBody } from '@portal/domain/offices/admin-offices.dto';
import { useTranslate } from '@portal/i18n';
import {
  useCreateOfficeMutation,
  useLazyAdminOfficeQuery,
  useUpdateOfficeMutation,
} from '@portal/data-access/admin-offices';
import { detailOr, problemOf } from '@portal/data-access/core';
import { notify } from '@portal/ui-kit/core';
import { blankToNull, fieldsOf, useContractForm, type FieldValues } from '@portal/ui-kit/forms';
import { ConflictNotice, useConflict } from '../edit/conflict';
import { FormModal } from '../edit/form.modal';
import { HoursFields, hoursBody, hoursByPath, hoursNested } from './hours.fields';

const { TextField, StateField } = fieldsOf<UpdateOffice>();

type Shown = OfficeBody & { version: number };

/** Default state of a new office. */
const empty: Shown = {
  name: '',
  address: '',
  city: '',
  state: 'MI',
  zip_code: '',
  phone: '',
  email: '',
  version: 1,
};

const detailsOf = ({ name, address, city, state, zip_code, phone, email }: OfficeBody) => ({
  name,
  address,
  city,
  state,
  zip_code,
  phone,
  email,
});

/** By path, to compare what two admins changed. */
const valuesOf = (office: OfficeBody) => ({ ...detailsOf(office), ...hoursByPath(office.hours) });

const toBody = ({ hours, ...values }: FieldValues): object => ({
  ...(blankToNull(values) as object),
  hours: hoursBody(hours as FieldValues),
});

interface OfficeModalProps {
  /** Absent when creating an office. */
  office?: AdminOffice;
  onClose: () => void;
}

export function OfficeModal({ office, onClose }: OfficeModalProps) {
  const t = useTranslate();
  const [create, creating] = useCreateOfficeMutation();
  const [update, updating] = useUpdateOfficeMutation();
  const [read] = useLazyAdminOfficeQuery();
  const form = useContractForm(UpdateOffice, {
    defaultValues: { ...detailsOf(office ?? empty), hours: hoursNested(office?.hours) },
    toBody,
  });
  const [conflict, showTheirs] = useConflict<Shown>(office ?? empty, form, valuesOf);

  const send = async (body: UpdateOffice): Promise<void> => {
    const { error } = office
      ? await update({ id: office.id, body: { ...body, version: conflict.version } })
      : await create({ body: { ...detailsOf(body), hours: body.hours ?? null } });
    if (!error) {
      notify.success(t(office ? 'officeManagement.updated' : 'officeManagement.created', { name: body.name }));
      onClose();
      return;
    }
    const problem = problemOf(error);
    const { data: theirs } = office && problem?.code === 'stale_version' ? await read({ id: office.id }) : {};
    if (theirs) showTheirs(theirs);
    else if (problem?.errors.length) form.showErrors(problem.errors);
    else notify.error(detailOr(error, t(office ? 'adminOffices.updateFailed' : 'adminOffices.createFailed')));
  };

  return (
    <FormModal
      title={t(office ? 'officeManagement.editTitle' : 'officeManagement.create')}
      form={form}
      action={t(office ? 'edit.save' : 'officeManagement.create')}
      busy={creating.isLoading || updating.isLoading}
      onSubmit={form.submit(send)}
      onClose={onClose}
    >
      <ConflictNotice title={t('adminOffices.changedMeanwhile')} shape={UpdateOffice} conflict={conflict} />
      <TextField name="name" maxLength={120} />
      <TextField name="address" maxLength={120} autoComplete="off" />
      <TextField name="city" maxLength={80} />
      <StateField name="state" />
      <TextField name="zip_code" inputMode="numeric" maxLength={10} />
      <TextField name="phone" type="tel" inputMode="tel" />
      <TextField name="email" type="email" inputMode="email" />
      <HoursFields />
    </FormModal>
  );
}
