import { useState, type ReactNode } from 'react';
import { useAdminReturnsQuery } from '@portal/data-access/returns';
import type { AdminReturnRow } from '@portal/domain/returns/admin-returns.dto';
import { returnStates, turns } from '@portal/domain/returns/return-states';
import { queueAges } from '@portal/domain/returns/returns.dto';
import { returnLimits } from '@portal/domain/returns/returns.limits';
import { useTranslate } from '@portal/i18n';
import { MutedText } from '@portal/ui-kit/core';
import { ExportMenu } from '../export/export.menu';
import { OfficeSelect } from '../offices/office.select';
import { FilterChip } from '../table/filter-chip';
import { ServerTable } from '../table/server-table';
import { useTableAddress } from '../table/use-table-address';
import { PreparerFilter } from './preparer-filter';
import { useReturnColumns } from './return-columns';
import { returnFilters } from './return-filters';
import { ReturnDrawer } from './return.drawer';

interface ReturnsTableProps {
  look: ReactNode;
  /** Whether the URL holds the filters to load the list by. */
  isReady: boolean;
}

/** All returns that match the URL's filters, oldest first. A row opens its return beside the list. */
export function ReturnsTable({ look, isReady }: ReturnsTableProps) {
  const t = useTranslate();
  const [opened, setOpened] = useState<AdminReturnRow | null>(null);
  const address = useTableAddress({ size: returnLimits.pageSize, filters: returnFilters });
  const turn = turns.find((one) => one === address.filters.turn);
  const part = useAdminReturnsQuery({ query: address.query }, { refetchOnMountOrArgChange: true, skip: !isReady });
  return (
    <>
      <ServerTable<AdminReturnRow, keyof typeof returnFilters>
        label={t('returnBoard.title')}
        level={1}
        columns={useReturnColumns()}
        rowKey={({ id }) => id}
        address={address}
        part={isReady ? part : { ...part, isFetching: true }}
        failed={t('returnBoard.loadFailed')}
        empty={
          address.narrowed
            ? { title: t('returnBoard.noMatch') }
            : { title: t('returnBoard.empty'), action: <MutedText>{t('returnBoard.emptyAbout')}</MutedText> }
        }
        search={{ label: t('returnBoard.search'), hint: t('returnBoard.searchHint') }}
        onOpen={setOpened}
        chips={
          turn ? (
            <FilterChip onClear={() => address.filterBy('turn', '')}>{t(`returns.staffTurns.${turn}`)}</FilterChip>
          ) : null
        }
        actions={
          <>
            <ExportMenu list="returns" criteria={address.criteria} />
            {look}
          </>
        }
        filters={[
          {
            name: 'office_id',
            label: t('returnBoard.office'),
            control: (chosen) => (
              <OfficeSelect
                {...chosen}
                pinned={[
                  { value: '', label: t('returnBoard.anyOffice') },
                  { value: 'none', label: t('returnBoard.noOffice') },
                ]}
              />
            ),
          },
          {
            name: 'preparer_id',
            label: t('returnBoard.preparer'),
            control: (chosen) => <PreparerFilter {...chosen} />,
          },
          {
            name: 'state',
            label: t('returnBoard.state'),
            options: returnStates.map((value) => ({ value, label: t(`returns.states.${value}`) })),
          },
          {
            name: 'age',
            label: t('returnBoard.age'),
            options: queueAges.map((value) => ({ value, label: t(`returns.ages.${value}`) })),
          },
        ]}
      />
      <ReturnDrawer row={opened} onClose={() => setOpened(null)} />
    </>
  );
}
