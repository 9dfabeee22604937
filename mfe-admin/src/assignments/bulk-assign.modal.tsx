import { useState } from 'react';
import { detailOr, problemOf } from '@portal/data-access/core';
import {
  useBulkAssignMatchingMutation,
  useBulkAssignMutation,
  useLazyOfficeClientsQuery,
} from '@portal/data-access/office-work';
import { BulkAssignMatching } from '@portal/domain/assignments/admin-clients.dto';
import { assignmentLimits, fixedReasons } from '@portal/domain/assignments/assignments.limits';
import { useTranslate } from '@portal/i18n';
import type { FilterOption } from '@portal/ui-kit/controls';
import { Alert, notify } from '@portal/ui-kit/core';
import { Descriptions } from '@portal/ui-kit/data';
import { useContractForm } from '@portal/ui-kit/forms';
import { FormModal } from '../edit/form.modal';
import { FewestClients } from './fewest-clients';
import { PreparerSelect } from './preparer.select';
import { searchOf, sizeOf, type MatchingSelection, type Selection } from './selection';

export interface BulkAssignModalProps {
  selection: Selection;
  onDone: () => void;
  onClose: () => void;
}

/**
 * Assigns many clients to one preparer, all or none. If the number of matches has changed since the search, shows the
 * new number and asks again.
 */
export default function BulkAssignModal({ selection: selected, onDone, onClose }: BulkAssignModalProps) {
  const t = useTranslate();
  // A refetch of the list must not change whom the dialog assigns.
  const [selection] = useState(selected);
  const [preparer, setPreparer] = useState<FilterOption | null>(null);
  const [assignChosen, one] = useBulkAssignMutation();
  const [assignMatching, all] = useBulkAssignMatchingMutation();
  const [countMatches, counting] = useLazyOfficeClientsQuery();
  const [count, setCount] = useState(() => sizeOf(selection));
  const [changed, setChanged] = useState('');
  const [hasTried, setHasTried] = useState(false);
  /** Returns how many clients the search now matches; 0 if they cannot be assigned. */
  const recount = async (matching: MatchingSelection): Promise<number> => {
    const { data } = await countMatches({ query: { ...searchOf(matching), limit: 1, count: 'exact' } });
    return data && !data.atLeast && data.total <= assignmentLimits.bulkMax ? data.total : 0;
  };
  const form = useContractForm(BulkAssignMatching, {
    defaultValues: {},
    toBody: () => ({
      ...(selection.kind === 'matching' ? searchOf(selection) : { search: null, status: 'all' }),
      preparer_id: preparer?.value,
      reason: fixedReasons.bulk,
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
      return;
    }
    const detail = detailOr(error, t('adminClients.assignFailed'));
    const now = selection.kind === 'matching' && problemOf(error)?.code === 'conflict' ? await recount(selection) : 0;
    if (now > 0) {
      setCount(now);
      setChanged(detail);
    } else notify.error(detail);
  });
  const confirm = async (): Promise<void> => {
    if (preparer && count > 0) await send();
    else {
      setHasTried(true);
      notify.error(t('adminClients.bulkMissing'));
    }
  };

  return (
    <FormModal
      title={t('adminClients.bulkTitle')}
      form={form}
      action={t('adminClients.bulkAction')}
      busy={one.isLoading || all.isLoading || counting.isFetching}
      chosen={preparer !== null}
      onSubmit={confirm}
      onClose={onClose}
    >
      {changed ? (
        <Alert tone="warning" live>
          {changed}
        </Alert>
      ) : null}
      <p>{t('adminClients.bulkAbout', { count })}</p>
      <FewestClients chosen={preparer?.value} onChoose={setPreparer} />
      <PreparerSelect
        label={t('adminClients.choosePreparer')}
        value={preparer}
        onChange={setPreparer}
        missing={hasTried && !preparer}
      />
      <Descriptions
        items={[{ key: 'reason', label: t('adminClients.fields.reason'), value: t('adminClients.bulkReason') }]}
      />
    </FormModal>
  );
}
