import { AssignLead, type Lead } from '@portal/domain/preferences/leads.dto';
import { useTranslate } from '@portal/i18n';
import { useAssignLeadMutation } from '@portal/data-access/admin-people';
import { detailOr } from '@portal/data-access/core';
import { Alert, notify } from '@portal/ui-kit/core';
import { useContractForm } from '@portal/ui-kit/forms';
import { PreparerField } from '../assignments/preparer.field';
import { usePreparerOffer } from '../assignments/preparer.select';
import { FormModal } from '../edit/form.modal';

export interface AssignLeadModalProps {
  lead: Lead;
  name: string;
  onClose: () => void;
}

export default function AssignLeadModal({ lead, name, onClose }: AssignLeadModalProps) {
  const t = useTranslate();
  const [assign, { isLoading }] = useAssignLeadMutation();
  const { data } = usePreparerOffer();
  const form = useContractForm(AssignLead, { defaultValues: { preparer_id: lead.preparer_id ?? '' } });

  const known = lead.preparer_id ? { value: lead.preparer_id, label: lead.preparer_name ?? '' } : undefined;

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
      <PreparerField form={form} name="preparer_id" label={t('leads.fields.preparer_id')} known={known} />
    </FormModal>
  );
}
