import { useState } from 'react';
import { detailOr, problemOf } from '@portal/data-access/core';
import { useLazyOfficeClientsQuery, useReassignClientMutation } from '@portal/data-access/office-work';
import { fullName } from '@portal/domain/account/person-name';
import type { AdminClientRow } from '@portal/domain/assignments/admin-clients.dto';
import { ReassignClient } from '@portal/domain/assignments/assignments.dto';
import { assignmentLimits } from '@portal/domain/assignments/assignments.limits';
import { useTranslate } from '@portal/i18n';
import type { FilterOption } from '@portal/ui-kit/controls';
import { Alert, MutedText, notify } from '@portal/ui-kit/core';
import { Descriptions } from '@portal/ui-kit/data';
import { fieldsOf, useContractForm } from '@portal/ui-kit/forms';
import { GeneralIntakeAnswers } from '../clients/general-intake-answers';
import { FormModal } from '../edit/form.modal';
import { ClientSelect } from './client.select';
import { PreparerSelect } from './preparer.select';

const { TextAreaField } = fieldsOf<ReassignClient>();

type Reassigned = Pick<AdminClientRow, 'id' | 'first_name' | 'last_name' | 'email' | 'assigned_preparer' | 'wishes'>;

export interface ReassignModalProps {
  /** The client to reassign; null until one is selected. */
  client: Reassigned | null;
  onClose: () => void;
  /** Called once the client has been reassigned. */
  onDone: (clientId: string) => void;
}

/** Reassigns one client. After a conflict, shows the current preparer and asks again. */
export default function ReassignModal({ client: given, onClose, onDone }: ReassignModalProps) {
  const t = useTranslate();
  const [client, setClient] = useState<Reassigned | null>(given);
  const [preparer, setPreparer] = useState<FilterOption | null>(null);
  const [changed, setChanged] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const [reassign, sending] = useReassignClientMutation();
  const [readClients, reading] = useLazyOfficeClientsQuery();
  const form = useContractForm(ReassignClient, {
    defaultValues: { reason: '' },
    toBody: ({ reason }) => ({
      client_id: client?.id,
      from_preparer_id: client?.assigned_preparer?.id ?? null,
      to_preparer_id: preparer?.value,
      reason: typeof reason === 'string' && reason.trim() ? reason.trim() : null,
    }),
  });

  /** Searches by email, page by page, until the client is found: another client's address may contain this one. */
  const refetchClient = async ({ id, email }: Reassigned): Promise<Reassigned | undefined> => {
    for (let cursor: string | undefined; ;) {
      const { data } = await readClients({ query: { search: email, limit: 20, ...(cursor ? { cursor } : {}) } });
      const row = data?.rows.find((one) => one.id === id);
      cursor = data?.next;
      if (row || cursor === undefined) return row;
    }
  };

  const send = form.submit(async (body) => {
    const { data, error } = await reassign({ body });
    if (data && client) {
      notify.success(t('adminClients.reassigned', { client: fullName(client), preparer: data.preparer_name }));
      onDone(client.id);
      onClose();
    } else if (client && problemOf(error)?.code === 'conflict') {
      setClient((await refetchClient(client)) ?? client);
      setChanged(true);
    } else notify.error(detailOr(error, t('adminClients.reassignFailed')));
  });
  const confirm = async (): Promise<void> => {
    if (client && preparer) await send();
    else {
      setHasTried(true);
      notify.error(t('adminClients.reassignMissing'));
    }
  };

  return (
    <FormModal
      title={t('adminClients.reassignTitle')}
      form={form}
      action={t('adminClients.reassignAction')}
      busy={sending.isLoading || reading.isFetching}
      chosen={preparer !== null || client?.id !== given?.id}
      onSubmit={confirm}
      onClose={onClose}
    >
      {changed ? (
        <Alert tone="warning" live>
          {t('adminClients.changed')}
        </Alert>
      ) : null}
      {given ? null : <ClientSelect value={client} onChange={setClient} missing={hasTried && !client} />}
      {client ? (
        <Descriptions
          narrow
          items={[
            { key: 'client', label: t('adminClients.columns.name'), value: fullName(client) },
            {
              key: 'now',
              label: t('adminClients.now'),
              value: client.assigned_preparer?.name ?? t('adminClients.unassigned'),
            },
          ]}
        />
      ) : null}
      {client?.wishes ? <GeneralIntakeAnswers key={client.id} clientId={client.id} /> : null}
      <PreparerSelect
        label={t('adminClients.choosePreparer')}
        value={preparer}
        onChange={setPreparer}
        missing={hasTried && !preparer}
      />
      <TextAreaField name="reason" rows={3} maxLength={assignmentLimits.reasonMax} />
      {client?.assigned_preparer ? <MutedText>{t('adminClients.access')}</MutedText> : null}
    </FormModal>
  );
}
