import { fullName } from '@portal/domain/account/person-name';
import { listLimits } from '@portal/domain/contract/limits';
import { AssignLead, type Lead } from '@portal/domain/preferences/leads.dto';
import { useTranslate } from '@portal/i18n';
import { useAdminPreparersQuery, useAssignLeadMutation } from '@portal/data-access/admin-people';
import { detailOr } from '@portal/data-access/core';
import { Alert, notify } from '@portal/ui-kit/core';
import { fieldsOf, useContractForm } from '@portal/ui-kit/forms';
import { FormModal } from '../edit/form.modal';

const { SelectField } = fieldsOf<AssignLead>();

interface AssignLeadModalProps {
  lead: Lead;
  name: string;
  onClose: () => void;
}

export function AssignLeadModal({ lead, name, onClose }: AssignLeadModalProps) {
  const t = useTranslate();
  const [assign, { isLoading }] = useAssignLeadMutation();
  const { data } = useAdminPreparersQuery({ query: { role: 'preparer', status: 'active', limit: listLimits.most } });
  const form = useContractForm(AssignLead, { defaultValues: { preparer_id: lead.preparer_id ?? '' } });

  const send = async (body: AssignLead): Promise<void> => {
    const result = await assign({ id: lead.id, body });
    if (result.data) {
      notify.success(t('leadList.done', { name, preparer: result.data.preparer_name ?? '' }));
      onClose();
    } else notify.error(detailOr(result.error, t('leads.assignFailed')));
  };

  return (
    <FormModal
      title={t('leadList.assignTitle', { name })}
      form={form}
      action={t('leadList.assign')}
      busy={isLoading}
      onSubmit={form.submit(send)}
      onClose={onClose}
    >
      <p>{t(lead.client_id ? 'leadList.toClient' : 'leadList.toMessage')}</p>
      {data?.total === 0 ? <Alert title={t('leadList.nobody')} /> : null}
      <SelectField
        name="preparer_id"
        blank={t('leadList.choose')}
        choices={(data?.rows ?? []).map((one) => ({ value: one.id, label: fullName(one) }))}
      />
    </FormModal>
  );
}
