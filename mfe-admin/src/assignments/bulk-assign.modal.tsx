import { useState } from 'react';
import { detailOr } from '@portal/data-access/core';
import { useBulkAssignMatchingMutation, useBulkAssignMutation } from '@portal/data-access/office-work';
import { BulkAssignMatching, type AssignedStatus } from '@portal/domain/assignments/admin-clients.dto';
import { assignmentLimits } from '@portal/domain/assignments/assignments.limits';
import { useTranslate } from '@portal/i18n';
import type { FilterOption } from '@portal/ui-kit/controls';
import { notify } from '@portal/ui-kit/core';
import { fieldsOf, useContractForm } from '@portal/ui-kit/forms';
import { FormModal } from '../edit/form.modal';
import { PreparerSelect } from './preparer.select';

const { TextAreaField } = fieldsOf<BulkAssignMatching>();

/** Chosen one by one, or all that a search finds: those the server finds once more. */
export type Selection =
  { kind: 'ids'; ids: readonly string[] } | { kind: 'matching'; search: string; status: AssignedStatus; total: number };

export const sizeOf = (selection: Selection): number =>
  selection.kind === 'ids' ? selection.ids.length : selection.total;

interface BulkAssignModalProps {
  selection: Selection;
  onDone: () => void;
  onClose: () => void;
}

/** Gives many clients to one preparer, all or none of them. */
export function BulkAssignModal({ selection, onDone, onClose }: BulkAssignModalProps) {
  const t = useTranslate();
  const [preparer, setPreparer] = useState<FilterOption | null>(null);
  const [assignChosen, one] = useBulkAssignMutation();
  const [assignMatching, all] = useBulkAssignMatchingMutation();
  const count = sizeOf(selection);
  const form = useContractForm(BulkAssignMatching, {
    defaultValues: { reason: t('adminClients.bulkReason') },
    toBody: ({ reason }) => ({
      search: selection.kind === 'matching' ? selection.search : null,
      status: selection.kind === 'matching' ? selection.status : 'all',
      preparer_id: preparer?.value,
      reason: typeof reason === 'string' && reason.trim() ? reason.trim() : null,
      expected_count: count,
    }),
  });

  const send = form.submit(async (body) => {
    const { preparer_id, reason } = body;
    const { data, error } =
      selection.kind === 'ids'
        ? await assignChosen({ body: { client_ids: [...selection.ids], preparer_id, reason } })
        : await assignMatching({ body });
    if (data) {
      notify.success(t('adminClients.bulkDone', { count: data.changed, preparer: data.preparer_name }));
      onDone();
    } else notify.error(detailOr(error, t('adminClients.assignFailed')));
  });
  const confirm = async (): Promise<void> => {
    if (preparer && count > 0) await send();
    else notify.error(t('adminClients.bulkMissing'));
  };

  return (
    <FormModal
      title={t('adminClients.bulkTitle')}
      form={form}
      action={t('adminClients.bulkAction')}
      busy={one.isLoading || all.isLoading}
      chosen={preparer !== null}
      onSubmit={confirm}
      onClose={onClose}
    >
      <p>{t('adminClients.bulkAbout', { count })}</p>
      <PreparerSelect label={t('adminClients.choosePreparer')} value={preparer} onChange={setPreparer} />
      <TextAreaField name="reason" rows={3} maxLength={assignmentLimits.reasonMax} />
    </FormModal>
  );
}
