import { useAdminOfficesQuery } from '@portal/data-access/admin-offices';
import type { ListPageQuery } from '@portal/domain/contract/list-page';
import { workloadOf } from '@portal/domain/preparers/workload';
import { useTranslate } from '@portal/i18n';
import { Card, List, MutedText, ProgressBar, SkeletonLines } from '@portal/ui-kit/core';
import { Tag } from '@portal/ui-kit/data';
import { Paging } from '@portal/ui-kit/table';
import { useCursorPages } from '../table/use-cursor-pages';

/** Amber marks what needs action: the office needs another preparer. */
const tones = { normal: 'default', medium: 'info', high: 'warning' } as const;

interface WorkloadProps {
  clients: number;
  /** Number of preparers; 1 by default. */
  preparers?: number;
  label: string;
}

/** Workload of a preparer, or the average of an office: a number, a word and a bar. */
export function WorkloadBar({ clients, preparers = 1, label }: WorkloadProps) {
  const t = useTranslate();
  const { ratio, level, share } = workloadOf(clients, preparers);
  return (
    <ProgressBar
      tone="plain"
      percent={Math.round(share * 100)}
      label={label}
      value={
        <span className="admin-workload">
          {ratio.toFixed(1)} <Tag tone={tones[level]}>{t(`adminPreparers.workload.${level}`)}</Tag>
        </span>
      }
    />
  );
}

/** Offices per page. */
const pageSize = 10;

/** Fetches a page of offices by name. */
const useWorkloadPage = (query: ListPageQuery) => useAdminOfficesQuery({ query });

/** Shows which offices need another preparer; renders nothing if there are no offices. */
export function OfficeWorkload() {
  const t = useTranslate();
  const { page, query, turnTo } = useCursorPages(pageSize);
  const { data, currentData } = useWorkloadPage(query);
  if (data?.total === 0) return null;
  return (
    <Card title={t('preparerManagement.workload.title')}>
      <MutedText>{t('preparerManagement.workload.about')}</MutedText>
      {data ? (
        <>
          <List>
            {data.rows.map(({ id, name, preparers_count: preparers, clients_count: clients }) => (
              <li key={id} className="admin-office-workload">
                <WorkloadBar clients={clients} preparers={preparers} label={name} />
                <MutedText>{t('preparerManagement.workload.office', { preparers, clients })}</MutedText>
              </li>
            ))}
          </List>
          {data.total > pageSize ? (
            <Paging
              page={page}
              size={pageSize}
              total={data.total}
              shown={data.rows.length}
              // `currentData` is undefined while the next page loads, so a double click does not skip a page.
              onChange={(to) => turnTo(to, currentData?.next)}
            />
          ) : null}
        </>
      ) : (
        <SkeletonLines lines={3} />
      )}
    </Card>
  );
}
