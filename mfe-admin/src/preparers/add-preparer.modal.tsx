import { useState } from 'react';
import { Register } from '@portal/domain/account/account.dto';
import { accountLimits } from '@portal/domain/account/account.limits';
import { randomCode } from '@portal/domain/account/random-code';
import { fullName } from '@portal/domain/account/person-name';
import { isBlank } from '@portal/domain/contract/rule';
import { useTranslate } from '@portal/i18n';
import { useRegisterMutation } from '@portal/data-access/account';
import { useAssignToOfficeMutation } from '@portal/data-access/admin-people';
import { detailOr, problemOf } from '@portal/data-access/core';
import { useSite } from '@portal/data-access/site';
import { Button, notify } from '@portal/ui-kit/core';
import { fieldsOf, useContractForm, type FieldValues } from '@portal/ui-kit/forms';
import { FormModal } from '../edit/form.modal';
import { OfficeField } from '../offices/office.field';
import type { OneTimeSecret } from './one-time-secret.modal';

const { TextField } = fieldsOf<Register, 'office_id'>();

const toBody = ({ office_id: _office, ...body }: FieldValues): object => ({
  ...body,
  phone: isBlank(body.phone) ? null : (body.phone as string),
  role: 'preparer',
});

/** Returns a random password (about 69 bits), generated in the admin's browser and valid until the first sign-in. */
const drawPassword = (): string => randomCode(14).toLowerCase();

/** Required fields (specification part 2, section 5). */
const requiredFields = ['email', 'password', 'first_name', 'last_name'] as const;

interface AddPreparerModalProps {
  onAdded: (access: OneTimeSecret) => void;
  onClose: () => void;
}

export function AddPreparerModal({ onAdded, onClose }: AddPreparerModalProps) {
  const t = useTranslate();
  const site = useSite();
  const [register, { isLoading }] = useRegisterMutation();
  const [assign] = useAssignToOfficeMutation();
  const [defaultValues] = useState(() => ({
    first_name: '',
    last_name: '',
    email: '',
    phone: '',
    password: drawPassword(),
    office_id: '',
  }));
  const form = useContractForm(Register, { defaultValues, toBody });
  const valueOf = (name: string): unknown => form.methods.getValues(name);

  const send = async (body: Register): Promise<void> => {
    const result = await register({ body });
    if (result.error) {
      const problem = problemOf(result.error);
      const detail = detailOr(result.error, t('adminPreparers.createFailed'));
      if (problem?.code === 'already_exists')
        form.showErrors([{ field: 'email', detail: t('adminPreparers.emailTaken') }]);
      else if (problem?.errors.length) form.showErrors(problem.errors);
      else notify.error(detail);
      return;
    }
    const { user, pin = '' } = result.data;
    const office_id = valueOf('office_id') as string;
    const placed = office_id ? await assign({ query: { preparer_id: user.id, office_id } }) : undefined;
    if (placed?.error) notify.error(t('preparerManagement.form.officeLater'));
    notify.success(t('preparerManagement.form.added', { name: fullName(user) }));
    onAdded({ name: fullName(user), email: user.email, pin, password: body.password });
  };

  const submit = async (): Promise<void> => {
    if (requiredFields.some((name) => isBlank(valueOf(name)))) notify.error(t('adminPreparers.fillIn'));
    await form.submit(send)();
  };

  return (
    <FormModal
      title={t('preparerManagement.form.add')}
      form={form}
      action={t('preparerManagement.form.create')}
      busy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="first_name" maxLength={accountLimits.nameMax} />
      <TextField name="last_name" maxLength={accountLimits.nameMax} />
      <TextField name="email" type="email" inputMode="email" />
      <TextField name="phone" label={t('preparerManagement.form.phone')} type="tel" inputMode="tel" />
      <TextField
        name="password"
        label={t('preparerManagement.form.password')}
        help={t('preparerManagement.form.passwordHelp', {
          min: site?.password_min_length ?? accountLimits.passwordMin,
        })}
        maxLength={accountLimits.passwordMax}
      />
      <div>
        <Button onClick={() => form.methods.setValue('password', drawPassword(), { shouldValidate: true })}>
          {t('preparerManagement.form.draw')}
        </Button>
      </div>
      <OfficeField form={form} />
    </FormModal>
  );
}
